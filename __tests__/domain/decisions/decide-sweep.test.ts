import { describe, expect, test } from '@jest/globals';
import { countUnproductiveRuns, decideSweep } from '../../../src/domain/decisions/decide-sweep.ts';
import type { EventBody } from '../../../src/domain/record/chronicle-event.ts';
import type { Ending, PauseCause } from '../../../src/domain/record/ending.ts';
import { foldEvents } from '../../../src/domain/record/fold-events.ts';
import type { Claim } from '../../../src/domain/record/lease.ts';
import type { Steering } from '../../../src/domain/record/run-record.ts';
import {
  attemptEnded,
  attemptStarted,
  CREATED,
  LANDED,
  landed,
  planSet,
  RUN_STARTED,
  toEvents,
} from '../../helpers/make-events.ts';
import { makeView } from '../../report/make-view.ts';

const PLAN = planSet({ a: ['h', 2] });
const tried = (day: number, outcome: 'passed' | 'failed' | 'interrupted' = 'failed') => [
  attemptStarted('a', day, 2),
  attemptEnded('a', day, outcome),
];
const paused = (pause_cause?: PauseCause): EventBody => ({
  kind: 'run_ended',
  ending: 'paused',
  reason: 'Said so.',
  ...(pause_cause === undefined ? {} : { pause_cause }),
});
const ended = (ending: 'passed' | 'blocked' | 'infra_error' | 'conflict'): EventBody => ({
  kind: 'run_ended',
  ending,
  reason: 'Said so.',
});
const BEFORE = '2026-01-02T02:59:59.000Z';
const END = '2026-01-02T03:00:00.000Z';
const AFTER = '2026-01-02T03:00:01.000Z';
const FREE: Claim = { kind: 'free', generation: 2 };

function sweep(bodies: readonly EventBody[], claim: Claim = FREE) {
  const events = toEvents(CREATED, RUN_STARTED, PLAN, ...bodies);
  const state = foldEvents(events);
  if (state === undefined) throw new Error('there is no task');
  return decideSweep({ record: state.record, events, claim });
}

