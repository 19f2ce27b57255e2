import { describe, expect, test } from '@jest/globals';
import {
  formatCost,
  formatCount,
  formatDuration,
  formatInstant,
  formatPlural,
  formatTime,
  formatTotal,
} from '../../../src/report/text/format-duration.ts';

describe('measures', () => {
  test.each([
    [0, '0 ms'],
    [999, '999 ms'],
    [1000, '1.0 s'],
    [9999, '9.9 s'],
    [59_999, '59 s'],
    [60_000, '1 min 0 s'],
    [3_599_999, '59 min 59 s'],
    [7_500_000, '2 h 5 min'],
  ])('%i ms are %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  test('a span without an end is not guessed and one that runs backwards is zero', () => {
    expect(formatTime({ started_at: '2026-01-01T00:00:00Z', ended_at: null })).toBe('–');
    expect(formatTime({ started_at: '2026-01-01T00:00:01Z', ended_at: '2026-01-01T00:00:00Z' })).toBe('0 ms');
    const waited = { started_at: '2026-01-01T00:00:00Z', ended_at: '2026-01-01T08:00:09Z', waited_ms: 8 * 3600 * 1000 };
    expect([formatTime(waited), formatTotal([waited, waited])]).toEqual(['9.0 s', '18 s']);
  });

  test('money, counts and instants read well', () => {
    const costs = [null, 0, 0.0042, 12.5].map((cost_usd) => formatCost({ cost_usd }));
    expect([...costs, formatCost({ cost_usd: 1, estimated: true })]).toEqual([
      '–',
      '$0.00',
      '$0.0042',
      '$12.50',
      '≈ $1.00',
    ]);
    expect([formatCount(null), formatCount(999), formatCount(1_234_567)]).toEqual(['–', '999', '1,234,567']);
    expect([formatPlural(1, 'turn'), formatPlural(0, 'turn')]).toEqual(['1 turn', '0 turns']);
    expect(formatInstant('2026-01-02T03:04:05.678Z')).toBe('2026-01-02 03:04 UTC');
  });
});
