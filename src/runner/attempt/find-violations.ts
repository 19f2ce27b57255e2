import { assertNever } from '../../domain/assert-never.ts';
import type { Violation } from '../../domain/decisions/decide-attempt.ts';
import type { FindBranchProtection } from '../../domain/paths/branch-protection.ts';
import type { ChangedPath } from '../../domain/paths/changed-path.ts';
import { findProtectedChange } from '../../domain/paths/path-policy.ts';
import type { Checkpoint, PlanSource } from '../../domain/plan/plan.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { findSecrets, type Redactor } from '../../exec/redaction/redact.ts';
import { readSmallBlobs } from '../../git/cat-file.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import type { Git } from '../../git/git.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
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
