import { expect, test } from '@jest/globals';
import { openRequestQuota } from '../../../src/github/client/request-quota.ts';

const answer = (remaining: number, resource = 'core') =>
  new Headers({
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-resource': resource,
  });

test('little is left from a quarter of the limit on, by the last answer of the REST API', () => {
  const quota = openRequestQuota();
  expect(quota.isLow()).toBe(false);
  quota.note(answer(251));
  expect(quota.isLow()).toBe(false);
  quota.note(answer(250));
  expect(quota.isLow()).toBe(true);
  quota.note(answer(900, 'graphql'));
  expect(quota.isLow()).toBe(true);
  quota.note(new Headers());
  expect(quota.isLow()).toBe(true);
  quota.note(answer(1000));
  expect(quota.isLow()).toBe(false);
});

test('a server that names no limit has none', () => {
  const quota = openRequestQuota();
  quota.note(new Headers({ 'x-ratelimit-remaining': 'many' }));
  expect(quota.isLow()).toBe(false);
});
