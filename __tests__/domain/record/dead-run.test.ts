import { expect, test } from '@jest/globals';
import { type EventBody, eventBodySchema } from '../../../src/domain/record/chronicle-event.ts';
import { endDeadRun, toEndedState } from '../../../src/domain/record/dead-run.ts';
import { foldEvents, type TaskState } from '../../../src/domain/record/fold-events.ts';
import {
  attemptEnded,
  attemptStarted,
  BASE,
  CREATED,
  planSet,
  RUN_STARTED,
  toEvents,
} from '../../helpers/make-events.ts';

const events = toEvents(CREATED, RUN_STARTED, planSet({ a: ['h', 2] }), attemptStarted('a', 1, 2));

function fold(of = events): TaskState {
  const state = foldEvents(of);
  if (state === undefined) throw new Error('there is no task');
  return state;
}

test('a run that died in an attempt is shown as paused since its last word, and the attempt as interrupted', () => {
  const { record } = toEndedState(fold(), events);
  expect(record).toMatchObject({ ending: 'paused', pause_cause: 'job_ended', ended_at: events.at(-1)?.at });
  expect(record.checkpoints[0]?.attempts).toMatchObject([{ outcome: 'interrupted', workspace_reverted: true }]);
});

test('a run that died with captured work ends, and leaves that to be verified', () => {
  const timeline = { base: BASE, landed_stream: null, steps: [], missed: 0 };
  const facts = { kind: 'attempt_captured', summary: 'Done.', timeline };
  const { record } = fold([...events, ...toEvents(eventBodySchema.parse({ ...attemptEnded('a', 1), ...facts }))]);
  const reason = 'The job ended before its run did.';
  expect(endDeadRun(record)).toEqual([{ kind: 'run_ended', ending: 'paused', reason, pause_cause: 'job_ended' }]);
  expect(endDeadRun(fold().record)).toMatchObject([{ kind: 'attempt_ended', notes: [reason] }, { kind: 'run_ended' }]);
});

test('a task whose run has ended is shown as it is', () => {
  const ended: EventBody = { kind: 'run_ended', ending: 'blocked', reason: 'x' };
  const all = toEvents(
    CREATED,
    RUN_STARTED,
    planSet({ a: ['h', 2] }),
    attemptStarted('a', 1, 2),
    attemptEnded('a', 1),
    ended,
  );
  const state = fold(all);
  expect(toEndedState(state, all)).toBe(state);
});
