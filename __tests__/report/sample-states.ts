import type { AttemptRecord } from '../../src/domain/attempt/attempt.ts';
import type { CriterionRun } from '../../src/domain/attempt/verdict.ts';
import { describeCause } from '../../src/domain/decisions/run-budget.ts';
import { objectIdSchema } from '../../src/domain/ids.ts';
import type { BudgetReading } from '../../src/domain/record/budget-reading.ts';
import type { TaskView } from '../../src/domain/record/notifier.ts';
import type { CheckpointRun, GroundhogRun } from '../../src/domain/record/run-record.ts';
import { describeMove } from '../../src/runner/record/record-events.ts';
import { type CheckpointSketch, LANDED, makeAttempt, makeCriterionRun, makeView } from './make-view.ts';

/** The states that a reader can find a task in. */
export const STATES = ['running', 'passed', 'blocked', 'paused', 'conflict'] as const;
export type SampleState = (typeof STATES)[number];

const START_MS = Date.parse('2026-03-02T09:00:00.000Z');
const SUBJECTS: readonly (readonly [id: string, spec: string])[] = [
  ['parser', 'Write src/args.js. It exports parseArgs(argv), which returns { flags, rest }.'],
  ['short-flags', 'Short flags can be joined: -abc is -a -b -c; the last may take a value.'],
  ['readme', 'Describe parseArgs in the README, with one example.'],
  ['errors', 'An unknown flag ends with exit code 2 and names the nearest known one.'],
];
const STATEMENT = 'The example is one that people would write.';
const FLAGS_OUTPUT = `not ok 7 - a value may follow the last of the joined flags
  ---
  failureType: 'testCodeFailure'
  error: |-
    Expected values to be strictly deep-equal:
    + { a: true, b: true, c: true }
    - { a: true, b: true, c: '8080' }
  code: 'ERR_ASSERTION'
  ...
# tests 9
# pass 8
# fail 1`;
const README_OUTPUT = `not ok 2 - the example of the README prints what it says
  ---
  failureType: 'testCodeFailure'
  error: |-
    Expected values to be strictly equal:
    + '{ verbose: true, port: true }'
    - '{ verbose: true, port: "8080" }'
  code: 'ERR_ASSERTION'
  ...
# tests 2
# pass 1
# fail 1`;

/** A failed attempt at a checkpoint: its criterion with the output, and what the agent reports of it. */
interface Failure {
  readonly test: string;
  readonly output: string;
  readonly tried: string;
  readonly happened: string;
  readonly next: string;
  readonly paths: readonly (readonly ['A' | 'M', string])[];
}

const OF_FLAGS: Failure = {
  ...{ test: 'test/args.test.js', output: FLAGS_OUTPUT },
  tried: 'Split joined flags into single ones before parsing.',
  happened: 'One test fails: the value after the last joined flag is taken for an argument.',
  next: 'Keep the value with the last flag; look at the next word before splitting.',
  paths: [
    ['M', 'src/args.js'],
    ['A', 'src/short-flags.js'],
  ],
};
const OF_README: Failure = {
  ...{ test: 'test/readme.test.js', output: README_OUTPUT },
  tried: 'Described parseArgs in the README, with an example of two flags.',
  happened: 'One test fails: the example does not print what the README says.',
  next: 'Run the example first, and copy what it prints.',
  paths: [['M', 'README.md']],
};

/** Finds what fails at a checkpoint by its index: the example at the README, else a test of the flags. */
function findFailure(index: number): Failure {
  return index % SUBJECTS.length === 2 ? OF_README : OF_FLAGS;
}

/** A task with `count` checkpoints in one of the states, with what a real one has: failures, costs, side effects. */
export function makeSample(state: SampleState, count: number): TaskView {
  const stuckAt = state === 'passed' ? count : Math.floor(count / 2);
  let day = 0;
  const sketches = Array.from({ length: count }, (_, index): CheckpointSketch => {
    const attempts: AttemptRecord[] = [];
    const add = (outcome: 'failed' | 'passed' | 'running') => {
      day += 1;
      attempts.push(makeSampleAttempt(day, index, outcome));
    };
    if (index < stuckAt) {
      if (index % 3 === 1 || count === 1) add('failed');
      add('passed');
      return { ...toSubject(index), outcome: 'success', attempts };
    }
    if (index > stuckAt) return toSubject(index);
    add('failed');
    if (state === 'running') add('running');
    if (state !== 'blocked') return { ...toSubject(index), attempts };
    add('failed');
    add('failed');
    const reason = 'attempt budget used up (3 of 3)';
    return { ...toSubject(index), outcome: 'abandoned', reason, attempts };
  });
  const isolation =
    state === 'paused'
      ? { isolation: 'none' as const }
      : { isolation: 'sandbox' as const, isolation_detail: 'bubblewrap, network: model only' };
  return makeView(sketches, { task_id: makeTaskId(), last_day: day, ...isolation, ...toEnd(state, sketches) });
}

