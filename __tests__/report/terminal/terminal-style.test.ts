import { describe, expect, test } from '@jest/globals';
import { findLineTone } from '../../../src/report/terminal/marks.ts';
import { chooseStyle, paint } from '../../../src/report/terminal/terminal-style.ts';
import { fitColumns } from '../../../src/report/text/fit-columns.ts';

const UTF8 = { LANG: 'C.UTF-8' };
const COLORED = { hasColor: true, hasUnicode: true };

describe('chooseStyle', () => {
  test.each([
    ['a terminal', {}, true],
    ['a pipe', {}, false],
    ['a terminal that is dumb', { TERM: 'dumb' }, false],
    ['a terminal with NO_COLOR', { NO_COLOR: '1' }, false],
    ['a terminal with an empty NO_COLOR', { NO_COLOR: '' }, true],
    ['a pipe with FORCE_COLOR', { FORCE_COLOR: '1' }, true],
    ['a terminal with FORCE_COLOR=0', { FORCE_COLOR: '0' }, false],
    ['NO_COLOR and FORCE_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  ] as const)('for %s', (what, env, hasColor) => {
    expect(chooseStyle({ ...UTF8, ...env }, !what.includes('pipe'))).toEqual({ hasColor, hasUnicode: true });
  });

  test.each([
    [{ LANG: 'en_GB.utf8' }, true],
    [{ LANG: 'C.UTF-8', LC_ALL: 'C' }, false],
    [{ LC_CTYPE: 'de_DE.UTF-8', LANG: 'C' }, true],
    [{ LANG: 'C.UTF-8', TERM: 'linux' }, false],
    [{}, false],
    [{ CI: 'true' }, true],
  ])('has the marks of Unicode in %j: %s', (env, hasUnicode) => {
    expect(chooseStyle(env, false).hasUnicode).toBe(hasUnicode);
  });
});

test('lines get the tone of their mark, and nothing else changes', () => {
  const text = '✓ 1/2 a: landed\n[!] no\n      | ✓ as the agent says\nplain\n';
  expect(paint(text, findLineTone, { hasColor: false, hasUnicode: true })).toBe(text);
  expect(paint(text, findLineTone, COLORED)).toBe(
    '\x1b[32m✓ 1/2 a: landed\x1b[39m\n\x1b[31m[!] no\x1b[39m\n      | ✓ as the agent says\nplain\n',
  );
  expect(paint('a\nb', 'warning', COLORED)).toBe('\x1b[33ma\x1b[39m\n\x1b[33mb\x1b[39m');
});

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['日本語', 5, '日…'],
  ['a · b', 5, 'a · b'],
])('%s is cut to %i columns', (line, columns, expected) => {
  expect(fitColumns(line, columns)).toBe(expected);
});
