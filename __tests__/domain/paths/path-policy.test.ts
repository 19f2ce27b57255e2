import { describe, expect, test } from '@jest/globals';
import { findProtectedChange, isAlwaysProtected } from '../../../src/domain/paths/path-policy.ts';

const NOTHING = { globs: [], planPath: undefined };

describe('what no attempt may change', () => {
  test.each([
    '.github/workflows/ci.yml',
    '.github/CODEOWNERS',
    '.github',
    '.groundhog/config.yml',
    '.groundhog/plans/a.yml',
    '.gitmodules',
    '.gitattributes',
    'src/a/.gitattributes',
    'shop/__pycache__/price.cpython-311.pyc',
    'shop/__pycache__',
    '.GitAttributes',
    'CODEOWNERS',
    'docs/CODEOWNERS',
    '.GitHub/workflows/ci.yml',
    '.GITMODULES',
    'Docs/codeowners',
    '.git\u200dhub/workflows/ci.yml',
    '.ｇithub/workflows/ci.yml',
  ])('%j is protected without being named', (path) => {
    expect(isAlwaysProtected(path)).toBe(true);
    expect(findProtectedChange([path, 'src/a.ts'], NOTHING)).toEqual([path]);
  });

  test.each([
    '.githubx/a',
    'a/.github/b',
    '.gitignore',
    'a.gitattributes',
    'a__pycache__/b',
    'src/CODEOWNERS',
    'docs/README.md',
    'github/a',
  ])('%j is free when it is not named', (path) => {
    expect(findProtectedChange([path], NOTHING)).toEqual([]);
  });

  test.each(['plans/a.yml', 'Plans/A.yml'])('the plan file is protected, also as %s', (path) => {
    expect(findProtectedChange([path], { globs: [], planPath: 'plans/a.yml' })).toEqual([path]);
    expect(findProtectedChange([path], { globs: [], planPath: './plans/a.yml' })).toEqual([path]);
    expect(findProtectedChange([path], NOTHING)).toEqual([]);
  });

  test('the globs add to it, in the order of the changes', () => {
    const changed = ['src/b.ts', 'test/z.ts', 'src/a.ts', '.github/a', 'test/.a/b'];
    expect(findProtectedChange(changed, { globs: ['test/**'], planPath: undefined })).toEqual([
      'test/z.ts',
      '.github/a',
      'test/.a/b',
    ]);
  });

  test('letter case counts for the globs', () => {
    expect(findProtectedChange(['Test/a'], { globs: ['test/**'], planPath: undefined })).toEqual([]);
  });
});
