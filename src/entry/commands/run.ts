import { realpath } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { exitCodeOf } from '../../domain/ending.ts';
import { findWorkTree } from '../../git/find-git-dir.ts';
import type { Git } from '../../git/git.ts';
import { renderChronicleText } from '../../report/chronicle-text.ts';
import { renderRunJson } from '../../report/run-json.ts';
import type { RunResult } from '../../runner/run-plan.ts';
import { openLocalOrigin } from '../../store/origin.ts';
import { composeRun, type World, withGit } from '../compose.ts';
import type { Console } from '../console.ts';
import { type AgentChoice, createAgent } from '../create-agent.ts';
import { findExcludesPlaces } from '../excludes-places.ts';
import { toFailure } from '../fail.ts';
import { loadPlan, requireTaskId } from '../load-plan.ts';
import { toLocalLease } from '../local-lease.ts';
import {
  ATTEMPT_BUDGET,
  DEFAULT_WALL_CLOCK_SECONDS,
  type LimitTexts,
  parseBranchGlobs,
  parseLimits,
  parseMaterialize,
  parseMaxTurns,
  parseStepMatch,
  parseWholeNumber,
  parseWorkspace,
  requireDiscardable,
  requireRoomToWait,
  WALL_CLOCK_SECONDS,
} from '../settings.ts';
import { LATE_REASON, withCancellation } from '../signals.ts';
import { createTerminalNotifier } from '../terminal-notifier.ts';

/** The flags of `groundhog run`, as they were given. */
export interface RunFlags extends LimitTexts, AgentChoice {
  readonly repo: string;
  readonly task?: string;
  readonly base?: string;
  readonly taskBranch?: string;
  readonly attemptBudgetDefault?: string;
  readonly wallClockTimeoutSeconds?: string;
  readonly maxIterations?: string;
  readonly fresh?: boolean;
  readonly protectedBranch?: readonly string[];
  readonly stepMatch?: string;
  readonly workspace?: string;
  readonly lfs?: boolean;
  readonly materialize?: string;
  readonly json?: boolean;
}

/** Carries out a plan in a repository on this machine, and gives the exit code. */
export async function runCommand(
  planPath: string,
  flags: RunFlags,
  io: { world: World; console: Console },
): Promise<number> {
  const { world, console } = io;
  try {
    const { result, taskId } = await runLocally(planPath, flags, io);
    const { ending, reason, view, taskBranch } = result;
    if (flags.json === true) console.out(renderRunJson({ taskId, ending, reason, view, taskBranch }));
    else if (view !== undefined) console.out(`\n${renderChronicleText(view)}`);
    console.err(`\nEnding: ${ending}. ${reason}\n`);
    return exitCodeOf(ending);
  } catch (error) {
    const { ending, text } = toFailure(error, world.redactor.redact, 'run');
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
  { world, console }: { world: World; console: Console },
): Promise<{ result: RunResult; taskId: string }> {
  const { plan, text } = await loadPlan(planPath);
  const taskId = requireTaskId(flags.task, plan, planPath);
  const limits = parseLimits(flags);
  const hasCostLimit = limits.maxCostUsd !== undefined;
  const agent = createAgent(flags, { env: world.env, redactor: world.redactor, hasCostLimit });
  const attemptBudgetDefault = parseWholeNumber(flags.attemptBudgetDefault, ATTEMPT_BUDGET);
  const seconds = parseWholeNumber(flags.wallClockTimeoutSeconds, WALL_CLOCK_SECONDS) ?? DEFAULT_WALL_CLOCK_SECONDS;
  const stepMatch = parseStepMatch(flags.stepMatch);
  const inRepository = await withGit(world, (git) => findPathInRepository(git, flags.repo, planPath));
  const workspace = parseWorkspace(flags.workspace);
  const request = {
    taskId,
    plan,
    planText: text,
    planPath: inRepository,
    base: flags.base,
    taskBranch: flags.taskBranch,
    attemptBudgetDefault,
    wallClockTimeoutMs: seconds * 1000,
    maxTurns: parseMaxTurns(flags.maxIterations),
    isFresh: requireDiscardable(flags.fresh === true, workspace),
    protection: { globs: parseBranchGlobs(flags.protectedBranch ?? [], '--protected-branch'), names: [] },
    stepMatch,
    checkout: workspace === 'in_place' ? { folder: flags.repo, excludes: findExcludesPlaces(world.env) } : undefined,
    keepsLfsPointers: flags.lfs === true,
    materialize: requireRoomToWait(parseMaterialize(flags.materialize), workspace),
  };
  const notifier = createTerminalNotifier(console.err);
  const openOrigin = (git: Git) => openLocalOrigin(git, flags.repo);
  const lease = await toLocalLease();
  const parts = { request, agent, notifier, openOrigin, limits, lease };
  const result = await withCancellation<RunResult>(
    (signal) => composeRun(world, { ...parts, signal }),
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

/** The plan's path below the repository's root; undefined when it lies elsewhere. */
async function findPathInRepository(git: Git, repo: string, planPath: string): Promise<string | undefined> {
  const root = await findWorkTree(git, repo);
  if (root === undefined) return undefined;
  const path = relative(await realpath(root), await realpath(resolve(planPath)));
  return path.startsWith('..') || path === '' ? undefined : path;
}
