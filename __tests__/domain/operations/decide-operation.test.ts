import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chooseNextAction } from '../../../src/domain/decisions/next-action.ts';
import { isRunNext } from '../../../src/domain/operations/decide-next-run.ts';
import { decide } from '../../../src/domain/operations/decide-operation.ts';
import type { Liveness, Operation } from '../../../src/domain/operations/operation.ts';
import {
  type ChronicleEvent,
  chronicleEventSchema,
  type EventBody,
} from '../../../src/domain/record/chronicle-event.ts';
import { applyEvent, foldEvents, type TaskState } from '../../../src/domain/record/fold-events.ts';
import { type Lease, type LeaseHolder, toLease } from '../../../src/domain/record/lease.ts';
import type { GroundhogMemory } from '../../../src/domain/record/memory.ts';
import { type GroundhogRun, runRecordSchema } from '../../../src/domain/record/run-record.ts';
import { attemptEnded, attemptStarted, BASE, CREATED, LANDED, planSet, toEvents } from '../../helpers/make-events.ts';
import { makeAttempt, makeCriterionRun, makeView } from '../../report/make-view.ts';

const statement = { kind: 'semantic', statement: 'It reads well.' } as const;
const unjudged = makeCriterionRun({ criterion: statement, outcome: 'unjudged', exit_code: null });

type Changes = Parameters<typeof makeView>[1];
const taskOf = (changes: Changes = {}): GroundhogRun =>
  makeView(
    [
      {
        checkpoint_id: 'parse',
        outcome: 'success',
        attempts: [makeAttempt({ outcome: 'passed', verifier_runs: [makeCriterionRun(), unjudged] })],
      },
      { checkpoint_id: 'print', outcome: 'abandoned', reason: 'budget', attempts: [makeAttempt({ day: 2 })] },
      { checkpoint_id: 'left-out', outcome: 'skipped', reason: 'not wanted' },
      { checkpoint_id: 'docs' },
    ],
    { ending: 'blocked', ended_at: '2026-01-02T04:00:00.000Z', ...changes },
  ).record;

const ask = (operation: Operation, run = taskOf(), liveness: Liveness = 'none') =>
  decide(operation, { record: run, liveness, lease: undefined, by: 'alice' });
const retry = (checkpoint?: string): Operation => ({ kind: 'retry', checkpoint });
const skip = (checkpoint: string, reason = 'not wanted'): Operation => ({ kind: 'skip', checkpoint, reason });
const hint = (text: string): Operation => ({ kind: 'hint', text });
const pause: Operation = { kind: 'pause', reason: undefined };
const abort: Operation = { kind: 'abort', reason: 'a mistake ' };
const approve = (target?: string): Operation => ({ kind: 'approve', target });
const materialize = (commit?: string): Operation => ({ kind: 'materialize', commit });

/** The record after an operation, as the next reader folds it. */
function carryOut(operation: Operation, record: GroundhogRun, liveness: Liveness = 'none'): GroundhogRun {
  const decision = ask(operation, record, liveness);
  if (decision.kind !== 'record') throw new Error(`${operation.kind} was not recorded: ${JSON.stringify(decision)}`);
  const events: ChronicleEvent[] = decision.bodies.map((body, index) =>
    chronicleEventSchema.parse({ ...body, seq: index + 90, at: '2026-01-03T00:00:00.000Z' }),
  );
  const memory: GroundhogMemory = {
    schema_version: 1,
    task_id: record.task_id,
    plan_id: record.plan_id,
    completed: [],
  };
  return events.reduce<TaskState>(applyEvent, { record, memory }).record;
}

