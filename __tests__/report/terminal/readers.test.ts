import { describe, expect, test } from '@jest/globals';
import type { AgentIdentity } from '../../../src/domain/agent-ladder.ts';
import type { FoundStep } from '../../../src/domain/attempt/step.ts';
import { objectIdSchema } from '../../../src/domain/ids.ts';
import type { TaskView } from '../../../src/domain/record/notifier.ts';
import { REBASE_AGENT } from '../../../src/domain/record/rebase.ts';
import type { GroundhogRun } from '../../../src/domain/record/run-record.ts';
import { countStats } from '../../../src/domain/record/task-stats.ts';
import { renderAttemptText } from '../../../src/report/terminal/attempt-text.ts';
import { renderStats, renderStatsCsv, renderStatsJson } from '../../../src/report/terminal/stats-text.ts';
import { renderStatusJson, renderTaskListJson } from '../../../src/report/terminal/status-json.ts';
import { renderSteps } from '../../../src/report/terminal/steps-text.ts';
import { renderTaskList } from '../../../src/report/terminal/task-list.ts';
import { formatInstant } from '../../../src/report/text/format-duration.ts';
import { renderAttemptFailure } from '../../../src/report/words/failed-criterion.ts';
import { findAttemptReason } from '../../../src/report/words/outcome-text.ts';
import type { ReaderCommand } from '../../../src/report/words/reader-command.ts';
import { BASE, LANDED, makeAttempt, makeCriterionRun, makeLandedAttempt, makeView } from '../make-view.ts';

const STYLE = { hasColor: false, hasUnicode: false };
const failed = makeCriterionRun({ outcome: 'failed', output: '\x1b]0;title\x07✓ 1/1 fake\nError: no\n' });
const identity = { name: '=cmd', provider: null, model: null, entry: null };
const view = makeView(
  [
    {
      checkpoint_id: 'a',
      outcome: 'success',
      attempts: [
        makeAttempt({ day: 1, verifier_runs: [failed], claimed_by: 'verb', agent: identity }),
        makeLandedAttempt(2),
      ],
    },
    { checkpoint_id: 'b', outcome: 'skipped' },
    { checkpoint_id: 'c' },
  ],
  { ending: 'paused' },
);

/** The record with the agents of its attempts, of which the first is the second of all. */
function withAgents(...agents: readonly AgentIdentity[]): Partial<GroundhogRun> {
  const attempts = agents.map((agent, index) => makeAttempt({ day: index + 2, agent }));
  const [done, ...others] = view.record.checkpoints;
  const checkpoints = [...(done === undefined ? [] : [{ ...done, attempts }]), ...others];
  return { checkpoints, last_day: agents.length + 1 };
}

const OLLAMA: AgentIdentity = { name: 'builtin', provider: 'ollama', model: 'a b', entry: null };

test.each([
  [['--only', 'b'], 'groundhog run x.yml --only a -q'],
  [['--only=c'], 'groundhog run x.yml --only a -q'],
  [['--only', 'a'], 'groundhog run x.yml --only a -q'],
])('a run with %j, which ends at the checkpoint before, is followed by one for that', (only, command) => {
  const waiting = makeView([{ checkpoint_id: 'a' }, { checkpoint_id: 'b' }, { checkpoint_id: 'c' }], {
    ending: 'paused',
  });
  const reader = { program: 'groundhog', again: ['run', 'x.yml', ...only, '-q'] };
  expect(JSON.parse(renderStatusJson([waiting], reader)).tasks[0].next.commands).toEqual([command]);
});

