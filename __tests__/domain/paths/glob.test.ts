import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import picomatch from 'picomatch';
import { compileGlobs } from '../../../src/domain/paths/glob.ts';
import { findGlobProblem } from '../../../src/domain/paths/glob-syntax.ts';
import { anyCharacter } from '../../helpers/any-character.ts';

describe('a glob', () => {
  test('is one of several that may match, and none matches nothing', () => {
    const matches = compileGlobs(['src/**', 'README.md']);
    expect(['src/a', 'README.md', 'README', 'a/src/b'].filter(matches)).toEqual(['src/a', 'README.md']);
    expect(compileGlobs([])('src/a')).toBe(false);
  });

  test.each([
    ['docs', 'docs', true],
    ['docs', 'docs/a/b.md', true],
    ['docs', 'docs2/a', false],
    ['docs', 'a/docs', false],
    ['docs/', 'docs/a/b.md', true],
    ['docs/**', 'docs/a/b.md', true],
    ['docs/**', 'docs', true],
    ['*/**', 'a', false],
    ['*/**', 'a/b', true],
    ['**/**', 'a', true],
    ['docs/*', 'docs/a.md', true],
    ['docs/*', 'docs/a/b.md', false],
    ['docs/*/', 'docs/a/b.md', true],
    ['**', 'a/b/.c', true],
    ['*', 'a', true],
    ['*', 'a/b', false],
    ['**/*.ts', 'a.ts', true],
    ['**/*.ts', 'a/b/c.ts', true],
    ['**/*.ts', 'a/b/c.tsx', false],
    ['a/**/b', 'a/b', true],
    ['a/**/b', 'a/x/y/b', true],
    ['a/**/b', 'a/xb', false],
    ['a**b', 'axxb', true],
    ['a**b', 'a/b', false],
    ['?.md', 'é.md', true],
    ['?.md', 'ab.md', false],
    ['a?b', 'a/b', false],
    ['src/**', 'src/.hidden/x', true],
    ['*', '.env', true],
    ['[a-c]x', 'bx', true],
    ['[a-c]x', 'dx', false],
    ['[!a-c]x', 'dx', true],
    ['[^a-c]x', 'ax', false],
    ['a[!b]c', 'a/c', false],
    ['{src,test}/**', 'test/a', true],
    ['{src,test}', 'src/a', true],
    ['{a,b}{c,d}', 'bc', true],
    ['{src/**,README.md}', 'README.md', true],
    ['**/*.{ts,tsx}', 'a/b.tsx', true],
    ['README.md', 'readme.md', false],
    ['app/(group)/page.ts', 'app/(group)/page.ts', true],
    ['app/\\[id\\]/**', 'app/[id]/page.ts', true],
    ['app/\\[id\\]/**', 'app/i/page.ts', false],
    ['\\!a', '!a', true],
    ['a+b|c$', 'a+b|c$', true],
    ['a.c', 'abc', false],
    ['a*', 'a\nb', true],
    ['**/x', 'a\nb/x', true],
  ])('%s, given %s: %s', (glob, path, isMatch) => {
    expect(findGlobProblem(glob)).toBeUndefined();
    expect(compileGlobs([glob])(path)).toBe(isMatch);
  });

  test.each([
    ['!src/**', 'must not start with "!"'],
    ['/src', 'must be relative to the repository root'],
    ['C:/src', 'must be relative to the repository root'],
    ['../src', 'must not contain ".."'],
    ['a/../b', 'must not contain ".."'],
    ['{a,..}/b', 'must not contain ".."'],
    ['{a,/etc}', 'must be relative to the repository root'],
    ['./src', 'must be written plainly'],
    ['a//b', 'must be written plainly'],
    ['src\\a', 'must use "/" between folders'],
    ['a\\', 'must use "/" between folders'],
    [' src', 'must not have spaces around it'],
    ['a\0', 'must not contain a NUL character'],
    ['[a', 'has a "["'],
    ['[]', 'has a "["'],
    ['[[:alpha:]]', 'has a "["'],
    ['[c-a]', 'has a range that is upside down: "c-a"'],
    ['[+-9]', 'has a range that includes "/": "+-9"'],
    ['{a', 'has a "{" without a "}"'],
    ['a}', 'has a "}" without a "{"'],
    ['{a}', 'has braces without a comma'],
    ['{1..9}', 'has braces without a comma'],
    ['{a,{b,c}}', 'has braces inside braces'],
    ['{a,b}'.repeat(7), 'stands for 128 globs'],
    [`${'{a,b}'.repeat(5)}${'a'.repeat(900)}`, 'is too long once its braces are written out'],
    ['{a,b}'.repeat(150), 'globs; braces may make at most 64'],
    ['a'.repeat(1001), 'must not be longer than 1000 characters'],
  ])('%j is refused in a plan', (glob, problem) => {
    expect(findGlobProblem(glob)).toContain(problem);
    expect(compileGlobs([glob])('a')).toBe(false);
  });

  test('with many wildcards is matched in time linear to the path', () => {
    const matches = compileGlobs([`${'*a'.repeat(40)}*b`, `${'**/a/'.repeat(20)}b`, `${'{a*,*a}'.repeat(6)}b`]);
    expect(matches('a'.repeat(4000))).toBe(false);
    expect(matches('a/'.repeat(2000).concat('c'))).toBe(false);
    expect(matches('a/'.repeat(2000).concat('b'))).toBe(true);
  });

  test('of any text is refused or compiles', () => {
    const soup = fc.string({ unit: fc.constantFrom(...'[]{}!^-*?\\/.,:a-z09&~|()+$ \u{1f600}') });
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: anyCharacter })), soup, (glob, path) => {
        expect(typeof compileGlobs([glob])(path)).toBe('boolean');
      }),
      { numRuns: 1000 },
    );
  });

  test('says what an independent implementation says', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', '.'), minLength: 1, maxLength: 3 });
    const part = fc.oneof(
      fc.constant('**'),
      fc.string({
        unit: fc.constantFrom('a', 'b', '.', '*', '?', '[ab]', '[^a]', '{a,b}'),
        minLength: 1,
        maxLength: 3,
      }),
    );
    const join = (arbitrary: fc.Arbitrary<string>) =>
      fc.array(arbitrary, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
    let matched = 0;
    fc.assert(
      fc.property(join(part), join(name), (glob, path) => {
        // A glob without wildcards names a tree here, as a set of one path there.
        fc.pre(findGlobProblem(glob) === undefined && /[*?[]/.test(glob));
        // The other one takes two stars beside braces for any depth.
        fc.pre(glob.split('/').every((step) => step === '**' || !step.includes('**')));
        fc.pre(path.split('/').every((step) => step !== '.' && step !== '..'));
        // Its fast paths disagree with its own parser: by them, "*.*" does not match "b.".
        const isExpected = picomatch(glob, { dot: true, noextglob: true, nonegate: true, fastpaths: false })(path);
        if (isExpected) matched += 1;
        expect({ glob, path, isMatch: compileGlobs([glob])(path) }).toEqual({ glob, path, isMatch: isExpected });
      }),
      { numRuns: 1500 },
    );
    expect(matched).toBeGreaterThan(50);
  });
});
