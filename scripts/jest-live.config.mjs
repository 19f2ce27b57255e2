import slow from './jest-slow.config.mjs';

/** What runs the real tools of several languages, most of them from their registries. */
export default {
  ...slow,
  testMatch: ['**/*.live.test.ts'],
};
