/** Three plans that are good by the rules of the planner's brief. */
export const PLAN_EXAMPLES: readonly string[] = [
  // The test is there and fails.
  `protect: [package.json, "test/**"]
checkpoints:
  - id: parse-negative-numbers
    spec: parseArgs in src/args.js reads "--n -1" as a flag. Make it read a negative number as the value.
    success_criteria:
      - kind: tests
        command: node --test --test-reporter=tap
        report: tap
        must_pass: ["reads a negative number"]
        must_fail_at_base: true
      - { kind: changes_within, paths: ["src/**"] }`,
  // The test is written first.
  `protect: [package.json]
checkpoints:
  - id: test-of-slugify
    spec: >-
      Write test/slugify.test.js for a function slugify of src/slugify.js that does not exist yet: tests "slugify lowers
      the case", "slugify joins words with hyphens". Write no other file.
    success_criteria:
      - { kind: changes_within, paths: [test/slugify.test.js] }
      - { kind: command, command: "test -f test/slugify.test.js && ! node --test test/slugify.test.js" }
  - id: slugify
    spec: Write slugify in src/slugify.js, so that the tests of test/slugify.test.js pass.
    protect: [test/slugify.test.js]
    success_criteria:
      - kind: tests
        command: node --test --test-reporter=tap
        report: tap
        must_pass: ["slugify *"]
        must_fail_at_base: true
      - { kind: changes_within, paths: ["src/**"] }`,
  // A refactoring: nothing may change but where the code is.
  `setup: npm ci
protect: [package.json, package-lock.json, "test/**"]
guards:
  - kind: tests
    command: npx jest --ci --json
    report: jest-json
checkpoints:
  - id: move-dates
    spec: Move formatDate and parseDate from src/util.ts to src/dates.ts, and import them from there everywhere.
    success_criteria:
      - { kind: file_contains, path: src/dates.ts, pattern: "export function formatDate" }
      - { kind: command, command: "! grep -n 'function formatDate' src/util.ts" }
      - { kind: changes_within, paths: ["src/**"] }`,
];
