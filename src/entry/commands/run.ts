import { realpath } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { RunConfig } from '../../domain/config/run-config.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { exitCodeOf } from '../../domain/record/ending.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { listPlanPaths } from '../../domain/toolchain/named-paths.ts';
import { findWorkTree, requireGitDir } from '../../git/find-git-dir.ts';
import type { Git } from '../../git/git.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { readStatus } from '../../git/status.ts';
import { renderChronicleText } from '../../report/terminal/chronicle-text.ts';
import { renderRunJson } from '../../report/terminal/run-json.ts';
import type { RunResult } from '../../runner/run-plan.ts';
import { openLocalOrigin } from '../../store/origin.ts';
import { composeRun } from '../compose/compose.ts';
import { findExcludesFiles } from '../compose/find-excludes-files.ts';
import type { Io } from '../compose/host-context.ts';
import { loadPlan, requireTaskId } from '../compose/load-plan.ts';
import { openLocalLease } from '../compose/open-lease.ts';
import { prepareRun } from '../compose/prepare-run.ts';
import { LATE_REASON, withCancellation } from '../compose/signals.ts';
import { toFailure } from '../compose/to-failure.ts';
import { withGit } from '../compose/with-git.ts';
import { createTerminalNotifier } from '../publish/terminal-notifier.ts';
import { readConfigAt } from '../settings/load-config.ts';
import { type GivenSettings, readRunSettings } from '../settings/run-settings.ts';
import { parseBranchGlobs } from '../settings/settings.ts';
import { type VerboseFlags, withVerbose } from './flags.ts';

/** The flags of `groundhog run`, as texts. */
export interface RunFlags extends Omit<GivenSettings, 'protectedBranches'>, VerboseFlags {
  readonly repo: string;
  readonly task?: string;
  readonly base?: string;
  readonly taskBranch?: string;
  readonly protectedBranch?: readonly string[];
  readonly lfs?: boolean;
  readonly json?: boolean;
}

/** Runs a plan in a repository on this machine, prints the result, and returns the exit code. */
export async function runPlanCommand(planPath: string, flags: RunFlags, io: Io): Promise<number> {
  const { host, console } = withVerbose(io, flags);
  try {
    const { result, taskId } = await runLocally(planPath, flags, { host, console });
    const { ending, reason, view, taskBranch } = result;
    if (flags.json === true)
      console.out(renderRunJson({ taskId, ending, reason, view, taskBranch }, host.redactor.redact));
    else if (view !== undefined) console.out(`\n${renderChronicleText(view)}`);
    console.err(`\nEnding: ${ending}. ${reason}\n`);
    return exitCodeOf(ending);
  } catch (error) {
    const { ending, exitCode, text } = toFailure(error, host.redactor.redact, 'run');
    const refused = {
      taskId: flags.task ?? (await findTaskId(planPath)) ?? null,
      ending,
      reason: text,
      taskBranch: flags.taskBranch ?? null,
      view: undefined,
    };
    if (flags.json === true) console.out(renderRunJson(refused, host.redactor.redact));
    console.err(`${text}\n`);
    return exitCode;
  }
}

/** Runs a plan as `runPlanCommand` does, and returns the result instead of printing it. */
export async function runLocally(
  planPath: string,
  flags: RunFlags,
  { host, console }: Io,
): Promise<{ result: RunResult; taskId: string }> {
  const { plan, text } = await loadPlan(planPath);
  const taskId = requireTaskId(flags.task, plan, planPath);
  const given = { ...flags, protectedBranches: parseBranchGlobs(flags.protectedBranch ?? [], 'protected-branch') };
  // Invalid values are refused before anything is read.
  readRunSettings(given);
  const { inRepository, config } = await withGit(host, async (git) => ({
    inRepository: await findPathInRepository(git, flags.repo, planPath),
    config: await readBaseConfig(git, flags),
  }));
  const { settings, workers } = prepareRun({ given, config, plan }, { ...host, write: console.err });
  const { limits, isolation, workspace, protectedBranches, forRequest } = settings;
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
  // In place the agent of a run that died may still write to the checkout, and one that is not clean is refused.
  const uncommitted =
    workspace === 'in_place' ? [] : await withGit(host, (git) => findUncommitted(git, flags.repo, plan));
  if (uncommitted.length > 0)
    notifier.progress({
      kind: 'warning',
      text: `The plan names files that are not committed as they are in your checkout, so that neither agents nor criteria see them: ${listSome(uncommitted)}`,
    });
  const openOrigin = (git: Git) => openLocalOrigin(git, flags.repo);
  const lease = await openLocalLease();
  const parts = { request, ...workers, notifier, openOrigin, limits, isolation, lease };
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

/** Finds the task id of a refused run in its plan; undefined when the plan cannot be read either. */
async function findTaskId(planPath: string): Promise<string | undefined> {
  try {
    const { plan } = await loadPlan(planPath);
    return requireTaskId(undefined, plan, planPath);
  } catch {
    return undefined;
  }
}

/** Reads the configuration at the base, whatever is checked out. */
export async function readBaseConfig(
  git: Git,
  { repo, base }: Pick<RunFlags, 'repo' | 'base'>,
): Promise<RunConfig | undefined> {
  const { remote, resolveBase } = await openLocalOrigin(git, repo);
  const { sha } = await resolveBase(base);
  return readConfigAt(git, { remote, commit: sha, checkout: repo, folder: join(git.location.gitDir, 'base.git') });
}

/** Finds the files of the checkout that the plan names and whose state there is in no commit; sorted. */
async function findUncommitted(git: Git, repo: string, plan: Plan): Promise<readonly string[]> {
  const root = await findWorkTree(git, repo);
  if (root === undefined) return [];
  const { gitDir } = await requireGitDir(git, repo);
  const { changed, untracked } = await readStatus(git.at({ gitDir, workTree: root }));
  const named = listPlanPaths(plan);
  return [...changed, ...untracked]
    .map(toReadablePath)
    .filter((path) => named.has(path))
    .sort();
}

/** Finds the plan's path below the repository's root; undefined when it lies elsewhere. */
async function findPathInRepository(git: Git, repo: string, planPath: string): Promise<string | undefined> {
  const root = await findWorkTree(git, repo);
  if (root === undefined) return undefined;
  const path = relative(await realpath(root), await realpath(resolve(planPath)));
  return path.startsWith('..') || path === '' ? undefined : path;
}
