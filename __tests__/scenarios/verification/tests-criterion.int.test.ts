import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect } from '@jest/globals';
import type { CheckpointRun } from '../../../src/domain/record/run-record.ts';
import { runRecordSchema } from '../../../src/domain/record/run-record.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git, writeFiles } from '../../helpers/temp-repo.ts';
import { createNotes, createPlanRepo, listEventKinds, readRecord, runOnLaptop, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

const TEST_FILE = `const { describe, test } = require('node:test');
const assert = require('node:assert');
const { add, sub, mul } = require('../lib.js');
describe('sums', () => {
  test('adds', () => assert.equal(add(1, 2), 3));
  test('subtracts', () => assert.equal(sub(3, 2), 1));
});
test('multiplies', () => assert.equal(mul?.(2, 3), 6));
`;
const LIB = 'exports.add = (a, b) => a + b;\nexports.sub = (a, b) => a - b;\n';
const RUNNER = 'node --test --test-reporter=tap test/*.test.js';

const PLAN = `task: hello
guards:
  - kind: tests
    command: ${RUNNER}
    report: tap
  - { kind: command, command: test -e lib.js && echo . >> "$NOTES/guard" }
checkpoints:
  - id: multiply
    spec: Write mul in lib.js.
    attempt_budget: 6
    success_criteria:
      - kind: tests
        command: ${RUNNER}
        report: tap
        must_pass: [multiplies]
        must_fail_at_base: true
  - id: divide
    spec: Write div in lib.js.
    attempt_budget: 1
    success_criteria:
      - { kind: file_contains, path: lib.js, pattern: div }
`;

/** Each attempt makes another mistake; the last one works. */
const AGENT = `mul='exports.mul = (a, b) => a * b;'
cp "$GROUNDHOG_BRIEF" "$NOTES/brief-$GROUNDHOG_CHECKPOINT-$GROUNDHOG_ATTEMPT"
case "$GROUNDHOG_CHECKPOINT/$GROUNDHOG_ATTEMPT" in
  multiply/1) echo 'process.exit(0);' >> lib.js ;;
  multiply/2) echo "$mul" | sed 's/.*/&/' >> lib.js; sed -i 's/a - b/a + b/' lib.js ;;
  multiply/3) echo "$mul" >> lib.js; sed -i "/'subtracts'/d" test/lib.test.js ;;
  multiply/4) echo "$mul" >> lib.js; sed -i "s/test('subtracts'/test.skip('subtracts'/" test/lib.test.js ;;
  multiply/5) echo "$mul" >> lib.js; sed -i "s/'subtracts'/'takes away'/" test/lib.test.js ;;
  multiply/6) echo "$mul" >> lib.js ;;
  divide/1) echo 'exports.div = (a, b) => a / b;' >> lib.js ;;
esac
groundhog verb checkpoint-success --summary done`;

async function readCheckpoints(dir: string): Promise<readonly CheckpointRun[]> {
  return runRecordSchema.parse(JSON.parse(await readRecord(dir, 'run.json'))).checkpoints;
}

describe('the criterion tests', () => {
  quickTest('compares each test with the base, and what the agent does to the tests does not pass', async () => {
    const notes = await createNotes();
    const plan = PLAN.replaceAll('$NOTES', notes.dir);
    const { dir } = await createPlanRepo(plan, { 'lib.js': LIB, 'test/lib.test.js': TEST_FILE });
    const run = await runOnLaptop(dir, {
      agent: AGENT.replaceAll('$NOTES', notes.dir),
      flags: ['--isolation', 'none'],
    });
    const [multiply, divide] = await readCheckpoints(dir);
    const details = multiply?.attempts.map(({ verifier_runs }) => verifier_runs[0]?.detail ?? '') ?? [];
    expect(run.document.ending).toBe('passed');
    expect(details).toEqual([
      expect.stringMatching(/2 tests passed at the base and are missing now .*"sums › adds", "sums › subtracts"/),
      expect.stringMatching(/^1 test passed at the base and fails now: "sums › subtracts"\.$/),
      expect.stringMatching(/^1 test passed at the base and is missing now \(a renamed test/),
      expect.stringMatching(/^1 test passed at the base and is skipped now: "sums › subtracts"\.$/),
      expect.stringMatching(/^1 test passed at the base and is missing now \(a renamed test/),
      '3 tests passed (2 at the base).',
    ]);
    const row = {
      name: 'sums › subtracts',
      base: 'passed',
      now: 'failed',
      note: 'lost',
      path: 'test/lib.test.js',
      line: 6,
    };
    expect(multiply?.attempts[1]?.verifier_runs[0]?.tests?.rows).toContainEqual(expect.objectContaining(row));
    expect(multiply?.baseline?.map(({ outcome, guard }) => [outcome, guard])).toEqual([
      ['failed', undefined],
      ['passed', true],
      ['passed', true],
    ]);
    // Guards hold for the next checkpoint too, and are known where the first one has landed.
    expect(divide?.baseline?.map(({ outcome, guard }) => [outcome, guard])).toEqual([
      ['failed', undefined],
      ['passed', true],
      ['passed', true],
    ]);
    expect(await readFile(notes.file('guard'), 'utf8')).toBe('.\n'.repeat(1 + 6 + 1));
    const brief = await readFile(join(notes.dir, 'brief-multiply-3'), 'utf8');
    expect(brief).toMatch(/- sums › subtracts \(base: passed, now: failed, at test\/lib\.test\.js:6\)/);
    expect(brief).toContain('Guards, which must hold as well:');
  });

  quickTest('refuses a plan whose new tests pass before any work, and starts no agent', async () => {
    const notes = await createNotes();
    const plan = PLAN.replace('[multiplies]', "['sums › *', multiplies]").replaceAll('$NOTES', notes.dir);
    const { dir } = await createPlanRepo(plan, {
      'lib.js': LIB,
      'test/lib.test.js': TEST_FILE,
    });
    const run = await runOnLaptop(dir, { agent: 'touch started', flags: ['--isolation', 'none', '--force'] });
    expect(run.document.ending).toBe('refused');
    expect(run.document.reason).toMatch(
      /Checkpoint "multiply": criterion 1 says "must_fail_at_base".* these pass: "sums › adds", "sums › subtracts"\./,
    );
    expect(await listEventKinds(dir)).not.toContain('attempt_started');
  });

  quickTest(
    'holds its own work against no checkpoint that is open again, and tests that passed before it',
    async () => {
      const plan = (spec: string, names: string) =>
        PLAN.replace(/guards:[\s\S]*?(?=checkpoints:)/, '')
          .replace('Write mul in lib.js.', spec)
          .replace('[multiplies]', names);
      const { dir } = await createPlanRepo(plan('Write mul.', '[multiplies]'), {
        'lib.js': LIB,
        'test/lib.test.js': TEST_FILE,
      });
      const works = `echo 'exports.mul = (a, b) => a * b; exports.div = 1;' >> lib.js; groundhog verb checkpoint-success --summary x`;
      const run = async (spec: string, names: string) => {
        await writeFiles(dir, { 'plan.yml': plan(spec, names) });
        return (await runOnLaptop(dir, { agent: works, flags: ['--isolation', 'none'] })).document;
      };
      expect((await run('Write mul.', '[multiplies]')).ending).toBe('passed');
      const landed = await git(dir, 'rev-parse', TASK_BRANCH);
      expect((await run('Write mul, as a function.', '[multiplies]')).ending).toBe('passed');
      const refused = await run('Write mul.', "[multiplies, 'sums › adds']");
      expect(refused.ending).toBe('refused');
      expect(refused.reason).toMatch(/before any work these pass: "sums › adds"\./);
      expect((await run('Write mul.', '[multiplies]')).ending).toBe('passed');
      expect(await git(dir, 'rev-parse', TASK_BRANCH)).toBe(landed);
    },
  );

  quickTest(
    'warns before an attempt of a name that only the plan has, where the tests cannot be imported',
    async () => {
      const plan = `task: hello
protect: [tests/**]
checkpoints:
  - id: move
    spec: Write move.
    attempt_budget: 1
    success_criteria:
      - kind: tests
        command: cp recorded.xml junit.xml && exit 2
        report: junit.xml
        must_pass: [TestTransfers, tests/test_move.py]
`;
      const failure = '<error message="collection failure">No module named ledger</error>';
      const { dir } = await createPlanRepo(plan, {
        // A committed plan has the name, too.
        '.groundhog/plans/hello.yml': plan,
        'tests/test_move.py': 'class TestTransfer:\n    def test_transfer(self): pass\n',
        'recorded.xml': `<testsuites><testsuite name="pytest"><testcase classname="" name="tests.test_move">${failure}</testcase></testsuite></testsuites>`,
      });
      const { stderr } = await runOnLaptop(dir, { agent: 'false', flags: ['--isolation', 'none'] });
      expect(stderr).toMatch(
        /Warning: Checkpoint "move": Criterion 1: no test file at the base has "TestTransfers", .* Is "TestTransfer" meant\?/,
      );
    },
  );

  slowTest('has the tests run at the base again by a later run, which does not know them', async () => {
    const plan = (budget: number) => `task: hello
checkpoints:
  - id: multiply
    spec: Write mul in lib.js.
    attempt_budget: ${budget}
    success_criteria:
      - { kind: tests, command: ${RUNNER}, report: tap, must_pass: [multiplies] }
`;
    const { dir } = await createPlanRepo(plan(1), { 'lib.js': LIB, 'test/lib.test.js': TEST_FILE });
    const agent = `echo 'exports.mul = (a, b) => a * b;' >> lib.js
[ "$GROUNDHOG_ATTEMPT" = 1 ] && sed -i 's/a - b/a + b/' lib.js
[ "$GROUNDHOG_ATTEMPT" = 2 ] && sed -i "/'subtracts'/d" test/lib.test.js
groundhog verb checkpoint-success --summary done`;
    const flags = ['--isolation', 'none'];
    expect((await runOnLaptop(dir, { agent, flags })).document.ending).toBe('blocked');
    expect((await runOnLaptop(dir, { agent, flags, planText: plan(3) })).document.ending).toBe('passed');
    const [multiply] = await readCheckpoints(dir);
    expect(multiply?.attempts.map(({ verifier_runs }) => verifier_runs[0]?.detail)).toEqual([
      '1 test passed at the base and fails now: "sums › subtracts".',
      expect.stringMatching(/^1 test passed at the base and is missing now/),
      '3 tests passed (2 at the base).',
    ]);
    expect(multiply?.attempts.map(({ verifier_runs }) => verifier_runs[0]?.tests?.base?.passed)).toEqual([2, 2, 2]);
  });
});

const WITH_REPORT = `task: hello
checkpoints:
  - id: multiply
    spec: Write mul in lib.js.
    attempt_budget: 1
    success_criteria:
      - kind: tests
        command: node --test --test-reporter=junit --test-reporter-destination=junit.xml test/*.test.js
        report: junit.xml
        must_pass: [multiplies]
      - { kind: changes_within, paths: [lib.js] }
      - { kind: command, command: test ! -e junit.xml || ! grep smuggled junit.xml }
`;

/** Runs the criteria itself, as the brief asks, and leaves a file of its own where the report was. */
const REPORTING_AGENT = `echo 'exports.mul = (a, b) => a * b;' >> lib.js
node --test --test-reporter=junit --test-reporter-destination=junit.xml test/*.test.js || exit 1
echo smuggled > junit.xml
groundhog verb checkpoint-success --summary done`;

const PLACES = [
  { where: 'a checkout of its own', flags: [], files: {} },
  { where: 'the folder of the agent', flags: [], files: { '.groundhog/config.yml': 'verify_in: workspace\n' } },
  { where: "the user's checkout", flags: ['--workspace', 'in_place'], files: {} },
];

describe('a report that the agent writes', () => {
  for (const [index, { where, flags, files }] of PLACES.entries())
    (index === 1 ? quickTest : slowTest)(`neither lands nor is seen by criteria in ${where}`, async () => {
      const { dir } = await createPlanRepo(WITH_REPORT, { 'lib.js': LIB, 'test/lib.test.js': TEST_FILE, ...files });
      const run = await runOnLaptop(dir, { agent: REPORTING_AGENT, flags: ['--isolation', 'none', ...flags] });
      const [multiply] = await readCheckpoints(dir);
      expect(multiply?.attempts[0]?.verifier_runs.map(({ detail }) => detail)).toEqual([
        '3 tests passed (2 at the base).',
        'The changed path matches.',
        'It exited with 0.',
      ]);
      expect(run.document.ending).toBe('passed');
      expect(await git(dir, 'diff', '--name-only', 'main...groundhog/hello/task')).toBe('lib.js');
    });
});
