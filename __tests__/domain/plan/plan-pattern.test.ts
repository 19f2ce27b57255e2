import { describe, expect, test } from '@jest/globals';
import { compilePattern } from '../../../src/domain/plan/plan-pattern.ts';

function isFound(pattern: string, text: string): boolean {
  const compiled = compilePattern(pattern);
  if (compiled.kind === 'unsupported') throw new Error(compiled.reason);
  return compiled.isFoundIn(text);
}

describe('a pattern', () => {
  test('searches the whole text, with anchors at every line', () => {
    expect(isFound('^## Parser$', '# A\n## Parser\nb')).toBe(true);
    expect(isFound('^## Parser$', '### Parser')).toBe(false);
    expect(isFound('b', 'abc')).toBe(true);
  });

  test.each([
    ['(?=a)', 'uses look-ahead, which RE2 syntax does not have'],
    ['(?!a)', 'uses look-ahead'],
    ['(?<=a)', 'uses look-behind'],
    ['(?<!a)', 'uses look-behind'],
    ['(a)\\1', 'uses a back-reference'],
    ['(?<n>a)\\k<n>', 'uses a back-reference'],
    ['(?>a)', 'uses an atomic group'],
    ['a++', 'uses a possessive quantifier'],
    ['(?(1)a)', 'uses a condition'],
    ['[', 'is not RE2 syntax: missing closing ]'],
    ['export (', 'is not RE2 syntax: missing closing ): `export (`'],
    ['a{1001}', 'is not RE2 syntax: invalid repeat count'],
    ['a{0,1000}'.repeat(10), 'repeats too much: written out it has about 10000 parts, and 3000 are allowed'],
    [`(?:${'a'.repeat(900)}){0,1000}`, 'it has about 902000 parts'],
    ['a{0,1000}b{0,900}', 'it has 380'],
    ['a'.repeat(1001), 'must not be longer than 1000 characters'],
  ])('%j is refused with the reason', (pattern, reason) => {
    const compiled = compilePattern(pattern);
    expect(compiled.kind === 'unsupported' && compiled.reason).toContain(reason);
    expect(compiled).not.toMatchObject({ reason: expect.stringContaining('(?m)') });
  });

  test('may have a thousand plain characters, or one a thousand times', () => {
    expect(isFound('^a.{0,1000}b$', `a${'c'.repeat(1000)}b`)).toBe(true);
    expect(isFound('a'.repeat(1000), 'a'.repeat(1000))).toBe(true);
  });

  test('that makes a backtracking engine hang answers', () => {
    expect(isFound('^(a+)+$', `${'a'.repeat(100_000)}b`)).toBe(false);
  });
});