/** A task whose chronicle has more than five megabytes: sixty checkpoints, tried over and over, with long outputs. */
export function makeLongHistory(): TaskView {
  const view = makeSample('blocked', 60);
  const output = Array.from({ length: 100 }, (_, index) => `not ok ${index + 1} - ${FLAGS_OUTPUT}`).join('\n');
  let day = 0;
  const grow = (run: CheckpointRun): CheckpointRun => {
    const attempts = run.attempts.flatMap((attempt, index) => {
      const failed = { ...attempt, outcome: 'failed' as const, committed_ref: null };
      const verifier_runs = attempt.verifier_runs.map((each) => ({ ...each, output }));
      return index > 0 ? [attempt] : [...Array.from({ length: 5 }, () => ({ ...failed, verifier_runs })), attempt];
    });
    const numbered = attempts.map((attempt) => {
      day += 1;
      return { ...attempt, day, scratch_commit: attempt.scratch_commit === null ? null : toSha('c', day) };
    });
    const spent = `attempt budget used up (${attempts.length} of ${attempts.length})`;
    return {
      ...run,
      attempts: numbered,
      attempt_budget: Math.max(8, attempts.length),
      reason: run.reason === null ? null : spent,
    };
  };
  return { ...view, record: { ...view.record, checkpoints: view.record.checkpoints.map(grow) } };
}

/** A task whose names, specs, commands and reasons have no space to break them at. */
export function makeLongNames(): TaskView {
  const view = makeSample('blocked', 4);
  const long = (text: string, length: number) => `${text}_`.repeat(length).slice(0, length);
  const widen = (run: CriterionRun): CriterionRun => ({
    ...run,
    detail: long(run.detail.replaceAll(' ', '_'), 300),
    criterion: run.criterion.kind === 'command' ? { ...run.criterion, command: long('npm_test', 400) } : run.criterion,
  });
  const toId = (id: string) => long(id, 100);
  const checkpoints = view.record.checkpoints.map((run) => ({
    ...run,
    checkpoint_id: toId(run.checkpoint_id),
    attempts: run.attempts.map((attempt) => ({
      ...attempt,
      verifier_runs: attempt.verifier_runs.map(widen),
      changed_paths: attempt.changed_paths.map((each) => ({ ...each, path: `src/${long('folder/of/many', 250)}` })),
      side_effects: [{ kind: 'other' as const, target: long('target', 300), reversible: true }],
    })),
  }));
  const steering = ['hint' as const, 'retry' as const].map((kind) => {
    return { at: view.record.started_at, by: 'o'.repeat(39), kind, checkpoint_id: null, text: long('hint', 300) };
  });
  const planned = view.plan.checkpoints.map((each) => ({ ...each, id: toId(each.id), spec: long('spec', 500) }));
  return {
    ...view,
    plan: { ...view.plan, checkpoints: planned },
    record: { ...view.record, checkpoints, steering },
  };
}

function makeTaskId(): GroundhogRun['task_id'] {
  return makeView([{ checkpoint_id: 'a' }]).record.task_id;
}

function toSubject(index: number): CheckpointSketch {
  const [id = '', spec = ''] = SUBJECTS[index % SUBJECTS.length] ?? [];
  const round = Math.floor(index / SUBJECTS.length);
  return { checkpoint_id: round === 0 ? id : `${id}-${round + 1}`, spec };
}

function toEnd(state: SampleState, sketches: readonly CheckpointSketch[]): Partial<GroundhogRun> {
  const ended_at = new Date(START_MS + 6 * 3_600_000).toISOString();
  const stuck = sketches.find(({ outcome }) => outcome !== 'success')?.checkpoint_id;
  switch (state) {
    case 'running':
      return { budget_warnings: [toCostWarning(sketches)] };
    case 'passed':
      return { ending: 'passed', ending_reason: 'Every checkpoint has passed.', ended_at };
    case 'blocked': {
      const reason = `Checkpoint "${stuck}" is given up: attempt budget used up (3 of 3)`;
      return { ending: 'blocked', ending_reason: reason, ended_at };
    }
    case 'paused': {
      const ending_reason = describeCause({ kind: 'deadline', minutes: 350 });
      return { ending: 'paused', pause_cause: 'deadline', ending_reason, ended_at };
    }
    case 'conflict': {
      const found = objectIdSchema.parse('e'.repeat(40));
      const reason = describeMove('groundhog/demo/task', { expected: objectIdSchema.parse(LANDED), found });
      return { ending: 'conflict', ending_reason: reason, ended_at };
    }
  }
}

