import { join } from 'node:path';
import type { CheckPace, CommitChecks } from '../../domain/attempt/commit-checks.ts';
import { addToPlan } from '../../domain/config/apply-policy.ts';
import type { RunConfig } from '../../domain/config/run-config.ts';
import { GitHubError } from '../../domain/errors/errors.ts';
import type { Notifier } from '../../domain/record/notifier.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import type { Git } from '../../git/git.ts';
import { createCommitChecks } from '../../github/checks/commit-checks.ts';
import { isMergedAt } from '../../github/find-pull-request.ts';
import { listProtectedBranches } from '../../github/protected-branches.ts';
import type { PullCreation } from '../../github/pull-request.ts';
import type { RunContext, RunRequest } from '../../runner/context/run-context.ts';
import { runPlan } from '../../runner/run-plan.ts';
import { openCommit } from '../../store/control-repository.ts';
import { createDryOrigin, type Origin, openLocalOrigin } from '../../store/origin.ts';
import { listRemoteTasks } from '../../store/remote-tasks.ts';
import type { CheckoutChoice } from '../../workspace/in-place/in-place.ts';
import { composeWork, type RunParts } from '../compose/compose.ts';
import { findExcludesFiles } from '../compose/find-excludes-files.ts';
import { prepareRun } from '../compose/prepare-run.ts';
import { openCommitter } from '../job/committer.ts';
import type { JobContext, JobResult } from '../job/job-context.ts';
import { openJobLease } from '../job/job-lease.ts';
import { requirePossibleAt } from '../planning/locate-impossible.ts';
import { DRY_RUN_CAVEAT, describeUnopened } from '../publish/describe-unopened.ts';
import { openGitHubReporters, reportInTime } from '../publish/github-reporters.ts';
import { createTerminalNotifier } from '../publish/terminal-notifier.ts';
import { readConfigAt } from '../settings/load-config.ts';
import { type LoadedPolicy, loadPolicy } from '../settings/load-policy.ts';
import { readCheckPaceMs } from '../settings/paces.ts';
import type { RunSettings } from '../settings/run-settings.ts';
import { requireRebasable, toSettingError } from '../settings/settings.ts';
import { describeLateDeadline } from '../settings/token-lifetime.ts';
import { writeJobReport } from '../task-report/report-in-job.ts';
import { startFollowUpWorkflows } from './follow-up-workflows.ts';
import { loadRecordedOrder } from './load-order.ts';
import type { TaskOrder } from './task-order.ts';
import { openJobRemote, withBaseCommit } from './with-base-commit.ts';

/**
 * Runs a task until it ends, and reports the result on its pull request and its issue. A run that nobody asked for, such
 * as that of a sweep, opens only the `first` pull request.
 */
export async function runTask(
  order: TaskOrder,
  context: JobContext,
  creation: PullCreation = 'next',
): Promise<JobResult> {
  const result = await context.fence.during(order.taskId, () => runFenced(order, context, creation));
  // The plan was read seconds ago: a fix that somebody has asked for since must not be taken back.
  if (result.isPlanOutdated !== true) return result;
  const { planSource } = await loadRecordedOrder(order.taskId, context);
  return runTask({ ...order, planSource }, context, creation);
}

