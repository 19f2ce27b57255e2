import { expect, test } from '@jest/globals';
import { readLeaseMs, readStallSeconds, readWritePaceMs } from '../../src/entry/environment-settings.ts';

test.each([
  ['GROUNDHOG_LEASE_SECONDS', readLeaseMs, 600_000, '0'],
  ['GROUNDHOG_WRITE_PACE_MS', readWritePaceMs, undefined, '-1'],
  ['GROUNDHOG_GIT_STALL_SECONDS', readStallSeconds, undefined, '0'],
])('%s: nothing is the usual, and what is no number within its limits is refused', (name, read, usual, tooSmall) => {
  expect(read({})).toBe(usual);
  expect(read({ [name]: '' })).toBe(usual);
  for (const value of [tooSmall, 'soon', '1.5', '1e3'])
    expect(() => read({ [name]: value })).toThrow(expect.objectContaining({ code: 'setting_invalid' }));
});

test('a pace of nothing is taken, since tests against another server need none', () => {
  expect(readWritePaceMs({ GROUNDHOG_WRITE_PACE_MS: '0' })).toBe(0);
});