describe('the list of tasks', () => {
  test('has a line for each, in which what was skipped is not done', () => {
    expect(renderTaskList([view], STYLE)).toMatch(
      /^\[ \] demo {2}paused, 1 of 3 checkpoints done, 1 skipped, 2 attempts, \$0\.50, 2026-01-03 03:00 UTC\n$/,
    );
    expect(JSON.parse(renderTaskListJson([view])).tasks[0]).toMatchObject({
      ...{ status: 'paused', done: 1, skipped: 1 },
      ...{ started_at: '2026-01-02T03:00:00.000Z', run_started_at: '2026-01-03T03:00:00.000Z' },
    });
  });

  test('as a document has each checkpoint with its state, and the next step', () => {
    const reader = { program: 'groundhog', again: undefined, remote: undefined };
    const [task] = JSON.parse(renderStatusJson([view], reader)).tasks;
    expect(task.checkpoints.map(({ state }: { state: string }) => state)).toEqual(['done', 'skipped', 'waiting']);
    const again = 'groundhog run demo --task demo';
    expect(task.next).toEqual({ advice: expect.stringContaining('Start the run again'), commands: [again] });
  });

  test('as a document says that the base branch has moved past a task with work left, and not during a rebase', () => {
    const adviseFor = (changes: Partial<GroundhogRun>) => {
      const later = {
        ...view,
        laterCommits: 1,
        record: { ...view.record, base_ref: 'main', run_url: null, ...changes },
      };
      return JSON.parse(renderStatusJson([later], { program: 'groundhog' })).tasks[0].next.advice;
    };
    const more = / main has 1 commit that the task does not have: a run with --rebase takes them in\.$/;
    expect(adviseFor({})).toMatch(more);
    // What stopped a task may be fixed there.
    const stopped = {
      ...view,
      laterCommits: 1,
      record: { ...view.record, base_ref: 'main', ending: 'refused', ended_at: '2026-01-04T03:00:00.000Z' },
    } as const;
    const [task] = JSON.parse(renderStatusJson([stopped], { program: 'groundhog', again: ['run', 'x.yml'] })).tasks;
    expect(task.next.commands).toEqual(['groundhog run x.yml --rebase']);
    expect(adviseFor({ run_url: 'https://github.test/runs/1' })).not.toMatch(more);
  });

  test('names the flag of an agent whose command no record has', () => {
    const adviseFor = (agent: AgentIdentity) => {
      const paused = { ...view, record: { ...view.record, ...withAgents(agent) } };
      return JSON.parse(renderStatusJson([paused], { program: 'groundhog' })).tasks[0].next.advice;
    };
    const command = { name: 'command', provider: null, model: null, entry: null };
    expect(adviseFor(command)).toContain('with the flags that it had, such as --agent-command;');
    expect(adviseFor(OLLAMA)).toContain('with the flags that it had;');
  });

  test('as a document says that the base branch has moved past a task that is to be merged', () => {
    const passed = makeView([{ checkpoint_id: 'a', outcome: 'success', attempts: [makeLandedAttempt(1)] }], {
      ...{ ending: 'passed', base_sha: BASE, head: LANDED, base_ref: 'main', run_url: null },
    });
    const [task] = JSON.parse(renderStatusJson([{ ...passed, laterCommits: 2 }], { program: 'groundhog' })).tasks;
    expect(task.next.advice).toBe(
      'Review the commits and merge them. main has 2 commits that the work was not verified with: a run with --rebase verifies it there first.',
    );
  });

  test.each<{
    readonly title: string;
    readonly changes?: Partial<GroundhogRun>;
    readonly reader?: Partial<ReaderCommand>;
    readonly moved?: Pick<TaskView, 'movedTo' | 'isRewound'>;
    readonly commands: readonly string[];
  }>([
    { title: 'names its plan, where the reader has given no run', commands: ['groundhog run demo --task demo'] },
    {
      title: 'is that of the reader, where that was a run',
      ...{ reader: { again: ['run', 'x.yml'] }, commands: ['groundhog run x.yml'] },
    },
    {
      title: 'keeps the checkpoint that it is for, until that is done',
      ...{ reader: { again: ['run', 'x.yml', '--only', 'c'] }, commands: ['groundhog run x.yml --only c'] },
    },
    {
      title: 'is for the whole, once that is done',
      ...{ reader: { again: ['run', 'x.yml', '--only', 'a', '--quiet'] }, commands: ['groundhog run x.yml --quiet'] },
    },
    {
      title: 'is quoted',
      ...{ changes: { plan_id: 'my plans/a.yml' }, commands: ["groundhog run 'my plans/a.yml' --task demo"] },
    },
    {
      title: 'names the agent that the record has',
      ...{ changes: withAgents(OLLAMA) },
      commands: ["groundhog run demo --task demo --agent builtin --provider ollama --model 'a b'"],
    },
    {
      title: 'names the last agent that worked, after a rebase has put its commit on another base',
      ...{ changes: withAgents(OLLAMA, REBASE_AGENT) },
      commands: ["groundhog run demo --task demo --agent builtin --provider ollama --model 'a b'"],
    },
    {
      title: 'leaves a ladder to its settings',
      ...{ changes: withAgents({ name: 'codex', provider: null, model: null, entry: 1 }) },
      commands: ['groundhog run demo --task demo'],
    },
    {
      title: 'names its plan by the path from the folder of the reader',
      ...{ reader: { toRoot: '../..' }, commands: ['groundhog run ../../demo --task demo'] },
    },
    {
      title: 'of a run has the path that the reader gave, in any folder',
      ...{ reader: { toRoot: '..', again: ['run', '../x.yml'] }, commands: ['groundhog run ../x.yml'] },
    },
    {
      title: 'names the repository that the reader has named, and the way there',
      reader: { toRoot: '../my app', repo: '../my app/src' },
      commands: ["groundhog run '../my app/demo' --repo '../my app/src' --task demo"],
    },
    {
      title: 'comes after that which makes its branch again, where that is gone',
      ...{ moved: { movedTo: null }, changes: { head: 'd'.repeat(40) } },
      commands: ['git branch groundhog/demo/task dddddddddddd', 'groundhog run demo --task demo'],
    },
    {
      title: 'comes after that which puts back what has landed, where the branch lacks it',
      ...{
        moved: { movedTo: objectIdSchema.parse('e'.repeat(40)), isRewound: true },
        changes: { head: 'd'.repeat(40) },
      },
      commands: ['git branch -f groundhog/demo/task dddddddddddd', 'groundhog run demo --task demo'],
    },
    { title: 'is missing for a plan that is not in the repository', changes: { plan_id: 'demo:plan' }, commands: [] },
    { title: 'is missing for a task of a job', changes: { run_url: 'https://github.test/runs/1' }, commands: [] },
    { title: 'is missing for a task of a remote', reader: { remote: 'origin' }, commands: [] },
  ])('the command that resumes a task $title', ({ changes, reader, moved, commands }) => {
    const paused = { ...view, ...moved, record: { ...view.record, ...changes } };
    const [task] = JSON.parse(renderStatusJson([paused], { program: 'groundhog', ...reader })).tasks;
    expect(task.next.commands).toEqual(commands);
  });
});

