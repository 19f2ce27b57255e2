import { describe, expect, test } from '@jest/globals';
import { isAddressText, isAllowedHost, isHostName, isHostPattern } from '../../../src/domain/text/host-name.ts';

const addresses = [
  '127.0.0.1',
  '2130706433',
  '0177.0.0.1',
  '0x7f000001',
  '0x7f.0.0.1',
  '127.1',
  '1.2.3.4.',
  '0x',
  '::1',
];

describe('a name', () => {
  test.each([...addresses, '[::1]', '::ffff:10.0.0.1'])('is not the address %s', (text) => {
    expect([isAddressText(text), isHostName(text), isHostPattern(text)]).toEqual([true, false, false]);
  });

  test.each(['a.test', 'registry.npmjs.org', 'xn--bcher-kva.example', '1and1.com', 'a_b.c-d.e2', '0xz.test'])(
    'is %s',
    (text) => expect([isAddressText(text), isHostName(text)]).toEqual([false, true]),
  );

  test.each([
    '',
    '.',
    'a..b',
    '-a.test',
    'a-.test',
    'a b',
    'a/b',
    'a\0b',
    'bücher.example',
    `${'a'.repeat(64)}.test`,
    'A.test',
  ])('is not %j', (text) => expect(isHostName(text)).toBe(false));

  test('has at most 253 characters', () => {
    const long = `${'a.'.repeat(126)}a`;
    expect([isHostName(long), isHostName(`${long}a.b`)]).toEqual([true, false]);
  });
});

describe('a pattern', () => {
  test.each([
    ['a.test', true],
    ['*.a.test', true],
    ['localhost', false],
    ['*.test', false],
    ['*', false],
    ['a.*.test', false],
    ['*a.test', false],
  ])('%s: %s', (text, expected) => expect(isHostPattern(text)).toBe(expected));

  test('allows the exact name, or all names below it', () => {
    const patterns = ['a.test', '*.b.test'];
    const allowed = ['a.test', 'c.b.test', 'd.c.b.test', 'b.test', 'xa.test', 'a.test.evil', 'xb.test', 'a.a.test'];
    expect(allowed.filter((name) => isAllowedHost(name, patterns))).toEqual(['a.test', 'c.b.test', 'd.c.b.test']);
  });
});
