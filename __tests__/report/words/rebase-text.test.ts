import { describe, expect, test } from '@jest/globals';
import type { TaskView } from '../../../src/domain/record/notifier.ts';
import { isReplay } from '../../../src/domain/record/rebase.ts';
import type { CheckpointRun } from '../../../src/domain/record/run-record.ts';
import { countStats } from '../../../src/domain/record/task-stats.ts';
import { renderReportHead } from '../../../src/report/html/report-head.ts';
import { renderCheckpointComment } from '../../../src/report/pages/checkpoint-comment.ts';
import { renderJobSummary } from '../../../src/report/pages/job-summary.ts';
import { renderAttemptText } from '../../../src/report/terminal/attempt-text.ts';
import { renderStatusText } from '../../../src/report/terminal/chronicle-text.ts';
import { renderTaskListJson } from '../../../src/report/terminal/status-json.ts';
import { renderTaskList } from '../../../src/report/terminal/task-list.ts';
import { formatTotal } from '../../../src/report/text/format-duration.ts';
import { describeRebase } from '../../../src/report/words/rebase-text.ts';
import { listAttempts, listCheckpoints } from '../../../src/report/words/task-facts.ts';
import { LINKS } from '../make-view.ts';
import { makeRebase, type SampleRebase } from '../sample-rebases.ts';

const link = (short: string, id: string) => `[\`${short}\`](${LINKS.repositoryUrl}/commit/${id})`;
const ONTO = link('eeeeeee', 'e'.repeat(40));
const FROM = link('d000005', `d000005${'d'.repeat(33)}`);
const SENTENCES: readonly (readonly [SampleRebase, plain: string, markdown: string])[] = [
  [
    'rebasing',
    'Being rebased onto main at eeeeeee: 2 of 4 landed checkpoints verified again there. The task branch stays at d000005 until all are.',
    `Being rebased onto main at ${ONTO}: 2 of 4 landed checkpoints verified again there. The task branch stays at ${FROM} until all are.`,
  ],
  [
    'rebased',
    'Rebased onto main at eeeeeee; verified again there: all 4 checkpoints; made again by an agent: readme. Before: d000005, kept as refs/groundhog/demo/before-rebase-1.',
    `Rebased onto main at ${ONTO}; verified again there: all 4 checkpoints; made again by an agent: readme. Before: ${FROM}, kept as \`refs/groundhog/demo/before-rebase-1\`.`,
  ],
];

function renderHead(view: TaskView) {
  const diffs = { attemptDiffs: new Map(), stepDiffs: new Map() };
  return renderReportHead({ view, links: LINKS, madeAt: '2026-03-03T10:00:00.000Z', ...diffs }, listCheckpoints(view));
}

test('work that the new base had already was made again by no agent, nor was that of the rebase before', () => {
  const { record } = makeRebase('rebased', 4);
  const checkpoints = record.checkpoints.map((run): CheckpointRun => {
    const replay = run.attempts.findLastIndex(isReplay);
    return { ...run, attempts: run.attempts.slice(0, replay + 1) };
  });
  // Its own commit was landed before the rebase, and did not hold on the new base.
  const failed = checkpoints.map((run) => ({
    ...run,
    attempts: run.attempts.map((each) => (isReplay(each) ? { ...each, committed_ref: null } : each)),
  }));
  expect(describeRebase({ ...record, checkpoints: failed })).not.toContain('made again');
  const [last] = record.rebases;
  if (last === undefined) throw new Error('no rebase');
  const twice = { ...record, rebases: [last, { ...last, at: '2026-05-01T00:00:00.000Z' }] };
  expect(describeRebase(twice)).not.toContain('made again');
});

test('the report of a conflict has short ids', () => {
  const page = renderCheckpointComment(makeRebase('rebasing', 4), 'readme', LINKS);
  const [, report = ''] = page.split('<summary>Failure report of attempt 8, by Groundhog');
  expect(report).toMatch(/the commit d000004, .* "git show d000004" /s);
  expect(report).not.toMatch(/[0-9a-f]{40}/);
});

test('work that an agent made again after a retry is named, and work of a later plan is not', () => {
  const { record } = makeRebase('rebased', 4);
  const describeWith = (change: (run: CheckpointRun) => CheckpointRun) =>
    describeRebase({ ...record, checkpoints: record.checkpoints.map(change) });
  // A retry gives a fresh budget.
  const retried = describeWith((run) => ({ ...run, budget_from: run.attempts.length }));
  expect(retried).toContain('; made again by an agent: readme. ');
  const later = describeWith((run) => {
    const [attempt] = run.attempts.slice(-1);
    if (attempt === undefined) return run;
    const agent = { name: 'builtin', provider: null, model: null, entry: null };
    return { ...run, attempts: [...run.attempts, { ...attempt, agent, ended_at: '2026-04-01T00:00:00.000Z' }] };
  });
  expect(later).toContain('; made again by an agent: readme. ');
});

