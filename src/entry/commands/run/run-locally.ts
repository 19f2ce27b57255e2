import { realpath } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { RunConfig } from '../../../domain/config/run-config.ts';
import { ConfigurationError } from '../../../domain/errors/errors.ts';
import type { TaskId } from '../../../domain/ids.ts';
import type { PlanWarning } from '../../../domain/plan/lint-plan.ts';
import type { Plan, PlanSource } from '../../../domain/plan/plan.ts';
import type { Notifier } from '../../../domain/record/notifier.ts';
import { listSome } from '../../../domain/text/list-some.ts';
import { findNearestName } from '../../../domain/text/nearest-name.ts';
import { findWorkTree } from '../../../git/find-git-dir.ts';
import type { Git } from '../../../git/git.ts';
import type { RunResult } from '../../../runner/run-result.ts';
import type { CommitSource } from '../../../store/control-repository.ts';
import { openLocalOrigin } from '../../../store/origin.ts';
import { composeRun, type RunParts } from '../../compose/compose.ts';
import { findExcludesFiles } from '../../compose/find-excludes-files.ts';
import type { HostContext, Io } from '../../compose/host-context.ts';
import { loadPlan, requireTaskId } from '../../compose/load-plan.ts';
import { openLocalLease } from '../../compose/open-lease.ts';
import { type PreparedRun, prepareRun } from '../../compose/prepare-run.ts';
import { LATE_REASON, withCancellation } from '../../compose/signals.ts';
import { withGit } from '../../compose/with-git.ts';
import { createQuietNotifier, createTerminalNotifier } from '../../publish/terminal-notifier.ts';
import { findIneffective, requireValidSettings } from '../../settings/check-settings.ts';
import { describeOtherConfig, readConfigAt } from '../../settings/load-config.ts';
import { mergeSettings } from '../../settings/merge-settings.ts';
import { type GivenSettings, readRunSettings } from '../../settings/run-settings.ts';
import { chooseIsolation, parseBranchGlobs, toSettingError } from '../../settings/settings.ts';
import type { VerboseFlags } from '../flags.ts';
import { requirePossible } from './require-possible.ts';
import { warnOfOmitted } from './warn-of-omitted.ts';

