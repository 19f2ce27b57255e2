import { realpath } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { RunConfig } from '../../domain/config/run-config.ts';
import { exitCodeOf } from '../../domain/record/ending.ts';
import { findWorkTree } from '../../git/find-git-dir.ts';
import type { Git } from '../../git/git.ts';
import { renderChronicleText } from '../../report/terminal/chronicle-text.ts';
import { renderRunJson } from '../../report/terminal/run-json.ts';
import type { RunResult } from '../../runner/run-plan.ts';
import { openLocalOrigin } from '../../store/origin.ts';
import { composeRun, type HostContext, withGit } from '../compose/compose.ts';
import type { Console } from '../compose/console.ts';
import { findExcludesFiles } from '../compose/find-excludes-files.ts';
import { loadPlan, requireTaskId } from '../compose/load-plan.ts';
import { toLocalLease } from '../compose/local-lease.ts';
import { prepareRun } from '../compose/prepare-run.ts';
import { LATE_REASON, withCancellation } from '../compose/signals.ts';
import { toFailure } from '../compose/to-failure.ts';
import { createTerminalNotifier } from '../publish/terminal-notifier.ts';
import { readConfigAt } from '../settings/load-config.ts';
import { type GivenSettings, readRunSettings } from '../settings/run-settings.ts';
import { parseBranchGlobs } from '../settings/settings.ts';

/** The flags of `groundhog run`, as they were given. */
export interface RunFlags extends Omit<GivenSettings, 'protectedBranches'> {
  readonly repo: string;
  readonly task?: string;
  readonly base?: string;
  readonly taskBranch?: string;
  readonly protectedBranch?: readonly string[];
  readonly lfs?: boolean;
  readonly json?: boolean;
}

/** Carries out a plan in a repository on this machine, and gives the exit code. */
export async function runCommand(
  planPath: string,
  flags: RunFlags,
  io: { host: HostContext; console: Console },
): Promise<number> {
  const { host, console } = io;
  try {
    const { result, taskId } = await runLocally(planPath, flags, io);
    const { ending, reason, view, taskBranch } = result;
    if (flags.json === true) console.out(renderRunJson({ taskId, ending, reason, view, taskBranch }));
    else if (view !== undefined) console.out(`\n${renderChronicleText(view)}`);
    console.err(`\nEnding: ${ending}. ${reason}\n`);
    return exitCodeOf(ending);
  } catch (error) {
    const { ending, text } = toFailure(error, host.redactor.redact, 'run');
    const nothing = {
      taskId: flags.task ?? (await findTaskId(planPath)) ?? null,
      ending,
      reason: text,
      taskBranch: flags.taskBranch ?? null,
      view: undefined,
    };
    if (flags.json === true) console.out(renderRunJson(nothing));
    console.err(`${text}\n`);
    return exitCodeOf(ending);
  }
}

/** The same without the result's text, for commands that show it in their own way. */
export async function runLocally(
  planPath: string,
  flags: RunFlags,
  { host, console }: { host: HostContext; console: Console },
): Promise<{ result: RunResult; taskId: string }> {
  const { plan, text } = await loadPlan(planPath);
  const taskId = requireTaskId(flags.task, plan, planPath);
  const ownSettings = {
    ...flags,
    protectedBranches: parseBranchGlobs(flags.protectedBranch ?? [], 'protected-branch'),
  };
  // What cannot be used is refused before anything is read.
  readRunSettings(ownSettings);
  const { inRepository, config } = await withGit(host, async (git) => ({
    inRepository: await findPathInRepository(git, flags.repo, planPath),
    config: await readBaseConfig(git, flags),
  }));
  const { settings, workers } = prepareRun(ownSettings, config, { ...host, write: console.err });
  const { limits, workspace, protectedBranches, forRequest } = settings;
  const request = {
    taskId,
    planSource: { plan, text, path: inRepository, isInline: false },
    base: flags.base,
    taskBranch: flags.taskBranch,
    ...forRequest,
    protection: { globs: protectedBranches, names: [] },
    checkout: workspace === 'in_place' ? { folder: flags.repo, excludes: findExcludesFiles(host.env) } : undefined,
    keepsLfsPointers: flags.lfs === true,
  };
  const notifier = createTerminalNotifier(console.err);
  const openOrigin = (git: Git) => openLocalOrigin(git, flags.repo);
  const lease = await toLocalLease();
  const parts = { request, ...workers, notifier, openOrigin, limits, lease };
  const result = await withCancellation<RunResult>(
    (signal) => composeRun(host, { ...parts, signal }),
    () => ({
      ending: 'paused',
      reason: LATE_REASON,
      view: undefined,
      taskBranch: flags.taskBranch ?? null,
      isOvertaken: false,
    }),
  );
  return { result, taskId };
}

/** The id that the plan gives its task, for a run that was refused; undefined when the plan cannot be read either. */
async function findTaskId(planPath: string): Promise<string | undefined> {
  try {
    const { plan } = await loadPlan(planPath);
    return requireTaskId(undefined, plan, planPath);
  } catch {
    return undefined;
  }
}

/** The configuration at the base, whatever is checked out. */
async function readBaseConfig(git: Git, { repo, base }: RunFlags): Promise<RunConfig | undefined> {
  const { remote, resolveBase } = await openLocalOrigin(git, repo);
  const { sha } = await resolveBase(base);
  return readConfigAt(git, { remote, commit: sha, checkout: repo, folder: join(git.location.gitDir, 'base.git') });
}

/** The plan's path below the repository's root; undefined when it lies elsewhere. */
async function findPathInRepository(git: Git, repo: string, planPath: string): Promise<string | undefined> {
  const root = await findWorkTree(git, repo);
  if (root === undefined) return undefined;
  const path = relative(await realpath(root), await realpath(resolve(planPath)));
  return path.startsWith('..') || path === '' ? undefined : path;
}