describe('a sweep', () => {
  test('goes on with a task whose run died, and with one that paused for what passes by itself', () => {
    expect(sweep(tried(1))).toEqual({ kind: 'resume', why: 'Its last run died.' });
    for (const cause of ['deadline', 'provider', 'job_ended', 'taken'] as const)
      expect(sweep([...tried(1), paused(cause)])).toEqual({ kind: 'resume', why: 'Said so.' });
    expect(sweep([...tried(1), ended('infra_error')])).toMatchObject({ kind: 'resume' });
  });

  test.each(['budget', 'cancelled', 'account', 'asked', 'approval', undefined] as const)(
    'leaves a task to people that paused for: %s',
    (cause) => {
      expect(sweep([...tried(1), paused(cause)])).toEqual({ kind: 'stuck', why: 'Said so.' });
    },
  );

  test('leaves what is blocked or in conflict to people, until one has opened it again', () => {
    const bodies = [
      ...tried(1),
      ...tried(2),
      { kind: 'checkpoint_abandoned', checkpoint_id: 'a', reason: 'used up' },
      ended('blocked'),
    ] as const;
    expect(sweep(bodies)).toMatchObject({ kind: 'stuck', why: expect.stringContaining('used up') });
    const retried: EventBody = { kind: 'checkpoint_reopened', checkpoint_id: 'a', by: 'octo' };
    expect(sweep([...bodies, retried])).toMatchObject({ kind: 'resume' });
    expect(sweep([...tried(1), ended('conflict')])).toMatchObject({ kind: 'stuck' });
  });

  test('lets a task whose run died say its end, whatever that is, but not for ever', () => {
    const abandoned: EventBody = { kind: 'checkpoint_abandoned', checkpoint_id: 'a', reason: 'used up' };
    expect(sweep([...tried(1), ...tried(2), abandoned])).toEqual({ kind: 'resume', why: 'Its last run died.' });
    const killed = (day: number) => [RUN_STARTED, ...tried(day, 'interrupted').slice(0, 1)];
    expect(sweep([...tried(1), ...killed(2), ...killed(3)])).toMatchObject({ kind: 'resume' });
    expect(sweep([...tried(1), ...killed(2), ...killed(3), ...killed(4)])).toEqual({
      kind: 'stuck',
      why: '3 runs in a row made no progress, the last one because: Its last run died.',
    });
  });

  test('does nothing about a task that is done, or that somebody works on', () => {
    expect(sweep([...tried(1, 'passed'), landed('a', 1), ended('passed')])).toEqual({ kind: 'done' });
    const holder = { run_id: 'other', place: { kind: 'unknown' } } as const;
    const lease = { schema_version: 1, generation: 1, holder, expires_at: '2026-01-02T04:00:00.000Z' } as const;
    expect(sweep(tried(1), { kind: 'held', lease, holder })).toEqual({ kind: 'busy', why: 'run other works on it' });
  });

  test('leaves to people what is finished and waits, or what its budget ends', () => {
    const waiting = { ...landed('a', 1), landed_on: 'result' as const };
    expect(sweep([...tried(1, 'passed'), waiting, ended('passed')])).toEqual({
      kind: 'stuck',
      why: `Commits wait for approval: ${LANDED}.`,
    });
    expect(sweep([...tried(1), ...tried(2), ended('infra_error')])).toEqual({
      kind: 'stuck',
      why: 'attempt budget used up (2 of 2)',
    });
  });

  test('does nothing about a task whose work is done, however its last run ended', () => {
    expect(sweep([...tried(1, 'passed'), landed('a', 1), ended('infra_error')])).toEqual({ kind: 'done' });
  });

  test.each<[string, Ending, readonly Partial<Steering>[], 'resume' | 'stuck']>([
    ['nobody did anything', 'blocked', [], 'stuck'],
    ['somebody did something before its end', 'blocked', [{ kind: 'skip', at: BEFORE }], 'stuck'],
    ['somebody did something as it ended', 'blocked', [{ kind: 'skip' }], 'resume'],
    ['somebody did something after it', 'blocked', [{ kind: 'skip', at: AFTER }], 'resume'],
    ['somebody asked for a pause at last', 'blocked', [{ kind: 'skip' }, { kind: 'pause', at: AFTER }], 'stuck'],
    ['it had passed, and a skipped checkpoint is open again', 'passed', [{ kind: 'retry', at: AFTER }], 'resume'],
    ['it had passed, and its plan has a fix since', 'passed', [], 'resume'],
    ['it is in conflict, whatever was done', 'conflict', [{ kind: 'skip', at: AFTER }], 'stuck'],
  ])('decides on a task with work left by what was done since: %s', (...[, ending, actions, kind]) => {
    const steering = actions.map((action) => ({
      ...{ at: END, by: 'octo', kind: 'hint' as const, checkpoint_id: null, text: null },
      ...action,
    }));
    const { record } = makeView([{ checkpoint_id: 'a' }], { ending, ended_at: END, steering });
    expect(decideSweep({ record, events: [], claim: FREE })).toMatchObject({ kind });
  });

  test('says how the last run ended where that left no reason', () => {
    const { record } = makeView([{ checkpoint_id: 'a' }], { ending: 'conflict', ended_at: END });
    expect(decideSweep({ record, events: [], claim: FREE })).toEqual({
      kind: 'stuck',
      why: 'Its last run ended as conflict.',
    });
  });

  test('gives up a task on which three runs in a row got nowhere, and takes it up again after somebody did something', () => {
    const idle = [RUN_STARTED, ...tried(2, 'interrupted').slice(0, 1), paused('deadline')];
    const bodies = [...tried(1), paused('deadline'), RUN_STARTED, paused('deadline'), RUN_STARTED, paused('deadline')];
    expect(sweep(bodies)).toMatchObject({ kind: 'resume' });
    expect(sweep([...bodies, ...idle])).toEqual({
      kind: 'stuck',
      why: '3 runs in a row made no progress, the last one because: Said so.',
    });
    expect(sweep([...bodies, ...idle, { kind: 'hint_given', by: 'octo', text: 'x' }])).toMatchObject({
      kind: 'resume',
    });
  });
});

describe('runs that got nowhere', () => {
  const count = (...bodies: readonly EventBody[]) => countUnproductiveRuns(toEvents(CREATED, RUN_STARTED, ...bodies));

  test('are those that ended without an attempt that passed or failed, a settled checkpoint or a person', () => {
    expect(count()).toBe(0);
    expect(count(paused('deadline'))).toBe(1);
    expect(count(PLAN, paused('deadline'))).toBe(0);
    expect(count(PLAN, paused('deadline'), RUN_STARTED, ...tried(1, 'interrupted'), paused('deadline'))).toBe(1);
    expect(count(PLAN, paused('deadline'), RUN_STARTED, ...tried(1), paused('deadline'))).toBe(0);
    expect(count(PLAN, ...tried(1), paused('deadline'), RUN_STARTED, paused('deadline'), RUN_STARTED)).toBe(1);
    expect(count(PLAN, RUN_STARTED, RUN_STARTED)).toBe(1);
    expect(count(PLAN, paused('deadline'), RUN_STARTED, attemptStarted('a', 1))).toBe(0);
  });

  test('are counted anew after a person has done something between two runs', () => {
    const hint: EventBody = { kind: 'hint_given', by: 'octo', text: 'x' };
    expect(count(PLAN, paused('deadline'), RUN_STARTED, paused('deadline'), hint)).toBe(0);
    expect(count(PLAN, paused('deadline'), hint, RUN_STARTED, paused('deadline'))).toBe(1);
  });
});
