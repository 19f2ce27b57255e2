import { expandBraces } from '../paths/expand-braces.ts';
import { compileGlobs } from '../paths/glob.ts';
import { toProtection } from '../paths/path-policy.ts';
import { hasNegation } from '../plan/command-words.ts';
import { type Criterion, runsCommand } from '../plan/criterion.ts';
import { matchesAll, type PlanWarning } from '../plan/lint-plan.ts';
import { type Checkpoint, listCriteria, listLimits, type Plan } from '../plan/plan.ts';
import { listSome } from '../text/list-some.ts';
import { quote } from '../yaml/file-problem.ts';
import { findDecidingFiles } from './deciding-files.ts';
import { hasPath, type RepositoryFiles } from './repository-files.ts';
import { findTestGlobs } from './test-files.ts';

/** A file that decides a criterion of a checkpoint whose attempts may change it. */
interface OpenFile {
  readonly checkpoint: Checkpoint;
  readonly program: string;
  /** A path, or a glob of configuration with braces and, for its ending, a star. */
  readonly glob: string;
  readonly isTest: boolean;
}

/** Files that a setup makes, which verification makes itself. */
const OF_SETUP = /^(?:\.?venv|node_modules|vendor\/bin)\//;

/**
 * Warns of the files that decide what criteria find and that attempts may change: once for the plan, or for a checkpoint
 * where another one is there to write them. `files` are those of the base; undefined where they are not known.
 */
export function warnOfOpenFiles(plan: Plan, files: RepositoryFiles | undefined): readonly PlanWarning[] {
  const open = plan.checkpoints.flatMap((checkpoint) => findOpenFiles(checkpoint, plan, files));
  const allowed = plan.checkpoints.map(toAllowance);
  const isWanted = ({ glob }: OpenFile) => expand(glob).some((path) => allowed.some((allows) => allows(path)));
  const ofPlan = open.filter((file) => !isWanted(file));
  const ofCheckpoints = open.filter(isWanted);
  const owners = [...new Set(ofCheckpoints.map(({ checkpoint }) => checkpoint))];
  return [
    ...(ofPlan.length === 0 ? [] : [render(ofPlan, { id: undefined, protect: plan.protect }, plan.checkpoints)]),
    ...owners.map((owner) =>
      render(
        ofCheckpoints.filter(({ checkpoint }) => checkpoint === owner),
        owner,
        [owner],
      ),
    ),
  ];
}

function findOpenFiles(checkpoint: Checkpoint, plan: Plan, files: RepositoryFiles | undefined): OpenFile[] {
  const isOpen = toOpenTest(checkpoint, plan);
  const allows = toAllowance(checkpoint);
  const isNew = (path: string) => files !== undefined && !hasPath(files, path) && checkpoint.spec.includes(path);
  const commands = listCriteria(checkpoint, plan).flatMap((criterion) =>
    wantsSuccess(criterion) ? [criterion.command] : [],
  );
  const setup = plan.setup === undefined ? [] : [plan.setup];
  return [...setup, ...commands].flatMap((command) =>
    findDecidingFiles(command, files ?? NO_FILES).flatMap(({ program, globs, tests }) => [
      ...globs
        .filter((glob) => !OF_SETUP.test(glob) && expand(glob).some(isOpen))
        .map((glob) => ({ checkpoint, program, glob, isTest: false })),
      ...tests
        .filter((path) => isOpen(path) && !allows(path) && !isNew(path))
        .map((glob) => ({ checkpoint, program, glob, isTest: true })),
    ]),
  );
}

const NO_FILES: RepositoryFiles = { paths: new Set(), manifests: new Map() };

/** Expands a glob to paths that it matches, one for each choice of its braces. */
function expand(glob: string): readonly string[] {
  const expanded = expandBraces(glob);
  return (expanded.kind === 'expanded' ? expanded.globs : [glob]).map((path) => path.replace(/\*/g, 'js'));
}

