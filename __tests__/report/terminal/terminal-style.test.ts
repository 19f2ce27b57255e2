import { describe, expect, test } from '@jest/globals';
import { findLineTone } from '../../../src/report/terminal/marks.ts';
import { chooseStyle, paint } from '../../../src/report/terminal/terminal-style.ts';
import { breakColumns, fitColumns } from '../../../src/report/text/fit-columns.ts';

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

test('marks get a colour, and the text behind them has that of the terminal', () => {
  const text = '✓ 1/2 a: landed\n[!] no\n      | ✓ as the agent says\nplain\n';
  expect(paint(text, findLineTone, { hasColor: false, hasUnicode: true })).toBe(text);
  expect(paint(text, findLineTone, COLORED)).toBe(
    '\x1b[32m✓\x1b[39m 1/2 a: landed\n\x1b[31m[!]\x1b[39m no\n      | ✓ as the agent says\nplain\n',
  );
  expect(paint('03:04:05 ↺ 2/2 b: undone', 'warning', COLORED)).toBe('03:04:05 \x1b[35m↺\x1b[39m 2/2 b: undone');
  expect(paint('a\nb', 'warning', COLORED)).toBe('\x1b[35ma\x1b[39m\nb');
});

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['日本語', 5, '日…'],
  ['a · b', 5, 'a · b'],
])('%s is cut to %i columns', (line, columns, expected) => {
  expect(fitColumns(line, columns)).toBe(expected);
});

test.each([
  ['abcdef', 3, ['abc', 'def']],
  ['', 3, ['']],
  ['日本語', 4, ['日本', '語']],
  ['abcd', 0, ['a', 'b', 'c', 'd']],
])('%s is broken at %i columns', (line, columns, expected) => {
  expect(breakColumns(line, columns)).toEqual(expected);
});