describe('an unlock', () => {
  const held = (holder: LeaseHolder | null) =>
    toLease({ generation: 4, holder }, { now: new Date('2026-01-02T03:00:00.000Z'), ttlMs: 60_000 });
  const lease = held({ run_id: 'lost', place: { kind: 'unknown' } });
  const unlock = (generation: string, of: Lease | undefined = lease) =>
    decide({ kind: 'unlock', generation }, { record: taskOf(), liveness: 'alive', lease: of, by: 'alice' });

  test('takes the task from the holder that is named, also while it seems to be at work', () => {
    expect(unlock('4')).toMatchObject({
      kind: 'record',
      bodies: [{ kind: 'lease_released', generation: 4 }],
      unlocks: 5,
    });
  });

  test.each(['3', '5', '', '04', '4.0'])('is refused for another number: "%s"', (generation) => {
    expect(unlock(generation)).toMatchObject({
      kind: 'refuse',
      reason: expect.stringMatching(/under number 4 by run lost/),
    });
  });

  test.each(['abc', '', '0', '-1', '1.5'])('is refused for what is no number of a lease, held or not: "%s"', (text) => {
    const refused = { kind: 'refuse', reason: expect.stringContaining(`"${text}" is not a number of a lease`) };
    for (const found of [lease, held(null)]) expect(unlock(text, found)).toEqual(refused);
    expect(ask({ kind: 'unlock', generation: text })).toEqual(refused);
  });

  test('names the machine of a process that holds the task', () => {
    const place = { kind: 'process', host: 'laptop 0123abc pid:[42]', pid: 20853, started: '' } as const;
    expect(unlock('5', held({ run_id: 'r', place }))).toMatchObject({
      reason: expect.stringContaining('by process 20853 on the machine "laptop" (run r)'),
    });
  });

  test('has nothing to do where nobody holds the task', () => {
    expect(unlock('4', held(null))).toMatchObject({ kind: 'nothing' });
    expect(ask({ kind: 'unlock', generation: '1' })).toMatchObject({ kind: 'nothing' });
  });
});

const outOfAttempts = (ending: 'paused' | 'infra_error' | 'blocked') =>
  makeView(
    [{ checkpoint_id: 'a', attempt_budget: 1, attempts: [makeAttempt({ outcome: 'failed' })] }, { checkpoint_id: 'b' }],
    { ending },
  ).record;

describe('a retry', () => {
  test('opens what was given up again, with a fresh budget', () => {
    expect(ask(retry())).toMatchObject({
      kind: 'record',
      bodies: [{ kind: 'checkpoint_reopened', checkpoint_id: 'print', by: 'alice' }],
    });
    expect(carryOut(retry(), taskOf()).checkpoints[1]).toMatchObject({
      outcome: 'pending',
      reason: null,
      budget_from: 1,
    });
  });

  test('takes a skip back when it is named', () => {
    expect(carryOut(retry('left-out'), taskOf()).checkpoints[2]).toMatchObject({ outcome: 'pending', reason: null });
  });

  test('ends an abort, and opens the first open checkpoint when nothing was given up', () => {
    const run = makeView([{ checkpoint_id: 'a', outcome: 'success' }, { checkpoint_id: 'b' }]).record;
    const aborted = carryOut(abort, run);
    expect(aborted.aborted).toEqual({ at: '2026-01-03T00:00:00.000Z', by: 'alice', reason: 'a mistake' });
    expect(chooseNextAction(aborted)).toMatchObject({
      kind: 'blocked',
      reason: expect.stringMatching(/alice: a mistake\./),
    });
    const open = carryOut(retry(), aborted);
    expect(open.aborted).toBeNull();
    expect(ask(retry(), aborted)).toMatchObject({ message: expect.stringMatching(/^The task is no longer aborted\./) });
    expect(chooseNextAction(open)).toMatchObject({ kind: 'baseline', checkpointId: 'b' });
  });

  test.each([
    ['of a name that is nearly right', retry('prnit'), /no checkpoint "prnit"\. Did you mean "print"\?/],
    ['of what has landed', retry('parse'), /"parse" has already landed/],
    ['of what is open after a blocked one', retry('docs'), /"docs" is open, and an earlier one blocks it.*"print"/],
  ])('%s is refused', (_what, operation, reason) => {
    expect(ask(operation)).toEqual({ kind: 'refuse', reason: expect.stringMatching(reason) });
  });

  test.each([undefined, 'a'])('opens what has no attempt left, though no run has given it up yet: %s', (name) => {
    const run = outOfAttempts('paused');
    expect(chooseNextAction(run)).toMatchObject({ kind: 'abandon' });
    expect(ask(retry(name), run)).toMatchObject({ bodies: [{ kind: 'checkpoint_reopened', checkpoint_id: 'a' }] });
    expect(ask(retry('left-out'))).toMatchObject({ message: expect.stringMatching(/Before it comes "print":/) });
    const reopened = carryOut(retry(name), run);
    expect(chooseNextAction(reopened)).toMatchObject({ kind: 'baseline', checkpointId: 'a' });
    expect(ask(retry(name), reopened)).toMatchObject(name === undefined ? {} : { kind: 'nothing' });
    expect(ask(hint('Look at x.'), run)).toMatchObject({
      message: expect.stringMatching(/until: groundhog retry --task demo$/),
    });
  });

  test('is refused after a pass', () => {
    const done = makeView([{ checkpoint_id: 'a', outcome: 'success' }]).record;
    expect(ask(retry(), done)).toEqual({ kind: 'refuse', reason: expect.stringMatching(/every checkpoint is done/) });
  });
});

