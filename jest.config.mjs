import { availableParallelism } from 'node:os';

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  // The slow ones are played by "npm run test:slow".
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/fixtures/', '\\.(?:slow|live)\\.test\\.ts$'],
  extensionsToTreatAsEsm: ['.ts'],
  // Against what hangs; none takes a tenth of it on a machine that is not busy.
  testTimeout: 300_000,
  // The tests mostly wait for programs that they start: as many workers as there are cores would leave cores idle.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  // The file watcher would stay behind as a daemon.
  watchman: false,
  globalSetup: '<rootDir>/scripts/jest-prepare-run.mjs',
  globalTeardown: '<rootDir>/scripts/jest-end-run.mjs',
  reporters: ['default', '<rootDir>/scripts/jest-closing-line.mjs'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
};
