import { fileURLToPath } from 'node:url';
import usual from '../jest.config.mjs';

process.env.GROUNDHOG_TEST_SLOW = '1';

/** What proves the same at greater length, and takes as long as all the rest. */
export default {
  ...usual,
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  testMatch: ['**/*.slow.test.ts'],
  testPathIgnorePatterns: usual.testPathIgnorePatterns.filter((pattern) => !pattern.includes('slow')),
};