/** Returns whether a criterion runs a command that is to succeed: of one that is to fail, the files are still to be changed. */
function wantsSuccess(criterion: Criterion): criterion is Criterion & { readonly kind: 'command' | 'tests' } {
  if (!runsCommand(criterion) || hasNegation(criterion.command)) return false;
  return criterion.kind === 'tests' || criterion.expect_exit === 0;
}

/**
 * Creates the test for the paths that a checkpoint leaves open: neither protected, nor outside of its `changes_within`,
 * nor what that names one by one.
 */
function toOpenTest(checkpoint: Checkpoint, plan: Plan): (path: string) => boolean {
  const written = listLimits(checkpoint.success_criteria).filter((path) => !/[*?[\]{}!]/.test(path));
  const globs = [...(plan.protect ?? []), ...(checkpoint.protect ?? []), ...written];
  const isProtected = toProtection({ globs, planPath: undefined });
  const isInside = listCriteria(checkpoint, plan).flatMap((criterion) =>
    criterion.kind === 'changes_within' ? [compileGlobs(criterion.paths)] : [],
  );
  return (path) => !isProtected(path) && isInside.every((test) => test(path));
}

/** Creates the test for the paths that a checkpoint is there to change, by its `changes_within`. */
function toAllowance(checkpoint: Checkpoint): (path: string) => boolean {
  return compileGlobs(listLimits(checkpoint.success_criteria).filter((glob) => !matchesAll(glob)));
}

/** Renders a warning with the line that protects the files, for a plan or for one of its checkpoints. */
function render(
  open: readonly OpenFile[],
  { id, protect = [] }: Pick<Checkpoint, 'protect'> & { readonly id: string | undefined },
  checkpoints: readonly Checkpoint[],
): PlanWarning {
  // Globs for tests must not match what a checkpoint is to write.
  const written = checkpoints.flatMap((checkpoint) => [
    ...listLimits(checkpoint.success_criteria).map((glob) => glob.replace(/\*+/g, 'x')),
    ...checkpoint.spec.split(/[\s"'`(),;:]+/).map((word) => word.replace(/^\.\/|\.$/g, '')),
  ]);
  const programs = [...new Set(open.map(({ program }) => program))];
  const parts = programs.map((program) => {
    const own = open.filter((file) => file.program === program);
    return { program, files: shorten(own, written) };
  });
  const all = [...new Set(parts.flatMap(({ files }) => files))];
  const texts = parts.map(({ program, files }) => `${quote(program)} (${listSome(files)})`);
  const unlimited = [...new Set(open.map(({ checkpoint }) => checkpoint))].filter(
    (checkpoint) => listLimits(checkpoint.success_criteria).length === 0,
  );
  const rest =
    unlimited.length === 0
      ? ''
      : `; "changes_within", which ${listSome(unlimited.map((checkpoint) => quote(checkpoint.id)))} ${unlimited.length === 1 ? 'lacks' : 'lack'}, closes the rest, such as a new module that an import finds first`;
  return {
    checkpointId: id,
    message: `attempts can change, or add, what decides the criteria: ${texts.join(', ')}. Add these files to "protect"${rest}`,
    paste: `protect: [${[...new Set([...protect, ...all])].map(toFlow).join(', ')}]`,
  };
}

function shorten(open: readonly OpenFile[], written: readonly string[]): readonly string[] {
  const configuration = open.filter(({ isTest }) => !isTest).map(({ glob }) => glob);
  const tests = [...new Set(open.filter(({ isTest }) => isTest).map(({ glob }) => glob))];
  const globs = tests.length > 1 ? findTestGlobs(tests, written) : [];
  const isShort = compileGlobs(globs);
  return [...new Set([...configuration, ...globs, ...tests.filter((path) => !isShort(path))])];
}

function toFlow(glob: string): string {
  return /^[\w./][\w./-]*$/.test(glob) ? glob : JSON.stringify(glob);
}
