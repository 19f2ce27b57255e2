import { expect, test } from '@jest/globals';
import { locateCriteria } from '../../../src/domain/plan/parse-plan.ts';

const PLAN = `checkpoints:
  - id: one
    spec: One.
    success_criteria:
      - kind: file_exists
        path: a
      - { kind: file_exists, path: b }
  - id: two
    spec: Two.
    success_criteria: [{ kind: file_exists, path: c }]
`;

test('a criterion is found on the line on which it is written', () => {
  const findLine = locateCriteria(PLAN);
  expect([findLine(0, 0), findLine(0, 1), findLine(1, 0)]).toEqual([5, 7, 10]);
});

test('what is not written, or cannot be read, is on the first line', () => {
  expect(locateCriteria(PLAN)(7, 0)).toBe(1);
  expect(locateCriteria('a: [')(0, 0)).toBe(1);
});
