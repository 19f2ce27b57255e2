import { GitHubError } from '../../domain/errors/errors.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { hasLandedInThisRun } from '../../domain/record/run-record.ts';
import { dispatchWorkflow } from '../../github/actions/dispatch-workflow.ts';
import { JOB_TOKEN_LOGIN } from '../../github/client/our-login.ts';
import { continueRun, type DispatchRefusal, toDispatchFix } from '../job/continue-run.ts';
import type { JobContext } from '../job/job-context.ts';

/** Starts the workflows that follow a run: its next job, and the checks of what has landed. Returns redacted notes. */
export async function startFollowUpWorkflows(view: TaskView, context: JobContext): Promise<readonly string[]> {
  const continued = context.inputs.isContinued ? await continueRun(view, context) : undefined;
  const notes = [...(continued === undefined ? [] : [continued]), ...(await startChecks(view, context))];
  return notes.map(context.redactor.redact);
}

/** Dispatches the named workflows, since pushes with a job's GITHUB_TOKEN start none (GitHub's docs, "GITHUB_TOKEN"). */
async function startChecks({ record }: TaskView, context: JobContext): Promise<readonly string[]> {
  const { inputs, target, warn } = context;
  if (!hasLandedInThisRun(record)) return [];
  const ref = record.task_branch;
  const notes: string[] = [];
  for (const workflow of inputs.ciWorkflows) {
    try {
      const answer = await dispatchWorkflow({ ...target, workflow, ref, inputs: {} });
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

function describeRefusal(workflow: string, answer: DispatchRefusal): string {
  const fix = toDispatchFix(
    answer,
    `Give .github/workflows/${workflow} "on: workflow_dispatch" without inputs that are required.`,
  );
  return `The workflow "${workflow}" was not started on the task branch: ${answer.reason} ${fix}`;
}

async function isJobToken({ ourLogin }: JobContext): Promise<boolean> {
  return (await ourLogin().catch(() => '')) === JOB_TOKEN_LOGIN;
}
