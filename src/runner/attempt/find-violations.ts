import { assertNever } from '../../domain/assert-never.ts';
import type { Violation } from '../../domain/decisions/decide-attempt.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { FindBranchProtection } from '../../domain/paths/branch-protection.ts';
import type { ChangedPath } from '../../domain/paths/changed-path.ts';
import { compileGlobs } from '../../domain/paths/glob.ts';
import { findProtectedChange, type PathPolicy, toProtection } from '../../domain/paths/path-policy.ts';
import type { Criterion } from '../../domain/plan/criterion.ts';
import { type Checkpoint, listCriteria, type PlanSource } from '../../domain/plan/plan.ts';
import type { CheckpointRun } from '../../domain/record/run-record.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { findSecrets, type Redactor } from '../../exec/redaction/redact.ts';
import { readSmallBlobs } from '../../git/cat-file.ts';
import { diffTrees, type TreeDifference } from '../../git/diff-tree.ts';
import type { Git } from '../../git/git.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { findCommit } from '../../git/rev-parse.ts';
import type { Capture } from '../../workspace/attempt/capture.ts';
import type { CaptureProblem } from '../../workspace/attempt/capture-problem.ts';

const MAX_LISTED_PATHS = 200;
const MAX_SCANNED_BYTES = 8 * 1024 * 1024;

export interface ViolationOptions {
  readonly control: Git;
  readonly planSource: Pick<PlanSource, 'plan' | 'path'>;
  readonly checkpoint: Checkpoint;
  readonly redactor: Redactor;
  readonly findProtection: FindBranchProtection;
}

export interface FoundViolations {
  readonly violations: readonly Violation[];
  /** Whether the capture holds a secret, so that it must not leave this machine. */
  readonly hasSecret: boolean;
}

/** Finds changes that no attempt may make, whatever it claims: to protected paths, secrets, what git cannot hold. */
export async function findViolations(capture: Capture, options: ViolationOptions): Promise<FoundViolations> {
  const { planSource, checkpoint } = options;
  const paths = capture.changes.map(({ path }) => toReadablePath(path));
  const globs = [...(planSource.plan.protect ?? []), ...(checkpoint.protect ?? [])];
  const isProtected = findProtectedChange(paths, { globs, planPath: planSource.path });
  const leaks = await findLeaks(capture.changes, options);
  const violations = capture.problems.map((problem) => toViolation(problem, options.findProtection));
  if (isProtected.length > 0) {
    violations.push({
      sentence: `The attempt changed protected paths: ${listSome(isProtected)}.`,
      advice: 'Leave these paths as they are.',
    });
  }
  if (leaks.length > 0) {
    violations.push({
      sentence: `The attempt wrote what looks like a secret: ${listSome(leaks)}.`,
      advice: 'Keep secrets out of files.',
    });
  }
  return { violations, hasSecret: leaks.length > 0 };
}

/** The paths that the limits of a checkpoint do not allow, in the commits that have changed them. */
export interface LandedViolation {
  readonly commits: readonly ObjectId[];
  readonly paths: readonly string[];
}

interface LandedWork extends Pick<ViolationOptions, 'control' | 'planSource' | 'checkpoint'> {
  readonly record: CheckpointRun;
  /** The commits that the task began from, and has reached. */
  readonly base: ObjectId;
  readonly head: ObjectId;
}

// Why: docs/decisions/0199-changed-limits-count-for-landed-work.md
/**
 * Finds what commits that a checkpoint has landed have changed against its limits, as the plan has them now, and is in the task
 * as they left it. What its base has was merged by people. A commit that is gone, as in a clone after a rebase, counts for none.
 */
