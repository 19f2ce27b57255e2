import { expect, test } from '@jest/globals';
import { boundaries } from './boundaries.ts';
import { SHORT_STORIES, testStories } from './kill-stories.ts';

testStories(SHORT_STORIES, (golden) => {
  test('has a point to die at, at each boundary', () => {
    const reached = new Set([...golden.values()].flatMap(({ points }) => points.map(({ boundary }) => boundary)));
    expect(boundaries.map(([id]) => id).filter((id) => !reached.has(id))).toEqual([]);
  });
});
