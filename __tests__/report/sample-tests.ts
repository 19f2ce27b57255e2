import type { CriterionRun } from '../../src/domain/attempt/verdict.ts';
import { testsCriterionSchema } from '../../src/domain/plan/tests-criterion.ts';
import type { TaskView } from '../../src/domain/record/notifier.ts';
import type { TestRow, TestsRun } from '../../src/domain/tests/tests-run.ts';
import { makeAttempt, makeCriterionRun, makeView } from './make-view.ts';

const SPEC = 'Short flags can be joined: -abc is -a -b -c; the last may take a value.';

/** A task whose criteria compare tests: an attempt with a test of each kind that is listed, and one that kept the rest. */
export function makeTestsSample(): TaskView {
  const attempts = [
    makeAttempt({ day: 1, verifier_runs: [requiredRun(), suiteRun()] }),
    makeAttempt({ day: 2, verifier_runs: [requiredRun(), withoutReport()] }),
    makeAttempt({ day: 3, verifier_runs: [requiredRun(), suiteRun()] }),
  ];
  const reason = 'attempt budget used up (3 of 3)';
  return makeView([{ checkpoint_id: 'short-flags', spec: SPEC, outcome: 'abandoned', reason, attempts }], {
    last_day: 3,
    ending: 'blocked',
    ending_reason: `Checkpoint "short-flags" is given up: ${reason}`,
    ended_at: '2026-01-02T04:00:00.000Z',
  });
}

/** One row of a test, of any kind unless told. */
function makeTestRow(changes: Partial<TestRow> = {}): TestRow {
  const usual = { name: 'parseArgs › reads flags', base: 'passed', now: 'failed', note: 'lost' } as const;
  return { ...usual, message: '', path: null, line: null, ...changes };
}

function suiteRun(): CriterionRun {
  const rows = [
    makeTestRow({
      name: 'parseArgs › values › takes the word after the last of the joined flags as the value of that flag',
      message: 'expected { port: true } to equal { port: "8080" }',
      ...{ path: 'packages/command-line/test/args/joined-short-flags.test.js', line: 118 },
    }),
    makeTestRow({ name: 'parseArgs › ends at --', now: 'missing' }),
    makeTestRow({ name: 'parseArgs › old › keeps the order', now: 'skipped', note: 'allowed' }),
    makeTestRow({
      name: 'help › lists joined flags',
      base: 'missing',
      note: 'failed',
      path: 'test/help.test.js',
      line: 9,
    }),
    makeTestRow({ name: 'server › answers within a second', now: 'passed', note: 'flaky' }),
  ];
  const detail = '2 tests passed at the base and fail or are missing now: "parseArgs › values › takes the word"';
  return runOf(
    { base: { passed: 212, failed: 0, skipped: 3 }, now: { passed: 210, failed: 2, skipped: 4 }, rows, left_out: 0 },
    detail,
  );
}

function requiredRun(): CriterionRun {
  const row = { name: 'parseArgs › joined flags', base: 'failed', note: 'required' } as const;
  const rows = [makeTestRow({ ...row, path: 'test/args.test.js', line: 31 })];
  return runOf(
    { base: { passed: 0, failed: 1, skipped: 0 }, now: { passed: 0, failed: 1, skipped: 0 }, rows, left_out: 0 },
    '1 test that must pass fails: "parseArgs › joined flags"',
  );
}

function withoutReport(): CriterionRun {
  return runOf(
    { base: { passed: 212, failed: 0, skipped: 3 }, now: null, rows: [], left_out: 0 },
    'There is no report: the command wrote none.',
  );
}

function runOf(tests: TestsRun, detail: string): CriterionRun {
  const command = 'npx jest --ci --json';
  const criterion = testsCriterionSchema.parse({ kind: 'tests', command, report: 'jest-json' });
  return makeCriterionRun({ criterion, outcome: 'failed', exit_code: 1, detail, tests });
}
