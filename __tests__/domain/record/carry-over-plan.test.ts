import { expect, test } from '@jest/globals';
import { GroundhogError } from '../../../src/domain/errors/errors.ts';
import type { Plan, PlanSource } from '../../../src/domain/plan/plan.ts';
import { describeRemoved, requireSamePlan } from '../../../src/domain/record/carry-over-plan.ts';
import { foldEvents } from '../../../src/domain/record/fold-events.ts';
import {
  attemptEnded,
  attemptStarted,
  CREATED,
  landed,
  planSet,
  RUN_STARTED,
  toEvents,
} from '../../helpers/make-events.ts';

const PLAN = [CREATED, RUN_STARTED, planSet({ a: ['ha', 2], b: ['hb', 2] })];
const LANDED = [attemptStarted('a', 1), attemptEnded('a', 1, 'passed'), landed('a', 1, '1'.repeat(40))];

const recordOf = (events = [...PLAN, ...LANDED], planId = 'plan.yml') => {
  const state = foldEvents(toEvents(...events));
  if (state === undefined) throw new Error('no task');
  return { ...state.record, plan_id: planId };
};
const planOf = (...ids: readonly string[]) => ({ checkpoints: ids.map((id) => ({ id })) }) as unknown as Plan;
const check = (path: string | undefined, ids: readonly string[], record = recordOf()) => {
  try {
    requireSamePlan({ plan: planOf(...ids), path } as PlanSource, record);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof GroundhogError) return [thrown.code, thrown.data];
    throw thrown;
  }
};

test('a plan in another file that has no checkpoint of the task is refused once attempts were made', () => {
  const data = { task: 'demo', path: 'other.yml', known: 'plan.yml', checkpoints: '"a", "b"' };
  expect(check('other.yml', ['x'])).toEqual(['task_of_other_plan', data]);
});

test.each<readonly [string, ReturnType<typeof check>]>([
  ['that has one of its checkpoints, such as a renamed one', check('other.yml', ['b', 'x'])],
  ['in the same file', check('plan.yml', ['x'])],
  ['that is no file of the repository', check(undefined, ['x'])],
  ['of a task that began with one that is no file', check('other.yml', ['x'], recordOf(undefined, 'demo:plan'))],
  ['before the first attempt', check('other.yml', ['x'], recordOf(PLAN))],
])('a plan %s is that of the task', (_, found) => {
  expect(found).toBeUndefined();
});

test('what has landed and is not in the plan any more is named', () => {
  expect(describeRemoved(planOf('b'), recordOf())).toBe(
    'The plan no longer has "a", which landed: the commits stay on the task branch, and their criteria are not checked again.',
  );
  expect(describeRemoved(planOf('a'), recordOf())).toBeUndefined();
  expect(describeRemoved(planOf('x'), recordOf(PLAN))).toBeUndefined();
});
