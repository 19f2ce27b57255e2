import { describe, expect, test } from '@jest/globals';
import type { AttemptRecord } from '../../../src/domain/attempt/attempt.ts';
import type { Interruption } from '../../../src/domain/attempt/interruption-cause.ts';
import { chooseLadderEntry, chooseNextEntry, isSkip } from '../../../src/domain/decisions/choose-ladder-entry.ts';

type Made = Pick<AttemptRecord, 'outcome' | 'interruption' | 'agent'>;

const by = (entry: number) => ({ name: 'builtin', provider: 'openai', model: `m${entry}`, entry });
const failed = (entry: number): Made => ({ outcome: 'failed', interruption: null, agent: by(entry) });
const interrupted = (entry: number, next?: number, cause: Interruption['cause'] = 'provider'): Made => ({
  outcome: 'interrupted',
  agent: by(entry),
  interruption: { cause, retry_after_seconds: null, ...(next === undefined ? {} : { next_entry: next }) },
});

describe('the entry of the ladder for an attempt', () => {
  test('is that of its number, and the last for all further attempts', () => {
    const chosen = [1, 2, 3, 4, 9].map((attempt) => chooseLadderEntry([failed(1)], attempt, 3));
    expect(chosen).toEqual([1, 2, 3, 3, 3]);
    expect(chooseLadderEntry([], 5, 1)).toBe(1);
  });

  test('is the one that was chosen instead, for this attempt alone', () => {
    expect(chooseLadderEntry([failed(1), interrupted(2, 3)], 2, 3)).toBe(3);
    expect(chooseLadderEntry([interrupted(1, 2), failed(2)], 2, 3)).toBe(2);
    expect(chooseLadderEntry([interrupted(1, 3), failed(3)], 2, 3)).toBe(2);
    expect(chooseLadderEntry([interrupted(1)], 1, 3)).toBe(1);
  });

  test('is one that there is, when the ladder has become shorter', () => {
    expect(chooseLadderEntry([interrupted(2, 3)], 2, 2)).toBe(2);
  });
});

describe('the entry that makes an interrupted attempt instead', () => {
  const next = (attempts: readonly Made[], ended: Partial<Parameters<typeof chooseNextEntry>[1]> = {}) =>
    chooseNextEntry(attempts, { cause: 'provider', entry: 1, attempt: 1, size: 3, ...ended });

  test('is the next one upwards, then downwards, each once for an attempt', () => {
    expect(next([])).toBe(2);
    expect(next([failed(1)], { entry: 2, attempt: 2 })).toBe(3);
    expect(next([failed(1), interrupted(2, 3)], { entry: 3, attempt: 2 })).toBe(1);
    expect(next([failed(1), interrupted(2, 3), interrupted(3, 1)], { entry: 1, attempt: 2 })).toBeUndefined();
    expect(next([failed(1), failed(2)], { entry: 3, attempt: 7 })).toBe(2);
  });

  test('is chosen anew after all were tried, and for another attempt', () => {
    expect(next([interrupted(1, 2), interrupted(2, 3), interrupted(3)])).toBe(2);
    expect(next([interrupted(1, 2), failed(2)], { entry: 2, attempt: 2 })).toBe(3);
  });

  test('is none without a ladder, or when the provider is not the cause', () => {
    expect(next([], { size: 1 })).toBeUndefined();
    for (const cause of ['surroundings', 'disk_full', 'cancelled', 'command_not_run', 'budget'] as const)
      expect(next([], { cause })).toBeUndefined();
    for (const cause of ['provider_settings', 'provider_credit'] as const) expect(next([], { cause })).toBe(2);
  });

  test('marks the attempt before it as skipped', () => {
    expect([interrupted(1, 2), interrupted(1), failed(1)].map(isSkip)).toEqual([true, false, false]);
  });
});
