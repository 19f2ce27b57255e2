import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { applyEvent, type TaskState } from '../../../src/domain/record/fold-events.ts';
import { toSeed } from '../../helpers/property-seed.ts';
import { isSlowRun } from '../../helpers/slow-run.ts';
import { LUCKS, type Luck } from './action-records.ts';
import { act, DEEDS, type Deed } from './branch-model.ts';
import { expectOffersTaken, expectTruth, followToEnd } from './follow-to-end.ts';
import { createRemote, type JobModel, type JobOutcome, type RemoteModel, runJob } from './job-model.ts';
import { createTaskModel, toPlan } from './task-model.ts';

const PLANS = [{ a: '1' }, { a: '1', b: '1' }, { a: '1', b: '1', c: '1' }].map(toPlan);
const LINES = [
  ...['run', 'run', 'retry', 'retry a', 'retry b hint: look', 'skip a not wanted', 'pause', 'abort', 'hint try it'],
  ...['approve', 'approve a 1', 'unlock 1', 'unlock 2', 'rebase', 'rebase', 'rebase stop', 'fix say it louder'],
];

/** A job, and how often GitHub delivers its event: without a line it is a label, or a timer. */
interface Delivered {
  readonly line: string | 'label' | undefined;
  readonly times: number;
  readonly lucks: readonly Luck[];
  readonly refreshes: readonly boolean[];
  readonly waits: boolean;
}

/** One moment: a job takes its next step, is killed, or all are frozen until the lease is over; or a person acts. */
type Moment =
  | { readonly kind: 'step'; readonly job: number; readonly count: number }
  | { readonly kind: 'kill'; readonly job: number }
  | { readonly kind: 'freeze' }
  | { readonly kind: 'deed'; readonly deed: Deed };

const delivered: fc.Arbitrary<Delivered> = fc.record({
  line: fc.option(fc.constantFrom('label', ...LINES), { nil: undefined, freq: 4 }),
  times: fc.constantFrom(1, 1, 2),
  lucks: fc.array(fc.constantFrom('passed', 'failed', ...LUCKS), { minLength: 1, maxLength: 3 }),
  refreshes: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
  waits: fc.constantFrom(false, false, true),
});
const count = fc.constantFrom(1, 1, 1, 2, 4, 8, 20);
const moment: fc.Arbitrary<Moment> = fc.oneof(
  { weight: 20, arbitrary: fc.record({ kind: fc.constant('step' as const), job: fc.nat(7), count }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('kill' as const), job: fc.nat(7) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('freeze' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('deed' as const), deed: fc.constantFrom(...DEEDS) }) },
);

interface Running {
  readonly name: string;
  readonly job: JobModel;
  readonly steps: Generator<void, JobOutcome, void>;
  outcome: JobOutcome | undefined;
}

function start(all: readonly Delivered[], remote: RemoteModel, plan: Plan): Running[] {
  return all.flatMap(({ line, times, lucks, refreshes, waits }, index) => {
    const isComment = line !== undefined && line !== 'label';
    const what = isComment ? { comment: { id: index + 1, line } } : line === 'label' ? { plan } : {};
    return Array.from({ length: isComment ? times : 1 }, (_, copy) => {
      const job: JobModel = { ...what, lucks, refreshes, waits };
      const name = `job ${index + 1}.${copy + 1}`;
      return { name, job, steps: runJob(name, job, remote), outcome: undefined };
    });
  });
}

function takeStep(running: Running | undefined): void {
  if (running === undefined || running.outcome !== undefined) return;
  const { done, value } = running.steps.next();
  if (done === true) running.outcome = value;
}

function pass(of: Moment, jobs: readonly Running[], remote: RemoteModel): void {
  const { kind } = of;
  const running = 'job' in of ? jobs[of.job % jobs.length] : undefined;
  if (of.kind === 'step') for (let count = 0; count < of.count; count += 1) takeStep(running);
  if (kind === 'freeze') remote.nowMs += 61_000;
  if (of.kind === 'deed') act(remote, of.deed, remote.state.record);
  if (kind !== 'kill' || running === undefined || running.outcome !== undefined) return;
  running.outcome = { kind: 'killed' };
  remote.gone.add(running.name);
}

