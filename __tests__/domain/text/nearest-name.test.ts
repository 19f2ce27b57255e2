import { expect, test } from '@jest/globals';
import { findMeantName, findNearestName } from '../../../src/domain/text/nearest-name.ts';

const KNOWN = ['kind', 'command', 'expect_exit', 'timeout_seconds', 'serial', 'path', 'paths'];

test.each([
  ['comand', 'command'],
  ['COMMAND', 'command'],
  ['expectExit', 'expect_exit'],
  ['expect-exti', 'expect_exit'],
  ['timeout', 'timeout_seconds'],
  ['seconds', 'timeout_seconds'],
  ['pahts', 'paths'],
  ['pth', 'path'],
  ['expct_exi', 'expect_exit'],
  ['pathx', 'path'],
  ['paths', 'paths'],
  ['path', 'path'],
  ['time', 'timeout_seconds'],
  ['tim', undefined],
  ['pabcs', undefined],
  ['pahxs', undefined],
  ['paxts', undefined],
  ['aphts', undefined],
  ['cmd', undefined],
  ['x', undefined],
  ['', undefined],
  ['negate', undefined],
  ['command'.repeat(20), undefined],
])('%j is probably %j', (name, expected) => {
  expect(findNearestName(name, KNOWN)).toBe(expected);
});

test('a name of more than 64 characters is compared with none', () => {
  const known = ['x'.repeat(64)];
  expect(findNearestName('x'.repeat(64), known)).toBe(known[0]);
  expect(findNearestName('x'.repeat(65), known)).toBeUndefined();
});

test.each([
  ['test_max_words', 'test_max_words_keeps'],
  ['TestMax', 'TestMaxWords'],
  ['test_no_word', 'test_no_words'],
  ['test_max', 'test_max_words_keeps'],
])('of names that go on after %j and those that are near, %j is meant', (name, meant) => {
  const known = [
    'test_no_words',
    'test_max_words_keeps_all',
    'test_max_words_keeps',
    'TestMin',
    'TestMaxWords',
    'test_maxi',
  ];
  expect(findMeantName(name, known)).toBe(meant);
});
