import { describe, expect, test } from '@jest/globals';
import { parsePlan } from '../../../src/domain/plan/parse-plan.ts';
import { warnOfContradictions } from '../../../src/domain/toolchain/lint-contradictions.ts';
import { filesOf } from './files-of.ts';

const FILES = filesOf({ 'package.json': '{ "scripts": { "test": "node --test" } }', 'README.md': '' });
const GUARD = 'guards: [{ kind: tests, command: node --test --test-reporter=tap, report: tap }]';

/** Returns the warnings of a plan whose checkpoints have these criteria, one text for each checkpoint. */
function warn(head: string, ...criteria: readonly string[]): string[] {
  const checkpoints = criteria.map(
    (text, index) => `  - { id: c${index + 1}, spec: Do it., success_criteria: [${text}] }`,
  );
  const parsing = parsePlan([head, 'checkpoints:', ...checkpoints].join('\n'), { fileName: 'plan.yml' });
  if (parsing.kind !== 'ok') throw new Error(JSON.stringify(parsing));
  return warnOfContradictions(parsing.plan, FILES).map(({ checkpointId, message, isFault }) => {
    expect(isFault).toBe(true);
    return `${checkpointId}: ${message}`;
  });
}

const fails = (command: string, more = '') => `{ kind: command, command: '${command}'${more} }`;

describe('a test that is to be written first', () => {
  test.each([
    ['a negated runner', fails('test -f test/b.test.js && ! node --test test/b.test.js')],
    ['a script', fails('! npm test')],
    ['an exit code', fails('node --test test/b.test.js', ', expect_exit: 1')],
  ])('cannot land beside a guard that keeps all tests: %s', (_name, criterion) => {
    expect(warn(GUARD, criterion)).toEqual([
      expect.stringMatching(
        /^c1: no attempt can pass: it is to leave failing tests, and a guard "tests" allows no new/,
      ),
    ]);
  });

  test.each([
    ['no guard', 'task: t', fails('! node --test test/b.test.js')],
    [
      'a guard of some other tests',
      GUARD.replace('reporter=tap', 'reporter=tap test/old.test.js'),
      fails('! npm test'),
    ],
    ['what is negated is no test', GUARD, fails('! grep -q TODO src/a.js && node --test')],
  ])('is no fault with %s', (_name, head, criterion) => {
    expect(warn(head, criterion)).toEqual([]);
  });
});

describe('a file that a checkpoint needs', () => {
  const NEEDS = '{ kind: file_exists, path: docs/a.md }';
  const limit = (...paths: readonly string[]) => `{ kind: changes_within, paths: [${paths.join(', ')}] }`;

  test.each([
    ['by its own limit', 'task: t', [`${NEEDS}, ${limit('src/**', 'test/**')}`]],
    ['by a guard', `guards: [${limit('src/**')}]`, [NEEDS]],
    ['by two limits', 'task: t', [`${NEEDS}, ${limit('docs/**')}, ${limit('src/**')}`]],
  ] as const)('can be created nowhere %s', (_name, head, criteria) => {
    expect(warn(head, ...criteria)).toEqual([
      expect.stringMatching(/^c1: no attempt can pass: a criterion needs "docs\/a\.md", which the base does not have/),
    ]);
  });

  test.each([
    ['is within one of several paths', [`${NEEDS}, ${limit('src/**', 'docs/**')}`]],
    ['was within reach of an earlier checkpoint', [limit('docs/**'), `${NEEDS}, ${limit('src/**')}`]],
    ['is at the base', [`{ kind: file_contains, path: README.md, pattern: a }, ${limit('src/**')}`]],
    ['has no limit', [NEEDS]],
  ])('is no fault where it %s', (_name, criteria) => {
    expect(warn('task: t', ...criteria)).toEqual([]);
  });

  test('cannot be there and gone', () => {
    expect(warn('task: t', `${NEEDS}, { kind: file_absent, path: docs/a.md }`)).toEqual([
      'c1: no attempt can pass: its criteria want "docs/a.md" to be there and to be gone',
    ]);
  });
});
