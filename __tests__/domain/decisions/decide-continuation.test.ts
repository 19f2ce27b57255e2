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

  test.each([
    ['an attempt has ended in it', [begun, attemptEnded('a', 1), PAUSED], 'continue'],
    ['its work waits to be checked', [begun, CAPTURED, PAUSED], 'continue'],
    ['nothing was captured', [begun, attemptEnded('a', 1, 'interrupted'), PAUSED], 'no'],
    ['work of an earlier run waited in it again', [begun, CAPTURED, PAUSED, RUN_STARTED, PAUSED], 'no'],
  ] as const)('when %s: %j', (_when, bodies, kind) => {
    expect(decideContinuation(runOf(...bodies)).kind).toBe(kind);
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
    ['an attempt passed without a change', [attemptStarted('a', 1), landed('a', 1, null)], false],
  ] as const)('when %s: %j', (_when, bodies, hasLanded) => {
    expect(hasLandedInThisRun(runOf(...bodies))).toBe(hasLanded);
  });
});
