import { describe, expect, test } from '@jest/globals';
import type { CriterionRun } from '../../../src/domain/attempt/verdict.ts';
import { testsCriterionSchema } from '../../../src/domain/plan/tests-criterion.ts';
import { conclusionOf, endingSchema } from '../../../src/domain/record/ending.ts';
import type { GroundhogRun } from '../../../src/domain/record/run-record.ts';
import { renderCheckRun } from '../../../src/report/pages/check-run.ts';
import { LANDED, LINKS, makeAttempt, makeCriterionRun, makeLandedAttempt, makeView } from '../make-view.ts';

const ENDED = { ending: 'blocked', ending_reason: 'why', ended_at: '2026-01-02T04:00:00.000Z', head: LANDED } as const;
const plan = {
  path: '.groundhog/plans/demo.yml',
  findLine: (checkpoint: number, criterion: number) => 100 * checkpoint + criterion,
};
const red = (criterion: CriterionRun['criterion'], output = '') =>
  makeCriterionRun({ criterion, outcome: 'failed', detail: 'exit 1, expected 0', output });

const COMMAND = { kind: 'command', command: 'npm test', expect_exit: 0, timeout_seconds: 9 } as const;

const makeBlocked = (runs: readonly CriterionRun[], changes: Partial<typeof ENDED> | { head: string } = {}) =>
  makeView(
    [
      { checkpoint_id: 'parser', outcome: 'success', attempts: [makeLandedAttempt(1)] },
      {
        checkpoint_id: 'readme',
        outcome: 'abandoned',
        reason: 'budget',
        attempts: [makeAttempt({ day: 2, verifier_runs: [...runs] })],
      },
    ],
    { ...ENDED, ...changes },
  );

describe('renderCheckRun', () => {
  test('says how the run ended, on the commit that it ended at', () => {
    const check = renderCheckRun(makeBlocked([makeCriterionRun()]), { links: LINKS, plan });
    expect(check).toMatchObject({
      name: 'Groundhog',
      externalId: `groundhog:1:n0nce:${LANDED}:${ENDED.ended_at}`,
      headSha: LANDED,
      conclusion: 'failure',
      title: 'Blocked at readme · 1 of 2 landed',
      annotations: [],
    });
    expect(check?.summary).toMatch(/^Budget\. \[diff\]\(/);
    // GitHub shows the title above it.
    expect(check?.summary).not.toContain('###');
  });

  test('points at each test that failed, at the line of its report', () => {
    const row = { base: 'passed', now: 'failed', note: 'lost', message: '5 is not 1' } as const;
    const rows = [
      { ...row, name: 'sums › subtracts', path: 'test/sums.js', line: 7 },
      { ...row, name: 'fixed', note: 'fixed', path: 'test/sums.js', line: 9 } as const,
      { ...row, name: 'somewhere', path: null, line: null },
    ];
    const tests = { base: null, now: null, rows, left_out: 0 };
    const run = { ...red(testsCriterionSchema.parse({ kind: 'tests', command: 'run', report: 'tap' })), tests };
    expect(renderCheckRun(makeBlocked([run]), { links: LINKS, plan })?.annotations).toEqual([
      {
        path: 'test/sums.js',
        line: 7,
        title: 'Checkpoint readme: sums › subtracts',
        message: 'base: passed, now: failed\n\n5 is not 1',
      },
    ]);
    const nowhere = { ...run, tests: { ...tests, rows: rows.slice(2) } };
    expect(renderCheckRun(makeBlocked([nowhere]), { links: LINKS, plan })?.annotations).toEqual([
      expect.objectContaining({ path: plan.path, line: 100 }),
    ]);
  });

  test('points at the line of the plan, and without a plan at the file that a failed criterion names', () => {
    const runs = [
      makeCriterionRun(),
      red(COMMAND, 'not ok 3'),
      red({ kind: 'file_contains', path: 'README.md', pattern: 'x' }),
    ];
    expect(renderCheckRun(makeBlocked(runs), { links: LINKS, plan })?.annotations).toEqual([
      {
        path: plan.path,
        line: 101,
        title: 'Checkpoint readme: exit 1, expected 0',
        message: 'command: npm test\n\nnot ok 3',
      },
      {
        path: plan.path,
        line: 102,
        title: 'Checkpoint readme: exit 1, expected 0',
        message: 'file_contains: README.md: x',
      },
    ]);
    expect(renderCheckRun(makeBlocked(runs), { links: LINKS, plan: undefined })?.annotations).toMatchObject([
      { path: 'README.md', line: 1 },
    ]);
  });

  test('has at most fifty annotations and counts the others', () => {
    const check = renderCheckRun(makeBlocked(Array.from({ length: 60 }, () => red(COMMAND))), { links: LINKS, plan });
    expect(check?.annotations).toHaveLength(50);
    expect(check?.summary).toContain('10 more failures have no annotation.');
  });

  test.each(endingSchema.options)(
    'concludes as the job does for %s, and asks for action where work is left',
    (ending) => {
      const view = makeBlocked([], {});
      const conclude = (checkpoints: GroundhogRun['checkpoints']) =>
        renderCheckRun({ ...view, record: { ...view.record, checkpoints, ending } }, { links: LINKS, plan })
          ?.conclusion;
      const conclusion = conclusionOf(ending);
      const isDone = conclusion === 'success';
      const left = view.record.checkpoints;
      const done = left.map((each) => ({ ...each, outcome: 'success' as const }));
      expect(conclude(isDone ? done : left)).toBe(conclusion === 'neutral' ? 'action_required' : conclusion);
      // A person has asked for more since the end.
      if (isDone) expect(conclude(left)).toBe('action_required');
    },
  );

  test('is not there while the run goes on, nor where no commit of the task is', () => {
    const view = makeBlocked([]);
    expect(
      renderCheckRun({ ...view, record: { ...view.record, ending: null } }, { links: LINKS, plan }),
    ).toBeUndefined();
    const bare = makeBlocked([], { head: view.record.base_sha });
    expect(renderCheckRun(bare, { links: LINKS, plan })).toBeUndefined();
  });
});
