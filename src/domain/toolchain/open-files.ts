import { expandBraces } from '../paths/expand-braces.ts';
import { compileGlobs } from '../paths/glob.ts';
import { toProtection } from '../paths/path-policy.ts';
import { hasNegation } from '../plan/command-words.ts';
import { runsCommand } from '../plan/criterion.ts';
import { type Checkpoint, listCriteria, listLimits, type Plan } from '../plan/plan.ts';
import { toDecidingFiles } from './deciding-files.ts';
import { findNeededPaths } from './named-paths.ts';
import { hasPath, type RepositoryFiles } from './repository-files.ts';
import { isAmongTests } from './test-files.ts';

/** A file that decides a criterion of a checkpoint whose attempts may change it. */
export interface OpenFile {
  readonly checkpoint: Checkpoint;
  readonly program: string;
  /** The path of a test, or a glob of configuration with braces and, for its ending, a star. */
  readonly path: string;
  readonly isTest: boolean;
}

/** A spec that is to change tests says so. */
const SPEAKS_OF_TESTS = /tests?\b|\bspecs?\b/i;
/** The signs of a glob. */
export const HAS_GLOB = /[*?[\]{}!]/;
export const NO_FILES: RepositoryFiles = { paths: new Set(), manifests: new Map() };
/** Files that a setup makes, which verification makes itself. */
const OF_SETUP = /^(?:\.?venv|node_modules|vendor\/bin)\//;

/** Finds the files that decide criteria of a plan and that attempts may change, by the words of its commands. */
export function findOpenFiles(plan: Plan, files: RepositoryFiles | undefined): readonly OpenFile[] {
  const findDeciding = toDecidingFiles(files ?? NO_FILES);
  const isProtected = memoize(toProtection({ globs: plan.protect ?? [], planPath: undefined }));
  return plan.checkpoints.flatMap((checkpoint, index) => {
    const written = plan.checkpoints.slice(0, index).flatMap(listWrittenTests);
    const isLeft = toOpenTest(checkpoint, plan);
    const isOpen = (path: string) => !isProtected(path) && isLeft(path);
    const isForTests = toTestAllowance([checkpoint]);
    const isMeant = (path: string) => isAboutTests(checkpoint) || files?.paths.has(path) !== true;
    const allows = (path: string) => isForTests(path) && isMeant(path);
    const isNew = (path: string) => files !== undefined && !hasPath(files, path) && checkpoint.spec.includes(path);
    return listCommands(checkpoint, plan).flatMap((command) => {
      const judges = toJudgeTest(command, checkpoint, files);
      return findDeciding(command).flatMap(({ program, globs, tests }) => [
        ...globs
          .flatMap((glob) => (OF_SETUP.test(glob) ? [] : listOpen(glob, isOpen)))
          .map((path) => ({ checkpoint, program, path, isTest: false })),
        ...[...tests, ...(tests.length === 0 ? [] : written)]
          .filter((path) => isOpen(path) && (judges(path) || !allows(path)) && !isNew(path))
          .map((path) => ({ checkpoint, program, path, isTest: true })),
      ]);
    });
  });
}

/** Returns whether a checkpoint is about tests, by the words of its spec or by all of what it may change. */
function isAboutTests({ spec, success_criteria }: Checkpoint): boolean {
  const isTests = (glob: string) => expand(glob).some(isAmongTests);
  return SPEAKS_OF_TESTS.test(spec) || listLimits(success_criteria).every(isTests);
}

/** Lists the tests that a checkpoint alone is to write: they judge those after it. */
function listWrittenTests({ success_criteria }: Checkpoint): readonly string[] {
  return listLimits(success_criteria).filter((path) => !HAS_GLOB.test(path) && isAmongTests(path));
}

/**
 * Creates the test for the committed tests that a command names: they judge the work, also where `changes_within` has their
 * folder, unless the spec of the checkpoint speaks of them.
 */
function toJudgeTest(
  command: string,
  { spec }: Checkpoint,
  files: RepositoryFiles | undefined,
): (path: string) => boolean {
  const named = new Set(findNeededPaths(command));
  return (path) => named.has(path) && files?.paths.has(path) === true && !spec.includes(path.split('/').at(-1) ?? path);
}

/** Lists the setup and the commands that are to succeed; of one that is to fail the files are still to be changed. */
export function listCommands(checkpoint: Checkpoint, plan: Plan): readonly string[] {
  const commands = listCriteria(checkpoint, plan).flatMap((criterion) => {
    if (!runsCommand(criterion) || hasNegation(criterion.command)) return [];
    return criterion.kind === 'tests' || criterion.expect_exit === 0 ? [criterion.command] : [];
  });
  return plan.setup === undefined ? commands : [plan.setup, ...commands];
}

/** Lists the choices of the braces of a glob of which a path is open; the glob itself where all are. */
function listOpen(glob: string, isOpen: (path: string) => boolean): readonly string[] {
  const choices = listChoices(glob);
  const open = choices.filter((choice) => isOpen(toPath(choice)));
  return open.length === choices.length ? [glob] : open;
}

/** Expands a glob to paths that it matches, one for each choice of its braces. */
export function expand(glob: string): readonly string[] {
  return listChoices(glob).map(toPath);
}

function listChoices(glob: string): readonly string[] {
  const expanded = expandBraces(glob);
  return expanded.kind === 'expanded' ? expanded.globs : [glob];
}

function toPath(choice: string): string {
  return choice.replace(/\*/g, 'js');
}

/** Keeps the results of a test, which is asked for the same paths by each checkpoint. */
export function memoize(test: (path: string) => boolean): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return (path) => {
    const result = known.get(path) ?? test(path);
    known.set(path, result);
    return result;
  };
}

/**
 * Creates the test for the paths that a checkpoint itself leaves open: neither in its `protect`, nor outside of its
 * `changes_within`, nor what that names one by one.
 */
function toOpenTest(checkpoint: Checkpoint, plan: Plan): (path: string) => boolean {
  const written = listLimits(checkpoint.success_criteria).filter((path) => !HAS_GLOB.test(path));
  const isProtected = compileGlobs([...(checkpoint.protect ?? []), ...written]);
  const isInside = listCriteria(checkpoint, plan).flatMap((criterion) =>
    criterion.kind === 'changes_within' ? [compileGlobs(criterion.paths)] : [],
  );
  return (path) => !isProtected(path) && isInside.every((test) => test(path));
}

/**
 * Creates the test for tests that checkpoints are there to write: their `changes_within` names tests, and not only a folder of
 * code that has tests beside it.
 */
export function toTestAllowance(checkpoints: readonly Checkpoint[]): (path: string) => boolean {
  const limits = checkpoints.flatMap(({ success_criteria }) => listLimits(success_criteria));
  return compileGlobs([...new Set(limits)].filter((glob) => expand(glob).some(isAmongTests)));
}
