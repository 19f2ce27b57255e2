import { describe, expect, test } from '@jest/globals';
import { addSameWork, findSameWork, findStall, type TurnActivity } from '../../../src/domain/attempt/stall.ts';

const limits = { sameCall: 3, idleTurns: 6, readingTurns: 9 };
const look = (...calls: string[]): TurnActivity => ({ calls, hasChanged: false });
const change: TurnActivity = { calls: ['write'], hasChanged: true };

describe('an agent', () => {
  test('gets nowhere with the same call and answer, wherever between others', () => {
    expect(findStall([look('a'), look('b'), look('a')], limits)).toBeUndefined();
    expect(findStall([look('a'), look('b', 'a'), look('a')], limits)).toMatch(/same call .* 3 times/);
  });

  test('gets nowhere with many turns in which no file changes', () => {
    const turns = ['a', 'b', 'c', 'd', 'e', 'f'].map((call) => look(call));
    expect(findStall([change, ...turns.slice(1)], limits)).toBeUndefined();
    expect(findStall([change, ...turns], limits)).toMatch(/6 turns without changing a file/);
  });

  test('may read for longer before its first change', () => {
    const turns = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((call) => look(call));
    expect(findStall(turns.slice(1), limits)).toBeUndefined();
    expect(findStall(turns, limits)).toMatch(/9 turns without changing a file/);
  });

  test('may do the same again after a change', () => {
    expect(findStall([look('a'), look('a'), change, look('a'), look('a')], limits)).toBeUndefined();
    expect(findStall([change, change, change, change], limits)).toBeUndefined();
  });
});

describe('the same work', () => {
  const failed = { day: 4, outcome: 'failed', tree: 't', snapshot_ref: 's' } as const;

  test('is found only in a failed attempt from the same start', () => {
    expect(findSameWork([failed], { tree: 't', snapshotRef: 's' })).toBe(4);
    expect(findSameWork([failed], { tree: 'u', snapshotRef: 's' })).toBeUndefined();
    expect(findSameWork([failed], { tree: 't', snapshotRef: 'other' })).toBeUndefined();
    expect(findSameWork([{ ...failed, outcome: 'interrupted' }], { tree: 't', snapshotRef: 's' })).toBeUndefined();
  });

  test('is told in the report', () => {
    const first = { source: 'runner', what_tried: 'a', what_happened: 'b', next_attempt_plan: 'c' } as const;
    const report = addSameWork(first, { day: 4, isEmpty: false });
    expect(report.what_happened).toMatch(/^b\nThe files are exactly those .*attempt 4/);
    expect(report.next_attempt_plan).toMatch(/^c\nTry another way: the same work/);
    const empty = addSameWork(first, { day: 4, isEmpty: true });
    expect(empty.what_happened).toBe('b\nNothing was changed, as in attempt 4.');
    expect(empty.next_attempt_plan).toMatch(/^c\nTry another way: .*no file/);
  });
});
