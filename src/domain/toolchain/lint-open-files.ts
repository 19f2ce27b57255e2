import { compileGlobs } from '../paths/glob.ts';
import { toProtection } from '../paths/path-policy.ts';
import { runsCommand } from '../plan/criterion.ts';
import { matchesAll, type PlanWarning } from '../plan/lint-plan.ts';
import { type Checkpoint, listCriteria, listLimits, type Plan } from '../plan/plan.ts';
import { listSome } from '../text/list-some.ts';
import { quote } from '../yaml/file-problem.ts';
import { toDecidingFiles } from './deciding-files.ts';
import { warnOfCollectedFiles } from './lint-collected-files.ts';
import {
  expand,
  findOpenFiles,
  HAS_GLOB,
  listCommands,
  memoize,
  NO_FILES,
  type OpenFile,
  toTestAllowance,
} from './open-files.ts';
import type { RepositoryFiles } from './repository-files.ts';
import { findTestGlobs } from './test-files.ts';

/**
 * Warns of the files that decide what criteria find and that attempts may change: once for the plan, or for a checkpoint
 * where another one is there to write them. `files` are those of the base; undefined where they are not known.
 */
export function warnOfOpenFiles(plan: Plan, files: RepositoryFiles | undefined): readonly PlanWarning[] {
  const open = findOpenFiles(plan, files);
  const isAllowed = memoize(toAllowance(plan.checkpoints));
  const isTestAllowed = memoize(toTestAllowance(plan.checkpoints));
  const isWanted = ({ path, isTest }: OpenFile) => expand(path).some(isTest ? isTestAllowed : isAllowed);
  const ofPlan = open.filter((file) => !isWanted(file));
  const ofCheckpoints = open.filter(isWanted);
  const owners = [...new Set(ofCheckpoints.map(({ checkpoint }) => checkpoint))];
  return [
    ...(ofPlan.length === 0 ? [] : [render(ofPlan, { protect: plan.protect, written: plan.checkpoints })]),
    ...owners.map((owner) => ({
      ...render(
        ofCheckpoints.filter(({ checkpoint }) => checkpoint === owner),
        { protect: owner.protect, written: [owner] },
      ),
      checkpointId: owner.id,
    })),
    ...warnOfNamedFiles(plan, files),
    ...warnOfCollectedFiles(plan, files),
    ...warnOfNoLimits(plan, new Set(open.map(({ checkpoint }) => checkpoint))),
  ];
}

/** Warns of what decides criteria of a checkpoint although its `changes_within` names it, as work that is to change it has to. */
function warnOfNamedFiles(plan: Plan, files: RepositoryFiles | undefined): PlanWarning[] {
  const findDeciding = toDecidingFiles(files ?? NO_FILES);
  return plan.checkpoints.flatMap((checkpoint) => {
    const isKept = toProtection({
      globs: [...(plan.protect ?? []), ...(checkpoint.protect ?? [])],
      planPath: undefined,
    });
    const named = listLimits(checkpoint.success_criteria).filter((path) => !HAS_GLOB.test(path) && !isKept(path));
    const found = listCommands(checkpoint, { ...plan, setup: undefined })
      .flatMap(findDeciding)
      .flatMap(({ program, globs }) => {
        const paths = named.filter(compileGlobs(globs));
        return paths.length === 0 ? [] : [`${quote(program)} (${listSome(paths.map(renderText))})`];
      });
    if (found.length === 0) return [];
    const message = `"changes_within" names what decides the criteria, so that an attempt can make them pass: ${[...new Set(found)].join(', ')}. Have them call the programs themselves, with configuration that is protected`;
    return [{ checkpointId: checkpoint.id, message }];
  });
}

