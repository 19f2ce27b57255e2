import { expect, test } from '@jest/globals';
import { findRateLimitWait } from '../../../src/github/client/request-failure.ts';

const failure = (status: number, headers: Readonly<Record<string, string>>, message = '') => ({
  status,
  message,
  details: [],
  headers,
});
const DATE = 'Fri, 02 Jan 2026 03:04:05 GMT';
const reset = (seconds: number) => String(Date.parse(DATE) / 1000 + seconds);

test.each([
  ['retry-after in seconds', failure(429, { 'retry-after': '7' }), 7000],
  ['never less than a second', failure(403, { 'retry-after': '0' }), 1000],
  ['never more than fifteen minutes', failure(403, { 'retry-after': '86400' }), 900_000],
  [
    'the reset, by the date of the answer and not by our clock',
    failure(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset(60), date: DATE }),
    61_000,
  ],
  [
    'a second when the reset is over',
    failure(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset(-500), date: DATE }),
    1000,
  ],
  ['a minute without a date', failure(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset(60) }), 60_000],
  ['a minute for a bare secondary limit', failure(403, {}, 'You have exceeded a secondary rate limit.'), 60_000],
  ['a minute for a bare 429', failure(429, {}), 60_000],
  [
    'nothing for a missing permission',
    failure(403, { 'x-ratelimit-remaining': '10' }, 'Resource not accessible'),
    undefined,
  ],
  ['nothing for another status', failure(502, { 'retry-after': '7' }), undefined],
])('waits %s', (_, given, waitMs) => {
  expect(findRateLimitWait(given)).toBe(waitMs);
});
