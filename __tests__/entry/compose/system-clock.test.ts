import { describe, expect, test } from '@jest/globals';
import { openSystemClock } from '../../../src/entry/compose/system-clock.ts';

describe('the clock of a run', () => {
  test('never shows a later time than SOURCE_DATE_EPOCH', () => {
    const clock = openSystemClock({ SOURCE_DATE_EPOCH: '1767323045' });
    expect(clock.now().toISOString()).toBe('2026-01-02T03:04:05.000Z');
    expect(clock.monotonicMs()).toBeGreaterThan(0);
  });

  test.each([undefined, '', '99999999999'])('shows the time of the machine with %p', (value) => {
    const before = Date.now();
    const shown = openSystemClock({ SOURCE_DATE_EPOCH: value }).now().getTime();
    expect(shown).toBeGreaterThanOrEqual(before);
    expect(shown).toBeLessThanOrEqual(Date.now());
  });

  test.each(['yesterday', '-1', '1.5', '123456789012'])('refuses %p', (value) => {
    expect(() => openSystemClock({ SOURCE_DATE_EPOCH: value })).toThrow(
      expect.objectContaining({ code: 'setting_invalid' }),
    );
  });
});