export async function findLandedViolation(work: LandedWork): Promise<LandedViolation | undefined> {
  const { control, planSource, checkpoint, record, base, head } = work;
  const policy = { globs: [...(planSource.plan.protect ?? []), ...(checkpoint.protect ?? [])], planPath: undefined };
  const ofTask = await listPaths(control, base, head);
  const found: { readonly commit: ObjectId; readonly paths: readonly string[] }[] = [];
  for (const { committed_ref: commit } of record.attempts) {
    const before = commit === null ? undefined : await findCommit(control, `${commit}^`);
    if (commit === null || before === undefined) continue;
    const later = await listPaths(control, commit, head);
    const left = [...(await listPaths(control, before, commit))].filter((path) => ofTask.has(path) && !later.has(path));
    const paths = findOutside(left, { policy, criteria: listCriteria(checkpoint, planSource.plan) });
    if (paths.length > 0) found.push({ commit, paths });
  }
  if (found.length === 0) return undefined;
  return { commits: found.map(({ commit }) => commit), paths: [...new Set(found.flatMap(({ paths }) => paths))] };
}

interface Limits {
  readonly policy: PathPolicy;
  readonly criteria: readonly Criterion[];
}

function findOutside(paths: readonly string[], { policy, criteria }: Limits): string[] {
  const isProtected = toProtection(policy);
  const limits = criteria.flatMap((each) => (each.kind === 'changes_within' ? [compileGlobs(each.paths)] : []));
  return paths.filter((path) => isProtected(path) || limits.some((matches) => !matches(path)));
}

async function listPaths(git: Git, from: ObjectId, to: ObjectId): Promise<ReadonlySet<string>> {
  return new Set((await diffTrees(git, from, to)).map(({ path }) => toReadablePath(path)));
}

/** Returns the first 200 changed paths for the record. */
export function toChangedPaths(changes: readonly TreeDifference[]): ChangedPath[] {
  return changes.slice(0, MAX_LISTED_PATHS).map(({ status, path }) => ({ status, path: toReadablePath(path) }));
}

async function findLeaks(
  changes: readonly TreeDifference[],
  { control, redactor }: ViolationOptions,
): Promise<string[]> {
  const written = changes.filter(({ status }) => status !== 'D');
  const blobs = await readSmallBlobs(
    control,
    written.map(({ id }) => id),
    MAX_SCANNED_BYTES,
  );
  const leaks: string[] = [];
  for (const { path, id } of written) {
    const bytes = blobs.get(id);
    if (bytes === undefined) continue;
    const names = [...findSecrets(bytes)];
    if (redactor.holdsSecret(bytes)) names.push('a secret of this run');
    if (names.length > 0) leaks.push(`${toReadablePath(path)} (${names.join(', ')})`);
  }
  return leaks;
}

function toViolation(problem: CaptureProblem, findProtection: FindBranchProtection): Violation {
  switch (problem.kind) {
    case 'workspace_gone':
      return {
        sentence: 'The attempt removed its own workspace.',
        advice: 'Work inside the folder and leave it in place.',
      };
    case 'head_moved':
      return {
        // Why: docs/decisions/0002-head-and-commits-of-the-agent.md
        sentence: `The attempt moved HEAD away from its scratch branch, to ${problem.to}${toReason(findProtection(problem.to))}.`,
        advice: 'Stay on the branch that is checked out.',
      };
    case 'nested_repository':
      return {
        sentence: `The attempt made a nested repository: ${listSome(problem.paths)}.`,
        advice: 'Make no git repository inside the folder.',
      };
    case 'special_file':
      return {
        sentence: `The attempt left something that git cannot hold: ${listSome(problem.paths)}.`,
        advice:
          'Use plain files and links, under no name that some system takes for ".git", and make no link of ".gitmodules".',
      };
    case 'unreadable':
      return {
        sentence: `Files or folders cannot be read: ${listSome(problem.paths)}.`,
        advice: 'Leave what you change readable.',
      };
    case 'too_deep':
      return {
        sentence: `The attempt nested folders so deeply that they cannot be read: ${listSome(problem.paths)}.`,
        advice: 'Nest fewer folders; a path may have some 3,800 bytes.',
      };
    case 'too_large':
      return {
        sentence: `The attempt changed ${problem.files} files with ${problem.bytes} bytes, which is more than is allowed.`,
        advice: 'Make a smaller change; keep build products ignored.',
      };
    default:
      return assertNever(problem);
  }
}

function toReason(why: string | undefined): string {
  return why === undefined ? '' : `, which ${why}`;
}
