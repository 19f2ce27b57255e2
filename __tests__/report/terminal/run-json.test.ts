import { expect, test } from '@jest/globals';
import { renderRunJson } from '../../../src/report/terminal/run-json.ts';
import { LANDED, makeAttempt, makeLandedAttempt, makeView } from '../make-view.ts';

const readCheckpoint = (budget_from: number) => {
  const attempts = [makeLandedAttempt(1), makeAttempt({ day: 2 })];
  const view = makeView([{ checkpoint_id: 'parser', attempts, budget_from }]);
  const text = renderRunJson(
    { taskId: view.record.task_id, ending: 'paused', reason: '', taskBranch: null, view },
    (each) => each,
  );
  return JSON.parse(text).checkpoints[0];
};

test('a checkpoint names the commit that landed for its present definition, and none of an earlier one', () => {
  expect(readCheckpoint(0)).toMatchObject({ id: 'parser', committed_ref: LANDED });
  expect(readCheckpoint(1)).toMatchObject({ id: 'parser', committed_ref: null });
});
