import { hasNegation, isPlainChain } from '../plan/command-words.ts';
import type { Criterion } from '../plan/criterion.ts';
import type { PlanWarning } from '../plan/lint-plan.ts';
import type { Checkpoint, Plan } from '../plan/plan.ts';
import { listSome } from '../text/list-some.ts';
import { quote } from '../yaml/file-problem.ts';
import { splitByFolder } from './command-folders.ts';
import { type RepositoryFiles, readPackageManifest } from './repository-files.ts';
import { findRunnerCalls, type RunnerCall } from './runner-calls.ts';
import {
  addReporter,
  findTestRunners,
  inFolder,
  nameRunner,
  renderSuggestion,
  runnerTraits,
  suggestSuite,
  type TestRunner,
} from './test-runner.ts';

/** The kinds of criteria that run nothing. */
export const FILE_KINDS: ReadonlySet<string> = new Set([
  'file_exists',
  'file_absent',
  'file_contains',
  'changes_within',
  'semantic',
]);

/** A command of a criterion that calls a test runner. */
export interface RunnerUse {
  readonly checkpoint: Checkpoint;
  readonly criterion: Criterion & { readonly kind: 'command' };
  readonly number: number;
  readonly call: RunnerCall;
  /** Whether the tests are to fail: they are written first. */
  readonly isToFail: boolean;
}

/** Finds the commands of the checkpoints of a plan that call test runners. */
export function findUses(plan: Plan, files: RepositoryFiles): RunnerUse[] {
  const scripts = readPackageManifest(files)?.scripts ?? new Map<string, string>();
  return plan.checkpoints.flatMap((checkpoint) =>
    checkpoint.success_criteria.flatMap((criterion, index) => {
      if (criterion.kind !== 'command') return [];
      const [call] = findRunnerCalls(criterion.command, scripts);
      const isToFail = criterion.expect_exit !== 0 || hasNegation(criterion.command);
      return call === undefined ? [] : [{ checkpoint, criterion, number: index + 1, call, isToFail }];
    }),
  );
}

/** Warns of checkpoints that run some tests where the repository has more: nothing sees what else they break. */
export function warnOfNewTestsOnly(plan: Plan, uses: readonly RunnerUse[], files: RepositoryFiles): PlanWarning[] {
  // Tests that are to fail for now would break such a guard.
  if (uses.some(({ isToFail }) => isToFail)) return [];
  const isGuarded = toGuardTest(plan, files);
  const suites = findTestRunners(files);
  const narrow = uses.filter(
    ({ call, checkpoint, criterion }) =>
      !call.isWhole &&
      !runsAll(checkpoint, uses) &&
      !isGuarded(call) &&
      (findOnlyFolder(criterion.command) !== undefined || suites.length > 0),
  );
  const [first] = narrow;
  if (first === undefined) return [];
  const names = [...new Set(narrow.map(({ checkpoint }) => checkpoint.id))];
  const message = `criterion ${first.number} runs only some tests: what breaks other tests of the repository can land${listOthers(names)}`;
  const { runner } = first.call;
  const folder = findOnlyFolder(first.criterion.command);
  const isOfRoot = folder === undefined && suites.some(({ name }) => name === runner);
  const suite = folder !== undefined || isOfRoot ? suggestSuite(runner, folder ?? '', files) : undefined;
  return [withPaste({ checkpointId: first.checkpoint.id, message }, suite, 'guards')];
}

/** Creates the test for runners whose tests a guard runs; one that is no known runner may run all of them. */
function toGuardTest({ guards = [] }: Plan, files: RepositoryFiles): (call: RunnerCall) => boolean {
  const scripts = readPackageManifest(files)?.scripts ?? new Map<string, string>();
  const kept = guards
    .filter(({ kind }) => !FILE_KINDS.has(kind))
    .map((guard) => ('command' in guard ? findRunnerCalls(guard.command, scripts) : []));
  return ({ runner }) => kept.some((calls) => calls.length === 0 || calls.some((call) => call.runner === runner));
}

function runsAll(checkpoint: Checkpoint, uses: readonly RunnerUse[]): boolean {
  // A check on GitHub, or a criterion that reads a report, may run all of them.
  const hasOthers = checkpoint.success_criteria.some(({ kind }) => kind !== 'command' && !FILE_KINDS.has(kind));
  return hasOthers || uses.some((use) => use.checkpoint === checkpoint && use.call.isWhole);
}

/** Warns of commands that pass when the code under test ends the process, once for each runner. */
export function warnOfEarlyExit(
  uses: readonly RunnerUse[],
  files: RepositoryFiles,
  suite: TestRunner | undefined,
): PlanWarning[] {
  const blind = uses.filter(({ call, isToFail }) => !runnerTraits[call.runner].seesEarlyExit && !isToFail);
  const runners = [...new Set(blind.map(({ call }) => call.runner))];
  return runners.flatMap((name) => {
    const mine = blind.filter(({ call }) => call.runner === name);
    const [first] = mine;
    if (first === undefined) return [];
    const { call, criterion, number, checkpoint } = first;
    const folder = findOnlyFolder(criterion.command);
    const own = call.isDirect || folder !== undefined ? addReporter(name, criterion.command, files) : undefined;
    const better = own === undefined ? (suite?.name === name ? suite : undefined) : inFolder(own, folder ?? '');
    const names = [...new Set(mine.map((use) => use.checkpoint.id))];
    const message = `criterion ${number} judges ${quote(nameRunner(name))} by its exit code, which is 0 too when the code ends the process early, or when tests were deleted or skipped${listOthers(names)}; name in "must_pass" the tests of this checkpoint, of which "*" is all`;
    return better?.report === undefined
      ? []
      : [withPaste({ checkpointId: checkpoint.id, message }, better, 'success_criteria')];
  });
}

/** Returns the folder of a command that only enters it and runs one program there; undefined for others. */
function findOnlyFolder(command: string): string | undefined {
  const [only, ...others] = /^\s*cd\s/.test(command) && isPlainChain(command) ? splitByFolder(command) : [];
  return only === undefined || others.length > 0 || only.folder === '' ? undefined : only.folder;
}

function listOthers([, ...others]: readonly string[]): string {
  return others.length === 0 ? '' : ` (likewise in ${listSome(others.map(quote))})`;
}

/** Adds to a warning the lines that suggest a runner below a key, where it writes a report. */
export function withPaste(
  warning: PlanWarning,
  runner: TestRunner | undefined,
  key: 'guards' | 'success_criteria',
): PlanWarning {
  // The exit code of a criterion asks for every test: without names, tests that failed before may still fail.
  const demand = key === 'success_criteria' ? { must_pass: ['*'] } : {};
  const paste = runner === undefined ? undefined : renderSuggestion(key, runner, demand);
  return paste === undefined ? warning : { ...warning, paste };
}