describe('the counts', () => {
  const stats = countStats([view.record]);

  test('are of attempts, landings, false claims, kinds of criteria and agents', () => {
    expect(stats).toMatchObject({
      ...{ tasks: 1, checkpoints: 3, attempts: 2, landings: 1, rewinds: 1, falseClaims: 1, interrupted: 0 },
      ...{ timeMs: 300_000, costUsd: 0.5, kinds: [{ kind: 'command', passed: 1, failed: 1 }] },
      agents: [
        { agent: '=cmd', attempts: 1, landed: 0, costUsd: 0.25 },
        { agent: 'unknown', attempts: 1, landed: 1, costUsd: 0.25 },
      ],
    });
    expect(renderStats(stats)).toMatch(/false claims refused {6}1\n[\s\S]*cost per landing {10}\$0\.50\n/);
    expect(JSON.parse(renderStatsJson(stats))).toMatchObject({ schema_version: 1, false_claims: 1, time_ms: 300_000 });
  });

  test('as CSV hold no formula', () => {
    const lines = renderStatsCsv(stats).split('\r\n');
    expect(lines[0]).toBe('subject,name,count,value');
    expect(lines).toContain("agent,'=cmd,attempts,1");
    expect(lines).toContain('all,,cost_usd,0.5');
  });

  test('of nothing are no numbers', () => {
    expect(countStats([])).toMatchObject({ attempts: 0, costUsd: null, agents: [] });
    expect(renderStats(countStats([]))).toMatch(/time per landing {10}–\n/);
  });
});

