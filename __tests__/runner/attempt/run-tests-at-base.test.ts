import { expect, test } from '@jest/globals';
import { testsCriterionSchema } from '../../../src/domain/plan/tests-criterion.ts';
import { runTestsAtBase } from '../../../src/runner/attempt/run-tests-at-base.ts';
import { createKnownReports } from '../../../src/runner/context/known-reports.ts';

const criterion = testsCriterionSchema.parse({ kind: 'tests', command: 'run', report: 'tap' });

test('what the tests at the base have left is stopped, also where they could not be run', async () => {
  let stopped = 0;
  const folders = {
    lend: () => Promise.reject(new Error('disk full')),
    stopAll: async () => {
      stopped += 1;
    },
  };
  const verification = { kind: 'checkout', open: () => folders };
  const context = { ports: { programs: {} }, limits: { signal: new AbortController().signal } };
  const reports = createKnownReports();
  const base = { criteria: [criterion], target: { tree: 'a tree' }, reports };
  await expect(runTestsAtBase({ verification } as never, context as never, base as never)).rejects.toThrow('disk full');
  expect(stopped).toBe(1);
});
