import { describe, expect, test } from '@jest/globals';
import type { PrintedReport } from '../../src/domain/plan/tests-criterion.ts';
import { addBuildFailure } from '../../src/verifier/reports/go-report.ts';
import { parseReport } from '../../src/verifier/reports/parse-report.ts';
import { MAX_LEVELS, MAX_TESTS, type ReportedTest } from '../../src/verifier/reports/report-text.ts';
import { toTestResults } from '../../src/verifier/reports/to-test-results.ts';

const junit = (body: string) => `<?xml version="1.0"?><testsuites>${body}</testsuites>`;
const ONE_OF_GO = '{"Action":"pass","Package":"q","Test":"TestA"}\n{"Action":"pass","Package":"q"}\n';
const ONE = '<testcase name="a" classname="c"/>';

async function parse(text: string, format: PrintedReport): Promise<readonly ReportedTest[] | string> {
  const parsing = await parseReport(text, format);
  return parsing.kind === 'parsed' ? parsing.tests : parsing.reason;
}

const results = (...tests: readonly Partial<ReportedTest>[]) =>
  toTestResults(
    tests.map((each) => ({ titles: ['t'], outcome: 'failed' as const, ...each })),
    ['/checkout'],
  );

describe('a report', () => {
  test.each<[string, PrintedReport, string, RegExp]>([
    ['XML that is cut off', 'junit', junit(ONE).slice(0, -8), /cut off|not valid XML/],
    ['XML with another root', 'junit', '<html><testcase name="a"/></html>', /is not JUnit XML/],
    ['no XML', 'junit', 'Tests passed!', /not valid XML|not JUnit/],
    [
      'an entity of its own',
      'junit',
      `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${junit('<testcase name="&b;" classname="c"/>')}`,
      /not valid XML.*(?:entity|Invalid character)/i,
    ],
    [
      'a file of the system',
      'junit',
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${junit('<testcase name="&a;" classname="c"/>')}`,
      /not valid XML/,
    ],
    [
      'a name of 1 MB',
      'junit',
      junit(`<testcase name="${'n'.repeat(1024 * 1024)}" classname="c"/>`),
      /not valid XML.*buffer/i,
    ],
    ['too many levels', 'junit', junit('<testsuite>'.repeat(MAX_LEVELS + 1)), /nested more than 100 levels/],
    [
      'too many levels of subtests',
      'tap',
      Array.from({ length: MAX_LEVELS + 5 }, (_, i) => `${'    '.repeat(i)}# Subtest: s${i}\n`).join('') +
        `${'    '.repeat(MAX_LEVELS + 5)}ok 1 - x\n`,
      /nested more than 100|cut off/,
    ],
    [
      'too many tests',
      'junit',
      junit('<testcase name="a" classname="c"/>'.repeat(MAX_TESTS + 1)),
      /more than 200000 tests/,
    ],
    ['TAP without its plan', 'tap', 'TAP version 14\nok 1 - a\nok 2 - b\n', /cut off/],
    ['TAP with fewer tests than its plan', 'tap', '1..3\nok 1 - a\nok 2 - b\n', /cut off/],
    ['TAP with a number twice and fewer tests than its plan', 'tap', '1..3\nok 1 - a\nok 1 - b\n', /cut off/],
    ['TAP with a number twice and no plan', 'tap', 'ok 1 - a\nnot ok 1 - b\n', /cut off/],
    ['TAP that bails out', 'tap', '1..2\nok 1 - a\nBail out! no database\n', /Bail out/],
    ['Go whose package has not ended', 'go-json', '{"Action":"pass","Package":"p","Test":"TestA"}\n', /cut off/],
    [
      'a package of Go that has not ended beside one that was not built',
      'go-json',
      'FAIL\tq [build failed]\n{"Action":"pass","Package":"p","Test":"TestA"}\n',
      /cut off/,
    ],
    ['no events of Go', 'go-json', '{"a":1}\nok\n', /holds no event/],
    ['JSON that is cut off', 'jest-json', '{"testResults":[{"name":"a"', /cut off/],
    ['JSON of something else', 'jest-json', '{"a":1}', /cut off|neither/],
    ['Jest that was interrupted', 'jest-json', '{"testResults":[],"wasInterrupted":true}', /cut off/],
    [
      'Mocha that lists fewer tests than it counts',
      'mocha-json',
      '{"stats":{"tests":2},"tests":[{"title":"a"}],"pending":[],"failures":[]}',
      /cut off/,
    ],
    ['no JSON', 'mocha-json', 'ok', /holds no JSON/],
  ])('with %s cannot be used', async (...[, format, text, reason]) => {
    expect(await parse(text, format)).toEqual(expect.stringMatching(reason));
  });

  test('of JSON is found behind what the tests printed', async () => {
    const report = JSON.stringify(
      { stats: { tests: 1 }, tests: [{ fullTitle: 'a b', err: {} }], pending: [], failures: [] },
      null,
      2,
    );
    expect(await parse(`{ debug\n{"x": 1}\nhello\n${report}\n`, 'mocha-json')).toEqual([
      expect.objectContaining({ titles: ['a b'], outcome: 'passed' }),
    ]);
  });

  test('with a suite that could not be loaded has a failed test', async () => {
    expect(
      await parse(junit(`<testsuite name="s">${ONE}<error message="no module">x</error></testsuite>`), 'junit'),
    ).toEqual([
      expect.objectContaining({ titles: ['a'], outcome: 'passed' }),
      expect.objectContaining({ titles: ['s', '(the suite)'], outcome: 'failed', message: 'no module' }),
    ]);
    const jest = {
      testResults: [{ name: '/checkout/a.test.js', status: 'failed', message: 'no module', assertionResults: [] }],
    };
    expect(await parse(JSON.stringify(jest), 'jest-json')).toEqual([
      expect.objectContaining({ titles: ['a.test.js'], outcome: 'failed' }),
    ]);
    const go = '{"Action":"output","Package":"p","Output":"undefined: x"}\n{"Action":"fail","Package":"p"}\n';
    expect(await parse(go, 'go-json')).toEqual([
      { suite: 'p', titles: ['p'], outcome: 'failed', message: 'undefined: x', isUnloaded: true },
    ]);
    // Up to Go 1.23.
    expect(await parse(`FAIL\tp [build failed]\n${ONE_OF_GO}`, 'go-json')).toEqual([
      expect.objectContaining({ titles: ['p [build failed]'], outcome: 'failed' }),
      expect.objectContaining({ titles: ['TestA'], outcome: 'passed' }),
    ]);
  });

  test('of Go has what the build of a package printed as its failure, since Go 1.24', async () => {
    const events = [
      { ImportPath: 'q [q.test]', Action: 'build-output', Output: '# q [q.test]\n' },
      { ImportPath: 'q [q.test]', Action: 'build-output', Output: './q_test.go:4:31: undefined: Mul\n' },
      { ImportPath: 'q [q.test]', Action: 'build-fail' },
      { Action: 'output', Package: 'q', Output: 'FAIL\tq [build failed]\n' },
      { Action: 'fail', Package: 'q', FailedBuild: 'q [q.test]' },
    ];
    expect(await parse(events.map((event) => `${JSON.stringify(event)}\n`).join(''), 'go-json')).toEqual([
      expect.objectContaining({
        message: 'FAIL\tq [build failed]\n# q [q.test]\n./q_test.go:4:31: undefined: Mul\n',
        isUnloaded: true,
      }),
    ]);
  });

  test('tells what could not be loaded from tests, which alone a plan can name', async () => {
    const kindsOf = async (text: string, format: Parameters<typeof parse>[1]) => {
      const tests = await parse(text, format);
      return typeof tests === 'string' ? tests : tests.map(({ isUnloaded }) => isUnloaded === true);
    };
    const pytest = junit(
      '<testsuite><testcase classname="" name="tests.test_a"><error message="collection failure">x</error></testcase><testcase name="b"><error message="boom">x</error></testcase></testsuite>',
    );
    expect(await kindsOf(pytest, 'junit')).toEqual([true, false]);
    expect(
      await kindsOf('TAP version 13\nnot ok 1 - test/a.test.js\nnot ok 2 - reads a.test.js\n1..2\n', 'tap'),
    ).toEqual([true, false]);
    expect(await kindsOf('FAIL\tp [build failed]\n', 'go-json')).toEqual([true]);
    const node = ['test/a.test.js', 'reads a.test.js'].map(
      (name) => `<testcase name="${name}" classname="test"><failure message="test failed"/></testcase>`,
    );
    expect(await kindsOf(junit(node.join('')), 'junit')).toEqual([true, false]);
    // As Vitest 2 and 5 write them: a file that was not loaded, one whose test fails, and a test with the name of its file.
    const vitest = [
      ['test/a.test.ts', 'test/a.test.ts', '<failure message="Failed to load url ../src/a.js"/>'],
      ['test/b.test.ts', 'b', '<failure message="expected 1"/>'],
      ['test/c.test.ts', 'test/c.test.ts', ''],
    ].map(([file, name, failure]) => `<testcase classname="${file}" name="${name}">${failure}</testcase>`);
    expect(await kindsOf(junit(vitest.join('')), 'junit')).toEqual([true, false, false]);
  });

  test('of Go has a failed test for a package without tests that was not built', () => {
    const test = { titles: ['a'], outcome: 'failed' } as const;
    expect(addBuildFailure([test], 1)).toEqual([test]);
    expect(addBuildFailure([test], 2)).toEqual([
      test,
      expect.objectContaining({ titles: ['(the build)'], outcome: 'failed' }),
    ]);
    expect(addBuildFailure([{ ...test, isUnloaded: true }], 2)).toHaveLength(1);
  });

  test('with a test of Go that has not ended has it as failed', async () => {
    const go = '{"Action":"run","Package":"p","Test":"TestA"}\n{"Action":"fail","Package":"p"}\n';
    expect(await parse(go, 'go-json')).toEqual([expect.objectContaining({ titles: ['TestA'], outcome: 'failed' })]);
  });

  test('of Go whose names have a slash of their own has each of them', async () => {
    const endOf = (name: string, word: 'PASS' | 'FAIL' | 'SKIP', depth: number) => [
      { Action: 'output', Package: 'p', Test: name, Output: `${'    '.repeat(depth)}--- ${word}: ${name} (0.00s)\n` },
      { Action: word.toLowerCase(), Package: 'p', Test: name },
    ];
    const events = [
      ...[...endOf('TestRoute//users', 'SKIP', 1), ...endOf('TestRoute//users/1', 'PASS', 1)],
      ...[...endOf('TestRoute/a/b', 'FAIL', 2), ...endOf('TestRoute/a', 'FAIL', 1), ...endOf('TestRoute', 'FAIL', 0)],
      { Action: 'fail', Package: 'p' },
    ];
    const found = await parse(events.map((event) => `${JSON.stringify(event)}\n`).join(''), 'go-json');
    expect(typeof found === 'string' ? found : found.map(({ titles, outcome }) => [...titles, outcome])).toEqual([
      ['TestRoute//users', 'skipped'],
      ['TestRoute//users/1', 'passed'],
      ['TestRoute/a/b', 'failed'],
    ]);
  });

  test.each([
    ['pass', 'progress 100%--- PASS', [['TestA', 'passed']]],
    ['pass', '--- PASS: TestA (0.00s)--- SKIP', [['TestA', 'skipped']]],
    ['fail', 'progress 100%--- PASS', [['TestA', 'failed']]],
  ])(
    'of Go before 1.20 has a test that prints without a line end by its last line, where the package ends with %s (%s)',
    async (end, printed, expected) => {
      const events = [
        { Action: 'output', Package: 'p', Test: 'TestA', Output: `${printed}: TestA (0.00s)\n` },
        { Action: end, Package: 'p' },
      ];
      const found = await parse(events.map((event) => `${JSON.stringify(event)}\n`).join(''), 'go-json');
      expect(typeof found === 'string' ? found : found.map(({ titles, outcome }) => [...titles, outcome])).toEqual(
        expected,
      );
      if (end === 'fail')
        expect(found).toEqual([
          expect.objectContaining({ message: expect.stringMatching(/^The report has no result/) }),
        ]);
    },
  );

  test('of 10,000 tests is read in every format', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => index);
    const texts: Readonly<Record<PrintedReport, string>> = {
      junit: junit(many.map((index) => `<testcase name="t${index}" classname="c"/>`).join('')),
      tap: `1..10000\n${many.map((index) => `ok ${index + 1} - t${index}`).join('\n')}\n`,
      'go-json': `${many.map((index) => `{"Action":"pass","Package":"p","Test":"T${index}"}`).join('\n')}\n{"Action":"pass","Package":"p"}\n`,
      'jest-json': JSON.stringify({
        testResults: [{ name: 'a', assertionResults: many.map((index) => ({ title: `t${index}`, status: 'passed' })) }],
      }),
      'mocha-json': JSON.stringify({
        stats: { tests: 10_000 },
        tests: many.map((index) => ({ fullTitle: `t${index}`, err: {} })),
        pending: [],
      }),
    };
    for (const [format, text] of Object.entries(texts))
      expect(await parse(text, format as PrintedReport)).toHaveLength(10_000);
  });
});

