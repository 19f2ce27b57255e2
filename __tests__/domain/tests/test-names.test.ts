import { describe, expect, test } from '@jest/globals';
import { findNearTest } from '../../../src/domain/tests/near-test.ts';
import { matchTests } from '../../../src/domain/tests/test-names.ts';
import type { TestResult } from '../../../src/domain/tests/test-report.ts';

describe('a name of the plan', () => {
  const named = (name: string, suite = '', file = ''): TestResult => ({
    ...{ name, suite, file, occurrence: 1, outcome: 'passed', message: '', location: undefined },
  });
  test.each([
    ['parseArgs › *', named('parseArgs › reads flags'), true],
    ['parseArgs › *', named('parseArgs reads flags'), true],
    ['parseArgs > reads flags', named('parseArgs › reads flags'), true],
    ['reads flags', named('parseArgs › reads flags'), false],
    ['*reads flags', named('parseArgs › reads flags'), true],
    ['test_args.TestFlags test_*', named('test_one', 'test_args.TestFlags'), true],
    ['test/args.test.js *', named('parseArgs', '', 'test/args.test.js'), true],
    ['a*b*c', named('a1b2c'), true],
    ['a*b*c', named('acb'), false],
    ['ab*ba', named('aba'), false],
    ['test_one[1-2]', named('test_one[1-2]'), true],
    ['*', named(''), true],
    ['parseArgs', named('parseArgs › reads › flags'), true],
    ['parseArgs › reads', named('parseArgs › reads › flags'), true],
    ['parse', named('parseArgs › reads flags'), false],
    ['reads', named('parseArgs › reads › flags'), false],
    ['TestRemove', named('TestRemove/missing_key'), true],
    ['lru TestRemove/a', named('TestRemove/a/b', 'lru'), true],
    ['TestRem', named('TestRemove/missing_key'), false],
    ['Testable', named('Testable/x'), false],
    ['GET', named('GET /users'), false],
    ['test_flags', named('test_flags[short]'), true],
    ['sorts', named('sorts [a, b]'), false],
    ['test_args.TestFlags', named('test_one', 'test_args.TestFlags'), true],
    ['test_args', named('test_one', 'test_args.TestFlags'), true],
    ['TestFlags', named('test_one', 'test_args.TestFlags'), true],
    ['TestFlags*', named('test_one', 'tests.test_args.TestFlags'), true],
    ['TestFlags.test_one', named('test_one', 'tests.test_args.TestFlags'), true],
    ['tests.test_args.TestFlags.test_one', named('test_one', 'tests.test_args.TestFlags'), true],
    ['TestFlags.test_one[1.5]', named('test_one[1.5]', 'tests.test_args.TestFlags'), true],
    ['TestFlags.test_*', named('test_one', 'tests.test_args.TestFlags'), true],
    ['TestFlags.test_two', named('test_one', 'tests.test_args.TestFlags'), false],
    ['Other.test_one', named('test_one', 'tests.test_args.TestFlags'), false],
    ['com.acme.ArgsTest#readsFlags', named('readsFlags', 'com.acme.ArgsTest'), true],
    ['ArgsTest.readsFlags', named('readsFlags', 'com.acme.ArgsTest'), true],
    ['TestFlags test_one', named('test_one', 'tests.test_args.TestFlags'), true],
    ['tests.test_args', named('test_one', 'tests.test_args.TestFlags'), true],
    ['tests', named('test_one', 'tests.test_args.TestFlags'), true],
    ['test', named('test_one', 'tests.test_args.TestFlags'), false],
    ['test_ar', named('test_one', 'test_args.TestFlags'), false],
    ['tests/test_args.py', named('test_one', 'tests.test_args.TestFlags'), true],
    ['tests/test_args.py::test_one', named('test_one', 'tests.test_args'), true],
    ['tests/test_args.py::TestFlags::test_one', named('test_one[a]', 'tests.test_args.TestFlags'), true],
    ['tests/test_args.py::TestFlags::test_two', named('test_one', 'tests.test_args.TestFlags'), false],
    ['test_args.py', named('test_one', 'tests.test_args.TestFlags'), true],
    ['args.py', named('test_one', 'tests.test_args'), false],
    ['args::tests', named('args::tests::reads_flags'), true],
    ['tests', named('args::tests::reads_flags'), false],
    ['mcp args::tests', named('args::tests::reads_flags', 'mcp'), true],
    ['ArgsTest', named('readsFlags', 'com.acme.ArgsTest'), true],
    ['acme', named('readsFlags', 'com.acme.ArgsTest'), false],
    ['parse', named('reads flags', 'lib.parse'), false],
    ['test/args.test.js', named('parseArgs', '', 'test/args.test.js'), true],
    ['args.test.js', named('parseArgs', '', 'test/args.test.js'), true],
    ['args.test.js parseArgs', named('parseArgs', '', 'test/args.test.js'), true],
    ['wordcount TestMake', named('TestMake/a', 'example.com/texttools/wordcount'), true],
    ['texttools/wordcount TestMake', named('TestMake', 'example.com/texttools/wordcount'), true],
    ['slug TestMake', named('TestMake', 'example.com/texttools/wordcount'), false],
    ['count TestMake', named('TestMake', 'example.com/texttools/wordcount'), false],
    ['TestLong/1 hour', named('TestLong/1_hour'), true],
    ['lru TestLong/1 hour', named('TestLong/1_hour/a', 'lru'), true],
    ['a TestLong', named('a_TestLong'), false],
    ['users', named('answers', 'GET /api/users'), false],
    ['', named('a'), false],
  ])('%j matches %j: %j', (pattern, result, expected) => {
    expect(matchTests([pattern])(result)).toBe(expected);
  });

  describe.each([
    ['tests.test_args.TestOuter.TestInner', 'tests/test_args.py'],
    ['tests.test_args.TestOuter', 'tests/test_args.py'],
    ['tests.test_args', 'tests/test_args.py'],
    // A class of `unittest` may have any name.
    ['tests.test_args.flag_tests', 'tests/test_args.py'],
    ['tests.test_args._Flags', 'tests/test_args.py'],
    ['tests.Unit.test_args.TestFlags', 'tests/Unit/test_args.py'],
    ['my-lib.tests.01_first.test_args.TestFlags', 'my-lib/tests/01_first/test_args.py'],
    ['tests.test_größe.TestGröße', 'tests/test_größe.py'],
    [`tests.test_args.${'Test.'.repeat(40)}Test`, 'tests/test_args.py'],
  ])('stands for all tests of a file: those of %j are in %j', (suite, file) => {
    const inside = named('test_one', suite);
    test.each([file, `${file}*`, file.slice(file.lastIndexOf('/') + 1)])('by %j', (pattern) => {
      expect(matchTests([pattern])(inside)).toBe(true);
    });
    test('and not for those of a file with a longer name', () => {
      expect(matchTests([file])(named('test_one', suite.replace(/test_args|test_größe/, '$&2')))).toBe(false);
    });
  });

  test.each([
    'tests/test_args.py::TestOuter::TestInner::test_one',
    'tests/test_args.py::TestOuter::TestInner',
    'tests/test_args.py::TestOuter',
    'test_args.py::TestOuter::TestInner::test_one[a]',
    'TestOuter',
    'TestInner',
    'TestOuter.TestInner',
    'TestOuter::TestInner',
    'TestOuter::TestInner::test_one',
    'TestInner::test_one',
    'tests.test_args.TestOuter',
    'tests.test_args.TestOuter.TestInner test_one',
    'tests.test_args',
  ])('names a test in a nested class of Python: %j', (pattern) => {
    expect(matchTests([pattern])(named('test_one[a]', 'tests.test_args.TestOuter.TestInner'))).toBe(true);
    expect(matchTests([pattern])(named('test_one[a]', 'tests.test_args2.TestOuter2.TestInner2'))).toBe(false);
  });

  test.each(['ArgsTest', 'com.acme.ArgsTest', 'com.acme', 'ArgsTest$Flags', 'ArgsTest.Flags', 'Flags', 'Flags reads'])(
    'names a test in a nested class of Java: %j',
    (pattern) => {
      expect(matchTests([pattern])(named('reads', 'com.acme.ArgsTest$Flags'))).toBe(true);
      expect(matchTests([pattern])(named('reads', 'com.acme2.ArgsTest2$Flags2'))).toBe(false);
    },
  );

  test.each([
    ['test_edgs', 'test_edges'],
    ['tests/test_args.py::test_edges[ä]', 'tests/test_args.py::test_edges[a]'],
    ['tests.test_args test_edgs', 'tests.test_args test_edges'],
    ['TestFlags::test_shrt', 'TestFlags::test_short'],
    ['wordcount TestMak', 'wordcount TestMake'],
    ['wordcuont TestMake', 'wordcount TestMake'],
    ['test_egd*', 'test_edges[a]'],
    ['tests/test_args.py::test_egd*', 'tests/test_args.py::test_edges[a]'],
    ['TestFlag', 'TestFlags'],
    ['tests/test_args.py::TestFlgs', 'tests/test_args.py::TestFlags'],
    ['testflags', 'TestFlags'],
    ['TestFlgas::test_short', 'TestFlags::test_short'],
    ['TestFlgas::test_many', 'TestFlags::test_many'],
    ['TestFlgas test_man*', 'TestFlags test_man*'],
    ['tests/test_arg.py::TestFlags::test_many', 'tests/test_args.py::TestFlags::test_many'],
    ['Unlike::test_many', 'tests.test_args.TestFlags › test_many'],
    ['Unlike::*', undefined],
    ['TestFlags.test_shrot', 'TestFlags::test_short'],
    ['TestFlgas.test_short', 'TestFlags::test_short'],
    ['tests.test_args.TestFlags.test_mnay', 'tests.test_args.TestFlags::test_many'],
    ['tests/test_arg.py', 'tests/test_args.py'],
    ['test_args', 'tests.test_args'],
    ['worcount', 'wordcount'],
    ['tests/test_args.py::test_unlike_all_others', undefined],
    ['tests/test_args.py::', undefined],
    ['', undefined],
    ['parse flags TestMake', undefined],
  ])('%j is near to %j', (pattern, expected) => {
    const tests = [
      named('test_edges[a]', 'tests.test_args'),
      named('test_short', 'tests.test_args.TestFlags'),
      ...['1-2', '3-4'].map((values) => named(`test_many[${values}]`, 'tests.test_args.TestFlags')),
      named('TestMake', 'example.com/texttools/wordcount'),
    ];
    expect(findNearTest(pattern, tests)).toBe(expected);
    if (expected !== undefined) expect(tests.some(matchTests([expected]))).toBe(true);
  });

  test('stands for what is below a package that is deep', () => {
    const packageName = 'a.b.c.d.e.f.g.h.i.j.k.l.m.n';
    const matches = matchTests([`${packageName}.ArgsTest`]);
    expect(matches(named('reads', `${packageName}.ArgsTest`))).toBe(true);
    expect(matches(named('reads', `${packageName}.ArgsTest$Flags`))).toBe(true);
  });

  test('is compared in linear time', () => {
    const pattern = `${'a*'.repeat(200)}b`;
    expect(matchTests([pattern])(named('a'.repeat(400)))).toBe(false);
  });
});
