import { decideContinuation } from '../../domain/decisions/decide-continuation.ts';
import { GitHubError } from '../../domain/errors/errors.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { type Dispatched, dispatchWorkflow } from '../../github/actions/dispatch-workflow.ts';
import type { GitHubClient } from '../../github/client/client.ts';
import type { Job } from './job.ts';

/**
 * Starts this job's workflow again for the same task when the run has stopped at its deadline. Says what came of it;
 * undefined where there is nothing to go on from. A refusal is told and not thrown.
 */
export async function continueRun(
  { run }: TaskView,
  { job, client }: { readonly job: Job; readonly client: GitHubClient },
): Promise<string | undefined> {
  const decision = decideContinuation(run);
  if (decision.kind === 'no') return decision.why === undefined ? undefined : toUnstarted(decision.why);
  const { workflow } = job;
  if (workflow === undefined) return toUnstarted('The runner does not say which workflow this is.');
  try {
    const answer = await dispatchAnew({ job, client, workflow }, run.task_id, run.plan_id);
    if (answer.kind === 'dispatched') return `Another job of "${workflow.file}" goes on with this task.`;
    return toUnstarted(describeRefusal(answer, workflow.file));
  } catch (thrown) {
    if (!(thrown instanceof GitHubError)) throw thrown;
    return toUnstarted(`GitHub did not start it: ${thrown.data.message ?? 'no answer'}`);
  }
}

interface Target {
  readonly job: Job;
  readonly client: GitHubClient;
  readonly workflow: NonNullable<Job['workflow']>;
}

/** By the task alone; a workflow whose plan may not be left out is told the plan that the task has. */
async function dispatchAnew({ job, client, workflow }: Target, task: string, plan: string): Promise<Dispatched> {
  const request = { client, repository: job.repository, workflow: workflow.file, ref: workflow.ref };
  const answer = await dispatchWorkflow({ ...request, inputs: { task } });
  const isPlanWanted = answer.kind === 'refused' && /required input .*plan/i.test(answer.reason);
  return isPlanWanted ? dispatchWorkflow({ ...request, inputs: { task, plan } }) : answer;
}

function describeRefusal({ reason, isForbidden }: Dispatched & { kind: 'refused' }, file: string): string {
  const mend = isForbidden
    ? 'Add "actions: write" to the permissions of the job.'
    : `Give ${file} "on: workflow_dispatch" with an input "task" that is handed to the action.`;
  return `GitHub refused to start it: ${reason} ${mend}`;
}

function toUnstarted(text: string): string {
  return `This task was not continued by itself. ${text}`;
}