describe('a skip', () => {
  test.each(['paused', 'infra_error', 'blocked'] as const)(
    'of what has no attempt left continues the task, also one that is %s',
    (ending) => {
      const record = carryOut(skip('a'), outOfAttempts(ending));
      expect(isRunNext({ operation: skip('a'), record, isChange: true })).toBe(true);
      const other = carryOut(skip('b'), outOfAttempts('paused'));
      expect(isRunNext({ operation: skip('b'), record: other, isChange: true })).toBe(false);
    },
  );

  test('says what the next run does, also of a task that is blocked or aborted', () => {
    const message = (text: string) => ({ message: `Checkpoint "docs" is skipped. ${text}` });
    const follows = 'The next run resumes after it.';
    const until = 'groundhog retry --task demo';
    expect(ask(skip('docs'))).toMatchObject(
      message(`The task is blocked; no attempt starts until its checkpoint changes in the plan, or until: ${until}`),
    );
    expect(ask(skip('docs'), carryOut(retry(), taskOf()))).toMatchObject(message(follows));
    const url = 'https://github.test/runs/1';
    const aborted = makeView([{ checkpoint_id: 'docs' }, { checkpoint_id: 'b' }], { run_url: url }).record;
    expect(ask(skip('docs'), aborted)).toMatchObject(message(follows));
    expect(ask(skip('docs'), carryOut(abort, aborted))).toMatchObject(
      message(`The task is aborted; no attempt starts until: ${until}`),
    );
  });

  test('gives a checkpoint its outcome and its reason', () => {
    expect(carryOut(skip('print', ' too hard '), taskOf()).checkpoints[1]).toMatchObject({
      outcome: 'skipped',
      reason: 'too hard',
    });
  });

  test.each([
    ['of what has landed', skip('parse'), /already landed/],
    ['of what is not there', skip('dcos'), /Did you mean "docs"/],
    ['without a reason', skip('docs', ' '), /reason is needed/],
    ['with a reason without end', skip('docs', 'x'.repeat(4001)), /at most 4000/],
  ])('%s is refused', (_what, operation, reason) => {
    expect(ask(operation)).toEqual({ kind: 'refuse', reason: expect.stringMatching(reason) });
  });

  test('of all that is left makes the task pass', () => {
    const run = carryOut(skip('docs'), carryOut(skip('print'), taskOf()));
    expect(chooseNextAction(run)).toEqual({ kind: 'done', isWorkDone: true, skipped: 3 });
    const nothingTried = carryOut(skip('a'), makeView([{ checkpoint_id: 'a' }]).record);
    expect(chooseNextAction(nothingTried)).toMatchObject({ kind: 'done', isWorkDone: true });
  });
});

