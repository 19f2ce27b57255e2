import { toProtection } from '../paths/path-policy.ts';
import type { Criterion } from '../plan/criterion.ts';
import type { PlanWarning } from '../plan/lint-plan.ts';
import type { Plan } from '../plan/plan.ts';
import { listSome } from '../text/list-some.ts';
import { quote } from '../yaml/file-problem.ts';
import { renderYaml } from '../yaml/render-yaml.ts';
import { findMissingScript, installsOnly, makesNothing, warnOfMissing, warnOfOtherReports } from './lint-commands.ts';
import { warnOfMistypedFolders } from './lint-folders.ts';
import { FILE_KINDS, findUses, warnOfEarlyExit, warnOfNewTestsOnly, withPaste } from './lint-runners.ts';
import { findNeededPaths } from './named-paths.ts';
import { hasPath, hasWorkspaces, type RepositoryFiles, readPackageManifest } from './repository-files.ts';
import { findRunnerCalls, stopsAtUnloaded } from './runner-calls.ts';
import { suggestSetup } from './suggest-setup.ts';
import { findTestRunners, ON_COLLECTION_ERRORS, type TestRunner } from './test-runner.ts';
import { isOfNode } from './test-script.ts';

/** A criterion that no attempt can satisfy. Checkpoint and criterion by their numbers, from 0. */
export interface ImpossibleCriterion {
  readonly checkpoint: number;
  readonly criterion: number;
  readonly message: string;
}

/** The findings on a plan in its repository. */
export interface RepositoryFindings {
  readonly impossible: readonly ImpossibleCriterion[];
  readonly warnings: readonly PlanWarning[];
}

/** Checks a plan against the files of its base: what cannot pass, and what a wrong change could pass. */
export function lintInRepository(plan: Plan, files: RepositoryFiles): RepositoryFindings {
  const [runner] = findTestRunners(files);
  const uses = findUses(plan, files);
  const impossible = findImpossible(plan, files);
  const isImpossible = (id: string | undefined, number: number) =>
    impossible.some(({ checkpoint, criterion }) => plan.checkpoints[checkpoint]?.id === id && criterion === number);
  return {
    impossible,
    warnings: [
      ...warnOfMissing(plan, files, isImpossible),
      ...warnOfOtherReports(plan),
      ...warnOfMistypedFolders(plan, files),
      ...warnOfStoppedGuards(plan),
      ...warnOfWorkspaces(plan, files),
      ...warnOfSubmodules(files),
      ...warnOfFilesAtBase(plan, files),
      ...warnOfFilesOnly(plan, runner),
      ...warnOfNewTestsOnly(plan, uses, files),
      ...warnOfEarlyExit(uses, files, runner),
    ],
  };
}

/** Finds what needs a file that is not at the base, or is to be gone, where no attempt up to then may change it. */
function findImpossible(plan: Plan, files: RepositoryFiles): ImpossibleCriterion[] {
  const isProtected = plan.checkpoints.map(({ protect = [] }) =>
    toProtection({ globs: [...(plan.protect ?? []), ...protect], planPath: undefined }),
  );
  return plan.checkpoints.flatMap(({ success_criteria: criteria }, checkpoint) => {
    const isLocked = (path: string) => isProtected.slice(0, checkpoint + 1).every((test) => test(path));
    return criteria.flatMap((given, criterion) => {
      const reason = findObstacle(given, { files, isLocked, setup: plan.setup });
      return reason === undefined ? [] : [{ checkpoint, criterion, message: `this checkpoint cannot pass: ${reason}` }];
    });
  });
}

interface BaseFacts {
  readonly files: RepositoryFiles;
  /** Returns whether no attempt may change a path. */
  readonly isLocked: (path: string) => boolean;
  readonly setup: string | undefined;
}

