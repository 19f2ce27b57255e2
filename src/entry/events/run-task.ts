import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunConfig } from '../../domain/config/run-config.ts';
import { ConfigurationError, GitHubError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import type { Git } from '../../git/git.ts';
import { listProtectedBranches } from '../../github/protected-branches.ts';
import { createDryOrigin } from '../../store/dry-origin.ts';
import { findBorrowableObjects, type Origin, openLocalOrigin, openRemoteOrigin } from '../../store/origin.ts';
import type { CheckoutChoice } from '../../workspace/in-place/in-place.ts';
import { composeRun, withGit } from '../compose/compose.ts';
import { findExcludesFiles } from '../compose/find-excludes-files.ts';
import { prepareRun } from '../compose/prepare-run.ts';
import { createChecks } from '../job/create-checks.ts';
import type { JobContext, JobResult } from '../job/job-context.ts';
import { toJobLease } from '../job/job-lease.ts';
import { combineNotifiers } from '../publish/combine-notifiers.ts';
import { openGitHubReporters, reportInTime } from '../publish/github-reporters.ts';
import { createTerminalNotifier } from '../publish/terminal-notifier.ts';
import { readConfigAt } from '../settings/load-config.ts';
import type { RunSettings } from '../settings/run-settings.ts';
import { startFollowUpWorkflows } from './follow-up-workflows.ts';

/** What is to be run: a task with its plan, wherever that came from. */
export interface TaskOrder {
  readonly taskId: TaskId;
  readonly plan: Plan;
  readonly planText: string;
  readonly planPath: string | undefined;
  /** Whether the plan is to be committed to the task branch first. */
  readonly isPlanInline: boolean;
  /** Where a new task starts. */
  readonly base: string | undefined;
  /** The branch that the pull request goes to, where the task's record says it. */
  readonly baseBranch?: string | undefined;
  readonly issueNumber?: number | undefined;
  /** The comment that asks for the run, where nothing has recorded it yet. */
  readonly asked?: { readonly commentId: number; readonly by: string } | undefined;
}

/** Runs a task until it ends, and shows the result on a pull request and on the issue that asked for it. */
export async function runTask(order: TaskOrder, context: JobContext): Promise<JobResult> {
  return context.fence.during(order.taskId, () => runFenced(order, context));
}

async function runFenced(order: TaskOrder, context: JobContext): Promise<JobResult> {
  const { inputs, job, signal, client } = context;
  const { taskId } = order;
  const { settings, workers } = prepareRun(inputs.given, await loadConfig(order, context), context);
  context.setDeadline(settings.limits.deadlineMs);
  const { github, issue } = openGitHubReporters({ ...order, hasCheck: inputs.hasCheckRun }, context);
  const { ending, reason, view, taskBranch, isOvertaken } = await composeRun(context.host, {
    request: await toRequest(order, settings, context),
    onStart: (runId) => (inputs.isDryRun ? undefined : context.onRun({ taskId, runId })),
    ...workers,
    checks: createChecks(context),
    notifier: combineNotifiers([context.fence, createTerminalNotifier(context.write), github, issue]),
    openOrigin: (git: Git) => openJobOrigin(git, context, order.base),
    limits: settings.limits,
    lease: toJobLease(job, client, context.warn),
    signal,
  });
  // What another run is at work on is not ours to tell.
  const own = isOvertaken ? undefined : view;
  const isTold = own === undefined || (await reportInTime({ github, issue }, own, context));
  const notes = own === undefined || inputs.isDryRun ? [] : await startFollowUpWorkflows(own, context);
  return {
    summary: { taskId, ending, reason, view: own, taskBranch },
    pullRequestUrl: github.pullRequest()?.url,
    notes,
    isTold,
    isOvertaken,
  };
}

async function toRequest(order: TaskOrder, settings: RunSettings, context: JobContext) {
  const { inputs } = context;
  const { taskId, plan, planText, planPath, isPlanInline, base, issueNumber, asked } = order;
  return {
    ...{ taskId, base, issueNumber, asked },
    planSource: { plan, text: planText, path: planPath, isInline: isPlanInline },
    taskBranch: inputs.taskBranch,
    ...settings.forRequest,
    protection: { globs: settings.protectedBranches, names: await findProtectedBranches(context) },
    checkout: toCheckout(settings, context),
    keepsLfsPointers: inputs.keepsLfsPointers,
  };
}

/** The configuration as the base has it: a task that goes on does so by what the repository says now. */
async function loadConfig({ base }: TaskOrder, context: JobContext): Promise<RunConfig | undefined> {
  const { host, remote, job } = context;
  return withGit(host, async (git) => {
    const { sha } = await (await openRemote(git, context)).resolveBase(base);
    const folder = join(git.location.gitDir, 'base.git');
    return readConfigAt(git, { remote, commit: sha, checkout: job.workspace, folder });
  });
}

/** The checkout of an earlier step, when the run is to work in it. */
function toCheckout({ workspace }: RunSettings, { job, env }: JobContext): CheckoutChoice | undefined {
  if (workspace === 'worktree') return undefined;
  if (job.workspace === undefined)
    throw new ConfigurationError('setting_invalid', {
      name: 'workspace',
      value: workspace,
      reason: 'needs the checkout of an earlier step, and GITHUB_WORKSPACE is not set',
    });
  return { folder: job.workspace, excludes: findExcludesFiles(env) };
}

/** The remote itself, or with dry-run a copy of it that nobody else sees. */
async function openJobOrigin(git: Git, context: JobContext, baseName: string | undefined): Promise<Origin> {
  const { inputs, job, remote } = context;
  if (!inputs.isDryRun) return openRemote(git, context);
  const folder = join(git.location.gitDir, 'dry-origin.git');
  await mkdir(folder, { recursive: true });
  const base = await (await openRemote(git, context)).resolveBase(baseName);
  await createDryOrigin(git, remote, { folder, defaultBranch: job.defaultBranch, base });
  const copy = await openLocalOrigin(git, folder);
  return {
    ...copy,
    resolveBase: () => Promise.resolve(base),
    findDefaultBranch: () => Promise.resolve(job.defaultBranch),
  };
}

/** The repository of the job; what the event was sent for is its base unless another one is named. */
export async function openRemote(git: Git, { job, remote }: JobContext): Promise<Origin> {
  const objects = job.workspace === undefined ? undefined : await findBorrowableObjects(git, job.workspace);
  return openRemoteOrigin(git, remote, {
    borrowFrom: objects === undefined ? [] : [objects],
    pinnedBase: { ref: job.branch ?? job.defaultBranch ?? job.sha, sha: job.sha },
  });
}

/** What GitHub protects; a token that may not ask must not stop a run, since GitHub refuses the push by itself. */
async function findProtectedBranches({ client, job, warn }: JobContext): Promise<readonly string[]> {
  try {
    return await listProtectedBranches(client, job.repository);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    warn(`GitHub did not tell which branches are protected: ${String(error.data.message)}`);
    return [];
  }
}
