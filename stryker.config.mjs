// Mutation tests of the pure rooms. For one of them, or a part of it, with the tests of its room alone:
// MUTANTS_ROOM=domain npm run test:mutants -- --mutate "src/domain/text/**"
export default {
  // The tables of error texts hold nothing but texts, and a test reads their source.
  mutate: [
    ...['domain', 'report', 'verifier', 'github'].map((room) => `src/${room}/**/*.ts`),
    '!src/domain/errors/*-texts.ts',
    '!src/domain/errors/error-catalog.ts',
  ],
  plugins: ['./scripts/mutants-runner.mjs'],
  testRunner: 'mutants',
  coverageAnalysis: 'perTest',
  // Texts are for people: what matters of them is asserted word by word where they are read.
  mutator: { excludedMutations: ['StringLiteral'] },
  // What is evaluated once, when a module is loaded, would have every test run for each of its mutants.
  ignoreStatic: true,
  // It would be rewritten with a compiler's interface that TypeScript 7 does not have; no test reads it.
  tsconfigFile: 'none',
  ignorePatterns: ['docs/pictures', '__tests__/crash', '__tests__/scenarios'],
  tempDirName: 'lib/mutants',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'lib/mutants.json' },
  concurrency: 2,
  timeoutMS: 10_000,
};
