import { expect, test } from '@jest/globals';
import { renderReportHead } from '../../../src/report/html/report-head.ts';
import { renderJobSummary } from '../../../src/report/pages/job-summary.ts';
import { renderStatusComment } from '../../../src/report/pages/status-comment.ts';
import { renderStatusJson } from '../../../src/report/terminal/status-json.ts';
import { listCheckpoints } from '../../../src/report/words/task-facts.ts';
import { makeAttempt, makeView } from '../make-view.ts';

const READER = { program: 'groundhog', again: ['run', 'plan.yml'] };
const failed = [1, 2].map((day) => makeAttempt({ day, outcome: 'failed' }));
const tried = { attempt_budget: 2, attempts: failed };
const ENDED = { ending_reason: 'A reason.', ended_at: '2026-01-02T04:00:00.000Z' } as const;
const PAUSED = { ...ENDED, ending: 'paused', pause_cause: 'asked' } as const;

function listMove(view: ReturnType<typeof makeView>): string[] {
  const [, move = ''] = renderStatusComment(view, {}).split('**Your move**');
  return [...move.matchAll(/^- `\/groundhog ([^`]+)`/gm)].map(([, line = '']) => line);
}

test('after a pause behind the last attempt every page offers a retry, and none a run that would block at once', () => {
  const view = makeView([{ checkpoint_id: 'a', ...tried }, { checkpoint_id: 'b' }], PAUSED);
  expect(listMove(view)).toEqual(['retry a', 'skip a <reason>', 'abort']);
  expect(renderStatusComment(view, {})).toMatch(/Paused at a .*give it more attempts, or continue without it/s);
  expect(renderJobSummary(view, { pullRequestUrl: 'https://github.com/o/r/pull/1' })).toContain('/groundhog retry a');
  const { next } = JSON.parse(renderStatusJson([view], READER)).tasks[0];
  expect(next.commands).toEqual([
    'groundhog show a --task demo',
    'groundhog retry a --task demo',
    'groundhog run plan.yml',
  ]);
  const report = { view, links: {}, madeAt: ENDED.ended_at } as unknown as Parameters<typeof renderReportHead>[0];
  expect(JSON.stringify(renderReportHead(report, listCheckpoints(view)))).toContain('groundhog retry a');
});

test('where several checkpoints were given up, one command opens all of them', () => {
  const givenUp = { ...tried, outcome: 'abandoned', reason: 'attempt budget used up (2 of 2)' } as const;
  const view = makeView(
    [
      { checkpoint_id: 'a', ...tried },
      { checkpoint_id: 'b', ...givenUp },
    ],
    PAUSED,
  );
  expect(listMove(view)).toEqual(['retry', 'skip a <reason>', 'abort']);
  expect(JSON.parse(renderStatusJson([view], READER)).tasks[0].next.commands[1]).toBe('groundhog retry --task demo');
});

test.each(['infra_error', 'conflict', 'refused'] as const)(
  'a task that ended %s with no attempt left is to be reopened once what is named is done',
  (ending) => {
    const view = makeView([{ checkpoint_id: 'a', ...tried }], { ...ENDED, ending });
    expect(listMove(view)).toEqual(['retry a', 'skip a <reason>']);
    const { advice } = JSON.parse(renderStatusJson([view], READER)).tasks[0].next;
    expect(advice).toMatch(/^(?:Fix what is named as the reason|Check the task branch).* Read why it failed/);
    const open = makeView([{ checkpoint_id: 'a' }], { ...ENDED, ending });
    expect(listMove(open)).toEqual(['run']);
  },
);

test('a task that has passed is open again once its plan has a fix, whoever has decided what before', () => {
  const view = makeView([{ checkpoint_id: 'a', outcome: 'success' }, { checkpoint_id: 'fix-1' }], {
    ...ENDED,
    ending: 'passed',
  });
  expect(renderStatusComment(view, {})).toContain('### ⏸️ Open again at fix-1');
  expect(listMove(view)).toEqual(['run']);
});

test.each(['blocked', 'refused'] as const)(
  'a task that was %s is open again once what it stopped at is skipped',
  (ending) => {
    const skip = { at: '2026-01-02T05:00:00.000Z', by: 'octo', kind: 'skip', checkpoint_id: 'a', text: 'it is there' };
    const skipped = { checkpoint_id: 'a', outcome: 'skipped' } as const;
    const facts = { ...ENDED, ending, steering: [skip] } as Parameters<typeof makeView>[1];
    const { next, meaning } = JSON.parse(renderStatusJson([makeView([skipped, { checkpoint_id: 'b' }], facts)], READER))
      .tasks[0];
    expect({ next, meaning }).toMatchObject({ next: { commands: ['groundhog run plan.yml'] } });
    expect(next.advice).toMatch(/^Start the run again/);
    expect(renderStatusComment(makeView([skipped], facts), {})).toMatch(
      /No work is left, and the next run ends the task/,
    );
  },
);

test('a rebase that was stopped offers the run, and no retry of what is stuck after it', () => {
  const commit = 'c'.repeat(40);
  const rebase = {
    ...{ from: 'a'.repeat(40), onto: 'b'.repeat(40), head: 'b'.repeat(40), left: [{ commit, checkpoint_id: 'a' }] },
    ...{ landed: [{ checkpoint_id: 'a', commit, budget_from: 0 }], since_day: 0, last_landed: null },
  };
  const stuck = { checkpoint_id: 'b', outcome: 'abandoned', reason: 'used up', attempts: failed } as const;
  const facts = { ...PAUSED, rebase } as unknown as Parameters<typeof makeView>[1];
  expect(listMove(makeView([{ checkpoint_id: 'a' }, stuck], facts))[0]).toBe('run');
});

test('a task whose run died with all done is not said to have work', () => {
  const view = makeView([{ checkpoint_id: 'a', outcome: 'success' }], { ...PAUSED, pause_cause: 'job_ended' });
  expect(listMove(view)).toEqual(['run']);
  expect(renderStatusComment(view, {})).toMatch(/Open again .*No work is left, and the next run ends the task/s);
});

test('a pause behind the last landing of a rebase offers the run that ends it, and neither a hint nor an abort', () => {
  const rebase = {
    ...{ from: 'a'.repeat(40), onto: 'b'.repeat(40), head: 'c'.repeat(40), left: [], landed: [] },
    ...{ since_day: 1, last_landed: null },
  };
  const view = makeView([{ checkpoint_id: 'a', outcome: 'success' }], { ...PAUSED, rebase });
  expect(listMove(view)).toEqual(['run']);
});
