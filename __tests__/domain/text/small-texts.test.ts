import { describe, expect, test } from '@jest/globals';
import { breakReferences } from '../../../src/domain/text/break-references.ts';
import { canonicalJson } from '../../../src/domain/text/canonical-json.ts';
import { longestTicks, renderFence } from '../../../src/domain/text/fence.ts';
import { describeFarText, describeInvisible } from '../../../src/domain/text/invisible-text.ts';
import { isJsonObject, numberAt, objectsAt, textAt, valueAt } from '../../../src/domain/text/json-object.ts';
import { listSome } from '../../../src/domain/text/list-some.ts';
import { foldCharacter, foldText, toOneLine } from '../../../src/domain/text/plain-text.ts';

describe('a value of unknown shape', () => {
  const value = { a: { text: 'x', number: 1.5, infinite: Number.POSITIVE_INFINITY, list: [{ b: 1 }, 'c', null, [1]] } };

  test('is an object only where it has keys', () => {
    expect([{}, { a: 1 }].every(isJsonObject)).toBe(true);
    expect([null, [], 'a', 1, undefined, () => 1].some(isJsonObject)).toBe(false);
  });

  test('is read by a path of keys, and is of the type that is asked for', () => {
    expect([valueAt(value, 'a', 'text'), valueAt(value, 'a', 'x', 'y'), valueAt(value)]).toEqual([
      'x',
      undefined,
      value,
    ]);
    expect([textAt(value, 'a', 'text'), textAt(value, 'a', 'number'), textAt(value, 'b')]).toEqual(['x', '', '']);
    expect(['number', 'text', 'infinite', 'x'].map((key) => numberAt(value, 'a', key))).toEqual([
      ...[1.5, undefined, undefined, undefined],
    ]);
    expect(objectsAt(value, 'a', 'list')).toEqual([{ b: 1 }]);
    expect(objectsAt(value, 'a', 'text')).toEqual([]);
  });
});

test('equal values have the same JSON text, whatever the order of their keys', () => {
  expect(canonicalJson({ b: [2, { d: null, c: undefined }], a: 'x', B: 1 })).toBe('{"B":1,"a":"x","b":[2,{"d":null}]}');
  expect(canonicalJson([null, 'é'])).toBe('[null,"é"]');
});

test.each([
  [0, ''],
  [1, '1'],
  [10, '1, 2, 3, 4, 5, 6, 7, 8, 9, 10'],
  [11, '1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 1 more'],
  [25, '1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 15 more'],
])('of a list of %i at most ten are shown', (count, text) => {
  expect(listSome(Array.from({ length: count }, (_, index) => `${index + 1}`))).toBe(text);
});

test('a fence is longer than any within it', () => {
  expect([longestTicks('a'), longestTicks('`a``` ``')]).toEqual([0, 3]);
  expect(renderFence('text', 'a `b`')).toBe('```text\na `b`\n```');
  expect(renderFence('', '```')).toBe('````\n```\n````');
});

test('a text in one line has single spaces', () => {
  expect(toOneLine('  a  b\t\tc\r\n\n d\u200b ')).toBe('a b c d');
});

test.each([
  ['\n', '\n'],
  ['\t', '\t'],
  ['\r', ''],
  ['\u200b', ''],
  ['\u0301', ''],
  ['é', 'e'],
  ['Ａ', 'A'],
  ['ﬁ', 'fi'],
  ['가', '가'],
  ['\u1160', ''],
  ['漢', '漢'],
])('the character %j is compared as %j', (character, folded) => {
  expect(foldCharacter(character)).toBe(folded);
  expect(foldText(`x${character}y`)).toBe(`x${folded}y`);
});

test.each([
  ['a harmless line in its own letters', 'déjà vu', 'déjà vu'],
  ['a name', '@user and a@b', '@ user and a@ b'],
  ['numbers and links', 'fixes #1 and gh-2, https://a.example', 'fixes # 1 and gh- 2, https: //a.example'],
  ['a mark in the middle', 'Do [skip ci] it', 'Do (skip ci) it'],
  ['a mark of three stars', '***NO_CI***', '** *NO_CI***'],
  ['only the line that hides one in other letters', 'déjà\n＠user é', 'déjà\n@ user e'],
])('references are broken in %s', (_title, text, broken) => {
  expect(breakReferences(text)).toBe(broken);
});

describe('a character that a reader does not see', () => {
  test('is named with its place, after emojis as well', () => {
    const message = 'the invisible character U+200B is not allowed here: remove it';
    expect(describeInvisible('a\r\nb\rc\n⚠️ \u200b')).toEqual({ line: 4, column: 4, message });
    expect(describeInvisible('\u0000')?.message).toContain('U+0000');
    expect(describeInvisible('a\u{e0041}')?.message).toContain('U+E0041');
    expect(describeInvisible('a\tb 👨‍👩‍👧 é ⚠️')).toBeUndefined();
  });

  test('is one after 80 spaces or tabs, too', () => {
    const message = 'text after 80 spaces is out of sight: move it to the left';
    expect(describeFarText(`x\na${' '.repeat(80)}b`)).toEqual({ line: 2, column: 82, message });
    expect(describeFarText(`a${'\t'.repeat(79)}b`)).toBeUndefined();
    expect(describeFarText(`a${' '.repeat(99)}`)).toBeUndefined();
  });
});