async function runFenced(given: TaskOrder, context: JobContext, creation: PullCreation): Promise<JobResult> {
  const { inputs, signal } = context;
  const { taskId } = given;
  const { order, settings, workers } = await prepareTask(given, context);
  context.setDeadline(settings.limits.deadlineMs);
  const late = describeLateDeadline(inputs.token, settings.limits);
  if (late !== undefined) await context.caution(late);
  const { github, issue, live } = openGitHubReporters({ ...order, hasCheck: inputs.hasCheckRun, creation }, context);
  const terminal = createTerminalNotifier(context.write, { limits: settings.limits });
  const parts: RunParts = {
    request: await toRequest(order, settings, context),
    onStart: (runId) => (inputs.isDryRun ? undefined : context.onRun({ taskId, runId })),
    ...workers,
    checks: createChecks(context),
    committer: inputs.isDryRun ? undefined : openCommitter(context, settings.signing.choice),
    signing: settings.signing,
    isMerged: (branch, head) => isMergedAt(context.target, branch, head),
    notifier: combineNotifiers([context.fence, terminal, github, issue, live]),
    openOrigin: (git: Git) => openJobOrigin(git, context, order.base),
    limits: settings.limits,
    isolation: settings.isolation,
    lease: openJobLease(context),
    signal,
  };
  const { result, reportPath } = await composeWork(context.host, parts, (request, runContext) =>
    runAndReport(request, runContext, context),
  ).finally(live.close);
  const { ending, reason, view, taskBranch, isOvertaken, notRebased, isPlanOutdated } = result;
  // A task that another run has taken is reported by that run.
  const ours = isOvertaken ? undefined : view;
  const isReported = ours === undefined || (await reportInTime({ github, issue }, ours, context));
  // A run that found nothing to do ends with the record of an earlier one, which has started what follows from that.
  const isFollowed = ours !== undefined && result.hasWorked && !inputs.isDryRun;
  const notes = isFollowed ? await startFollowUpWorkflows({ view: ours, ending }, context) : [];
  return {
    summary: { taskId, ending, reason, view: ours, taskBranch },
    pullRequestUrl: github.pullRequest()?.url,
    isDryRun: inputs.isDryRun,
    caveat: inputs.isDryRun ? DRY_RUN_CAVEAT : describeUnopened(github.unopened()),
    reportPath,
    reportUrl: reportPath === undefined ? undefined : context.links.reportUrl,
    notes,
    isReported,
    ...{ isOvertaken, isPlanOutdated, notRebased },
  };
}

/** Reads the settings of a task, within the rules of the organisation, and adds its guards and paths to the plan. */
async function prepareTask(given: TaskOrder, context: JobContext) {
  const { inputs } = context;
  const policy = await loadJobPolicy(context);
  const order = addPolicy(given, policy);
  const config = await loadBaseConfig(order, context);
  await requirePossible(order, context);
  return { order, ...prepareRun({ given: inputs.given, config, plan: order.planSource.plan, policy }, context) };
}

/** Refuses, before a task begins, a plan that cannot pass at its base, with the paths that the organisation protects. */
async function requirePossible({ taskId, planSource, base }: TaskOrder, context: JobContext): Promise<void> {
  if (planSource.recordedAs !== undefined) return;
  await withBaseCommit(base, context, async (git, { source }) => {
    // A task keeps the base that it began from.
    if ((await listRemoteTasks(git, source.remote)).has(taskId)) return;
    const { plan, text, path = taskId } = planSource;
    await requirePossibleAt(await openCommit(git, source), source.commit, { plan, text, path });
  });
}

/** Adds the guards and the protected paths of the organisation to the plan of an order. */
export function addPolicy(order: TaskOrder, policy: LoadedPolicy | undefined): TaskOrder {
  const { planSource } = order;
  return { ...order, planSource: { ...planSource, plan: addToPlan(planSource.plan, policy?.rules) } };
}

/** Runs the plan, and writes the report of its task while the commits of the run are there. */
async function runAndReport(request: RunRequest, runContext: RunContext, context: JobContext) {
  const result = await runPlan(request, runContext);
  const { view, isOvertaken } = result;
  const isOurs = view !== undefined && !isOvertaken;
  return { result, reportPath: isOurs ? await writeJobReport(view, runContext, context) : undefined };
}

