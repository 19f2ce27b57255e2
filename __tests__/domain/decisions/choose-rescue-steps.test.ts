import { describe, expect, test } from '@jest/globals';
import { chooseRescueSteps } from '../../../src/domain/decisions/choose-rescue-steps.ts';

const steps = ['a', 'b', 'a', 'c', 'base'].map((tree, index) => ({ number: index + 4, commit: `c${index}`, tree }));
const choose = (choice: Partial<Parameters<typeof chooseRescueSteps>[1]> = {}) =>
  chooseRescueSteps(steps, { max: 9, excluded: ['base'], ...choice }).map(({ number }) => number);

describe('the steps of a failed attempt', () => {
  test('are chosen newest first, each state of the files once, and the base never', () => {
    expect(choose()).toEqual([7, 6, 5]);
    expect(choose({ excluded: ['base', 'c'] })).toEqual([6, 5]);
  });

  test('are at most as many as the setting says', () => {
    expect(choose({ max: 2 })).toEqual([7, 6]);
    expect(choose({ max: 0 })).toEqual([]);
  });

  test('are resumed at the step that an earlier run had reached, within the same limit', () => {
    expect(choose({ max: 2, from: 6 })).toEqual([6]);
    expect(choose({ from: 6 })).toEqual([6, 5]);
    expect(choose({ max: 1, from: 6 })).toEqual([]);
  });
});
