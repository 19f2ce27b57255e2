import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { NetworkDenial } from '../../../src/domain/attempt/network-use.ts';
import { watchRefusals } from '../../../src/runner/verification/watch-refusals.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a refused host is reported once, soon after the first time, and other refusals are left to the end', () => {
  const denied: NetworkDenial[] = [];
  const texts: string[] = [];
  const watch = watchRefusals({ readNetworkUse: () => ({ hosts: [], denied }) }, (text) => void texts.push(text));
  jest.advanceTimersByTime(60_000);
  expect(texts).toEqual([]);
  const refused = { host: 'registry.npmjs.org', port: 443, reason: 'private_address' } as const;
  denied.push({ ...refused, count: 3367 });
  jest.advanceTimersByTime(60_000);
  expect(texts).toEqual([
    'Refused in the sandbox: host registry.npmjs.org:443, since its addresses are private: only --network-setup open reaches those.',
  ]);
  const isReported = watch.stop();
  const late = { ...refused, host: 'late.test', count: 1 };
  denied.push(late);
  jest.advanceTimersByTime(60_000);
  expect(texts).toHaveLength(1);
  expect([{ ...refused, count: 1 }, late].map(isReported)).toEqual([true, false]);
});
