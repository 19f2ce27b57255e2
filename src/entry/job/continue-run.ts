import { decideContinuation } from '../../domain/decisions/decide-continuation.ts';
import { GitHubError } from '../../domain/errors/errors.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { type Dispatched, dispatchWorkflow, type WorkflowDispatch } from '../../github/actions/dispatch-workflow.ts';
import type { JobContext } from './job-context.ts';

/**
 * Starts this job's workflow again for the same task when the run has stopped at its deadline. Returns a note on the
 * result, also for a refusal; undefined where nothing is to be continued.
 */
export async function continueRun(
  { record }: TaskView,
  { job, target }: Pick<JobContext, 'job' | 'target'>,
): Promise<string | undefined> {
  const decision = decideContinuation(record);
  if (decision.kind === 'no') return decision.why === undefined ? undefined : toUnstarted(decision.why);
  const { workflow } = job;
  if (workflow === undefined) return toUnstarted('The runner does not say which workflow this is.');
  try {
    const request = { ...target, workflow: workflow.file, ref: workflow.ref };
    const answer = await dispatchAgain(request, record.task_id, record.plan_id);
    if (answer.kind === 'dispatched') return `Another job of "${workflow.file}" resumes this task.`;
    return toUnstarted(describeRefusal(answer, workflow.file));
  } catch (thrown) {
    if (!(thrown instanceof GitHubError)) throw thrown;
    return toUnstarted(`GitHub did not start it: ${thrown.data.message ?? 'no answer'}`);
  }
}

/** Dispatches with the task alone; a workflow that requires an input `plan` gets the plan of the task. */
async function dispatchAgain(
  request: Omit<WorkflowDispatch, 'inputs'>,
  task: string,
  plan: string,
): Promise<Dispatched> {
  const answer = await dispatchWorkflow({ ...request, inputs: { task } });
  const isPlanRequired = answer.kind === 'refused' && /required input .*plan/i.test(answer.reason);
  return isPlanRequired ? dispatchWorkflow({ ...request, inputs: { task, plan } }) : answer;
}

function describeRefusal(answer: DispatchRefusal, file: string): string {
  const fix = `Give ${file} "on: workflow_dispatch" with an input "task" that is passed to the action.`;
  return `GitHub refused to start it: ${answer.reason} ${toDispatchFix(answer, fix)}`;
}

/** A workflow that GitHub refused to start. */
export type DispatchRefusal = Dispatched & { kind: 'refused' };

/** Returns the missing permission as the fix for a refused dispatch, or `otherwise` where none is missing. */
export function toDispatchFix({ isForbidden }: DispatchRefusal, otherwise: string): string {
  return isForbidden ? 'Add "actions: write" to the permissions of the job.' : otherwise;
}

function toUnstarted(text: string): string {
  return `This task was not continued by itself. ${text}`;
}
