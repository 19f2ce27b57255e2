import { describe, expect, test } from '@jest/globals';
import { mayWriteNoTest } from '../../../src/domain/baseline/closed-tests.ts';
import {
  describeAbsentTests,
  describeSkippedTests,
  listAbsentTests,
} from '../../../src/domain/baseline/find-absent-tests.ts';
import { compileGlobs } from '../../../src/domain/paths/glob.ts';
import type { Criterion } from '../../../src/domain/plan/criterion.ts';
import type { TestResult } from '../../../src/domain/tests/test-report.ts';
import { makeCriterionRun } from '../../report/make-view.ts';

const PATHS = ['src/calc.py', 'tests/test_calc.py', 'README.md'];
const toTest = (name: string): TestResult => {
  return {
    file: '',
    suite: 'tests.test_calc',
    name,
    occurrence: 1,
    outcome: 'failed',
    message: '',
    location: undefined,
  };
};

interface Given {
  readonly must_pass?: readonly string[];
  readonly within?: readonly string[];
  readonly protect?: readonly string[];
  readonly tests?: readonly TestResult[];
  readonly paths?: readonly string[];
  readonly exit?: number;
  readonly words?: readonly string[] | undefined;
  readonly titles?: readonly string[];
}

const NONE = { passed: 0, failed: 0, skipped: 0 };

function find({
  must_pass = ['test_multiplies'],
  within,
  protect = [],
  tests,
  paths = PATHS,
  exit = 1,
  words,
  titles = [],
}: Given) {
  const criterion = { kind: 'tests', command: 'pytest', report: 'junit.xml', must_pass } as unknown as Criterion;
  const limit = { kind: 'changes_within', paths: within } as unknown as Criterion;
  const criteria = within === undefined ? [criterion] : [limit, criterion];
  const runs = criteria.map((each) =>
    makeCriterionRun({
      criterion: each,
      outcome: 'failed',
      exit_code: exit,
      tests: { base: null, now: NONE, rows: [], left_out: 0 },
    }),
  );
  if (!mayWriteNoTest({ criteria, paths, isProtected: compileGlobs([...protect]) })) return [];
  const absent = listAbsentTests(runs, () => tests ?? [toTest('test_add'), toTest('test_multiply')]);
  return describeAbsentTests(
    absent,
    words && { words: new Set(words), titles: new Set(titles), hasTitlesAlone: titles.length > 0 },
  );
}

const SAID =
  ': no test at the base is named "test_multiplies", and no attempt may change the test files. Unless other files make such a test, no attempt passes. Is "test_multiply" meant?';

