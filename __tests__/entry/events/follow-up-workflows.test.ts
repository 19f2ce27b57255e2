import { expect, test } from '@jest/globals';
import { startFollowUpWorkflows } from '../../../src/entry/events/follow-up-workflows.ts';
import type { JobContext } from '../../../src/entry/job/job-context.ts';
import { makeAttempt, makeView } from '../../report/make-view.ts';

const CONTEXT = {
  inputs: { isContinued: true, ciWorkflows: [] },
  job: { workflow: undefined },
  redactor: { redact: (text: string) => text },
} as unknown as JobContext;

test('a run continues after a deadline that it has recorded, not after that of an earlier run', async () => {
  const attempts = [makeAttempt({ outcome: 'failed' })];
  const view = makeView([{ checkpoint_id: 'a', attempts }], { ending: 'paused', pause_cause: 'deadline' });
  expect(await startFollowUpWorkflows({ view, ending: 'paused' }, CONTEXT)).toEqual([
    expect.stringMatching(/^This task was not continued by itself\. The runner does not say which workflow this is\.$/),
  ]);
  expect(await startFollowUpWorkflows({ view, ending: 'blocked' }, CONTEXT)).toEqual([]);
});
