import { expect, test } from '@jest/globals';
import { findUncommittedTests } from '../../../src/domain/baseline/uncommitted-tests.ts';
import { parsePlan } from '../../../src/domain/plan/parse-plan.ts';

/** Makes a plan of one checkpoint that demands tests, and closes the files of tests. */
function planOf(name: string, protect = '["**/*_test.go", "tests/**"]') {
  const text = `version: 1
task: demo
protect: ${protect}
checkpoints:
  - id: a
    spec: Work
    success_criteria:
      - { kind: file_exists, path: a }
      - { kind: tests, command: go test -json ./..., report: go-json, must_pass: [${JSON.stringify(name)}] }
`;
  const parsed = parsePlan(text, { fileName: 'demo.yml' });
  if (parsed.kind !== 'ok') throw new Error(JSON.stringify(parsed));
  return parsed.plan;
}

const GO = { path: 'parse/pre_test.go', onDisk: 'func TestPre(t *testing.T) {', committed: '' };
const PYTHON = {
  path: 'tests/test_a.py',
  onDisk: 'def test_old(): ...\ndef test_new(): ...',
  committed: 'def test_old(): ...',
};
const NODE = { path: 'tests/a.test.js', onDisk: "test('reads flags', () => {})", committed: '' };

test.each([
  ['TestPre', GO],
  ['TestPre/with_dots', GO],
  ['parse TestPre', GO],
  ['test_new', PYTHON],
  ['tests/test_a.py::test_new[a-b]', PYTHON],
  ['parseArgs › reads flags', NODE],
  ['TestPr*', GO],
  ['parseArgs › reads*', NODE],
])('%j is demanded, and only an uncommitted file has it', (name, file) => {
  const message = expect.stringContaining(`${JSON.stringify(file.path)} has in your checkout`);
  expect(findUncommittedTests(planOf(name), [file])).toEqual([
    { checkpoint: 0, criterion: 1, name: expect.any(String), isStart: name.endsWith('*'), message },
  ]);
});

test('a test that the base has by now is said to be there, and not to need a commit', () => {
  const [found] = findUncommittedTests(planOf('test_new'), [{ ...PYTHON, isAtBase: true }]);
  expect(found?.message).toMatch(/has at the base by now and not in the commit .* may change that file$/);
});

test.each([
  ['a test that is committed', 'test_old', PYTHON],
  ['another test', 'TestPrefix', GO],
  ['a pattern with a star in it', 'Test*Pre', GO],
  ['a short beginning', 'rea*', NODE],
  ['a beginning that is committed', 'test_*', PYTHON],
  ['a short word', 'flags › a', NODE],
  ['a file of another test', 'TestPre', NODE],
])('%s is left to the run', (_title, name, file) => {
  expect(findUncommittedTests(planOf(name), [file])).toEqual([]);
});

test('a test that attempts may write is left to them, also those of an earlier checkpoint', () => {
  const plan = planOf('TestPre', '["docs/**"]');
  const [only] = plan.checkpoints;
  if (only === undefined) throw new Error('no checkpoint');
  const judged = { ...only, protect: ['**/*_test.go'] };
  expect(findUncommittedTests({ ...plan, checkpoints: [judged] }, [GO])).toHaveLength(1);
  expect(findUncommittedTests({ ...plan, checkpoints: [only, judged] }, [GO])).toEqual([]);
  expect(findUncommittedTests(planOf('TestPre', '["docs/**"]'), [GO])).toEqual([]);
});
