import { compileGlobs } from '../paths/glob.ts';
import { toProtection } from '../paths/path-policy.ts';
import type { VerifyIn } from '../setting-limits.ts';
import { quote } from '../yaml/file-problem.ts';
import { hasOpenQuote } from './command-words.ts';
import { type Criterion, runsCommand } from './criterion.ts';
import { findEmptyEnd } from './empty-check.ts';
import { findBuildInSetup } from './find-build-in-setup.ts';
import { type Checkpoint, listCriteria, listLimits, type Plan } from './plan.ts';
import { compilePattern } from './plan-pattern.ts';
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
 * Finds weaknesses of a plan in its order: checks that an empty file or no work satisfies, and statements without a judge.
 * They never make a plan invalid. `verifyIn` is what the settings say.
 */
export function lintPlan(plan: Plan, verifyIn?: VerifyIn): readonly PlanWarning[] {
  const unused = plan.setup === undefined && plan.setup_inputs !== undefined ? [UNUSED_INPUTS] : [];
  const hasCommands = plan.checkpoints.some((checkpoint) => listCriteria(checkpoint, plan).some(runsCommand));
  const shared = verifyIn === 'workspace' && hasCommands ? [SHARED_FOLDER] : [];
  const guards = (plan.guards ?? []).flatMap((guard, index) => lintCriterion(`guard ${index + 1}`, guard));
  return [
    ...lintExits(plan),
    ...warnOfOldBuild(plan),
    ...plan.checkpoints.flatMap((checkpoint) => warnOfLockedWork(checkpoint, plan)),
    ...[...shared, ...unused, ...guards].map((message) => ({ checkpointId: undefined, message })),
    ...plan.checkpoints.flatMap((checkpoint) =>
      lintCheckpoint(checkpoint).map((message) => ({
        ...{ checkpointId: checkpoint.id, message },
        ...(message === ONLY_REGRESSIONS ? { isFault: true as const } : {}),
      })),
    ),
  ];
}

const UNUSED_INPUTS = '"setup_inputs" has no effect without "setup"';
const SHARED_FOLDER =
  'commands of criteria run in the folder that the agent leaves ("verify_in: workspace"): ignored files, caches and packages that it has changed decide what they find';

const ONLY_REGRESSIONS =
  'the criteria only ask that no test is lost, which holds before any work is done: name in "must_pass" the tests of this checkpoint';

function lintCheckpoint(checkpoint: Checkpoint): string[] {
  const messages = checkpoint.success_criteria.flatMap((criterion, index) =>
    lintCriterion(`criterion ${index + 1}`, criterion),
  );
  const weakness = findWeakness(checkpoint.success_criteria);
  return weakness === undefined ? messages : [...messages, weakness];
}

function lintCriterion(name: string, criterion: Criterion): string[] {
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
  if (criterion.kind === 'changes_within' && criterion.paths.some(matchesAll))
    return `cannot fail: ${quote(criterion.paths.find(matchesAll) ?? '')} allows every path`;
  if (criterion.kind === 'file_contains' && isFoundInNothing(criterion.pattern))
    return `says nothing of the text: an empty file has ${quote(criterion.pattern)}`;
  if (criterion.kind !== 'command' || criterion.expect_exit !== 0) return undefined;
  if (hasOpenQuote(criterion.command))
    return `is not valid shell: a quotation mark of ${quote(criterion.command)} is never closed`;
  const end = findEmptyEnd(criterion.command);
  if (end === undefined) return undefined;
  return end === criterion.command.trim().replace(/\s+/g, ' ')
    ? `cannot fail: ${quote(end)} always succeeds, and so shows nothing of the work`
    : `cannot fail: it ends with ${quote(end)}, which succeeds whatever comes before; leave that out`;
}

function isFoundInNothing(pattern: string): boolean {
  const compiled = compilePattern(pattern);
  return compiled.kind === 'compiled' && compiled.isFoundIn('');
}

/** Returns whether a glob matches every path. */
export function matchesAll(glob: string): boolean {
  return compileGlobs([glob])('\u{1}/\u{1}');
}

/** Warns of a build that criteria find as it was before the attempt. */
function warnOfOldBuild(plan: Plan): PlanWarning[] {
  const build = findBuildInSetup(plan);
  if (build === undefined) return [];
  const message = `"setup" builds (${quote(build)}) once, so that criteria may pass on what it made of older sources: name the sources in "setup_inputs", beside lockfiles and manifests, or build in the commands of the criteria`;
  return [{ checkpointId: undefined, message, isFault: true }];
}

/** Warns of a checkpoint that may change nothing of what it is allowed to change. */
function warnOfLockedWork({ id, protect = [], success_criteria }: Checkpoint, plan: Plan): PlanWarning[] {
  const limits = listLimits(success_criteria);
  const isProtected = toProtection({ globs: [...(plan.protect ?? []), ...protect], planPath: undefined });
  // A path that the glob matches stands for all of them.
  const isLocked = (glob: string) => !/[[\]{}\\]/.test(glob) && isProtected(glob.replace(/\*+|\?/g, 'x'));
  if (limits.length === 0 || !limits.every(isLocked)) return [];
  const message = 'no attempt can pass: "protect" covers all that "changes_within" lets it change';
  return [{ checkpointId: id, message, isFault: true }];
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
