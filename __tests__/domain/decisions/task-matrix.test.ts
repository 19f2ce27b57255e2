import { expect, test } from '@jest/globals';
import { toMatrix } from '../../../src/domain/decisions/task-matrix.ts';
import { taskIdSchema } from '../../../src/domain/ids.ts';

const entry = (name: string | number, plan = '') => ({ task: taskIdSchema.parse(`t${name}`), plan });
const many = (count: number) => Array.from({ length: count }, (_, index) => entry(index));

test('a matrix of jobs has each task once, the first time that it is named', () => {
  expect(toMatrix([entry('b', 'b.yml'), entry('a'), entry('b')])).toEqual({
    include: [entry('b', 'b.yml'), entry('a')],
    leftOut: 0,
  });
  expect(toMatrix([])).toEqual({ include: [], leftOut: 0 });
});

test.each([
  [256, 0],
  [257, 1],
  [300, 44],
])('a matrix of %i tasks leaves out %i', (count, leftOut) => {
  expect(toMatrix(many(count))).toEqual({ include: many(256).slice(0, count), leftOut });
});
