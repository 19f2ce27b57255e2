import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError, GitHubError } from '../domain/errors.ts';
import type { TaskId } from '../domain/ids.ts';
import type { TaskView } from '../domain/notifier.ts';
import type { Redactor } from '../exec/redact.ts';
import type { Git } from '../git/git.ts';
import { type Remote, toAuthorization } from '../git/remote.ts';
import { createGitHubClient, type GitHubClient } from '../github/client.ts';
import { listProtectedBranches } from '../github/protected-branches.ts';
import type { RunSummary } from '../report/run-json.ts';
import { makeDryOrigin } from '../store/dry-origin.ts';
import { findBorrowableObjects, type Origin, openLocalOrigin, openRemoteOrigin } from '../store/origin.ts';
import { readFileAt } from '../store/read-file-at.ts';
import type { CheckoutChoice } from '../workspace/in-place.ts';
import { combineNotifiers } from './combine-notifiers.ts';
import { composeRun, type World, withGit } from './compose.ts';
import { createAgent } from './create-agent.ts';
import { findExcludesPlaces } from './excludes-places.ts';
import { createGitHubNotifier, type GitHubNotifier } from './github-notifier.ts';
import type { Inputs } from './inputs.ts';
import type { Job } from './job.ts';
import { toJobLease } from './job-lease.ts';
import { type LoadedPlan, readPlan, requireTaskId } from './load-plan.ts';
import { sleep, systemClock } from './system-clock.ts';
import { createTerminalNotifier } from './terminal-notifier.ts';
import { VERSION } from './version.ts';

const FINISH_MS = 5 * 60_000;
const FINISH_CANCELLED_MS = 2000;

/** What a job is carried out with. */
export interface JobWorld {
  readonly job: Job;
  readonly redactor: Redactor;
  readonly signal: AbortSignal;
  readonly env: World['env'];
  /** Writes to the job's log; nothing in the text is a command to the runner. */
  readonly write: (text: string) => void;
  /** Told before anything of a run is recorded. */
  readonly onRun: (run: { readonly taskId: TaskId; readonly runId: string }) => void;
}

export interface JobResult {
  readonly summary: RunSummary;
  readonly pullRequestUrl: string | undefined;
}

/** Carries out the plan of the job's repository, and shows the result on a pull request. */
export async function carryOut(inputs: Inputs, jobWorld: JobWorld): Promise<JobResult> {
  const { job, redactor, env, signal } = jobWorld;
  const world: World = { env, redactor, tempDir: job.tempDir };
  const remote: Remote = { url: job.repositoryUrl, authorization: toAuthorization(inputs.token) };
  const { plan, text } = await withGit(world, (git) => fetchPlan(git, remote, { inputs, job }));
  const taskId = requireTaskId(inputs.task, plan, inputs.plan);
  const hasCostLimit = inputs.limits.maxCostUsd !== undefined;
  const agent = createAgent(inputs.agent, { env, redactor, hasCostLimit });
  const client = openClient(inputs, jobWorld);
  const github = openGitHub(inputs, jobWorld, client);
  const request = {
    taskId,
    plan,
    planText: text,
    planPath: inputs.plan,
    base: inputs.base,
    taskBranch: inputs.taskBranch,
    attemptBudgetDefault: inputs.attemptBudgetDefault,
    wallClockTimeoutMs: inputs.wallClockTimeoutMs,
    maxTurns: inputs.maxTurns,
    isFresh: inputs.isFresh,
    protection: { globs: inputs.protectedBranches, names: await findProtectedBranches(client, jobWorld) },
    stepMatch: inputs.stepMatch,
    checkout: toCheckout(inputs, jobWorld),
    keepsLfsPointers: inputs.keepsLfsPointers,
    materialize: inputs.materialize,
  };
  const notifier = combineNotifiers([createTerminalNotifier(jobWorld.write), github]);
  const openOrigin = (git: Git) => openJobOrigin(git, remote, { inputs, job });
  const lease = toJobLease(job, client, (text) => jobWorld.write(`Warning: ${redactor.redact(text)}\n`));
  const { ending, reason, view, taskBranch, isOvertaken } = await composeRun(world, {
    request,
    onStart: (runId) => (inputs.isDryRun ? undefined : jobWorld.onRun({ taskId, runId })),
    agent,
    notifier,
    openOrigin,
    limits: inputs.limits,
    lease,
    signal,
  });
  // What another run is at work on is not ours to tell.
  const own = isOvertaken ? undefined : view;
  if (own !== undefined) await finishInTime(github, own, jobWorld);
  return { summary: { taskId, ending, reason, view: own, taskBranch }, pullRequestUrl: github.pullRequest()?.url };
}