describe('the tests of a report', () => {
  test('are plain, bounded text, and long names stay different', () => {
    const long = 'n'.repeat(1024 * 1024);
    const [one, two] = results({ titles: [`${long}1`] }, { titles: [`${long}2`] });
    expect([one?.name.length, one?.name === two?.name]).toEqual([expect.any(Number), false]);
    expect(one?.name.length).toBeLessThan(450);
    const [hidden] = results({ titles: ['a\u200B\u202E\u001b[31mb\nc'], message: `x\u0000${'m'.repeat(100_000)}` });
    expect(hidden?.name).toBe('ab c');
    expect(hidden?.message.length).toBeLessThanOrEqual(1001);
  });

  test('are told apart by file, suite and name, and counted where these are the same', () => {
    const all = results({ file: 'a' }, { file: 'b' }, { file: 'a', suite: 's' }, { file: 'a' });
    expect(all.map(({ occurrence }) => occurrence)).toEqual([1, 1, 1, 2]);
  });

  test('have paths below the checkout, and no others', () => {
    const at = (message: string, file = '') => results({ message, file })[0]?.location;
    expect(at('at /checkout/src/a.ts:5:3')).toEqual({ path: 'src/a.ts', line: 5 });
    expect(at('at file:///checkout/src/a.ts:5:3')).toEqual({ path: 'src/a.ts', line: 5 });
    expect(at('at node_modules/x/a.js:1:1\nat src/b.js:7')).toEqual({ path: 'src/b.js', line: 7 });
    expect(at('at src/b.js:7\nat test/a.js:9', '/checkout/test/a.js')).toEqual({ path: 'test/a.js', line: 9 });
    expect(at('at /etc/passwd.txt:1')).toBeUndefined();
    expect(at('at ../../x.js:1')).toBeUndefined();
    expect(at('at http://host.example:80')).toBeUndefined();
  });
});
