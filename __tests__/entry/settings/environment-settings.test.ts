import { expect, test } from '@jest/globals';
import {
  readApiStallMs,
  readModelPaceMs,
  readStallSeconds,
  readWritePaceMs,
} from '../../../src/entry/settings/paces.ts';
import { readLeaseMs } from '../../../src/entry/settings/settings.ts';

test.each([
  { name: 'GROUNDHOG_LEASE_SECONDS', read: readLeaseMs, usual: 600_000, tooSmall: '0' },
  { name: 'GROUNDHOG_WRITE_PACE_MS', read: readWritePaceMs, usual: undefined, tooSmall: '-1' },
  { name: 'GROUNDHOG_MODEL_PACE_MS', read: readModelPaceMs, usual: undefined, tooSmall: '-1' },
  { name: 'GROUNDHOG_GIT_STALL_SECONDS', read: readStallSeconds, usual: undefined, tooSmall: '0' },
  { name: 'GROUNDHOG_API_STALL_SECONDS', read: readApiStallMs, usual: undefined, tooSmall: '0' },
])(
  '$name: nothing is the usual, and what is no number within its limits is refused',
  ({ name, read, usual, tooSmall }) => {
    expect(read({})).toBe(usual);
    expect(read({ [name]: '' })).toBe(usual);
    for (const value of [tooSmall, 'soon', '1.5', '1e3'])
      expect(() => read({ [name]: value })).toThrow(expect.objectContaining({ code: 'setting_invalid' }));
  },
);

test('a pace of nothing is taken, since tests against another server need none', () => {
  expect(readWritePaceMs({ GROUNDHOG_WRITE_PACE_MS: '0' })).toBe(0);
});
