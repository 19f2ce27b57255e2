import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RE2JS } from 're2js';
import { estimatePatternParts } from '../../../src/domain/plan/pattern-size.ts';

test.each([
  ['abc', 3],
  ['a{0,1000}', 1000],
  ['a{3,}', 3],
  ['[0-9a-f]{8}-[^]a]{4}', 13],
  ['\\p{Greek}{3}\\.', 4],
  ['\\Q[a-c]{9}\\E{2}', 9],
  ['\\\\Q{3}', 4],
  ['(?i)a', 1],
  ['a{0,9}(?i){0,9}', 81],
  ['a{10}?(?i){0,9}', 99],
  ['a+', 2],
  ['(?:a{10}b){10}', 130],
  ['(a)(?P<name>b)', 6],
  ['((a', 1],
  ['a))', 5],
  ['b{0,9}\\Q\\E{10}', 90],
])('%s is about %i parts', (pattern, parts) => {
  expect(estimatePatternParts(pattern)).toBe(parts);
});

test('the estimate is never below a third of what the engine makes of a pattern', () => {
  const unit = fc.constantFrom(
    ...['a', '(', ')', '(?:', '{10}', '{0,9}', '{3,}', '{2}', '[a-c]', '[^]a]', '\\d', '\\.', '|', '*', '+', '?'],
    ...['^', '$', '.', '\\x{61}', '\\pL', '[[:alpha:]]', '\\Q', '\\E', '(?i)', '(?P<n>', '{', '}', ',', '[', ']'],
  );
  fc.assert(
    fc.property(fc.string({ unit }), (pattern) => {
      fc.pre(isCompiled(pattern));
      const parts = RE2JS.compile(pattern).programSize();
      expect({ pattern, isNear: parts <= 3 * (estimatePatternParts(pattern) + 3) }).toEqual({ pattern, isNear: true });
    }),
    { numRuns: 1000 },
  );
});

function isCompiled(pattern: string): boolean {
  try {
    RE2JS.compile(pattern);
    return true;
  } catch {
    return false;
  }
}
