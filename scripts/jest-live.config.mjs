import slow from './jest-slow.config.mjs';

/** What runs the real test runners of all languages, many of them from registries. */
export default {
  ...slow,
  testMatch: ['**/*.live.test.ts'],
};
