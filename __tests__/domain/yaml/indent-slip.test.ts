import { describe, expect, test } from '@jest/globals';
import { parsePlan } from '../../../src/domain/plan/parse-plan.ts';
import { findIndentSlip } from '../../../src/domain/yaml/indent-slip.ts';

const PLAN = `task: parse-args
protect: [test/**, package.json]
checkpoints:
  - id: parser
    spec: Write src/args.js. It exports parseArgs(argv), which
      returns flags.
    success_criteria:
      - kind: tests
        command: node --test test/args.test.mjs
        report: tap
        must_pass:
          - parseArgs*
          - "help: *"
      - kind: changes_within
        paths: [src/**]
  - id: readme
    spec: |
      Describe the flags.
      And: more.
    success_criteria:
      # The title.
      - kind: file_contains
        path: README.md
        pattern: parseArgs
`;
const LINES = PLAN.split('\n').slice(0, -1);

function problemsOf(text: string): readonly string[] {
  const parsed = parsePlan(text, { fileName: 'plan.yml' });
  return parsed.kind === 'ok' ? [] : parsed.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

function change(from: string, to: string): readonly string[] {
  expect(PLAN).toContain(from);
  return problemsOf(PLAN.replace(from, to));
}

/** Moves one line of the plan by some columns. */
function shift(index: number, by: number): string {
  const moved = (LINES[index] ?? '').replace(/^ */, (spaces) => ' '.repeat(Math.max(0, spaces.length + by)));
  return `${LINES.with(index, moved).join('\n')}\n`;
}

test('the plan itself is valid', () => {
  expect(problemsOf(PLAN)).toEqual([]);
});

describe('a line that is moved', () => {
  const columnOf = (line = '') => (/^ */.exec(line)?.[0].length ?? 0) + 1;
  const cases = LINES.flatMap((line, index) =>
    [-3, -2, -1, 1, 2, 3].map((by) => ({ line, index, by, text: shift(index, by) })),
  );
  const broken = cases.filter(({ text, line }) => {
    const parsed = parsePlan(text, { fileName: 'plan.yml' });
    return parsed.kind === 'invalid' && text !== PLAN && !line.includes('#');
  });

  const found = broken.flatMap((moved) => {
    const slip = findIndentSlip(moved.text);
    return slip === undefined ? [] : [{ ...moved, slip }];
  });

  test('is found in nearly all cases', () => {
    expect([found.length, broken.length]).toEqual([118, 121]);
  });

  test.each(found)('by $by columns is the only fault where it breaks the syntax: $line', ({ text, index, slip }) => {
    expect(problemsOf(text)).toHaveLength(1);
    const line = text.slice(0, slip.at).split('\n').length;
    const isPair = slip.message.endsWith(`as on line ${index + 1}`) || slip.message.includes('the text of the key');
    if (!isPair) expect(line).toBe(index + 1);
  });

  test('by one column is named with the column that it had, or as the line that the next one does not agree with', () => {
    const near = broken.filter(({ by, line }) => Math.abs(by) === 1 && /^ *(?:- )?\w+:/.test(line));
    expect(near.length).toBeGreaterThan(20);
    for (const { text, line, index } of near)
      expect(problemsOf(text)[0]).toMatch(new RegExp(`column ${columnOf(line)}(?:, |$)|as on line ${index + 1}$`));
  });
});

describe('a slip', () => {
  test.each([
    [
      '- kind: changes_within\n        paths',
      '  - kind: changes_within\n          paths',
      'column 9, and the items of its list begin in column 7, as on line 8',
    ],
    [
      '- kind: changes_within\n        paths',
      '- kind: changes_within\n      paths',
      'column 7, and the keys beside it begin in column 9, as on line 14',
    ],
    ['  - id: readme', '- id: readme', 'column 1, and the items of its list begin in column 3, as on line 4'],
  ])('of indentation names the nearest level of its kind: %j', (from, to, text) => {
    expect(change(from, to)).toEqual([expect.stringMatching(new RegExp(`^\\d+:\\d+ this line begins in ${text}$`))]);
  });

  test.each([
    ['which\n      returns', 'which\nreturns', '6:1'],
    ['spec: |\n      Describe', 'spec: |\n    Describe', '18:5'],
  ])('of a text that is not indented below its key says so: %j', (from, to, place) => {
    const line = from.startsWith('which') ? 5 : 17;
    const advice = `the text of the key on line ${line} continues here: indent it further than the key, from column 7 on`;
    expect(change(from, to)[0]).toBe(`${place} ${advice}`);
  });

  test.each([['  - id: readme'], ['      - kind: file_contains']])('without a space after the dash: %s', (line) => {
    expect(change(line, line.replace('- ', '-'))).toEqual([
      expect.stringMatching(/^\d+:\d+ an item of a list needs a space after its dash: write "- ", then the key$/),
    ]);
  });

  test('without the closing quotation mark is placed at the one that opens', () => {
    expect(change('pattern: parseArgs', 'pattern: "parseArgs')).toEqual([
      '24:18 the quotation mark that opens here is not closed',
    ]);
  });

  test('of an item without its dash says how an item begins', () => {
    expect(change('      - kind: changes_within', '        kind: changes_within')[0]).toBe(
      '14:9 the key "kind" is written twice; the first is on line 8; another item of the list begins with "- "',
    );
  });
});

test.each([
  ['brackets over several lines', 'protect: [\na,\n b,\n  c: d: e\n'],
  ['quotes over several lines', 'spec: "a\nb: c\n d: e"\nx: y: z\n'],
  ['a complex key', '? a\n: b\n c: d\n'],
  ['prose', 'Hello: this\nis: no: plan\n'],
])('%s is none', (_name, text) => {
  expect(findIndentSlip(text)).toBeUndefined();
});

test('a key below a value with a colon is one', () => {
  const text = 'checkpoints:\n  - id: a\n    spec: Fix this: x\n      y: z\n';
  expect(findIndentSlip(text)?.message).toMatch(/column 7, and the keys beside it begin in column 5/);
});
