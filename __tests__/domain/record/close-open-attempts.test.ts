import { describe, expect, test } from '@jest/globals';
import type { AttemptRecord } from '../../../src/domain/attempt/attempt.ts';
import { closeOpenAttempts } from '../../../src/domain/record/close-open-attempts.ts';
import { findCapturedAttempt, findUnreverted, isCaptured } from '../../../src/domain/record/run-record.ts';
import { makeAttempt, makeView } from '../../report/make-view.ts';

const ID = 'e'.repeat(40);
const timeline = { base: ID, landed_stream: null, steps: [], missed: 0 };
const open = (day: number, changes: Partial<AttemptRecord> = {}) =>
  makeAttempt({ day, outcome: 'running', ended_at: null, notes: ['one'], workspace_reverted: false, ...changes });
const captured = (day: number, changes: Partial<AttemptRecord> = {}) =>
  open(day, { scratch_commit: ID, tree: ID, summary: 'Done.', timeline, ...changes });
const record = makeView([
  { checkpoint_id: 'a', attempts: [makeAttempt({ day: 1 }), open(2)] },
  { checkpoint_id: 'b', attempts: [captured(3)] },
]).record;

describe('the attempts that are still open', () => {
  test('are closed as interrupted, with a note after their own ones and without what their start has said', () => {
    const bodies = closeOpenAttempts(record, { note: 'died', exceptCaptured: false, isEndKnown: false });
    expect(bodies).toMatchObject([
      { kind: 'attempt_ended', checkpoint_id: 'a', day: 2, outcome: 'interrupted', notes: ['one', 'died'] },
      { kind: 'attempt_ended', checkpoint_id: 'b', day: 3, outcome: 'interrupted', notes: ['one', 'died'] },
    ]);
    for (const body of bodies) expect(body).toMatchObject({ workspace_reverted: true, is_end_unknown: true });
    expect(Object.keys(bodies[0] ?? {})).not.toContain('started_at');
  });

  test('stay open where their work can still be verified, if that is wanted', () => {
    expect(closeOpenAttempts(record, { note: 'died', exceptCaptured: true, isEndKnown: true })).toMatchObject([
      { day: 2 },
    ]);
  });

  test('have no unknown end where their own run closes them', () => {
    const [body] = closeOpenAttempts(record, { note: 'stopped', exceptCaptured: true, isEndKnown: true });
    expect(body).not.toHaveProperty('is_end_unknown');
  });
});

describe('captured work', () => {
  test('is that of a running attempt with all that its verification needs', () => {
    expect(isCaptured(captured(1))).toBe(true);
    expect(findCapturedAttempt(record)?.day).toBe(3);
    for (const outcome of ['passed', 'failed', 'interrupted'] as const)
      expect(isCaptured(captured(1, { outcome }))).toBe(false);
    for (const missing of [{ scratch_commit: null }, { tree: null }, { summary: null }, { timeline: null }])
      expect([missing, isCaptured(captured(1, missing))]).toEqual([missing, false]);
  });
});

describe('an attempt whose workspace was not rewound', () => {
  const find = (attempts: readonly AttemptRecord[], lastDay: number, before = 0) =>
    findUnreverted(
      makeView([{ checkpoint_id: 'a', attempts: [...attempts] }], { last_day: lastDay, last_day_before_run: before })
        .record,
    );
  const kept = (day: number, outcome: AttemptRecord['outcome']) =>
    makeAttempt({ day, outcome, workspace_reverted: false });

  test.each([
    ['failed', true],
    ['interrupted', true],
    ['passed', false],
    ['running', false],
  ] as const)('is the last one where it has ended in vain: %s', (outcome, isFound) => {
    expect(find([kept(1, outcome)], 1)?.attempt.day).toBe(isFound ? 1 : undefined);
  });

  test('is none where the last one was rewound, or has no record', () => {
    expect(find([kept(1, 'failed'), makeAttempt({ day: 2, workspace_reverted: true })], 2)).toBeUndefined();
    expect(find([kept(1, 'failed')], 2)).toBeUndefined();
    expect(find([kept(1, 'failed'), kept(2, 'interrupted')], 2)?.attempt.day).toBe(2);
  });

  test('is of the present run when that has started it', () => {
    expect(find([kept(2, 'failed')], 2, 1)?.isOfRun).toBe(true);
    expect(find([kept(2, 'failed')], 2, 2)?.isOfRun).toBe(false);
  });
});
