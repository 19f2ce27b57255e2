import { compileGlobs } from '../paths/glob.ts';
import { toProtection } from '../paths/path-policy.ts';
import type { VerifyIn } from '../setting-limits.ts';
import { quote } from '../yaml/file-problem.ts';
import { findCommandScripts } from './command-scripts.ts';
import { hasOpenQuote } from './command-words.ts';
import { type Criterion, runsCommand } from './criterion.ts';
import { findEmptyEnd } from './empty-check.ts';
import { type Checkpoint, listCriteria, type Plan } from './plan.ts';
import { asksForTests } from './tests-criterion.ts';

/** A weakness of a valid plan. */
export interface PlanWarning {
  /** Undefined for the plan as a whole. */
  readonly checkpointId: string | undefined;
  readonly message: string;
  /** True where attempts are likely to be in vain, or to show nothing. */
  readonly isFault?: true;
  /** Lines of a plan that are better, to be pasted; without indentation. */
  readonly paste?: string;
}

/**
 * Finds weaknesses of a plan in its order: checks that the agent can rewrite, checks that an empty file or no work
 * satisfies, and statements without a judge. They never make a plan invalid. `verifyIn` is what the settings say.
 */
export function lintPlan(plan: Plan, verifyIn?: VerifyIn): readonly PlanWarning[] {
  // For what is shared the plan itself has to protect: a later checkpoint may come without.
  const tests = plan.checkpoints.map((checkpoint) => toOpenTest({ ...checkpoint, protect: [] }, plan));
  const isOpen: IsOpen = (path) => tests.some((test) => test(path));
  const setup = plan.setup === undefined ? [] : lintCommand('setup', plan.setup, isOpen);
  const unused = plan.setup === undefined && plan.setup_inputs !== undefined ? [UNUSED_INPUTS] : [];
  const hasCommands = plan.checkpoints.some((checkpoint) => listCriteria(checkpoint, plan).some(runsCommand));
  const shared = verifyIn === 'workspace' && hasCommands ? [SHARED_FOLDER] : [];
  const guards = (plan.guards ?? []).flatMap((guard, index) => lintCriterion(`guard ${index + 1}`, guard, isOpen));
  return [
    ...lintExits(plan),
    ...[...shared, ...setup, ...unused, ...guards].map((message) => ({ checkpointId: undefined, message })),
    ...plan.checkpoints.flatMap((checkpoint) =>
      lintCheckpoint(checkpoint, plan).map((message) => ({ checkpointId: checkpoint.id, message })),
    ),
  ];
}

const UNUSED_INPUTS = '"setup_inputs" has no effect without "setup"';
const SHARED_FOLDER =
  'commands of criteria run in the folder that the agent leaves ("verify_in: workspace"): ignored files, caches and packages that it has changed decide what they find';

const ONLY_REGRESSIONS =
  'the criteria only ask that no test is lost, which holds before any work is done: name in "must_pass" the tests of this checkpoint';

/** Returns whether an attempt that changes a path can pass. */
type IsOpen = (path: string) => boolean;

/**
 * Creates the test for the paths that a checkpoint leaves open: neither protected, nor outside of its `changes_within`,
 * nor what it is there to write.
 */
function toOpenTest(checkpoint: Checkpoint, plan: Plan): IsOpen {
  const globs = [...(plan.protect ?? []), ...(checkpoint.protect ?? []), ...listWritten(checkpoint)];
  const isProtected = toProtection({ globs, planPath: undefined });
  const isInside = listCriteria(checkpoint, plan).flatMap((criterion) =>
    criterion.kind === 'changes_within' ? [compileGlobs(criterion.paths)] : [],
  );
  return (path) => !isProtected(path) && isInside.every((test) => test(path));
}

function lintCheckpoint(checkpoint: Checkpoint, plan: Plan): string[] {
  const isOpen = toOpenTest(checkpoint, plan);
  const messages = checkpoint.success_criteria.flatMap((criterion, index) =>
    lintCriterion(`criterion ${index + 1}`, criterion, isOpen),
  );
  const weakness = findWeakness(checkpoint.success_criteria);
  return weakness === undefined ? messages : [...messages, weakness];
}

/** Lists the files that a checkpoint is there to write: those that its `changes_within` names one by one. */
function listWritten({ success_criteria }: Checkpoint): string[] {
  const limits = success_criteria.filter((criterion) => criterion.kind === 'changes_within');
  return limits.flatMap(({ paths }) => paths).filter((path) => !/[*?[\]{}!]/.test(path));
}

function lintCriterion(name: string, criterion: Criterion, isOpen: IsOpen): string[] {
  if (runsCommand(criterion)) return lintCommand(name, criterion.command, isOpen);
  if (criterion.kind !== 'semantic') return [];
  return [`${name} (semantic) is not checked by a machine: it stays unjudged unless a judge or a person decides it`];
}

/** Warns of commands that are judged by their exit code, which is 0 whatever they find. */
function lintExits(plan: Plan): PlanWarning[] {
  const toWarnings = (checkpointId: string | undefined, name: string, criteria: readonly Criterion[]) =>
    criteria.flatMap((criterion, index): PlanWarning[] => {
      const message = describeEmpty(criterion);
      return message === undefined ? [] : [{ checkpointId, message: `${name} ${index + 1} ${message}`, isFault: true }];
    });
  return [
    ...toWarnings(undefined, 'guard', plan.guards ?? []),
    ...plan.checkpoints.flatMap(({ id, success_criteria: own }) => toWarnings(id, 'criterion', own)),
  ];
}

function describeEmpty(criterion: Criterion): string | undefined {
  if (criterion.kind !== 'command' || criterion.expect_exit !== 0) return undefined;
  if (hasOpenQuote(criterion.command))
    return `is not valid shell: a quotation mark of ${quote(criterion.command)} is never closed`;
  const end = findEmptyEnd(criterion.command);
  if (end === undefined) return undefined;
  return end === criterion.command.trim().replace(/\s+/g, ' ')
    ? `cannot fail: ${quote(end)} always succeeds, and so shows nothing of the work`
    : `cannot fail: it ends with ${quote(end)}, which succeeds whatever comes before; leave that out`;
}

/** Files that a setup makes, which verification makes itself. */
const OF_SETUP = /^(?:\.?venv|node_modules)\//;

/** Renders a warning for each program whose files the agent can change. */
function lintCommand(name: string, command: string, isOpen: IsOpen): string[] {
  return findCommandScripts(command).flatMap(({ program, paths }) => {
    const open = paths.filter((path) => isOpen(path) && !OF_SETUP.test(path));
    if (open.length === 0) return [];
    const files = `${open.map(quote).join(' and ')} ${open.length === 1 ? 'says' : 'say'}`;
    const them = open.length === 1 ? 'it' : 'them';
    return [`${name}: ${quote(program)} runs what ${files}, and the agent can change that; add ${them} to "protect"`];
  });
}

function findWeakness(criteria: readonly Criterion[]): string | undefined {
  const kinds = new Set(criteria.map(({ kind }) => kind));
  const tests = criteria.filter((criterion) => criterion.kind === 'tests');
  if (tests.some(asksForTests)) return undefined;
  if (kinds.has('command') || kinds.has('file_contains') || kinds.has('github_check')) return undefined;
  if (tests.length > 0 && !kinds.has('file_exists') && !kinds.has('file_absent')) return ONLY_REGRESSIONS;
  if (kinds.has('file_exists')) return 'the criteria only ask whether files exist: an empty file satisfies them';
  if (!kinds.has('file_absent')) return 'the only criterion is "changes_within": it holds before any work is done';
  return undefined;
}