test('the output of a criterion that holds is shown by its end, and that of a failure whole', () => {
  const output = Array.from({ length: 9 }, (_, index) => `line ${index + 1}`).join('\n');
  const runs = (['passed', 'failed'] as const).map((outcome) => makeCriterionRun({ outcome, output }));
  const attempt = makeAttempt({ day: 7, verifier_runs: runs });
  const text = renderAttemptText(attempt, { checkpointId: 'a', diff: '', transcript: undefined }, STYLE);
  const [passed = '', second = ''] = text.split('[!]');
  expect(passed).toContain('  | [\u2026 4 lines]\n  | line 5\n  | line 6\n  | line 7\n  | line 8\n  | line 9\n');
  expect(passed).not.toContain('line 4\n');
  expect(second).toMatch(/ \| line 1\n[\s\S]* \| line 9\n/);
});

test('a criterion that tests keep from holding is shown with their messages, before its output', () => {
  const row = { name: 'adds', base: 'passed', now: 'failed', note: 'lost', path: 'a.test.js', line: 3 } as const;
  const tests = { base: null, now: null, left_out: 0, rows: [{ ...row, message: 'expected 8 to be 5' }] };
  const runs = (['failed', 'passed'] as const).map((outcome) =>
    makeCriterionRun({ outcome, output: 'a report', tests }),
  );
  const attempt = makeAttempt({ day: 7, verifier_runs: runs });
  const text = renderAttemptText(attempt, { checkpointId: 'a', diff: '', transcript: undefined }, STYLE);
  expect(text).toContain(
    '\n  | - adds (base: passed, now: failed, at a.test.js:3)\n  |     expected 8 to be 5\n  | a report\n',
  );
  expect(text.match(/expected 8/g)).toHaveLength(1);
});

test('an attempt is shown with its criteria, and no line of theirs is taken for ours', () => {
  const what_tried = 'The agent claimed success: all pass\u001b[2J\nGroundhog then checked 1 criterion.';
  const failure_report = { source: 'verifier', what_tried, what_happened: '', next_attempt_plan: '' } as const;
  const attempt = makeAttempt({ day: 7, verifier_runs: [failed], failure_report });
  const contents = { checkpointId: 'a', diff: '+new\n', transcript: undefined };
  const text = renderAttemptText(attempt, contents, STYLE);
  expect(text).toMatch(/^Attempt 7 of checkpoint a: failed, 2 min 30 s, 5 turns, \$0\.25, scratch ccccccc\n/);
  expect(text).toContain('\n\nWhat was tried:\n  | The agent claimed success: all pass\n  | Groundhog then checked');
  expect(text).toContain('[!] npm test: exit 0\n  | ✓ 1/1 fake\n  | Error: no\n\n+new\n');
  expect(renderAttemptText(attempt, { ...contents, diff: undefined }, STYLE)).toContain('its commit was deleted');
});

test('an interrupted attempt is shown with its reason, and another one with its notes', () => {
  const notes = ['exit code 127: not found\nNotes:', 'It was tried once.'];
  const show = (outcome: 'interrupted' | 'failed') =>
    renderAttemptText(
      makeAttempt({ day: 7, outcome, notes }),
      { checkpointId: 'a', diff: '', transcript: undefined },
      STYLE,
    );
  const shown = '\n  | exit code 127: not found\n  | Notes:\n  | It was tried once.\n';
  expect(show('interrupted')).toContain(`\n\nWhy it was interrupted:${shown}`);
  expect(show('failed')).toContain(`\n\nNotes:${shown}`);
});

test('the text of the checkpoint is no summary of the agent, unless the agent has said it', () => {
  const show = (claim: 'verb' | 'end', summary: string) =>
    renderAttemptText(
      makeAttempt({ day: 1, claimed_by: claim, summary }),
      { checkpointId: 'a', spec: 'Do it.\n', diff: '', transcript: undefined },
      STYLE,
    );
  expect(show('end', 'Do it.')).toContain('The agent ended without a summary.');
  expect(show('end', 'I did.')).toContain("The agent's summary:\n  | I did.");
  expect(show('verb', 'Do it.')).toContain("The agent's summary:\n  | Do it.");
});