function findObstacle(criterion: Criterion, { files, isLocked, setup }: BaseFacts): string | undefined {
  const isMissing = (path: string) => !hasPath(files, path);
  if (criterion.kind === 'file_absent')
    return !isMissing(criterion.path) && isLocked(criterion.path)
      ? `${quote(criterion.path)} is at the base, and "protect" keeps attempts from deleting it`
      : undefined;
  if (criterion.kind === 'file_exists' || criterion.kind === 'file_contains')
    return isMissing(criterion.path) && isLocked(criterion.path) ? describeLocked(criterion.path) : undefined;
  // `expect_exit` may ask for the absence of what is missing, and the setup may make a file.
  if (!('command' in criterion) || ('expect_exit' in criterion && criterion.expect_exit !== 0)) return undefined;
  const script = setup === undefined || installsOnly(setup) ? findMissingScript(criterion.command, files) : undefined;
  if (script !== undefined && isLocked('package.json'))
    return `package.json at the base has no script ${quote(script)}, and "protect" keeps attempts from adding it; commit it first, or change "protect"`;
  if (setup !== undefined && !makesNothing(setup, files)) return undefined;
  const missing = findNeededPaths(criterion.command).find((path) => isMissing(path) && isLocked(path));
  return missing === undefined ? undefined : describeLocked(missing);
}

function describeLocked(path: string): string {
  return `${quote(path)} is not at the base, and "protect" keeps attempts from creating it; commit it first, or change "protect"`;
}

/** Warns of criteria that ask for a file which is there, and which no checkpoint up to then removes. */
function warnOfFilesAtBase({ checkpoints }: Plan, files: RepositoryFiles): PlanWarning[] {
  const removed = new Set<string>();
  return checkpoints.flatMap(({ id, success_criteria: criteria }) =>
    criteria.flatMap((criterion, index): PlanWarning[] => {
      if (criterion.kind === 'file_absent') removed.add(criterion.path);
      if (criterion.kind !== 'file_exists' || !hasPath(files, criterion.path) || removed.has(criterion.path)) return [];
      const message = `criterion ${index + 1} asks for ${quote(criterion.path)}, which the base has: it holds before any work`;
      return [{ checkpointId: id, message }];
    }),
  );
}

/** Warns of a plan that runs tests of workspaces, whose packages find each other only once they are installed. */
function warnOfWorkspaces(plan: Plan, files: RepositoryFiles): PlanWarning[] {
  const { node: setup } = suggestSetup(files);
  const criteria = [...(plan.guards ?? []), ...plan.checkpoints.flatMap(({ success_criteria: own }) => own)];
  const scripts = readPackageManifest(files)?.scripts ?? new Map<string, string>();
  const calls = (command: string) => findRunnerCalls(command, scripts).some(({ runner }) => isOfNode(runner));
  const runsNode = criteria.some(
    (criterion) => 'command' in criterion && (PACKAGE_MANAGER.test(criterion.command) || calls(criterion.command)),
  );
  if (plan.setup !== undefined || setup === undefined || !hasWorkspaces(files) || !runsNode) return [];
  const message =
    'no "setup" installs the workspaces: their packages do not find each other in the clean checkout that criteria run in';
  return [{ checkpointId: undefined, message, isFault: true, paste: renderYaml({ setup }).trimEnd() }];
}

function warnOfSubmodules({ submodules = [] }: RepositoryFiles): PlanWarning[] {
  if (submodules.length === 0) return [];
  const folders = submodules.length === 1 ? 'a submodule is an empty folder' : 'submodules are empty folders';
  const message = `${folders} where agents and criteria work, so that what needs its files fails: ${listSome(submodules.map(quote))}`;
  return [{ checkpointId: undefined, message }];
}

const PACKAGE_MANAGER = /(?:^|[\s;&|(])(?:npm|npx|pnpm|yarn)\s/;

/** Warns of guards that keep no test while one test file cannot be loaded, as one of tests that are written first. */
function warnOfStoppedGuards({ guards = [] }: Plan): PlanWarning[] {
  return guards.flatMap((guard, index) => {
    if (guard.kind !== 'tests' || !stopsAtUnloaded(guard.command)) return [];
    const message = `guard ${index + 1} runs pytest, which runs no test at all where it cannot load one file, such as a test of what is not written yet; give it ${ON_COLLECTION_ERRORS}`;
    return [{ checkpointId: undefined, message }];
  });
}

function warnOfFilesOnly(plan: Plan, runner: TestRunner | undefined): PlanWarning[] {
  const all = [...plan.checkpoints.flatMap(({ success_criteria: criteria }) => criteria), ...(plan.guards ?? [])];
  if (!all.every(({ kind }) => FILE_KINDS.has(kind))) return [];
  const message = 'no criterion runs anything: all of them look at files, so that code which does not work can land';
  return [withPaste({ checkpointId: undefined, message }, runner, 'guards')];
}
