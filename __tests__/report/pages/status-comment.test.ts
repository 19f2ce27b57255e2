import { describe, expect, test } from '@jest/globals';
import { endingSchema } from '../../../src/domain/record/ending.ts';
import { renderStatusComment } from '../../../src/report/pages/status-comment.ts';
import { parseMarker } from '../../helpers/parse-marker.ts';
import {
  LANDED,
  LINKS,
  makeAttempt,
  makeCriterionRun,
  makeLandedAttempt,
  makeView,
  SCRATCH,
  SNAPSHOT,
  toPlainSpaces,
} from '../make-view.ts';
import { countCells } from './active-markdown.ts';

const done = (checkpoint_id: string, day: number) => ({
  checkpoint_id,
  outcome: 'success' as const,
  attempts: [makeLandedAttempt(day)],
});

const ENDED = { ending: 'blocked', ending_reason: 'why', ended_at: '2026-01-02T04:00:00.000Z' } as const;
const makeMissing = (path: string) =>
  makeCriterionRun({ criterion: { kind: 'file_exists', path }, outcome: 'failed', detail: 'It does not exist.' });

describe('renderStatusComment', () => {
  test('shows what is done, what goes on and what was spent', () => {
    const running = makeAttempt({ day: 3, outcome: 'running', ended_at: null });
    const view = makeView([
      done('parser', 1),
      { checkpoint_id: 'printer', attempts: [makeAttempt({ day: 2 }), running] },
      { checkpoint_id: 'docs' },
    ]);
    const comment = toPlainSpaces(renderStatusComment(view, LINKS));
    expect(parseMarker(comment)).toEqual({ lineage: 'n0nce', kind: 'status' });
    expect(comment).toContain(
      '### ⏳ At work on printer · 1 of 3 landed\n\nAttempt 3 (2 of 3 at this checkpoint), since 2026-01-02 03:04 UTC. [job log](',
    );
    expect(comment).toContain(`| ✅ | parser · [\`ddddddd\`](${LINKS.repositoryUrl}/commit/${LANDED}) | 1 of 3 |`);
    expect(comment).toContain('| ⏳ | printer · in progress | 2 of 3 |');
    expect(comment).toContain('| ⚪ | docs | – |');
    expect(comment).toContain('<summary>2 attempts before this one · 5 min 0 s · $0.50</summary>');
    expect(comment).toContain('- 10 turns, 2,400 input tokens, 600 output tokens.');
    expect(comment).not.toMatch(/undefined|null|NaN/);
  });

  test.each(['blocked', 'conflict'] as const)(
    'links the work that could not be brought to the task branch: %s',
    (ending) => {
      const refused = { ...ENDED, ending, ending_reason: 'A rule of the repository has rejected the push.' };
      const render = (attempt: Parameters<typeof makeAttempt>[0]) =>
        renderStatusComment(
          makeView([done('parser', 1), { checkpoint_id: 'printer', attempts: [makeAttempt(attempt)] }], refused),
          LINKS,
        );
      const link = `[diff](${LINKS.repositoryUrl}/compare/${SNAPSHOT}...${SCRATCH}) · [job log]`;
      for (const outcome of ['running', 'interrupted'] as const) expect(render({ day: 2, outcome })).toContain(link);
      expect(render({ day: 2, outcome: 'interrupted', scratch_commit: null })).not.toContain('[diff]');
      expect(render({ day: 2 })).not.toContain('[diff]');
    },
  );

  test('counts attempts as the run does: one that was interrupted uses none of the budget', () => {
    const attempts = [1, 2].map((day) => makeAttempt({ day, outcome: 'interrupted' }));
    const running = makeAttempt({ day: 3, outcome: 'running', ended_at: null });
    const view = makeView([{ checkpoint_id: 'parser', attempts: [...attempts, running] }]);
    const comment = toPlainSpaces(renderStatusComment(view, LINKS));
    expect(comment).toContain('\nAttempt 3 (1 of 3 at this checkpoint), since');
    expect(comment).toContain('| 1 of 3, 2 interrupted |');
  });

  test('warns when few attempts are left for the checkpoint that is worked on', () => {
    const failed = [1, 2, 3].map((day) => makeAttempt({ day }));
    const comment = (count: number) =>
      toPlainSpaces(
        renderStatusComment(
          makeView([{ checkpoint_id: 'parser', attempt_budget: 5, attempts: failed.slice(0, count) }]),
          LINKS,
        ),
      );
    expect(comment(2)).toContain('At work on parser · 0 of 1 landed\n\nNext attempt: 3 of 5 at this checkpoint.');
    expect(comment(2)).not.toContain('at the limit');
    expect(comment(3)).toMatch(/\nNext attempt: 4 of 5 at this checkpoint\. \[job log\]\(\S+\)\n\n⚠️ /);
    expect(comment(3)).toContain('`parser` is at 4 of 5 attempts (attempt_budget); at the limit it is given up.');
  });

  test('is as long after 3 attempts at each checkpoint as after 30, and after 300', () => {
    const sizeAfter = (count: number) => {
      const failed = Array.from({ length: count - 1 }, (_, at) => makeAttempt({ day: at + 1 }));
      const ids = Array.from({ length: 20 }, (_, at) => `c${at}`);
      const attempts = [...failed, makeLandedAttempt(count)];
      return renderStatusComment(makeView(ids.map((id) => ({ ...done(id, 1), attempts }))), LINKS).length;
    };
    const [first = 0, second, third] = [3, 30, 300].map(sizeAfter);
    expect(second).toBeLessThanOrEqual(first * 1.05);
    expect(third).toBeLessThanOrEqual(first * 1.05);
  });

  test('keeps the lines of a reason that has several, so that they can be copied', () => {
    const changes = { ending: 'infra_error', ended_at: '2026-01-02T04:00:00.000Z' } as const;
    const ending_reason = 'Refused.\nGive it the right:\n  permissions:\n    contents: write';
    const comment = renderStatusComment(makeView([done('a', 1)], { ...changes, ending_reason }), LINKS);
    const block = '```text\npermissions:\n  contents: write\n```';
    expect(comment).toContain(`\n\nRefused.  \nGive it the right:\n\n${block}\n\n[job log](`);
    expect(comment).toMatch(/^- `\/groundhog run` – /m);
  });

  test('shortens the ids of commits in a reason, and links them', () => {
    const view = makeView([done('a', 1)], {
      ...{ ending: 'conflict', ended_at: '2026-01-02T04:00:00.000Z' },
      ending_reason: `The task branch "t" moved from ${LANDED} to ${SCRATCH} during the attempt.`,
    });
    const link = (id: string) => `[\`${id.slice(0, 7)}\`](${LINKS.repositoryUrl}/commit/${id})`;
    expect(renderStatusComment(view, LINKS)).toContain(`moved from ${link(LANDED)} to ${link(SCRATCH)} during`);
    expect(renderStatusComment(view, {})).toContain('moved from `ddddddd` to `ccccccc` during');
  });

  test.each(endingSchema.options)('says in plain words that the run ended as %s, why, and what to do', (ending) => {
    const view = makeView([done('a', 1)], {
      ending,
      ending_reason: 'the reason',
      ended_at: '2026-01-02T04:00:00.000Z',
    });
    const comment = renderStatusComment(view, LINKS);
    expect(comment).toMatch(/^### \S+ [A-Z][^·]+ · 1 of 1 landed\n\n/m);
    expect(comment).toMatch(/^\*\*Your move\*\* – [a-z].+[.:]$/m);
    expect(comment.includes('The reason')).toBe(ending !== 'passed');
    expect(comment).not.toContain('is about to end');
  });

  test.each([
    ['deadline', 1, /nothing, where `continue: true` or a scheduled sweep resumes it; otherwise start it/],
    ['deadline', 0, /nothing, where a scheduled sweep resumes it; otherwise start it again when you like/],
    ['provider', 1, /nothing, where a scheduled sweep resumes it; otherwise start it again when you like/],
    ['budget', 1, /\*\*Your move\*\* – start it again when you like/],
    ['asked', 1, /\*\*Your move\*\* – start it again when you like/],
  ] as const)('says who goes on with a task that paused for %s after %i attempts', (pause_cause, count, expected) => {
    const attempts = Array.from({ length: count }, (_, at) => makeAttempt({ day: at + 1, outcome: 'failed' }));
    const ended = { ending: 'paused', ending_reason: 'x', ended_at: '2026-01-02T04:00:00.000Z', pause_cause } as const;
    expect(renderStatusComment(makeView([{ checkpoint_id: 'a', attempts }], ended), LINKS)).toMatch(expected);
  });

  test.each([1, 60, 1000])('fits with %i checkpoints, never cuts a row and counts what is left out', (count) => {
    const sketches = Array.from({ length: count }, (_, index) =>
      index < count / 2
        ? done(`checkpoint-${index}-${'x'.repeat(60)}`, index + 1)
        : { checkpoint_id: `checkpoint-${index}` },
    );
    const comment = renderStatusComment(makeView(sketches), LINKS);
    expect(comment.length).toBeLessThanOrEqual(60_000);
    const rows = countCells(comment).at(-1) ?? [];
    expect(new Set(rows)).toEqual(new Set([3]));
    const leftOut = [...comment.matchAll(/^(\d+) (?:earlier|further) rows? (?:is|are) left out here\.$/gm)];
    const missing = leftOut.reduce((sum, [, number]) => sum + Number(number), 0);
    expect(rows.length - 2 + missing).toBe(count);
    expect(missing > 0).toBe(count === 1000);
    expect(comment).toContain(`| checkpoint-${Math.ceil(count / 2) - (count === 1 ? 1 : 0)}`);
  });
});

test('of many checkpoints those around the work are shown, and all of them are folded away', () => {
  const sketches = Array.from({ length: 60 }, (_, index) =>
    index < 30 ? done(`c${index + 1}`, index + 1) : { checkpoint_id: `c${index + 1}` },
  );
  const [open = '', folded = ''] = renderStatusComment(makeView(sketches), LINKS).split('<summary>All 60 checkpoints');
  expect(open.match(/\| c\d+/g)).toEqual(['| c28', '| c29', '| c30', '| c31', '| c32', '| c33', '| c34']);
  expect(folded.match(/\| c\d+/g)).toHaveLength(60);
  const passed = renderStatusComment(makeView(sketches.slice(0, 30)), LINKS);
  expect(passed.split('<details>')[0]).not.toMatch(/^\| /m);
});

test('never counts as landed what was skipped, held already or changed nothing', () => {
  const view = makeView([
    done('a', 1),
    { checkpoint_id: 'b', outcome: 'success' },
    { checkpoint_id: 'c', outcome: 'skipped', reason: 'no' },
    { checkpoint_id: 'd', outcome: 'success', attempts: [makeAttempt({ outcome: 'passed', day: 2 })] },
  ]);
  expect(renderStatusComment(view, LINKS)).toContain(
    '· 1 of 4 landed, 1 already satisfied, 1 passed without changes, 1 skipped\n',
  );
});

test('links what blocks to what was tried, and a checkpoint to its comment', () => {
  const attempts = [makeAttempt({ verifier_runs: [makeMissing('CHANGELOG.md')] })];
  const view = makeView([{ checkpoint_id: 'release notes', outcome: 'abandoned', reason: 'spent', attempts }], ENDED);
  const tried = `${LINKS.pullRequestUrl}#issuecomment-2`;
  const comments = { status: undefined, checkpoints: new Map([['release notes', tried]]) };
  const comment = toPlainSpaces(renderStatusComment(view, { ...LINKS, comments }));
  expect(comment).toContain(
    '### ❌ Blocked at release notes · 0 of 1 landed\n\nAfter 1 attempt `CHANGELOG.md` does not exist. ',
  );
  expect(comment).toMatch(/\[What was tried\]\(\S+-2\) · \[diff\]\(\S+\/compare\/\S+\) · \[job log\]\(/);
  expect(comment).toContain('- `/groundhog retry "release notes"` – ');
  expect(comment).toContain(`| ❌ | [release notes](${tried}) · given up | 1 of 3 |`);
});
