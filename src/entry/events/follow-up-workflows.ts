import { decideContinuation } from '../../domain/decisions/decide-continuation.ts';
import { GitHubError } from '../../domain/errors/errors.ts';
import type { Ending } from '../../domain/record/ending.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { hasLandedInThisRun } from '../../domain/record/run-record.ts';
import { type Dispatched, dispatchWorkflow, type WorkflowDispatch } from '../../github/actions/dispatch-workflow.ts';
import { JOB_TOKEN_LOGIN } from '../../github/client/our-login.ts';
import type { JobContext } from '../job/job-context.ts';

/** A run that is over, and its task; an end that could not be recorded is not in the view. */
interface EndedRun {
  readonly view: TaskView;
  readonly ending: Ending;
}

/** Starts the workflows that follow a run: its next job, and the checks of what has landed. Returns redacted notes. */
export async function startFollowUpWorkflows(
  { view, ending }: EndedRun,
  context: JobContext,
): Promise<readonly string[]> {
  // The pause of an earlier run is no reason to continue this one.
  const isRecorded = view.record.ending === ending;
  const continued = context.inputs.isContinued && isRecorded ? await continueRun(view, context) : undefined;
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
      if (answer.kind === 'refused') notes.push(describeRefusedChecks(workflow, answer));
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

function describeRefusedChecks(workflow: string, answer: DispatchRefusal): string {
  const fix = toDispatchFix(
    answer,
    `Give .github/workflows/${workflow} "on: workflow_dispatch" without inputs that are required.`,
  );
  return `The workflow "${workflow}" was not started on the task branch: ${answer.reason} ${fix}`;
}

async function isJobToken({ ourLogin }: JobContext): Promise<boolean> {
  return (await ourLogin().catch(() => '')) === JOB_TOKEN_LOGIN;
}

/**
 * Starts this job's workflow again for the same task when the run has stopped at its deadline. Returns a note on the
 * result, also for a refusal; undefined where nothing is to be continued.
 */
async function continueRun(
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
type DispatchRefusal = Dispatched & { kind: 'refused' };

/** Returns the missing permission as the fix for a refused dispatch, or `otherwise` where none is missing. */
function toDispatchFix({ isForbidden }: DispatchRefusal, otherwise: string): string {
  return isForbidden ? 'Add "actions: write" to the permissions of the job.' : otherwise;
}

function toUnstarted(text: string): string {
  return `This task was not continued by itself. ${text}`;
}