/** Makes the request for a run, or for other work on a task. */
export async function toRequest(
  order: TaskOrder,
  settings: Pick<RunSettings, 'forRequest' | 'protectedBranches' | 'workspace'>,
  context: JobContext,
): Promise<RunRequest> {
  const { inputs } = context;
  const { taskId, planSource, base, issueNumber, asked, planApproval } = order;
  return {
    ...{ taskId, planSource, base, issueNumber, asked, planApproval },
    taskBranch: inputs.taskBranch,
    ...settings.forRequest,
    rebase: requireRebasable(order.rebase ?? settings.forRequest.rebase, {
      materialize: settings.forRequest.materialize,
      workspace: settings.workspace,
    }),
    protection: { globs: settings.protectedBranches, names: await fetchProtectedBranches(context) },
    checkout: toCheckout(settings, context),
    keepsLfsPointers: inputs.keepsLfsPointers,
  };
}

/** Loads the rules of the organisation; undefined where the job names none. */
export async function loadJobPolicy({ inputs, client }: JobContext): Promise<LoadedPolicy | undefined> {
  return inputs.policy === undefined ? undefined : loadPolicy(client, inputs.policy);
}

/** Reads the configuration at the base, also for a task that is resumed. */
export async function loadBaseConfig(
  { base }: Pick<TaskOrder, 'base'>,
  context: JobContext,
): Promise<RunConfig | undefined> {
  return withBaseCommit(base, context, (git, { source }) => readConfigAt(git, source));
}

/** Returns the checkout of an earlier step when the run is to work in it. Throws ConfigurationError without one. */
function toCheckout(
  { workspace }: Pick<RunSettings, 'workspace'>,
  { job, env }: JobContext,
): CheckoutChoice | undefined {
  if (workspace === 'worktree') return undefined;
  if (job.workspace === undefined)
    throw toSettingError(
      'workspace',
      workspace,
      'needs the checkout of an earlier step, and GITHUB_WORKSPACE is not set',
    );
  return { folder: job.workspace, excludes: findExcludesFiles(env) };
}

/** Opens the remote, or for a dry run a temporary copy of it. */
async function openJobOrigin(git: Git, context: JobContext, baseName: string | undefined): Promise<Origin> {
  const { inputs, job, remote } = context;
  if (!inputs.isDryRun) return openJobRemote(git, context);
  const folder = join(git.location.gitDir, 'dry-origin.git');
  await makeFolder(folder);
  const base = await (await openJobRemote(git, context)).resolveBase(baseName);
  await createDryOrigin(git, remote, { folder, defaultBranch: job.defaultBranch, base });
  const copy = await openLocalOrigin(git, folder);
  return {
    ...copy,
    resolveBase: () => Promise.resolve(base),
    findDefaultBranch: () => Promise.resolve(job.defaultBranch),
  };
}

/** Lists protected branches; none for a token without that permission, since GitHub itself refuses the push then. */
async function fetchProtectedBranches({ client, job, warn }: JobContext): Promise<readonly string[]> {
  try {
    return await listProtectedBranches(client, job.repository);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    warn(`GitHub did not report which branches are protected: ${String(error.data.message)}`);
    return [];
  }
}

/** Combines notifiers into one that calls them in order. */
function combineNotifiers(notifiers: readonly Notifier[]): Notifier {
  return {
    async recorded(events, view) {
      for (const notifier of notifiers) await notifier.recorded(events, view);
    },
    progress(progress) {
      for (const notifier of notifiers) notifier.progress(progress);
    },
  };
}

/** Some forty requests in half an hour. */
const PACE: CheckPace = { firstMs: 15_000, longestMs: 60_000 };

/** Creates the checks of the job's repository; undefined for a dry run, which pushes no commit for them. */
function createChecks({ inputs, target, ourLogin, redactor, env }: JobContext): CommitChecks | undefined {
  if (inputs.isDryRun) return undefined;
  const paceMs = readCheckPaceMs(env);
  return createCommitChecks({
    ...target,
    workflows: inputs.ciWorkflows,
    ourLogin: ourLogin,
    pace: paceMs === undefined ? PACE : { firstMs: paceMs, longestMs: paceMs },
    redact: redactor.redact,
  });
}
