import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CriterionRun } from '../../src/domain/attempt/verdict.ts';
import { testsCriterionSchema } from '../../src/domain/plan/tests-criterion.ts';
import { createRedactor } from '../../src/exec/redaction/redact.ts';
import { checkTests, type TestsContext } from '../../src/verifier/tests-criterion.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';
import { memoryTree } from './memory-tree.ts';
import { contextIn } from './runners/play-runner.ts';

afterEach(cleanUp);

const SECRET = 'hunter2hunter2';
const BASE = '<testsuite><testcase name="a" classname="c"/><testcase name="b" classname="c"/></testsuite>';
let path = '';
let home = '';

beforeEach(async () => {
  path = await createTempDir('groundhog-tests');
  home = await createTempDir('groundhog-home');
  await writeFile(join(path, 'base.txt'), BASE);
  await writeFile(
    join(path, 'bad.txt'),
    BASE.replace('name="b" classname="c"/>', 'name="b" classname="c"><failure message="no"/></testcase>'),
  );
});

async function check(command: string, more: object = {}, context: Partial<TestsContext> = {}): Promise<CriterionRun> {
  const criterion = testsCriterionSchema.parse({ kind: 'tests', command, report: 'out/*.xml', ...more });
  const facts = {
    tree: memoryTree({}),
    changedPaths: [],
    baseOf: () => ({ kind: 'died', detail: 'nothing.' }) as const,
  };
  return checkTests({ criterion, index: 0 }, { ...(await contextIn(path, home)), ...facts, ...context });
}

const WRITE = 'mkdir -p out && cp base.txt out/a.xml';

test('what Go printed as events is kept as its tests printed it, without the secrets that escapes hide', async () => {
  const redactor = createRedactor([SECRET]);
  const hidden = `\\u0068${SECRET.slice(1)}`;
  const lines = [
    'go: downloading nothing',
    '{"Action":"run","Package":"p","Test":"TestA"}',
    '{"Action":"output","Package":"p","Test":"TestA","Output":"    a_test.go:5: \\"no\\"\\n"}',
    `{"Action":"output","Package":"p","Test":"TestA","Output":"${hidden}\\n"}`,
    '{"Action":"fail","Package":"p","Test":"TestA"}',
    '{"Action":"fail","Package":"p"}',
    '{"cut": ',
  ];
  await writeFile(join(path, 'go.txt'), `${lines.join('\n')}\n`);
  const { output, outcome } = await check('cat go.txt; exit 1', { report: 'go-json' }, { redactor });
  expect(outcome).toBe('failed');
  expect(output).toBe('go: downloading nothing\n    a_test.go:5: "no"\n***\n{"cut": \n');
});