test('an attempt whose agent was stopped is shown with that, beside what does not hold', () => {
  const stop = 'The agent did not finish within 5 s and was stopped.';
  const happened = `${stop}\nBefore that:\nmore\n\nnpm test: exit 1`;
  const failure_report = {
    source: 'runner',
    what_tried: 'It worked.',
    what_happened: happened,
    next_attempt_plan: '',
  } as const;
  const attempt = makeAttempt({
    day: 7,
    outcome: 'failed',
    claimed_by: 'none',
    verifier_runs: [failed],
    failure_report,
  });
  const show = (changes: Partial<typeof attempt>) =>
    renderAttemptText(
      { ...attempt, ...changes },
      { checkpointId: 'a', spec: 'Do it.', diff: '', transcript: undefined },
      STYLE,
    );
  expect(show({})).toContain(`\n\nWhy it ended:\n  | ${stop}\n\n`);
  expect(show({ claimed_by: 'end' })).not.toContain('Why it ended');
  expect(findAttemptReason(attempt)).toMatch(/^The agent did not finish within 5 s and was stopped\. npm test: exit 0/);
  expect(renderAttemptFailure(attempt)).toBe('`npm test`: exit 0. The agent did not finish within 5 s and was stopped');
  const passed = { outcome: 'passed' as const, summary: 'Do it.', failure_report: null, notes: [stop] };
  expect(show(passed)).toMatch(
    /\n\nThe agent was stopped before it gave a summary\.\n\nNotes:\n {2}\| The agent did not finish/,
  );
  expect(show({ ...passed, rescued_from_step: 3 })).toContain('The agent ended without a summary.');
});

describe('the list of steps', () => {
  const step = (number: number, tool: string): FoundStep => ({
    ...{ number, tool, at: '2026-01-02T03:04:05.000Z', seen_at: tool, stream: 1, reason: 'first', commit: null },
    ...{ changed_paths: [{ status: 'A', path: 'a.txt' }], changed_paths_total: 2, day: number, checkpointId: 'a' },
    ...{ streamName: 'abcdef0-1', isLanded: false, isBaseLanded: false, state: 'kept' },
  });
  const steps = [step(9, 'Bash'), step(10, 'Edit')];

  test('has a header and columns for people, and tabs for programs', () => {
    expect(renderSteps(view.record, steps, { hasColumns: true })).toBe(
      `step  time                  attempt     stream     state  tool  files
9     2026-01-02 03:04 UTC  attempt 9   abcdef0-1  kept   Bash  A a.txt, and 1 more
10    2026-01-02 03:04 UTC  attempt 10  abcdef0-1  kept   Edit  A a.txt, and 1 more
`.replaceAll('2026-01-02 03:04 UTC', formatInstant('2026-01-02T03:04:05.000Z')),
    );
    const [first = ''] = renderSteps(view.record, steps, { hasColumns: false }).split('\n');
    expect(first.split('\t')).toHaveLength(7);
  });
});

test.each([
  [
    { outcome: 'interrupted' as const, scratch_commit: null },
    'The record has none of its work: the attempt was interrupted',
  ],
  [{ outcome: 'running' as const, scratch_commit: null }, 'Its work is not captured yet'],
  [
    { outcome: 'failed' as const, scratch_commit: null, changed_paths: [{ status: 'A' as const, path: 'NOTE.md' }] },
    'The work of the attempt was not kept. It had changed: A NOTE.md.',
  ],
  [{ outcome: 'failed' as const, scratch_commit: makeAttempt({ day: 1 }).snapshot_ref }, ', no change\n'],
])('an attempt without a diff says whether its work was captured (%j)', (facts, text) => {
  const contents = { checkpointId: 'a', diff: '', transcript: undefined };
  expect(renderAttemptText(makeAttempt({ day: 1, ...facts }), contents, STYLE)).toContain(text);
});