describe('a demanded test that the base does not have', () => {
  test.each<[string, Given, string]>([
    ['whose files are protected', { protect: ['tests/**'] }, `Criterion 1${SAID}`],
    ['whose files lie outside of what may be changed', { within: ['src/**'] }, `Criterion 2${SAID}`],
    [
      'beside one that is there',
      { protect: ['**/test_*.py'], must_pass: ['test_add', 'test_multiplies'] },
      `Criterion 1${SAID}`,
    ],
  ])('is a mistake %s', (_what, given, text) => {
    expect(find(given)).toEqual([text]);
  });

  test('is a subtest of Go that its test does not have, where that has others', () => {
    const given = { protect: ['tests/**'], words: ['TestEval', 'TestOther'] };
    const tests = ['TestEval/sum', 'TestEval/product'].map(toTest);
    const must_pass = ['TestEval/difference', 'TestEval/*', 'TestOther/difference'];
    expect(find({ ...given, tests, must_pass })).toEqual([
      'Criterion 1: no test at the base is named "TestEval/difference", and no attempt may change the test files. Unless other files make such a test, no attempt passes.',
    ]);
    const panics = [{ ...toTest('TestEval/sum'), message: 'panic: no' }];
    expect(find({ ...given, tests: panics, must_pass })).toEqual([]);
  });

  test('is one that no test file has, also where the tests of the base are loaded', () => {
    const words = ['test_add', 'test_multiply', 'TestOfGo'];
    const given = { protect: ['tests/**'], words };
    const found = find({
      ...given,
      must_pass: ['test_adds', 'test_frobnicate', 'test_mulitp*', 'test_none*', '*_xyz'],
    });
    expect(found).toEqual([
      'Criterion 1: no test at the base is named "test_adds", "test_mulitp*", and no attempt may change the test files. Unless other files make such a test, no attempt passes. Is "test_add", "test_multiply" meant?',
      'Criterion 1: no test file at the base has "test_frobnicate", "test_none*", and no attempt may change the test files. Unless other files make such a test, no attempt passes.',
    ]);
    expect(find({ ...given, must_pass: ['tests/test_calc.py::TestNone::test_add'] })).toEqual([
      expect.stringContaining('no test at the base is named "tests/test_calc.py::TestNone::test_add", '),
    ]);
    // A test of Go behind a build tag is in no report.
    expect(find({ ...given, must_pass: ['TestOfGo'] })).toEqual([]);
    expect(find({ ...given, protect: [], must_pass: ['test_frobnicate'] })).toEqual([]);
  });

  test('is named once, where two names are near to it', () => {
    const [text] = find({ protect: ['tests/**'], must_pass: ['test_multiplies', 'test_multiplys'] });
    expect(text).toMatch(/ is named "test_multiplies", "test_multiplys", .* Is "test_multiply" meant\?$/);
  });

  test.each<[string, Given]>([
    ['can be written into a test file', {}],
    [
      'may be behind a panic',
      { protect: ['tests/**'], tests: [{ ...toTest('test_multiply'), message: 'panic: todo' }] },
    ],
    ['can be written into a new test file', { protect: ['tests/test_calc.py'] }],
    ['can be written into a file that the plan names', { within: ['src/**', 'tests/test_empty.py'] }],
    ['can be written beside the code', { protect: ['tests/**'], paths: [...PATHS, 'src/calc_test.py'] }],
    ['is there', { protect: ['tests/**'], must_pass: ['tests.test_calc test_add', '*_multiply'] }],
    [
      'may be in a file that was not loaded',
      { protect: ['tests/**'], tests: [toTest('test_multiply'), { ...toTest('a'), isUnloaded: true }] },
    ],
    ['is near to none', { protect: ['tests/**'], must_pass: ['test_divides_by_nothing'] }],
    ['has no report beside it', { protect: ['tests/**'], tests: [] }],
    ['has no test file beside it', { protect: ['tests/**'], paths: ['src/lib.rs'] }],
  ])('is none that %s', (_what, given) => {
    expect(find(given)).toEqual([]);
  });

  test.each([
    'src/calc.test.js',
    'pkg/calc_test.go',
    'src/test/java/CalcTest.java',
    'spec/calc_spec.rb',
    'a/test_b.py',
  ])('could be in a new file beside %s, by a glob for such files', (path) => {
    const [, ending = ''] = /((?:[_-](?:test|spec)|Test)?\.[^/]*)$/.exec(path) ?? [];
    const glob = path.includes('test_b') ? '**/test_*.py' : `**/*${ending}`;
    expect(find({ paths: [path], protect: [glob] })).toHaveLength(1);
    expect(find({ paths: [path], protect: [path] })).toEqual([]);
  });

  test('is one where a command that ends well runs no test at all, as "go test -run" of a misspelt name', () => {
    const given = { protect: ['tests/**'], tests: [], exit: 0 };
    expect(find({ ...given, must_pass: ['TestUper', '*Lower'] })).toEqual([
      expect.stringMatching(/^Criterion 1: its command runs no test at the base, so that none is named "TestUper", /),
    ]);
    expect(find({ ...given, must_pass: ['*Lower'] })).toEqual([]);
    expect(find({ ...given, exit: 1 })).toEqual([]);
    expect(find({ ...given, protect: [] })).toEqual([]);
  });

  test('is one where nothing is reported, and no file has its name or its title', () => {
    const given = { protect: ['tests/**'], tests: [], words: ['test_multiply'], titles: ['adds two'] };
    expect(find({ ...given, must_pass: ['test_multiplies', 'adds twoo', 'adds two'] })).toEqual([
      expect.stringMatching(/^Criterion 1: no test file at the base has "test_multiplies", "adds twoo", and /),
    ]);
  });

  describe('where a file of tests could not be loaded', () => {
    const given = {
      protect: ['tests/**', '**/*_test.go'],
      paths: [...PATHS, 'calc_test.go'],
      tests: [{ ...toTest('tests.test_calc'), isUnloaded: true as const }],
      words: ['test_multiply', 'TestDelete', 'TestFlags', 'test_add'],
    };

    test.each([
      ['test_multiplies', 'Is "test_multiply" meant?'],
      ['tests/test_calc.py::TestFlags::test_multiplies[a]', 'Is "test_multiply" meant?'],
      ['TestDelte/no such key', 'Is "TestDelete" meant?'],
      ['tests/test_calc.py::TestFlgas::test_multiply', 'Is "TestFlags" meant?'],
      ['TestNone::test_add', 'no attempt passes.'],
      ['TestFlags.test_multiplies', 'Is "test_multiply" meant?'],
      ['test_divides_by_nothing', 'no attempt passes.'],
      ['test_mulitp*', 'Is "test_multiply" meant?'],
      ['TestDelte/no such*', 'Is "TestDelete" meant?'],
      ['tests/test_calc.py::test_divides*', 'no attempt passes.'],
    ])('is a mistake if no file has its name: %j', (name, end) => {
      const [text = ''] = find({ ...given, must_pass: ['test_add', name] });
      expect(text).toMatch(
        /^Criterion 1: no test file at the base has "[^"]*", and no attempt may change the test files\. /,
      );
      expect(text.endsWith(end)).toBe(true);
      expect(find({ ...given, must_pass: [name], protect: [] })).toEqual([]);
      expect(find({ ...given, must_pass: [name], words: undefined })).toEqual([]);
    });

    test('is a mistake if it is no case of a function whose cases are loaded', () => {
      const cases = ['test_add[freezing point]', 'test_add[boiling point]'].map(toTest);
      const tests = [...given.tests, ...cases];
      for (const name of ['test_add[freezing pont]', 'tests/test_calc.py::test_add[freezing pont]'])
        expect(find({ ...given, tests, must_pass: [name] })).toEqual([
          expect.stringMatching(
            / no test at the base is named "[^"]*\[freezing pont\]", .*\[freezing point\]" meant\?$/,
          ),
        ]);
      expect(find({ ...given, tests, must_pass: ['test_multiply[freezing pont]'] })).toEqual([]);
    });

    test('is none if a file has its name, or if it is not named as a function is', () => {
      const must_pass = [
        'TestDelete/a key',
        'calc TestDelete',
        'TestFlags',
        'adds numbers',
        'tests/test_calc.py',
        'test_mul*',
      ];
      expect(find({ ...given, must_pass })).toEqual([]);
    });
  });
});

test('demanded tests that are skipped at the base are named', () => {
  const criterion = { kind: 'tests', command: 'pytest', report: 'junit.xml', must_pass: ['tests.test_calc'] };
  const run = makeCriterionRun({ criterion: criterion as unknown as Criterion });
  const skipped: TestResult = { ...toTest('test_slow'), outcome: 'skipped' };
  const describeWith = (...tests: readonly TestResult[]) => describeSkippedTests([run], () => tests);
  expect(describeWith(toTest('test_add'), skipped)).toEqual([
    expect.stringMatching(
      /^Criterion 1: "tests\.test_calc › test_slow" is skipped at the base, and no attempt may change/,
    ),
  ]);
  expect(describeWith(toTest('test_add'))).toEqual([]);
  expect(describeWith({ ...skipped, suite: 'tests.test_other' })).toEqual([]);
});