describe('a hint, a pause and an abort', () => {
  test('are taken while a run is at work; a retry, a skip and an approval are not', () => {
    const run = taskOf({ ending: null, ended_at: null, result: LANDED });
    for (const operation of [hint('Look at x.'), pause, abort])
      expect(ask(operation, run, 'alive').kind).toBe('record');
    const reason = expect.stringMatching(/run is at work.* with: groundhog pause --task demo$/);
    for (const operation of [retry(), skip('docs'), approve('parse'), approve(), materialize()])
      expect(ask(operation, run, 'alive')).toEqual({ kind: 'refuse', reason });
  });

  test('a hint is refused when it is empty or too long, and when nobody is left to read it', () => {
    expect(ask(hint(' \n'))).toMatchObject({ kind: 'refuse' });
    expect(ask(hint('x'.repeat(4001)))).toMatchObject({ kind: 'refuse' });
    const done = makeView([{ checkpoint_id: 'a', outcome: 'success' }]).record;
    expect(ask(hint('Well done.'), done)).toMatchObject({ kind: 'refuse' });
  });

  test('a hint says that it starts nothing where a checkpoint was given up or the task was', () => {
    const stands = expect.stringMatching(
      / starts until its checkpoint changes in the plan, or until: groundhog retry --task demo$/,
    );
    expect(ask(hint('Look at x.'))).toMatchObject({ kind: 'record', message: stands });
    expect(ask(hint('Look at x.'), carryOut(hint('Look at x.'), taskOf()))).toEqual({
      kind: 'nothing',
      message: stands,
    });
    const reopened = carryOut(retry(), taskOf());
    expect(ask(hint('Look at x.'), reopened)).toMatchObject({ message: expect.stringMatching(/get this hint\.$/) });
    expect(ask(hint('Look at x.'), carryOut(abort, reopened))).toMatchObject({
      message: expect.stringMatching(/aborted; no attempt starts until: groundhog retry --task demo$/),
    });
  });

  test('a pause needs a run, and lasts until the next one starts', () => {
    expect(ask(pause)).toEqual({ kind: 'refuse', reason: expect.stringMatching(/no run is at work/) });
    const paused = foldEvents(
      toEvents(
        CREATED,
        planSet({ a: ['h', 2] }),
        { kind: 'pause_requested', by: 'alice', reason: null },
        { kind: 'run_started', run_id: 'r', groundhog_version: '1', isolation: 'none', lease_generation: 1 },
      ),
    );
    expect(paused?.record.pause).toBeNull();
    expect(paused?.record.steering).toMatchObject([{ kind: 'pause', by: 'alice' }]);
  });

  test('an abort after the end is refused, and no start of a run ends it', () => {
    const done = makeView([{ checkpoint_id: 'a', outcome: 'success' }]).record;
    expect(ask(abort, done)).toEqual({ kind: 'refuse', reason: expect.stringMatching(/every checkpoint is done/) });
    const state = foldEvents(
      toEvents(
        CREATED,
        planSet({ a: ['h', 2] }),
        { kind: 'task_aborted', by: 'alice', reason: null },
        { kind: 'run_started', run_id: 'r', groundhog_version: '1', isolation: 'none', lease_generation: 1 },
        planSet({ a: ['other', 2] }),
      ),
    );
    expect(state?.record.aborted).toMatchObject({ by: 'alice' });
  });
});

describe('an approval', () => {
  test('of a checkpoint judges its statements and nothing else', () => {
    const run = carryOut(approve('parse'), taskOf({ result: LANDED }));
    expect(run.result).toBe(LANDED);
    expect(run.checkpoints[0]?.attempts[0]?.verifier_runs).toMatchObject([
      { outcome: 'passed' },
      { outcome: 'judged_pass', detail: 'Judged by alice.' },
    ]);
  });

  test('judges what was left open before any work, where no attempt was needed', () => {
    const sketch = { checkpoint_id: 'a', outcome: 'success', baseline: [makeCriterionRun(), unjudged] } as const;
    const run = carryOut(approve('a'), makeView([{ ...sketch, baseline: [...sketch.baseline] }]).record);
    expect(run.checkpoints[0]?.baseline).toMatchObject([{ outcome: 'passed' }, { outcome: 'judged_pass' }]);
  });

  test('of the commits that wait brings the branch there, and names what is not judged', () => {
    const run = taskOf({ result: LANDED });
    for (const operation of [approve(), approve(LANDED), approve(LANDED.slice(0, 7).toUpperCase()), materialize()])
      expect(ask(operation, run)).toMatchObject({
        kind: 'record',
        bodies: [{ kind: 'result_materialized', from: null, to: LANDED }],
        materializes: LANDED,
        message: expect.stringMatching(/not judged yet in: parse/),
      });
    const approved = carryOut(approve(), run);
    expect(approved).toMatchObject({ head: LANDED, result: null });
    expect(ask(materialize(), approved)).toMatchObject({ kind: 'nothing', message: expect.stringContaining(LANDED) });
    expect(ask(materialize(), { ...approved, head: BASE })).toMatchObject({ kind: 'refuse' });
  });

  test.each([
    ['of another commit', approve('c'.repeat(40)), /waits is d{40}, and not c{40}/],
    ['of a beginning that is too short to mean one commit', materialize('dddddd'), /no commit id/],
    ['of a checkpoint that has not landed', approve('docs'), /has not landed: it is pending/],
    ['of a name that is nothing', approve('prase'), /Did you mean "parse"/],
  ])('%s is refused', (_what, operation, reason) => {
    const run = taskOf({ result: LANDED });
    expect(ask(operation, run)).toEqual({ kind: 'refuse', reason: expect.stringMatching(reason) });
  });

  test('of nothing in particular is refused when nothing waits, and says what could be judged', () => {
    expect(ask(approve())).toEqual({ kind: 'refuse', reason: expect.stringMatching(/groundhog approve parse/) });
    expect(ask(materialize())).toEqual({ kind: 'refuse', reason: expect.stringMatching(/no commit waits/) });
  });
});