test('the attempts of a rebased task are counted alike everywhere, without its landed commits on the new base', () => {
  const before = listAttempts(listCheckpoints(makeRebase('rebased', 4))).filter((attempt) => !isReplay(attempt));
  const view = makeRebase('rebased', 4);
  const [, count = ''] = /, (\d+) attempts/.exec(renderStatusText(view)) ?? [];
  expect(Number(count)).toBe(before.length);
  expect(renderTaskList([view], { hasColor: false, hasUnicode: true })).toContain(`, ${count} attempts, `);
  expect(JSON.parse(renderTaskListJson([view])).tasks[0].attempts).toBe(before.length);
  expect(renderHead(view).text).toMatch(new RegExp(`Attempts</[^>]+><[^>]+>${count}<`));
  expect(countStats([view.record]).attempts).toBe(before.length);
  // Their time is counted with them.
  const time = formatTotal(before);
  expect(formatTotal(listAttempts(listCheckpoints(view)))).not.toBe(time);
  expect(renderHead(view).text).toMatch(new RegExp(`Time of attempts</[^>]+><[^>]+>${time}<`));
});

describe('a rebase', () => {
  test.each(SENTENCES)('that is %s is described in one sentence on each page', (state, sentence, markdown) => {
    const view = makeRebase(state, 4);
    expect(describeRebase(view.record)).toBe(sentence);
    expect(renderStatusText(view)).toContain(`\n${sentence}\n`);
    // Above what the reader can do.
    expect(renderJobSummary(view, LINKS)).toMatch(/^### .*\n\n(?:Being r|R)ebased /m);
    expect(renderJobSummary(view, LINKS)).toContain(`\n${markdown}\n`);
    expect(renderHead(view).text).toContain(sentence);
  });

  test('shows which attempts are of before, and not that somebody has retried a checkpoint', () => {
    const page = renderJobSummary(makeRebase('rebasing', 4), LINKS);
    expect(page).toContain('### ⏳ At work on readme · 2 of 4 landed on the new base\n');
    const rows = page.split('\n');
    const cells = rows.filter((row) => /^\| (?:✅|⏳|⚪)/u.test(row)).map((row) => row.split('|').at(-2)?.trim());
    expect(cells).toEqual([
      '1 before the rebase',
      '2 before the rebase',
      '1 of 3, 1 before the rebase',
      '1 before the rebase',
    ]);
  });

  test.each([undefined, ['run', 'x.yml', '--rebase', '--quiet']])(
    'that is stuck has the command that gives it up on a laptop (%j)',
    (again) => {
      const { record, plan, memory } = makeRebase('rebase-stuck', 4);
      const view = { plan, memory, record: { ...record, run_url: null, plan_id: 'x.yml' } };
      const text = renderStatusText(view, { reader: { program: 'groundhog', again } });
      const words = again === undefined ? 'x.yml --task demo --agent claude-code' : 'x.yml --quiet';
      expect(text).toMatch(
        new RegExp(` The last line gives the rebase up\\.\\n[\\s\\S]*\\n {2}groundhog run ${words} --no-rebase\\n$`),
      );
      expect(renderStatusText(makeRebase('rebased', 4))).not.toContain('--no-rebase');
    },
  );

  test('offers to give up one that is stuck, and shows in full why a landed commit did not merge', () => {
    const view = makeRebase('rebase-stuck', 4);
    expect(renderJobSummary(view, LINKS)).toMatch(
      /`\/groundhog skip readme .*\n- `\/groundhog rebase stop` – give the rebase up/,
    );
    const failed = view.record.checkpoints[2]?.attempts[1];
    if (failed === undefined) throw new Error('the sample has no conflict');
    const shown = { checkpointId: 'readme', diff: '', transcript: undefined };
    expect(renderAttemptText(failed, shown, { hasColor: false, hasUnicode: true })).toMatch(
      /^Attempt 8 of checkpoint readme: failed, the landed commit on the new base, .*\n\nWhat was tried:\n {2}\| [\s\S]*\n\nWhy it failed:\n {2}\| Git could not merge a file of it with what the base has now: src\/args\.js\n/,
    );
  });
});
