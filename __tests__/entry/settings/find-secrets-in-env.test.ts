import { expect, test } from '@jest/globals';
import { findSecretsInEnv } from '../../../src/entry/settings/find-secrets-in-env.ts';

test('takes the values of variables whose names say secret', () => {
  const env = {
    MY_TOKEN: 'abc123def456',
    DB_PASSWORD: 'a-very-long-pass-phrase-of-words',
    OPENAI_API_KEY: 'sk-0123456789',
    PATH: '/usr/bin:/bin:/0123456789',
  };
  expect(findSecretsInEnv(env)).toEqual([env.MY_TOKEN, env.DB_PASSWORD, env.OPENAI_API_KEY]);
});

test('leaves out words that are no secret, and what is not set', () => {
  const env = { API_KEY: 'development', TOKEN: '', SECRET: undefined, PASSWORD: 'short1', ACCESS_KEY: '123456789012' };
  expect(findSecretsInEnv(env)).toEqual([]);
});
