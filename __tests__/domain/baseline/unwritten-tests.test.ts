import { describe, expect, test } from '@jest/globals';
import { describeUnwritten, listClosedDemands } from '../../../src/domain/baseline/unwritten-tests.ts';
import { parsePlan } from '../../../src/domain/plan/parse-plan.ts';

const source = (titles: readonly string[] | undefined, hasTitlesAlone = false) => ({
  hasTitlesAlone,
  words: new Set(['test_adds', 'TestSum']),
  titles: titles && new Set(titles),
});

describe('a demanded title', () => {
  test.each<[string, string, readonly string[] | undefined]>([
    ['is there', 'adds two', ['adds two']],
    ['is behind its suites', 'math › sum › adds two', ['sum', 'adds two']],
    ['is behind its suites, joined by spaces', 'math adds two', ['math', 'adds two']],
    ['is one of a table', 'adds 1 and 2', ['adds %d and %i']],
    ['is one of a table with names', 'adds 1 and 2', ['adds $a and $b.c']],
    ['is of a template', 'adds 1 and 2', ['adds ${a} and ${b + 1}']],
    ['has an escaped quote', "doesn't add two", ["doesn\\'t add two"]],
    ['begins as one that is there', 'adds t*', ['adds two']],
    ['is a word, which may be a function', 'addsTwo', ['adds two']],
    ['is in files that are not known', 'adds two', undefined],
    ['is in files without titles', 'adds two', []],
    ['is a subtest', 'TestSum/twenty percent', ['twenty percent']],
    ['is a subtest as the report has it', 'TestSum/twenty_percent', ['twenty percent']],
    ['is a subtest in one', 'TestSum/of two/twenty_percent#01', ['of two', 'twenty percent']],
    ['is a subtest with a slash', 'pkg/sum TestSum/a/b', ['a/b']],
    ['is a subtest by its number', 'TestSum/12', ['a']],
    ['is any subtest', 'TestSum/twen*', ['a']],
    ['is put together by fmt', 'TestSum/case 7', ['case %d']],
    ['is one of some cases of Python', 'test_adds[1-2]', ['a']],
    ['is a subtest of a suite', 'TestSum/test_adds', ['of two']],
    ['is a subtest of one word', 'TestSum/GET', ['of two']],
    ['has a width', 'adds 01 to two', ['adds %02d to two']],
    ['has a star within', 'adds * two', ['subtracts one']],
  ])('is no mistake where it %s', (_what, pattern, titles) => {
    expect(describeUnwritten([pattern], source(titles), 'at the base')).toBeUndefined();
  });

  test.each<[string, readonly string[], string]>([
    ['adds twoo', ['adds two'], 'Is "adds two" meant?'],
    ['math › adds twoo', ['adds two'], 'Is "adds two" meant?'],
    ['adds one of x', ['adds %d and %i'], 'no attempt passes.'],
    ['TestSum/twenty_percnt', ['twenty percent'], 'Is "twenty percent" meant?'],
    ['TestSum/of two/zero point', ['of two', 'zero points'], 'Is "zero points" meant?'],
  ])('is a mistake that no file has: %s', (pattern, titles, end) => {
    const text = describeUnwritten([pattern], source(titles, true), 'of the commit') ?? '';
    expect(text).toMatch(/^no test file of the commit has "/);
    expect(text.endsWith(end)).toBe(true);
  });
});

test('one word is a title where all tests have one', () => {
  const describeOne = (pattern: string, isAlone: boolean) =>
    describeUnwritten([pattern], source(['divides', 'math', 'suite-a'], isAlone), 'at the base');
  expect(describeOne('devides', true)).toMatch(/ has "devides", .* Is "divides" meant\?$/);
  for (const name of ['divides', 'math', 'suite-a', 'test/math.test.js', 'a.js', 'math › divides', 'div*'])
    expect(describeOne(name, true)).toBeUndefined();
  expect(describeOne('devides', false)).toBeUndefined();
});

test('a demand counts where no attempt up to its checkpoint may write a test', () => {
  const paths = new Set(['tests/a.test.js']);
  const list = (plan: object, first: object) => {
    const success_criteria = [{ kind: 'tests', command: 'x', report: 'r.xml', must_pass: ['a b'] }];
    const checkpoints = [
      { id: 'one', spec: 's', success_criteria, ...first },
      { id: 'two', spec: 's', success_criteria },
    ];
    const parsed = parsePlan(JSON.stringify({ ...plan, checkpoints }), { fileName: 'plan.yml' });
    if (parsed.kind !== 'ok') throw new Error(JSON.stringify(parsed));
    return listClosedDemands(parsed.plan, paths).map(({ checkpoint }) => checkpoint);
  };
  const closed = { protect: ['tests/**'] };
  expect(list(closed, {})).toEqual([0, 1]);
  expect(list({ guards: [{ kind: 'changes_within', paths: ['src/**'] }] }, {})).toEqual([0, 1]);
  expect(list({}, closed)).toEqual([0]);
  expect(list({}, {})).toEqual([]);
});
