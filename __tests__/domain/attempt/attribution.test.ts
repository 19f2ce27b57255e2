import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type AuthoredStep,
  attribute,
  type FileChange,
  type Hunk,
  renderShare,
} from '../../../src/domain/attempt/attribution.ts';

const SINCE = 'a'.repeat(40);

/** Lines of one file replaced: from line `at` of the old side on, `removed` lines make room for `added` new ones. */
function replace(at: number, removed: number, added: number): Hunk {
  return {
    oldStart: removed === 0 ? at - 1 : at,
    oldCount: removed,
    newStart: added === 0 ? at - 1 : at,
    newCount: added,
  };
}

function change(path: string, ...hunks: readonly Hunk[]): FileChange {
  return { oldPath: path, newPath: path, hunks, isBinary: false };
}

const people = (...files: readonly FileChange[]): AuthoredStep => ({ by: 'people', files });
const elsewhere = (...files: readonly FileChange[]): AuthoredStep => ({ by: 'elsewhere', files });

interface Example {
  readonly steps: readonly AuthoredStep[];
  readonly agent: readonly FileChange[];
  readonly share: string | undefined;
}

const examples: Readonly<Record<string, Example>> = {
  'people who wrote nothing leave all of it to the agent': {
    steps: [],
    agent: [change('a', replace(1, 0, 10))],
    share: '100% agent (10/10 lines)',
  },
  'lines of both are set side by side': {
    steps: [people(change('b', replace(1, 0, 54)))],
    agent: [change('a', replace(1, 0, 146))],
    share: '73% agent (146/200 lines)',
  },
  'people who rewrite lines of their own count once': {
    steps: [people(change('a', replace(1, 0, 5))), people(change('a', replace(2, 3, 3)))],
    agent: [change('a', replace(6, 0, 10))],
    share: '67% agent (10/15 lines)',
  },
  'people in a file that the agent does not touch count all the same': {
    steps: [people(change('docs', replace(1, 0, 5)))],
    agent: [change('a', replace(1, 0, 10))],
    share: '67% agent (10/15 lines)',
  },
  'lines of people that the agent rewrites are its own': {
    steps: [people(change('a', replace(1, 0, 10)))],
    agent: [change('a', replace(3, 4, 6))],
    share: '50% agent (6/12 lines)',
  },
  'people who replace what the agent landed earlier have written their replacement': {
    steps: [people(change('a', replace(1, 10, 4)))],
    agent: [change('a', replace(5, 0, 12))],
    share: '75% agent (12/16 lines)',
  },
  'lines that people added and took away again are nobody’s': {
    steps: [people(change('a', replace(1, 0, 5))), people(change('a', replace(1, 5, 0)))],
    agent: [change('a', replace(1, 0, 3))],
    share: '100% agent (3/3 lines)',
  },
  'a rename by a person or the agent keeps whose lines they are': {
    steps: [people(change('a', replace(1, 0, 5))), people({ oldPath: 'a', newPath: 'b', hunks: [], isBinary: false })],
    agent: [
      { oldPath: 'b', newPath: 'c', hunks: [], isBinary: false },
      { oldPath: undefined, newPath: 'b', hunks: [replace(1, 0, 5)], isBinary: false },
    ],
    share: '50% agent (5/10 lines)',
  },
  'what a merge brought in is neither’s': {
    steps: [people(change('a', replace(1, 0, 5))), elsewhere(change('a', replace(1, 0, 900)))],
    agent: [change('a', replace(1, 0, 5))],
    share: '50% agent (5/10 lines)',
  },
  'a deletion only has no share': { steps: [], agent: [change('a', replace(1, 40, 0))], share: undefined },
  'a file that people wrote and the agent deletes is gone': {
    steps: [people(change('a', replace(1, 0, 5)))],
    agent: [{ oldPath: 'a', newPath: undefined, hunks: [replace(1, 5, 0)], isBinary: false }],
    share: undefined,
  },
  'a deleted file holds no lines, even where its hunks are not listed': {
    steps: [people(change('a', replace(1, 0, 5)))],
    agent: [{ oldPath: 'a', newPath: undefined, hunks: [], isBinary: false }],
    share: undefined,
  },
  'an agent that only removes has no share in what people wrote': {
    steps: [people(change('a', replace(1, 0, 5)))],
    agent: [change('b', replace(1, 3, 0))],
    share: '0% agent (0/5 lines)',
  },
  'lines of people in two places stay where they are when lines between them change': {
    steps: [people(change('a', replace(3, 0, 2), replace(20, 0, 3))), elsewhere(change('a', replace(10, 4, 9)))],
    agent: [change('a', replace(4, 1, 1), replace(27, 2, 1))],
    share: '40% agent (2/5 lines)',
  },
  'a file that the agent makes binary holds no lines any more': {
    steps: [people(change('a', replace(1, 0, 5)))],
    agent: [{ oldPath: 'a', newPath: 'a', hunks: [], isBinary: true }, change('b', replace(1, 0, 1))],
    share: '100% agent (1/1 lines)',
  },
  'a little is not nothing': {
    steps: [people(change('a', replace(1, 0, 9999)))],
    agent: [change('b', replace(1, 0, 1))],
    share: '1% agent (1/10000 lines)',
  },
  'nearly all is not all': {
    steps: [people(change('a', replace(1, 0, 1)))],
    agent: [change('b', replace(1, 0, 9999))],
    share: '99% agent (9999/10000 lines)',
  },
};