/** The flags of `groundhog run`, as texts. */
export interface RunFlags extends Omit<GivenSettings, 'protectedBranches' | 'rebase'>, VerboseFlags {
  /** False with `--no-rebase`, which stops a rebase that has begun. */
  readonly rebase?: boolean;
  readonly repo: string;
  readonly task?: string;
  readonly base?: string;
  readonly taskBranch?: string;
  readonly protectedBranch?: readonly string[];
  readonly lfs?: boolean;
  readonly only?: string;
  readonly dryRun?: boolean;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

/** A run whose plan and settings are read and valid, and of which nothing is started. */
export interface PreparedLocalRun extends PreparedRun {
  readonly taskId: TaskId;
  readonly planSource: PlanSource;
  /** Weaknesses of the plan, of what it has still to do. */
  readonly planWarnings: readonly PlanWarning[];
}

/** Reads the plan and the settings of a run on this machine. Throws ConfigurationError. */
export async function prepareLocalRun(
  planPath: string,
  flags: RunFlags,
  { host, console }: Io,
): Promise<PreparedLocalRun> {
  const loaded = await loadPlan(planPath);
  const { plan } = loaded;
  const parseProtected = () => parseBranchGlobs(flags.protectedBranch ?? [], 'protected-branch');
  const rebase = flags.rebase === undefined ? undefined : flags.rebase ? 'true' : 'stop';
  const settings = { ...flags, rebase };
  // Invalid values are refused before anything is read.
  requireValidSettings(settings, host.env, [
    () => requireTaskId(flags.task, plan, planPath),
    parseProtected,
    () => chooseIsolation(flags.isolation, host.env),
    () => requireCheckpointOf(plan, flags.only),
    () => requireLocalSigner(flags.sign),
  ]);
  const taskId = requireTaskId(flags.task, plan, planPath);
  const given = { ...settings, protectedBranches: parseProtected() };
  readRunSettings(given);
  const { path, config, planWarnings } = await withGit(host, async (git) => {
    const source = await findBaseSource(git, flags);
    const omitted = await describeOtherConfig(git, source);
    if (omitted !== undefined) console.err(`Warning: ${omitted}\n`, 'warning');
    const config = await readConfigAt(git, source);
    const planWarnings = await requirePossible(git, { ...loaded, planPath, taskId, host }, flags);
    return { path: await findPathInRepository(git, flags.repo, planPath), config, planWarnings };
  });
  for (const text of findIneffective(given, mergeSettings(given, config).given))
    console.err(`Warning: ${text}\n`, 'warning');
  const planSource = { ...loaded, path, isInline: false };
  return { ...prepareRun({ given, config, plan }, { ...host, write: console.err }), taskId, planSource, planWarnings };
}

function requireCheckpointOf({ checkpoints }: Plan, only: string | undefined): void {
  const ids = checkpoints.map(({ id }) => id);
  if (only === undefined || ids.includes(only)) return;
  const near = findNearestName(only, ids);
  const reason =
    near === undefined
      ? `names no checkpoint of the plan, which has: ${listSome(ids)}`
      : `names no checkpoint of the plan; the nearest is "${near}"`;
  throw new ConfigurationError('setting_invalid', { name: 'only', value: only, reason });
}

/** The warning of a configuration that is meant for jobs. */
const UNSIGNED =
  'The configuration has "sign: api", and GitHub signs in jobs alone: what lands here is not signed. Give --sign key, with the key in GROUNDHOG_SIGNING_KEY, or --sign none.';

/** Throws ConfigurationError for a signer that a run on this machine does not have: GitHub signs with the token of a job. */
function requireLocalSigner(sign: string | undefined): void {
  if (sign !== 'api') return;
  const reason = 'signs in jobs on GitHub alone; here use "key", with the key in GROUNDHOG_SIGNING_KEY, or "none"';
  throw toSettingError('sign', sign, reason);
}

/** Runs a plan on this machine and returns the result, which is not printed; `notifier` takes the place of the terminal. */
export async function runLocally(
  planPath: string,
  flags: RunFlags,
  { host, console, ...io }: Io & { readonly notifier?: Notifier },
): Promise<{ readonly result: RunResult; readonly taskId: string }> {
  const prepared = await prepareLocalRun(planPath, flags, { host, console });
  const { limits, signing } = prepared.settings;
  const { errStyle: style, showLive } = console;
  const terminal = createTerminalNotifier(console.err, { style, showLive, limits });
  const notifier = io.notifier ?? (flags.quiet === true ? createQuietNotifier(console.err, style) : terminal);
  for (const { checkpointId, message } of prepared.planWarnings.filter(({ isFault }) => isFault === true))
    notifier.progress({ kind: 'warning', text: `${checkpointId ?? 'plan'}: ${message}` });
  if (signing.choice === 'api') notifier.progress({ kind: 'warning', text: UNSIGNED });
  await warnOfOmitted(prepared, flags, { host, notifier });
  const parts = await toLocalParts(prepared, flags, { host, notifier });
  const result = await withCancellation<RunResult>(
    (signal) => composeRun(host, { ...parts, signal }),
    () => ({
      ending: 'paused',
      reason: LATE_REASON,
      view: undefined,
      taskBranch: flags.taskBranch ?? null,
      isOvertaken: false,
      hasWorked: false,
    }),
  ).finally(terminal.close);
  return { result, taskId: prepared.taskId };
}

/** Returns what a prepared run works with, except for its signal. */
export async function toLocalParts(
  prepared: PreparedLocalRun,
  flags: RunFlags,
  { host, notifier }: { readonly host: HostContext; readonly notifier: Notifier },
): Promise<Omit<RunParts, 'signal'>> {
  const { limits, isolation, signing } = prepared.settings;
  const openOrigin = (git: Git) => openLocalOrigin(git, flags.repo);
  const request = toRequest(prepared, flags, host);
  return {
    request,
    ...prepared.workers,
    notifier,
    openOrigin,
    limits,
    isolation,
    signing,
    lease: await openLocalLease(),
  };
}

function toRequest({ planSource, taskId, settings }: PreparedLocalRun, flags: RunFlags, host: HostContext) {
  const { workspace, protectedBranches, forRequest } = settings;
  return {
    taskId,
    planSource,
    base: flags.base,
    taskBranch: flags.taskBranch,
    ...forRequest,
    only: flags.only,
    protection: { globs: protectedBranches, names: [] },
    checkout: workspace === 'in_place' ? { folder: flags.repo, excludes: findExcludesFiles(host.env) } : undefined,
    keepsLfsPointers: flags.lfs === true,
  };
}

/** Reads the configuration at the base, whatever is checked out. */
export async function readBaseConfig(git: Git, flags: Pick<RunFlags, 'repo' | 'base'>): Promise<RunConfig | undefined> {
  return readConfigAt(git, await findBaseSource(git, flags));
}

async function findBaseSource(git: Git, { repo, base }: Pick<RunFlags, 'repo' | 'base'>): Promise<CommitSource> {
  const { remote, resolveBase } = await openLocalOrigin(git, repo);
  const { sha } = await resolveBase(base);
  return { remote, commit: sha, checkout: repo, folder: join(git.location.gitDir, 'base.git') };
}

/** Finds the plan's path below the repository's root; undefined when it lies elsewhere. */
async function findPathInRepository(git: Git, repo: string, planPath: string): Promise<string | undefined> {
  const root = await findWorkTree(git, repo);
  if (root === undefined) return undefined;
  const path = relative(await realpath(root), await realpath(resolve(planPath)));
  return path.startsWith('..') || path === '' ? undefined : path;
}
