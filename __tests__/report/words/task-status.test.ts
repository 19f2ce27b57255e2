import { expect, test } from '@jest/globals';
import { type TaskLabel, toTaskLabel } from '../../../src/domain/decisions/task-label.ts';
import type { Ending } from '../../../src/domain/record/ending.ts';
import type { GroundhogRun } from '../../../src/domain/record/run-record.ts';
import { describeTaskStatus, endingOf } from '../../../src/report/words/task-status.ts';
import { makeSample, type SampleState } from '../sample-states.ts';

const LATER = '2030-01-01T00:00:00.000Z';
const request = { at: LATER, by: 'octo', reason: null };
const reopened = makeSample('running', 1).record.checkpoints;
const retried = { ...request, kind: 'retry', checkpoint_id: null, text: null } as const;

const cases: readonly (readonly [SampleState, Partial<GroundhogRun>, Ending | null, TaskLabel])[] = [
  ['running', {}, null, 'groundhog:running'],
  ['passed', {}, 'passed', 'groundhog:passed'],
  ['paused', {}, 'paused', 'groundhog:paused'],
  ['blocked', {}, 'blocked', 'groundhog:blocked'],
  ['conflict', {}, 'conflict', 'groundhog:blocked'],
  ['paused', { aborted: request }, 'blocked', 'groundhog:blocked'],
  ['conflict', { aborted: request }, 'blocked', 'groundhog:blocked'],
  ['passed', { result: 'e'.repeat(40), ending: 'paused' }, 'paused', 'groundhog:paused'],
  ['passed', { ending: 'paused', steering: [{ ...retried, kind: 'materialize' }] }, 'passed', 'groundhog:passed'],
  // Its last checkpoints were skipped: the next run ends it.
  ['passed', { ending: 'paused', steering: [{ ...retried, kind: 'skip' }] }, 'paused', 'groundhog:paused'],
  // A person reopened what had passed.
  ['blocked', { ending: 'passed', checkpoints: reopened, steering: [retried] }, 'paused', 'groundhog:paused'],
  ['blocked', { ending: 'nothing_to_do', checkpoints: reopened, steering: [retried] }, 'paused', 'groundhog:paused'],
];

test('a task whose run is gone is interrupted, unless it was aborted', () => {
  const view = { ...makeSample('running', 4), isInterrupted: true };
  const kindOf = (changes: Partial<GroundhogRun>) =>
    describeTaskStatus({ ...view, record: { ...view.record, ...changes } })?.kind;
  expect([kindOf({}), kindOf({ aborted: request })]).toEqual(['interrupted', 'aborted']);
});

test.each(cases)('a task that is %s, with %j, is shown as %s', (state, changes, ...expected) => {
  const view = makeSample(state, 4);
  const situation = describeTaskStatus({ ...view, record: { ...view.record, ...changes } });
  const shown = situation === undefined ? null : endingOf(situation.kind);
  expect([shown, toTaskLabel(shown)]).toEqual(expected);
});