describe('who wrote the lines of a checkpoint', () => {
  test.each(Object.entries(examples))('%s', (_title, { steps, agent, share }) => {
    expect(renderShare(attribute({ since: SINCE, steps, agent }))).toBe(share);
  });

  test('what was counted is told', () => {
    const steps = [
      people(change('a', replace(1, 0, 5))),
      elsewhere(change('b', replace(1, 0, 5))),
      elsewhere(change('b', replace(1, 0, 1))),
    ];
    const agent = [change('c', replace(1, 2, 3)), { oldPath: 'x', newPath: 'x', hunks: [], isBinary: true }];
    expect(attribute({ since: SINCE, steps, agent })).toEqual({
      since: SINCE,
      agent_added: 3,
      agent_removed: 2,
      people_added: 5,
      people_commits: 1,
      binary_files: 1,
    });
  });

  test('is the same as when every line carries the name of its author', () => {
    const edit = fc.record({ gap: fc.nat(4), removed: fc.nat(4), added: fc.nat(4) });
    const step = fc.record({ by: fc.constantFrom('people', 'elsewhere'), edits: fc.array(edit, { maxLength: 5 }) });
    fc.assert(
      fc.property(fc.nat(30), fc.array(step, { minLength: 1, maxLength: 6 }), (length, sketches) => {
        let lines: readonly string[] = Array.from({ length }, () => 'old');
        const steps: AuthoredStep[] = [];
        for (const { by, edits } of sketches) {
          const made = applyEdits(lines, edits, by);
          steps.push({ by: by === 'people' ? 'people' : 'elsewhere', files: [change('f', ...made.hunks)] });
          lines = made.lines;
        }
        const { people_added } = attribute({ since: SINCE, steps, agent: [] });
        expect(people_added).toBe(lines.filter((line) => line === 'people').length);
      }),
    );
  });
});

interface Edit {
  readonly gap: number;
  readonly removed: number;
  readonly added: number;
}

/** Edits one after the other, each at least one line below the last, to labelled lines. */
function applyEdits(
  lines: readonly string[],
  edits: readonly Edit[],
  label: string,
): { readonly lines: readonly string[]; readonly hunks: readonly Hunk[] } {
  const result: string[] = [];
  const hunks: Hunk[] = [];
  let at = 0;
  for (const { gap, removed, added } of edits) {
    const start = at + gap + 1;
    if (start > lines.length) break;
    result.push(...lines.slice(at, start));
    const taken = Math.min(removed, lines.length - start);
    if (taken + added > 0) {
      hunks.push({
        oldStart: taken === 0 ? start : start + 1,
        oldCount: taken,
        newStart: added === 0 ? result.length : result.length + 1,
        newCount: added,
      });
    }
    result.push(...Array.from({ length: added }, () => label));
    at = start + taken;
  }
  return { lines: [...result, ...lines.slice(at)], hunks };
}