/** The warning that a run writes shortly before the moment of its sample, at 80 percent of what it may cost. */
function toCostWarning(sketches: readonly CheckpointSketch[]): BudgetReading {
  const ended = sketches.flatMap(({ attempts = [] }) => attempts.map(({ usage }) => usage.cost_usd ?? 0));
  const used = ended.reduce((sum, cost) => sum + cost, 0.37);
  return { limit: 'max_cost_usd', used, max: Math.floor(used / 0.08) / 10 };
}

/** An attempt at a checkpoint, with the numbers and results that a real one has. */
export function makeSampleAttempt(day: number, index: number, outcome: 'failed' | 'passed' | 'running'): AttemptRecord {
  const startMs = START_MS + day * 400_000;
  const failure = findFailure(index);
  const isOver = outcome !== 'running';
  const usage = { turns: 8 + (day % 5), input_tokens: 41_200 + day * 10, output_tokens: 2300, cost_usd: 0.19 };
  return makeAttempt({
    day,
    outcome,
    started_at: new Date(startMs).toISOString(),
    ended_at: isOver ? new Date(startMs + 95_000 + ((day * 37) % 7) * 41_000).toISOString() : null,
    scratch_commit: isOver ? toSha('c', day) : null,
    committed_ref: outcome === 'passed' ? toSha('d', day) : null,
    workspace_reverted: outcome === 'failed',
    summary: outcome === 'passed' ? `Wrote it and ran the tests; all of them pass.` : null,
    verifier_runs: isOver ? makeCriteria(index, outcome) : [],
    changed_paths: failure.paths.map(([status, path]) => ({ status, path })),
    changed_paths_total: isOver ? failure.paths.length : 0,
    side_effects: isOver && index % 4 === 1 ? [{ kind: 'other', target: 'npm cache', reversible: true }] : [],
    failure_report:
      outcome === 'failed'
        ? {
            source: 'agent',
            ...{ what_tried: failure.tried, what_happened: failure.happened, next_attempt_plan: failure.next },
          }
        : null,
    usage: isOver ? usage : { turns: null, input_tokens: null, output_tokens: null, cost_usd: null },
    attribution:
      outcome === 'passed'
        ? {
            since: toSha('b', 0),
            agent_added: 64,
            agent_removed: 9,
            people_added: 0,
            people_commits: 0,
            binary_files: 0,
          }
        : null,
  });
}

function makeCriteria(index: number, outcome: 'failed' | 'passed'): CriterionRun[] {
  const isFailed = outcome === 'failed';
  const { test, output, paths } = findFailure(index);
  const command = { kind: 'command', command: `node --test ${test}`, expect_exit: 0, timeout_seconds: 120 };
  return [
    makeCriterionRun({
      criterion: { ...command, kind: 'command' },
      outcome: isFailed ? 'failed' : 'passed',
      detail: isFailed ? 'It exited with 1; 0 was expected.' : 'It exited with 0.',
      exit_code: isFailed ? 1 : 0,
      output: isFailed ? output : '# tests 9\n# pass 9\n# fail 0',
    }),
    makeCriterionRun({
      criterion: { kind: 'changes_within', paths: ['src/**', 'README.md'] },
      detail: paths.length === 1 ? 'The changed path matches.' : `All ${paths.length} changed paths match.`,
      duration_ms: 2,
    }),
    ...(index % 4 === 2
      ? [
          makeCriterionRun({
            criterion: { kind: 'file_contains', path: 'README.md', pattern: '^## parseArgs$' },
            detail: 'The pattern matches.',
            duration_ms: 3,
          }),
          makeCriterionRun({
            criterion: { kind: 'semantic', statement: STATEMENT },
            outcome: 'unjudged',
            detail: 'Nobody has judged this statement: no machine can check it.',
            duration_ms: 0,
          }),
        ]
      : []),
  ];
}

function toSha(digit: string, day: number): string {
  return `${digit}${String(day).padStart(6, '0')}`.padEnd(40, digit);
}