test('whatever was recorded changes nothing when it is asked for again, and fits the schema of the record', () => {
  const operation = fc.constantFrom(
    ...[retry(), retry('print'), skip('docs'), skip('print'), hint('Look at x.'), pause, abort],
    ...[approve('parse'), approve(), approve(LANDED), materialize()],
  );
  const liveness = fc.constantFrom<Liveness>('none', 'unknown', 'alive');
  fc.assert(
    fc.property(fc.array(fc.tuple(operation, liveness), { maxLength: 12 }), (asked) => {
      let run = taskOf({ result: LANDED, head: BASE });
      for (const [what, life] of asked) {
        if (ask(what, run, life).kind !== 'record') continue;
        run = carryOut(what, run, life);
        expect(runRecordSchema.parse(run)).toEqual(run);
        expect(ask(what, run, life).kind).not.toBe('record');
      }
    }),
  );
});

test('people have their last fifty words in the record, and a landing that waits leaves the head where it was', () => {
  const facts = { checkpoint_id: 'a', day: 1, summary: 'Done.', side_effects: [], committed_ref: LANDED };
  const waiting: EventBody = { kind: 'checkpoint_landed', ...facts, attribution: null, landed_on: 'result' };
  const hints = Array.from({ length: 60 }, (_, index) => ({ kind: 'hint_given', by: 'a', text: `${index}` }) as const);
  const state = foldEvents(
    toEvents(
      CREATED,
      planSet({ a: ['h', 2] }),
      attemptStarted('a', 1),
      attemptEnded('a', 1, 'passed'),
      waiting,
      ...hints.slice(0, 50),
    ),
  );
  expect(state?.record).toMatchObject({ head: BASE, result: LANDED, last_landed: LANDED });
  expect(state?.record.steering).toHaveLength(50);
});

describe('a rebase', () => {
  const rebase = (isStop = false): Operation => ({ kind: 'rebase', isStop });
  const begun = { from: BASE, onto: BASE, head: BASE, left: [], landed: [], since_day: 0, last_landed: null };

  test('starts a run, also of a task that has passed, since the run alone knows whether the base has moved', () => {
    const done = { ...taskOf({ ending: 'passed' }), checkpoints: [] };
    for (const record of [taskOf(), done]) {
      expect(ask(rebase(), record)).toMatchObject({ kind: 'record', bodies: [] });
      expect(isRunNext({ operation: rebase(), record, isChange: true })).toBe(true);
    }
  });

  test('is refused where a run could make none', () => {
    const aborted = { at: '2026-01-02T03:04:05.000Z', by: 'bob', reason: null };
    expect(ask(rebase(), taskOf({ result: BASE }))).toMatchObject({
      kind: 'refuse',
      reason: expect.stringMatching(/approval/),
    });
    expect(ask(rebase(), taskOf({ aborted }))).toMatchObject({ kind: 'refuse', reason: expect.stringMatching(/bob/) });
    expect(ask(rebase(), taskOf(), 'alive')).toMatchObject({ kind: 'refuse' });
  });

  test('that has begun can be given up by a run, and one that has not leaves nothing to do', () => {
    const record = taskOf({ rebase: begun });
    expect(ask(rebase(true), record)).toMatchObject({ kind: 'record', bodies: [] });
    expect(isRunNext({ operation: rebase(true), record, isChange: true })).toBe(true);
    expect(ask(rebase(true), taskOf())).toMatchObject({ kind: 'nothing' });
    expect(isRunNext({ operation: rebase(true), record: taskOf(), isChange: false })).toBe(false);
  });
});