/** Of several runs only the last that took the task writes, however long another was frozen. */
function expectOneWriter({ events, writers }: RemoteModel): void {
  const over = new Set<string>();
  let holder = '';
  for (const [index, event] of events.entries()) {
    const writer = writers[index] ?? '';
    if (event.kind === 'run_started') {
      over.add(holder);
      holder = writer;
    }
    // A command is recorded beside a run; all else is written by the run itself.
    if (event.kind === 'attempt_started' || event.kind === 'checkpoint_landed' || event.kind === 'run_ended')
      expect({ writer, index }).toEqual({ writer: holder, index });
    if (event.kind === 'lease_released') holder = '';
  }
}

/** What ends the right of a run to its task. */
const TAKES = new Set(['run_started', 'lease_released', 'plan_set']);

/** Each comment is carried out once, by one of its deliveries, and no other answer is given than a true one. */
function expectAnswers(jobs: readonly Running[], { events, state: { record } }: RemoteModel): void {
  for (const { job } of jobs) {
    const { comment } = job;
    if (comment === undefined) continue;
    const handled = record.handled_comments.filter((id) => id === comment.id).length;
    const outcomes = jobs.flatMap((other) =>
      other.job.comment?.id === comment.id && other.outcome !== undefined ? [other.outcome.kind] : [],
    );
    expect(handled).toBeLessThanOrEqual(1);
    const taken = outcomes.filter((kind) => kind !== 'refused' && kind !== 'repeated' && kind !== 'killed');
    expect({ comment, outcomes, isOne: taken.length <= 1 && (taken.length === 0 || handled === 1) }).toMatchObject({
      isOne: true,
    });
    if (outcomes.includes('repeated')) expect(handled).toBe(1);
  }
  // Nobody is told that a task is taken when a mere command was recorded while the run started.
  expect(jobs.filter(({ outcome }) => outcome?.kind === 'late').map(({ name }) => name)).toEqual([]);
  const lost = jobs.filter(({ outcome }) => outcome?.kind === 'lost').map(({ name }) => name);
  for (const name of lost) {
    const from = events.findIndex((event) => event.kind === 'run_started' && event.run_id === name);
    const taken = events.slice(from + 1).some(({ kind }) => TAKES.has(kind));
    expect({ name, taken }).toEqual({ name, taken: true });
  }
}

/** What a reviewer has asked for stays in the plan, whatever runs started meanwhile; only another plan of the issue replaces it. */
function expectFixesKept(jobs: readonly Running[], { plan, state: { record } }: RemoteModel): void {
  if (jobs.some(({ job }) => job.plan !== undefined)) return;
  const specs = plan.checkpoints.map(({ spec }) => spec);
  for (const { job } of jobs) {
    const [, text] = /^fix (.*)$/.exec(job.comment?.line ?? '') ?? [];
    if (text !== undefined && record.handled_comments.includes(job.comment?.id ?? 0)) expect(specs).toContain(text);
  }
}

/** After a confirmed abort nothing starts or lands; after a pause nothing starts before the next run. */
function expectCommandsKept({ events }: RemoteModel): void {
  let state: TaskState | undefined;
  for (const event of events) {
    const { aborted = null, pause = null, checkpoints = [] } = state?.record ?? {};
    const isOpen = checkpoints.some(({ outcome }) => outcome === 'pending');
    const isWork = event.kind === 'attempt_started' || event.kind === 'checkpoint_landed';
    if (isWork) expect({ seq: event.seq, isAborted: isOpen && aborted !== null }).toMatchObject({ isAborted: false });
    if (event.kind === 'attempt_started') expect({ seq: event.seq, pause }).toMatchObject({ pause: null });
    state = applyEvent(state, event);
  }
}

