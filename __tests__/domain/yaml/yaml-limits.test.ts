import { describe, expect, test } from '@jest/globals';
import { lineOf, quote, toProblems } from '../../../src/domain/yaml/file-problem.ts';
import { readYamlDocument } from '../../../src/domain/yaml/yaml-document.ts';
import { findLimitFault } from '../../../src/domain/yaml/yaml-limits.ts';

const lines = (count: number, toLine: (index: number) => string) => Array.from({ length: count }, (_, i) => toLine(i));
const DEEP = 'a file may be nested at most 32 levels deep';

describe('the depth of a file', () => {
  const staircase = (depth: number) => lines(depth, (index) => `${' '.repeat(index)}a:`).join('\n');

  test.each([
    ['lists in one line', (depth: number) => `${'- '.repeat(depth)}a`],
    ['mappings on lines of their own', staircase],
    ['brackets', (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`],
    ['braces', (depth: number) => `${'{a: '.repeat(depth)}1${'}'.repeat(depth)}`],
    [
      'brackets within lists',
      (depth: number) => `${'- '.repeat(20)}${'['.repeat(depth - 20)}${']'.repeat(depth - 20)}`,
    ],
    ['explicit keys', (depth: number) => `${'? '.repeat(depth)}a`],
  ])('is 32 levels at most: %s', (_title, make) => {
    expect(findLimitFault(make(31))).toBeUndefined();
    expect(findLimitFault(make(34))).toMatchObject({ message: DEEP });
  });

  test('is named where it is too much', () => {
    const text = staircase(33);
    expect(findLimitFault(text)).toEqual({ at: text.lastIndexOf('a'), message: DEEP });
  });

  test.each([
    ['neighbours', lines(100, (index) => `k${index}:\n  - a: 1\n    b: 2`).join('\n')],
    ['neighbours in brackets', `[${'[a], {b: c}, '.repeat(100)}]`],
    ['comments', `a: 1\n${lines(60, (index) => `${' '.repeat(index)}# c`).join('\n')}\nb: 2`],
    ['empty lines', `a: 1\n${lines(60, (index) => ' '.repeat(index)).join('\n')}\nb: 2`],
    ['the text of a block', `a: |\n${lines(60, (index) => `${' '.repeat(index + 1)}- t`).join('\n')}\nb: 2`],
    ['a text over several lines', `a: b\n${lines(60, (index) => `${' '.repeat(index + 1)}c`).join('\n')}`],
  ])('does not grow by %s', (_title, text) => {
    expect(findLimitFault(text)).toBeUndefined();
  });
});

describe('the parts of a file', () => {
  test.each([
    [
      'anchors',
      (count: number) => lines(count, (index) => `- &a${index} x`),
      'a file may hold at most 100 anchors ("&")',
    ],
    [
      'aliases',
      (count: number) => ['- &a x', ...lines(count, () => '- *a')],
      'a file may hold at most 100 aliases ("*")',
    ],
  ])('are 100 %s at most', (_title, make, message) => {
    expect(findLimitFault(make(100).join('\n'))).toBeUndefined();
    expect(findLimitFault(make(101).join('\n'))).toMatchObject({ message });
  });

  test('are 100,000 at most', () => {
    expect(findLimitFault(`[${'a,'.repeat(49_900)}]`)).toBeUndefined();
    expect(findLimitFault(`[${'a,'.repeat(50_001)}]`)).toMatchObject({
      message: 'the file has too many parts to be read',
    });
  });

  test.each([
    ['%YAML 1.2\n---\na: 1', 'YAML directives ("%…") are not supported here'],
    ['a: ]', 'not valid YAML: this bracket closes nothing'],
    ['a: }', 'not valid YAML: this bracket closes nothing'],
    ['a: [b\nc: d', 'not valid YAML: a bracket before this is not closed'],
    ['a: \u0001', 'control characters are not allowed here'],
  ])('are none of what no settings need: %j', (text, message) => {
    expect(findLimitFault(text)).toMatchObject({ message });
  });

  test.each(['a:\tb\r\nc: 1', 'a: "[["', "a: '*x &y'", '# [\na: 1', 'a: é\u007f', '- [a, [b]]\n- {c: {d: 1}}'])(
    'may be written in any other way: %j',
    (text) => {
      expect(findLimitFault(text)).toBeUndefined();
    },
  );
});

describe('what settings do not support', () => {
  const faultsOf = (text: string) => {
    const reading = readYamlDocument(text);
    return reading.kind === 'read'
      ? reading.document.faults.map(({ at, message }) => `${at} ${message}`)
      : [reading.kind];
  };

  test.each([
    ['a: !x b', ['6 the tag "!x" is not supported here']],
    ['a: !!str b', []],
    ['a: *b', ['3 the alias "*b" has no anchor before it']],
    ['a: &b [*b]', ['7 the alias "*b" contains itself']],
    ['a: &b 1\nc: *b', []],
    ['<<: {a: 1}', ['0 merge keys ("<<") are not supported here']],
    ['__proto__: 1', ['0 the key "__proto__" is not allowed here']],
    ['1: a', ['0 a key must be plain text']],
    ['[a]: b', ['0 a key must be plain text']],
    ['a: 1\nb: 2\na: 3', ['10 the key "a" is written twice; the first is on line 1']],
    ['a: 1\n---\nb: 2', ['not_yaml']],
  ])('is named with its place: %j', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });
});

describe('a problem of a file', () => {
  test('has line and column, from 1', () => {
    const places = [0, 1, 2, 3, 5].map((at) => ({ at, message: 'x' }));
    expect(toProblems('ab\ncd', places).map(({ line, column }) => `${line}:${column}`)).toEqual([
      ...['1:1', '1:2', '1:3', '2:1', '2:3'],
    ]);
    expect([0, 2, 3, 4].map((at) => lineOf('a\n\nb', at))).toEqual([1, 2, 3, 3]);
  });

  test('is one of a hundred that are shown, in the order of the text', () => {
    const faults = Array.from({ length: 102 }, (_, index) => ({ at: 101 - index, message: `${101 - index}` }));
    const shown = toProblems('x'.repeat(200), faults);
    expect(shown.map(({ message }) => message)).toEqual([
      ...Array.from({ length: 100 }, (_, index) => `${index}`),
      '2 more problems are not shown',
    ]);
    expect(toProblems('x', faults.slice(0, 100))).toHaveLength(100);
  });

  test('quotes 60 characters of a text at most, with what nobody sees escaped', () => {
    expect(quote('😀'.repeat(60))).toBe(`"${'😀'.repeat(60)}"`);
    expect(quote('😀'.repeat(61))).toBe(`"${'😀'.repeat(60)}…"`);
    expect(quote('a\n\u200b\u2028')).toBe('"a\\u{a}\\u{200b}\\u{2028}"');
  });
});