describe('what a runner printed with its report', () => {
  const toJest = (...tests: readonly (readonly [title: string, message?: string])[]) =>
    JSON.stringify({
      numTotalTests: tests.length,
      testResults: [
        {
          name: '/a.test.js',
          assertionResults: tests.map(([title, message]) => {
            const failureMessages = message === undefined ? [] : [message];
            return {
              ancestorTitles: ['adds'],
              title,
              status: message === undefined ? 'passed' : 'failed',
              failureMessages,
            };
          }),
        },
      ],
    });
  const mocha = JSON.stringify({
    stats: { tests: 1 },
    tests: [{ fullTitle: 'adds two', file: '/a.js', err: { message: 'is 3', stack: 'at a.js:1' } }],
  });

  test.each([
    ['jest-json', `> vitest run\n${toJest(['one'], ['two', 'Error: 3\n    at a.js:1'])}\n`],
    ['mocha-json', `> mocha\n${mocha}\n`],
  ])('as %s is kept with the failures in the place of the JSON', async (report, printed) => {
    await writeFile(join(path, 'printed.txt'), printed);
    const { output } = await check('cat printed.txt; exit 1', { report });
    expect(output).toMatch(/^> \w+(?: run)?\n\nadds (?:› )?two\n(?:Error: 3\n {4}at|is 3\nat) a\.js:1\n$/);
  });

  test.each([
    ['where nothing has failed', `ok\n${toJest(['one'])}\n`, 'ok\n'],
    ['with a failure that stands beside it once', `● adds › two\n\n    Error: 3\n${toJest(['two', 'Error: 3\nat'])}`],
    ['as it is, where it is cut off', `ok\n${toJest(['one', 'Error: 3']).slice(0, -3)}\n`],
    ['as it is, where it is no report', '{"a":1}\n'],
  ])('is kept %s', async (_title, printed, kept = printed.replace(/\{"num.*\}$/, '')) => {
    await writeFile(join(path, 'printed.txt'), printed);
    expect((await check('cat printed.txt', { report: 'jest-json' })).output).toBe(kept);
  });
});

describe('a report in files', () => {
  test('is read from all files that match', async () => {
    expect(await check(`${WRITE} && cp bad.txt out/b.xml`)).toMatchObject({
      outcome: 'failed',
      detail: expect.stringMatching(/^1 test is new and fails: "c › b \(2\)"\./),
      tests: { now: { passed: 3, failed: 1, skipped: 0 } },
    });
    expect(await check(WRITE, { report: 'out/a.xml' })).toMatchObject({ outcome: 'passed' });
  });

  test.each([
    ['was there before the run', 'true', /^There is no report: no file matches out\/\*\.xml\. It exited with 0\./],
    [
      'is a copy of an older one',
      'cp -p base.txt out/a.xml; touch -d 2001-01-01 out/a.xml',
      /^The report out\/a\.xml is older than the run/,
    ],
    ['is a link', 'ln -s ../base.txt out/a.xml', /^There is no report/],
    ['is a pipe', 'mkfifo out/a.xml', /^There is no report/],
    [
      'is where a link in the place of the folder leads to',
      'mkdir "$HOME/out"; cp base.txt "$HOME/out/a.xml"; mv "$PWD" "$HOME/moved"; ln -s "$HOME" "$PWD"',
      /^There is no report/,
    ],
    [
      'lies behind a link',
      'mkdir real && cp base.txt real/a.xml && rm -r out && ln -s real out',
      /^There is no report/,
    ],
    ['may not be read', 'cp base.txt out/a.xml; truncate -s 70M out/a.xml', /is too large: at most 64 MiB/],
    ['is cut off', 'head -c 60 base.txt > out/a.xml', /^The report out\/a\.xml is (?:cut off|not valid XML)/],
  ])('that %s is none', async (_name, command, detail) => {
    await mkdir(join(path, 'out'));
    await writeFile(join(path, 'out', 'a.xml'), BASE);
    expect(await check(command)).toMatchObject({ outcome: 'failed', detail: expect.stringMatching(detail) });
  });
});

test.each(['/outside/a.test.js', '../a.test.js', 'src/../../a.test.js', '.git/config', 'gone.test.js'])(
  'a report that names %s has no place for its test',
  async (file) => {
    const failure = BASE.replace(
      'name="b" classname="c"/>',
      `name="b" classname="c" file="${file}" line="3"><failure message="no"/></testcase>`,
    );
    await writeFile(join(path, 'bad.txt'), failure);
    expect(await check('mkdir -p out && cp bad.txt out/a.xml')).toMatchObject({
      outcome: 'failed',
      tests: { rows: [expect.objectContaining({ message: 'no', path: null, line: null })] },
    });
  },
);

describe('a runner', () => {
  test.each([
    ['kill -9 $$', 60, /^It was ended by SIGKILL\./],
    ['sleep 600', 1, /^It did not end within 1 s and was stopped\./],
    ['no-such-runner', 60, /^There is no report.* It exited with 127\./],
  ])('that ends by %j fails, whatever it wrote', async (end, timeout_seconds, detail) => {
    expect(
      await check(`${WRITE}; rm -f nothing; ${end === 'no-such-runner' ? 'rm out/a.xml;' : ''} ${end}`, {
        timeout_seconds,
      }),
    ).toMatchObject({
      outcome: 'failed',
      detail: expect.stringMatching(detail),
    });
  });

  test('may print its report', async () => {
    expect(await check('cat base.txt', { report: 'junit' })).toMatchObject({ outcome: 'passed', output: BASE });
    expect(await check('cat base.txt >&2', { report: 'junit' })).toMatchObject({
      outcome: 'failed',
      detail: expect.stringContaining('printed nothing'),
    });
    expect(await check('yes "$(printf %0999d 0)" | head -c 67200000', { report: 'tap' })).toMatchObject({
      detail: expect.stringContaining('too large'),
    });
  });

  test('may remove its folder once it has printed its report', async () => {
    expect(await check('cat base.txt; mv "$PWD" "$HOME/moved"', { report: 'junit' })).toMatchObject({
      outcome: 'passed',
      tests: { now: { passed: 2, failed: 0, skipped: 0 } },
    });
  });

  test('gets the names of the tests that failed, and nothing in the first run', async () => {
    const command =
      'printf "<%s>" "$GROUNDHOG_FAILED_TESTS" >> names; if [ -e out ]; then cp base.txt out/a.xml; else mkdir out; cp bad.txt out/a.xml; fi';
    const run = await check(command, { flaky_retries: 5 });
    expect(run).toMatchObject({
      outcome: 'passed',
      tests: { rows: [{ name: 'c › b', now: 'passed', note: 'flaky' }] },
    });
    expect(await readFile(join(path, 'names'), 'utf8')).toBe('<><b>');
  });

  test('gets the name of a subtest of Go as "go test -run" splits it, at the slash', async () => {
    const line = (Action: string, Test?: string) => `${JSON.stringify({ Action, Package: 'm', Test })}\n`;
    const report = (action: string) => line(action, 'TestA/b_[c]') + line(action, 'TestA') + line(action);
    await writeFile(join(path, 'fail.json'), report('fail'));
    await writeFile(join(path, 'pass.json'), report('pass'));
    const command =
      'printf "<%s>" "$GROUNDHOG_FAILED_TESTS" >> names; if [ -e again ]; then cat pass.json; else touch again; cat fail.json; exit 1; fi';
    expect(await check(command, { report: 'go-json', flaky_retries: 1 })).toMatchObject({ outcome: 'passed' });
    expect(await readFile(join(path, 'names'), 'utf8')).toBe(String.raw`<><TestA/b_\[c\]>`);
  });

  test('is run again as often as the plan says, and not where something else is wrong', async () => {
    const count = 'echo . >> count; mkdir -p out; cp bad.txt out/a.xml';
    expect(await check(count, { flaky_retries: 2 })).toMatchObject({ outcome: 'failed' });
    expect(await readFile(join(path, 'count'), 'utf8')).toBe('.\n'.repeat(3));
    await rm(join(path, 'count'));
    expect(await check(count, { flaky_retries: 2, must_pass: ['missing'] })).toMatchObject({ outcome: 'failed' });
    expect(await readFile(join(path, 'count'), 'utf8')).toBe('.\n');
  });
});

test('a test file that Node.js cannot load, after others, fails as a test of its name', async () => {
  const head = "import { test } from 'node:test';\n";
  await writeFile(join(path, 'a.test.mjs'), `${head}test('one', () => {});\ntest('two', () => {});\n`);
  await writeFile(join(path, 'b.test.mjs'), `${head}import './missing.mjs';\ntest('three', () => {});\n`);
  const found = await check('node --test --test-reporter=tap', { report: 'tap' });
  expect(found).toMatchObject({ outcome: 'failed', tests: { now: { passed: 2, failed: 1, skipped: 0 } } });
  expect(found.detail).toMatch(/b\.test\.mjs/);
});

test('the record has no secret, and places only in files of the tree', async () => {
  const at = (file: string) =>
    `<testcase name="${file} ${SECRET}" classname="c"><failure message="${SECRET} at ${file}:3"/></testcase>`;
  await writeFile(join(path, 'secret.txt'), `<testsuite>${at('src/a.js')}${at('src/gone.js')}</testsuite>`);
  const run = await check(
    'cat secret.txt',
    { report: 'junit' },
    { tree: memoryTree({ 'src/a.js': 'x' }), redactor: createRedactor([SECRET]) },
  );
  expect(JSON.stringify(run)).not.toContain(SECRET);
  expect(run.tests?.rows.map((row) => [row.path, row.line])).toEqual([
    ['src/a.js', 3],
    [null, null],
  ]);
});
