import { expect, test } from '@jest/globals';
import { toBranchProtection } from '../../../src/domain/paths/branch-protection.ts';
import { expandBraces } from '../../../src/domain/paths/expand-braces.ts';
import { compileGlobs } from '../../../src/domain/paths/glob.ts';
import { findGlobProblem } from '../../../src/domain/paths/glob-syntax.ts';
import { toProtection } from '../../../src/domain/paths/path-policy.ts';
import { repositoryPathSchema } from '../../../src/domain/paths/repository-path.ts';

test.each([
  ['a', ['a']],
  ['{a,b}{c,d}', ['ac', 'ad', 'bc', 'bd']],
  ['x{a,}y', ['xay', 'xy']],
  ['\\{a,b\\}', ['\\{a,b\\}']],
  ['{a\\,b,c}', ['a\\,b', 'c']],
  ['{a\n,b}', ['a\n', 'b']],
  ['a\\', ['a\\']],
])('the braces of %j are expanded', (glob, globs) => {
  expect(expandBraces(glob)).toEqual({ kind: 'expanded', globs });
});

test.each([
  ['{a', 'has a "{" without'],
  ['}{a,b}', 'has a "{" without'],
  ['{a,b}}', 'has a "}" without'],
  ['{a,{b,c}}', 'has braces inside braces'],
  ['{a}', 'has braces without a comma'],
  ['{}', 'has braces without a comma'],
  ['{a,b}'.repeat(7), 'stands for 128 globs; braces may make at most 64'],
  [`{a,b}${'x'.repeat(3996)}`, 'is too long once'],
])('the braces of %j are refused', (glob, reason) => {
  expect(expandBraces(glob)).toEqual({ kind: 'invalid', reason: expect.stringContaining(reason) });
});

test('braces may stand for 64 globs of 8000 characters together', () => {
  expect(expandBraces('{a,b}'.repeat(6)).kind).toBe('expanded');
  expect(expandBraces(`{a,b}${'x'.repeat(3995)}`).kind).toBe('expanded');
});

test.each([
  ['x'.repeat(1000), undefined],
  ['x'.repeat(1001), 'must not be longer than 1000 characters'],
  ['', undefined],
  [' ', undefined],
  ['a ', 'must not have spaces around it'],
  ['a\\', 'must use "/" between folders'],
  ['\\*', undefined],
  ['a\\b', 'must use "/" between folders'],
  ['[.-0]', 'has a range that includes "/"'],
  ['[+-.]', undefined],
  ['[0-9]', undefined],
  ['[b-a]', 'has a range that is upside down'],
  ['ab:c', undefined],
  ['a:c', 'must be relative'],
])('the glob %j has the problem: %s', (glob, problem) => {
  const found = findGlobProblem(glob);
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(problem);
});

test('a blank glob, or one with a problem, matches nothing', () => {
  for (const glob of ['', ' ', '{', '/a']) expect(['', ' ', 'a', '/a'].some(compileGlobs([glob]))).toBe(false);
});

test.each([
  ['***', ['a'], ['a/b']],
  ['a/**/**/b', ['a/b', 'a/x/y/b'], ['ab']],
  ['*/**', ['a/b', 'a/b/c'], ['a']],
  ['**', ['a', 'a/b'], []],
  ['a/', ['a', 'a/b'], ['ab']],
  ['a*/', ['ab/c', 'ab'], ['b']],
])('the glob %j matches %j and not %j', (glob, matched, others) => {
  const matches = compileGlobs([glob]);
  expect([...matched, ...others].filter(matches)).toEqual(matched);
});

test('a branch is protected by its plain name, with or without the beginning of a ref', () => {
  const why = toBranchProtection({
    protection: { globs: ['release/*'], names: ['refs/heads/prod'] },
    bases: ['refs/heads/base', undefined, 'heads/second'],
    defaultBranch: 'trunk',
  });
  expect(['base', 'second', 'trunk', 'MAIN', 'prod', 'release/1'].filter((name) => why(name) === undefined)).toEqual(
    [],
  );
  expect(
    ['x/heads/base', 'x/refs/heads/prod', 'base2', 'release/1/2'].filter((name) => why(name) !== undefined),
  ).toEqual([]);
});

test('the plan file is protected by its path, however that is written', () => {
  const isProtected = toProtection({ globs: [], planPath: './/./plans/a.yml' });
  expect([isProtected('plans/a.yml'), isProtected('Plans/A.yml'), isProtected('x/plans/a.yml')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(toProtection({ globs: [], planPath: 'a./b.yml' })('a./b.yml')).toBe(true);
});

test.each([
  ['a/b', undefined],
  ['ab:c', undefined],
  [' ', 'must not be blank'],
  ['a:b', 'must be relative to the repository root'],
  ['a\\b', 'must use "/" between folders'],
  ['a\0', 'must not contain a NUL character'],
  ['a/.GIT/b', 'must not point into ".git"'],
])('the path %j of a plan has the problem: %s', (path, problem) => {
  const parsed = repositoryPathSchema.safeParse(path);
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual(problem === undefined ? undefined : [problem]);
});
