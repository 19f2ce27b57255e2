import { describe, expect, test } from '@jest/globals';
import { decideContinuation } from '../../../src/domain/decisions/decide-continuation.ts';
import type { EventBody } from '../../../src/domain/record/chronicle-event.ts';
import { foldEvents } from '../../../src/domain/record/fold-events.ts';
import { hasLandedInThisRun } from '../../../src/domain/record/run-record.ts';
import {
  attemptEnded,
  attemptStarted,
  BASE,
  CREATED,
  landed,
  planSet,
  RUN_STARTED,
  toEvents,
} from '../../helpers/make-events.ts';

const PAUSED: EventBody = { kind: 'run_ended', ending: 'paused', reason: 'deadline', pause_cause: 'deadline' };
const CAPTURED: EventBody = {
  ...{ kind: 'attempt_captured', checkpoint_id: 'a', day: 1, scratch_commit: BASE, tree: BASE, summary: 'Done.' },
  ...{ tool_calls: [], side_effects: [], changed_paths: [], changed_paths_total: 0, notes: [] },
  timeline: { base: BASE, landed_stream: null, steps: [], missed: 0 },
  usage: { turns: null, input_tokens: null, output_tokens: null, cost_usd: null },
};

function runOf(...bodies: readonly EventBody[]) {
  const state = foldEvents(toEvents(CREATED, RUN_STARTED, planSet({ a: ['h', 2] }), ...bodies));
  if (state === undefined) throw new Error('there is no task');
  return state.record;
}

describe('a run that its deadline has stopped', () => {
  const begun = attemptStarted('a', 1);
  const TWO = planSet({ a: ['h', 2], b: ['h', 2] });
  const LAST = [begun, attemptEnded('a', 1), attemptStarted('a', 2), attemptEnded('a', 2)];
  const OF_LATER = [1, 2].flatMap((day) => [attemptStarted('b', day), attemptEnded('b', day)]);
  const GIVEN_UP: EventBody = { kind: 'checkpoint_abandoned', checkpoint_id: 'a', reason: 'x' };
  const ABORTED: EventBody = { kind: 'task_aborted', by: 'wendy', reason: null };
  const RETRIED: EventBody = { kind: 'checkpoint_reopened', checkpoint_id: 'a', by: 'wendy' };

  test.each([
    ['an attempt has ended in it', [begun, attemptEnded('a', 1), PAUSED], 'continue'],
    ['its work waits to be checked', [begun, CAPTURED, PAUSED], 'continue'],
    ['nothing was captured', [begun, attemptEnded('a', 1, 'interrupted'), PAUSED], 'no'],
    ['an attempt has passed in it', [begun, attemptEnded('a', 1, 'passed'), PAUSED], 'continue'],
    [
      'only the second of two checkpoints got further',
      [TWO, attemptStarted('b', 1), attemptEnded('b', 1), PAUSED],
      'continue',
    ],
    ['it paused for another cause', [begun, attemptEnded('a', 1), { ...PAUSED, pause_cause: 'budget' }], 'no'],
    ['work of an earlier run waited in it again', [begun, CAPTURED, PAUSED, RUN_STARTED, PAUSED], 'no'],
    ['its last attempt has failed', [...LAST, PAUSED], 'no'],
    ['somebody gave its checkpoint up', [begun, attemptEnded('a', 1), GIVEN_UP, PAUSED], 'no'],
    ['the task was aborted meanwhile', [begun, attemptEnded('a', 1), PAUSED, ABORTED], 'no'],
    ['nothing is left to do', [begun, attemptEnded('a', 1, 'passed'), landed('a', 1), PAUSED], 'no'],
    ['only a later checkpoint has no attempt left', [TWO, ...OF_LATER, PAUSED], 'continue'],
    ['somebody has given its last attempt another one', [...LAST, PAUSED, RETRIED], 'continue'],
  ] as const)('when %s: %j', (_when, bodies, kind) => {
    expect(decideContinuation(runOf(...bodies)).kind).toBe(kind);
  });

  test('is not continued, and says why where a person can do something about it', () => {
    const idle = decideContinuation(runOf(begun, attemptEnded('a', 1, 'interrupted'), PAUSED));
    expect(idle).toEqual({ kind: 'no', why: expect.stringContaining('Give a run more minutes') });
    const used = decideContinuation(runOf(...LAST, PAUSED));
    expect(used).toEqual({ kind: 'no', why: expect.stringMatching(/"a" needs a retry or a skip: .*\(2 of 2\)\.$/) });
    const passed = decideContinuation(runOf({ kind: 'run_ended', ending: 'passed', reason: 'x' }));
    expect(passed).toEqual({ kind: 'no', why: undefined });
  });
});

describe('a run has landed something', () => {
  const passed = [attemptEnded('a', 1, 'passed'), landed('a', 1)];

  test.each([
    ['its own attempt landed', [attemptStarted('a', 1), ...passed], true],
    [
      'an attempt landed that an earlier run made',
      [attemptStarted('a', 1), CAPTURED, PAUSED, RUN_STARTED, ...passed],
      true,
    ],
    ['only an earlier run has', [attemptStarted('a', 1), ...passed, PAUSED, RUN_STARTED], false],
    [
      'what landed waits for approval',
      [attemptStarted('a', 1), attemptEnded('a', 1, 'passed'), { ...landed('a', 1), landed_on: 'result' as const }],
      false,
    ],
    ['an attempt passed without a change', [attemptStarted('a', 1), landed('a', 1, null)], false],
  ] as const)('when %s: %j', (_when, bodies, hasLanded) => {
    expect(hasLandedInThisRun(runOf(...bodies))).toBe(hasLanded);
  });
});
