import { expect, test } from '@jest/globals';
import { taskIdSchema } from '../../../src/domain/ids.ts';
import { foldEvents } from '../../../src/domain/record/fold-events.ts';
import { requireSameIssue } from '../../../src/domain/record/thread-event.ts';
import { CREATED, toEvents } from '../../helpers/make-events.ts';

const taskId = taskIdSchema.parse('demo');

function requireIssue(issueNumber: number | undefined, recorded: number | null, isInline = true): void {
  const linked = recorded === null ? [] : [{ kind: 'issue_linked', issue_number: recorded } as const];
  const record = foldEvents(toEvents(CREATED, ...linked))?.record;
  requireSameIssue({ taskId, issueNumber, planSource: { isInline } }, record);
}

test.each([
  { owner: 'another issue', recorded: 8, isInline: true },
  { owner: 'another issue, with a plan file', recorded: 8, isInline: false },
  { owner: 'no issue, where the plan is the text of this one', recorded: null, isInline: true },
])('an issue does not run the task of $owner', ({ recorded, isInline }) => {
  const error = { code: 'task_taken', data: { task: taskId, issue: 7, other: recorded ?? undefined } };
  expect(() => requireIssue(7, recorded, isInline)).toThrow(expect.objectContaining(error));
});

test('an issue runs its own task, a new one, and one without an issue whose plan is a file', () => {
  expect(() => requireIssue(7, 7)).not.toThrow();
  expect(() => requireSameIssue({ taskId, issueNumber: 7, planSource: { isInline: true } }, undefined)).not.toThrow();
  expect(() => requireIssue(7, null, false)).not.toThrow();
});

test('a run without an issue runs the task of one', () => {
  expect(() => requireIssue(undefined, 8)).not.toThrow();
});