/** The checkout of an earlier step, when the run is to work in it. */
function toCheckout(inputs: Inputs, { job, env }: JobWorld): CheckoutChoice | undefined {
  if (inputs.workspace === 'worktree') return undefined;
  if (job.workspace === undefined)
    throw new ConfigurationError('setting_invalid', {
      name: 'workspace',
      value: inputs.workspace,
      reason: 'needs the checkout of an earlier step, and GITHUB_WORKSPACE is not set',
    });
  return { folder: job.workspace, excludes: findExcludesPlaces(env) };
}

/** GitHub may ask us to wait for long; the result is on the remote by then, so the job does not wait with it. */
async function finishInTime(github: GitHubNotifier, view: TaskView, { write, signal }: JobWorld): Promise<void> {
  const ms = signal.aborted ? FINISH_CANCELLED_MS : FINISH_MS;
  const isInTime = await Promise.race([github.finish(view).then(() => true), sleep(ms).then(() => false)]);
  if (!isInTime)
    write('Warning: GitHub took too long; the comments may be incomplete. The next run brings them up to date.\n');
}

interface Trigger {
  readonly inputs: Inputs;
  readonly job: Job;
}

/** The plan as the base has it: what is checked out in the job, or in a workspace, plays no part. */
async function fetchPlan(git: Git, remote: Remote, { inputs, job }: Trigger): Promise<LoadedPlan> {
  const origin = await openRemote(git, remote, { inputs, job });
  const { sha, ref } = await origin.resolveBase(inputs.base);
  const folder = join(git.place.gitDir, 'plan.git');
  const bytes = await readFileAt(git, { remote, commit: sha, path: inputs.plan, checkout: job.workspace, folder });
  if (bytes === undefined)
    throw new ConfigurationError('plan_not_found', { path: inputs.plan, where: `${ref} (${sha})` });
  return readPlan(inputs.plan, bytes);
}

/** The remote itself, or with dry-run a copy of it that nobody else sees. */
async function openJobOrigin(git: Git, remote: Remote, trigger: Trigger): Promise<Origin> {
  const { inputs, job } = trigger;
  if (!inputs.isDryRun) return openRemote(git, remote, trigger);
  const folder = join(git.place.gitDir, 'dry-origin.git');
  await mkdir(folder, { recursive: true });
  const base = await (await openRemote(git, remote, trigger)).resolveBase(inputs.base);
  await makeDryOrigin(git, remote, { folder, defaultBranch: job.defaultBranch, base });
  const copy = await openLocalOrigin(git, folder);
  return {
    ...copy,
    resolveBase: () => Promise.resolve(base),
    findDefaultBranch: () => Promise.resolve(job.defaultBranch),
  };
}

async function openRemote(git: Git, remote: Remote, { job }: Trigger): Promise<Origin> {
  const objects = job.workspace === undefined ? undefined : await findBorrowableObjects(git, job.workspace);
  return openRemoteOrigin(git, remote, {
    borrowFrom: objects === undefined ? [] : [objects],
    pinnedBase: { ref: job.branch ?? job.defaultBranch ?? job.sha, sha: job.sha },
  });
}

/** What GitHub protects; a token that may not ask must not stop a run, since GitHub refuses the push by itself. */
async function findProtectedBranches(
  client: GitHubClient,
  { job, redactor, write }: JobWorld,
): Promise<readonly string[]> {
  try {
    return await listProtectedBranches(client, job.repository);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const { message } = error.data;
    write(`Warning: GitHub did not tell which branches are protected: ${redactor.redact(String(message))}\n`);
    return [];
  }
}

function openClient({ token, limits }: Inputs, { job, redactor, env, write }: JobWorld): GitHubClient {
  const paceMs = Number(env.GROUNDHOG_WRITE_PACE_MS);
  const { deadlineMs } = limits;
  return createGitHubClient({
    token,
    apiUrl: job.apiUrl,
    userAgent: `groundhog/${VERSION}`,
    onWarning: (text) => write(`Warning: ${redactor.redact(text)}\n`),
    // Both count from the start of this process.
    findTimeLeftMs: deadlineMs === undefined ? undefined : () => deadlineMs - systemClock.monotonicMs(),
    ...(Number.isFinite(paceMs) ? { pace: { writeMs: paceMs, notifyMs: paceMs } } : {}),
  });
}

function openGitHub(inputs: Inputs, { job, redactor, write }: JobWorld, client: GitHubClient): GitHubNotifier {
  const onWarning = (text: string) => write(`Warning: ${redactor.redact(text)}\n`);
  const isCommit = /^[0-9a-f]{40,64}$/.test(inputs.base ?? '');
  return createGitHubNotifier({
    client,
    repository: job.repository,
    baseBranch: (isCommit ? undefined : inputs.base) ?? job.branch ?? job.defaultBranch ?? 'main',
    links: { repositoryUrl: job.repositoryUrl, runUrl: job.runUrl },
    onWarning,
    botLogin: inputs.botLogin,
    redact: redactor.redact,
    dryRun: inputs.isDryRun,
  });
}
