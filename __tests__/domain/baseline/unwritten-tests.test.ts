import { describe, expect, test } from '@jest/globals';
import { describeUnwritten, listClosedDemands } from '../../../src/domain/baseline/unwritten-tests.ts';
import { parsePlan } from '../../../src/domain/plan/parse-plan.ts';

const source = (titles: readonly string[] | undefined) => ({
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
    ['has a star within', 'adds * two', ['subtracts one']],
  ])('is no mistake where it %s', (_what, pattern, titles) => {
    expect(describeUnwritten([pattern], source(titles), 'at the base')).toBeUndefined();
  });

  test.each<[string, readonly string[], string]>([
    ['adds twoo', ['adds two'], 'Is "adds two" meant?'],
    ['math › adds twoo', ['adds two'], 'Is "adds two" meant?'],
    ['adds one of x', ['adds %d and %i'], 'no attempt passes.'],
    ['add two*', ['adds two'], 'Is "adds two" meant?'],
    ['takes two*', ['adds two'], 'no attempt passes.'],
  ])('is a mistake that no file has: %s', (pattern, titles, end) => {
    const text = describeUnwritten([pattern], source(titles), 'of the commit') ?? '';
    expect(text).toMatch(/^no test file of the commit has "/);
    expect(text.endsWith(end)).toBe(true);
  });
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
