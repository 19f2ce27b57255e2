import { GitHubError } from '../../domain/errors/errors.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { hasLandedInThisRun } from '../../domain/record/run-record.ts';
import { dispatchWorkflow } from '../../github/actions/dispatch-workflow.ts';
import { JOB_TOKEN_LOGIN } from '../../github/client/find-own-login.ts';
import { continueRun } from '../job/continue-run.ts';
import type { JobContext } from '../job/job-context.ts';

/** Starts what goes on after a run: its next job, and the checks of what has landed. Says what came of it, without a secret. */
export async function startFollowUpWorkflows(view: TaskView, context: JobContext): Promise<readonly string[]> {
  const continued = context.inputs.isContinued ? await continueRun(view, context) : undefined;
  const notes = [...(continued === undefined ? [] : [continued]), ...(await startChecks(view, context))];
  // GitHub's own words are in them.
  return notes.map(context.redactor.redact);
}

/** Pushes that a job makes with its own token start no workflow, so those that are named are started by hand. */
async function startChecks({ run }: TaskView, context: JobContext): Promise<readonly string[]> {
  const { inputs, client, job, warn } = context;
  if (!hasLandedInThisRun(run)) return [];
  const ref = run.task_branch;
  const notes: string[] = [];
  for (const workflow of inputs.ciWorkflows) {
    try {
      const answer = await dispatchWorkflow({ client, repository: job.repository, workflow, ref, inputs: {} });
      if (answer.kind === 'refused') notes.push(describeRefusal(workflow, answer));
    } catch (thrown) {
      if (!(thrown instanceof GitHubError)) throw thrown;
      warn(`The workflow "${workflow}" was not started: ${String(thrown.data.message)}`);
    }
  }
  if (inputs.ciWorkflows.length === 0 && (await isJobToken(context))) notes.push(HOW_CHECKS_START);
  return notes;
}

const HOW_CHECKS_START =
  'GitHub starts no checks by itself for commits that are pushed with the job\'s own token. On the pull request, press "Approve workflows to run"; or name workflows in the input "ci-workflows"; or use the token of an app.';

function describeRefusal(
  workflow: string,
  { reason, isForbidden }: { readonly reason: string; readonly isForbidden: boolean },
): string {
  const mend = isForbidden
    ? 'Add "actions: write" to the permissions of the job.'
    : `Give .github/workflows/${workflow} "on: workflow_dispatch" without inputs that are required.`;
  return `The workflow "${workflow}" was not started on the task branch: ${reason} ${mend}`;
}

async function isJobToken({ ownLogin }: JobContext): Promise<boolean> {
  return (await ownLogin().catch(() => '')) === JOB_TOKEN_LOGIN;
}
