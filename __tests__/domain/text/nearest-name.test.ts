import { expect, test } from '@jest/globals';
import { findNearestName } from '../../../src/domain/text/nearest-name.ts';

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
  ['cmd', undefined],
  ['x', undefined],
  ['', undefined],
  ['negate', undefined],
  ['command'.repeat(20), undefined],
])('%j is probably %j', (name, expected) => {
  expect(findNearestName(name, KNOWN)).toBe(expected);
});