/** Warns of checkpoints whose attempts may add files anywhere, beside those of which `named` warnings say so already. */
function warnOfNoLimits(plan: Plan, named: ReadonlySet<Checkpoint>): PlanWarning[] {
  const runs = (checkpoint: Checkpoint) => listCriteria(checkpoint, plan).some((criterion) => runsCommand(criterion));
  const open = plan.checkpoints.filter((each) => runs(each) && !named.has(each) && !isLimited(each, plan));
  if (open.length === 0) return [];
  const ids = listSome(open.map(({ id }) => quote(id)));
  const message = `nothing limits what attempts at ${ids} may change, so that one can add a file that a program finds before yours, such as a module at the root: add "changes_within" with the paths of the work, to the criteria or to "guards"`;
  return [{ checkpointId: undefined, message }];
}

function isLimited(checkpoint: Checkpoint, plan: Plan): boolean {
  return listCriteria(checkpoint, plan).some(
    (criterion) => criterion.kind === 'changes_within' && !criterion.paths.some(matchesAll),
  );
}

/** Creates the test for the paths that checkpoints are there to change, by their `changes_within`. */
function toAllowance(checkpoints: readonly Checkpoint[]): (path: string) => boolean {
  const limits = checkpoints.flatMap(({ success_criteria }) => listLimits(success_criteria));
  return compileGlobs([...new Set(limits)].filter((glob) => !matchesAll(glob)));
}

/** The list that a warning adds to. */
interface ProtectList {
  readonly protect: readonly string[] | undefined;
  /** The checkpoints that it holds for: it must not forbid what these are to write. */
  readonly written: readonly Checkpoint[];
}

/** Renders a warning with the line that protects the files. */
function render(open: readonly OpenFile[], { protect = [], written }: ProtectList): PlanWarning {
  const others = written.flatMap(listWritten);
  const programs = [...new Set(open.map(({ program }) => program))].map((program) => ({
    program,
    globs: toGlobs(
      open.filter((file) => file.program === program),
      others,
    ),
  }));
  const texts = programs.map(({ program, globs }) => `${quote(program)} (${listSome(globs.map(renderText))})`);
  const all = new Set([...protect, ...programs.flatMap(({ globs }) => globs)]);
  const unlimited = new Set(
    open
      .filter(({ checkpoint }) => listLimits(checkpoint.success_criteria).length === 0)
      .map((file) => file.checkpoint.id),
  );
  const message = `attempts can change, or add, what decides the criteria: ${texts.join(', ')}. Add to "protect" what the work is not to change`;
  return {
    checkpointId: undefined,
    message: `${message}${describeLimits([...unlimited])}`,
    ...(all.size > MAX_GLOBS ? {} : { paste: `protect: [${[...all].map(renderText).join(', ')}]` }),
  };
}

/** The longest list that anybody pastes. */
const MAX_GLOBS = 40;

function describeLimits(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const lack = ids.length === 1 ? 'lacks' : 'lack';
  return `; "changes_within", which ${listSome(ids.map(quote))} ${lack}, closes the rest, such as a new module that an import finds first`;
}

/** Lists the paths that a checkpoint may be there to write: words of its spec, and one for each glob of `changes_within`. */
function listWritten({ spec, success_criteria }: Checkpoint): readonly string[] {
  const words = spec.split(/[\s"'`(),;:]+/).map((word) => word.replace(/^\.\/|\.$/g, ''));
  return [...words, ...listLimits(success_criteria).map((glob) => glob.replace(/\*+/g, 'x'))];
}

function toGlobs(open: readonly OpenFile[], others: readonly string[]): readonly string[] {
  const configuration = open.filter(({ isTest }) => !isTest).map(({ path }) => path);
  const tests = [...new Set(open.filter(({ isTest }) => isTest).map(({ path }) => path))];
  const globs = tests.length > 1 ? findTestGlobs(tests, others) : [];
  const isMatched = compileGlobs(globs);
  const left = tests.filter((path) => !isMatched(path)).map((path) => path.replace(/[*?[\]{},!\\]/g, '\\$&'));
  return [...new Set([...configuration, ...globs, ...left])];
}

/** Renders a glob as a value in a list of YAML, on one line. */
function renderText(glob: string): string {
  if (/^[\w./][\w./-]*$/.test(glob)) return glob;
  return JSON.stringify(glob).replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `\\U${character.codePointAt(0)?.toString(16).padStart(8, '0')}`,
  );
}
