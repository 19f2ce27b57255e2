import { fileURLToPath } from 'node:url';

const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const room = process.env.MUTANTS_ROOM ?? '{domain,report,verifier,github}';

/** The unit tests of the pure rooms, for mutation tests: these run them thousands of times, and jest starts too slowly. */
export default {
  root: inProject(''),
  resolve: { alias: { '@jest/globals': inProject('scripts/vitest-globals.mjs') } },
  test: {
    include: [`__tests__/${room}/**/!(*.int|*.slow).test.ts`],
    // They take seconds, which thousands of mutants make hours.
    exclude: ['plan-limits', 'render-plan', 'pattern-size', 'comment-safety', 'comment-size'].map(
      (name) => `__tests__/**/${name}.test.ts`,
    ),
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
  },
};