/** What must hold once all jobs are over, whatever they did at the same time. */
function expectAllTrue(jobs: readonly Running[], remote: RemoteModel): void {
  for (const running of jobs) while (running.outcome === undefined) takeStep(running);
  expectOneWriter(remote);
  expectAnswers(jobs, remote);
  expectFixesKept(jobs, remote);
  expectCommandsKept(remote);
  const model = createTaskModel(remote);
  // A frozen job has lost its lease by now, and one that was killed is known to be gone.
  remote.nowMs += 61_000;
  if (remote.lease === undefined) model.sweep({ lucks: ['interrupted'] });
  expectTruth(model);
  expectOffersTaken(model);
  followToEnd(model);
  expectTruth(model);
}

const ONCE = { times: 1, refreshes: [true], waits: false } as const;
/** How far a moment is from the next one that is tried: all of them in the slow run. */
const STRIDE = isSlowRun ? 1 : 4;
const MAX_MOMENTS = 100;

test.each([
  ['retry', 'skip a not wanted'],
  ['skip a not wanted', 'retry a'],
  ['rebase', 'run'],
  ['run', 'rebase'],
  ['rebase', 'rebase stop'],
  ['label', 'run'],
  ['run', 'label'],
  ['fix say it louder', 'fix say it shorter'],
  ['run', 'fix say it louder'],
  ['abort', 'retry'],
  ['run', 'abort'],
  ['label', 'pause'],
  ['pause', 'run'],
])('whenever "%s" is overtaken by "%s", both are told the truth, and one command leads to the end', (first, second) => {
  for (const lucks of [['passed'], ['failed']] as const)
    for (let moment = 0; moment < MAX_MOMENTS; moment += STRIDE) {
      const plan = toPlan({ a: '1', b: '1' });
      const remote = createRemote(plan);
      // A task that is stuck at its second checkpoint, on a base that has moved.
      createTaskModel(remote).label(plan, { lucks: ['passed', 'passed', 'failed'] });
      act(remote, 'move', remote.state.record);
      const jobs = start(
        [first, second].map((line) => ({ line, lucks, ...ONCE })),
        remote,
        plan,
      );
      for (let count = 0; count < moment; count += 1) takeStep(jobs[0]);
      if (jobs[0]?.outcome !== undefined) break;
      while (jobs[1]?.outcome === undefined) takeStep(jobs[1]);
      expectAllTrue(jobs, remote);
    }
});

test.each(DEEDS)('whenever somebody does "%s" while a run lands or rebases, one command leads to the end', (deed) => {
  for (const line of ['label', 'rebase'])
    for (let moment = 0; moment < MAX_MOMENTS; moment += STRIDE) {
      const plan = toPlan({ a: '1', b: '1' });
      const remote = createRemote(plan);
      if (line === 'rebase') {
        createTaskModel(remote).label(plan, { lucks: ['passed'] });
        act(remote, 'move', remote.state.record);
      }
      const jobs = start([{ line, lucks: ['passed'], ...ONCE }], remote, plan);
      for (let count = 0; count < moment; count += 1) takeStep(jobs[0]);
      if (jobs[0]?.outcome !== undefined) break;
      act(remote, deed, remote.state.record);
      expectAllTrue(jobs, remote);
    }
});

const RUNS = isSlowRun ? 4000 : 250;

test('jobs that work on a task at the same time lose no command and no work, say what is true, and one command leads to the end', () => {
  const kinds = new Map<string, number>();
  fc.assert(
    fc.property(
      fc.nat(PLANS.length - 1),
      fc.array(delivered, { minLength: 2, maxLength: 4 }),
      fc.array(moment, { maxLength: 40 }),
      (planIndex, all, moments) => {
        const plan = PLANS[planIndex] ?? toPlan({});
        const remote = createRemote(plan);
        const jobs = start(all, remote, plan);
        for (const each of moments) pass(each, jobs, remote);
        expectAllTrue(jobs, remote);
        for (const { outcome } of jobs) kinds.set(outcome?.kind ?? '', (kinds.get(outcome?.kind ?? '') ?? 0) + 1);
      },
    ),
    { numRuns: RUNS, ...toSeed(1919) },
  );
  // Every kind of race was met, so that the property is not empty.
  for (const kind of ['refused', 'held', 'repeated', 'done', 'lost', 'killed', 'ended'])
    expect({ kind, isMet: (kinds.get(kind) ?? 0) > 4 }).toEqual({ kind, isMet: true });
});
