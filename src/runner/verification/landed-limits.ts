import { GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { compileGlobs } from '../../domain/paths/glob.ts';
import { toProtection } from '../../domain/paths/path-policy.ts';
import { type Checkpoint, listCriteria, type Plan } from '../../domain/plan/plan.ts';
import type { CheckpointRun } from '../../domain/record/run-record.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { renderShellCommand } from '../../domain/text/quote-for-shell.ts';
import { diffTrees } from '../../git/diff-tree.ts';
import type { Git } from '../../git/git.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { findCommit } from '../../git/rev-parse.ts';
import type { TaskContext } from '../context/run-context.ts';

/** A checkpoint as the plan has it, and its record. */
interface LandedCheckpoint {
  readonly checkpoint: Checkpoint;
  readonly record: CheckpointRun;
}

// Why: docs/decisions/0199-changed-limits-count-for-landed-work.md
/** Throws `landed_outside` where what a checkpoint has landed goes beyond its limits, which the plan has changed since. */
export async function requireLandedWithin(landed: LandedCheckpoint, context: TaskContext): Promise<void> {
  const found = await findViolation(landed, await readSpan(context), context);
  if (found === undefined) return;
  throw new GroundhogError('landed_outside', {
    checkpoint: landed.checkpoint.id,
    ...describeViolation(found, context),
  });
}

// Why: docs/decisions/0199-changed-limits-count-for-landed-work.md
/** Warns of checkpoints that stay landed although the plan does not allow what they have changed, as after a change of its "protect". */
export async function warnOfLandedOutside(context: TaskContext): Promise<void> {
  const { task, request, runContext } = context;
  const state = task.journal.findState();
  if (state === undefined || state.record.rebase !== null) return;
  const { plan } = request.planSource;
  const landed = plan.checkpoints.flatMap((checkpoint): LandedCheckpoint[] => {
    const record = state.record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === checkpoint.id);
    return record?.outcome === 'success' ? [{ checkpoint, record }] : [];
  });
  if (landed.length === 0) return;
  // Where git fails the run says so itself: only a warning is at stake here.
  const span = await readSpan(context).catch(() => undefined);
  if (span === undefined) return;
  for (const each of landed) {
    // Of all that the task has changed, mostly nothing is beyond any limit.
    if (![...span.ofTask].some(toOutside(each.checkpoint, plan))) continue;
    const found = await findViolation(each, span, context);
    if (found === undefined) continue;
    const { paths, commits, line } = describeViolation(found, context);
    const text = `Checkpoint "${each.checkpoint.id}": what it has landed (${commits}) changed ${paths}, which "protect" or "changes_within" does not allow now. It stays as it has landed. To take that back on the task branch, and have the next run check the work without it: ${line}`;
    runContext.ports.notifier.progress({ kind: 'warning', text });
  }
}

interface Violation {
  readonly paths: readonly string[];
  readonly commits: readonly ObjectId[];
  /** The commit before the first of them. */
  readonly before: string;
}

/** The commit that a task has reached, and the paths in which it differs from the base: what that has was merged by people. */
interface TaskSpan {
  readonly head: ObjectId;
  readonly ofTask: ReadonlySet<string>;
}

async function readSpan({ task }: TaskContext): Promise<TaskSpan> {
  const head = (await findCommit(task.control, toBranchRef(task.taskBranch))) ?? task.head;
  return { head, ofTask: await listPaths(task.control, task.journal.state().record.base_sha, head) };
}

/**
 * Finds what commits that a checkpoint has landed have changed against its limits, as the plan has them now, and is in the task
 * as they left it. A commit that is gone, as in a clone after a rebase, counts for none.
 */
async function findViolation(
  { checkpoint, record }: LandedCheckpoint,
  { head, ofTask }: TaskSpan,
  { task: { control }, request }: TaskContext,
): Promise<Violation | undefined> {
  const isOutside = toOutside(checkpoint, request.planSource.plan);
  const paths = new Set<string>();
  const commits: ObjectId[] = [];
  for (const { committed_ref: commit } of record.attempts) {
    const before = commit === null ? undefined : await findCommit(control, `${commit}^`);
    if (commit === null || before === undefined) continue;
    const later = await listPaths(control, commit, head);
    const left = [...(await listPaths(control, before, commit))].filter((path) => ofTask.has(path) && !later.has(path));
    const outside = left.filter(isOutside);
    for (const path of outside) paths.add(path);
    if (outside.length > 0) commits.push(commit);
  }
  const [first] = commits;
  return first === undefined ? undefined : { paths: [...paths], commits, before: `${first.slice(0, 12)}^` };
}

/** Describes a violation for a message, with the line that takes it back on the task branch. */
function describeViolation({ paths, commits, before }: Violation, { task }: Pick<TaskContext, 'task'>) {
  const restore = ['git', 'restore', `--source=${before}`, '--staged', '--worktree', '--', ...paths];
  const commands = [
    ['git', 'switch', task.taskBranch],
    restore,
    ['git', 'commit', '-m', MESSAGE],
    ['git', 'switch', '-'],
  ];
  return {
    paths: listSome(paths.map((path) => `"${path}"`)),
    commits: commits.map((commit) => commit.slice(0, 12)).join(', '),
    line: commands.map(renderShellCommand).join(' && '),
  };
}

const MESSAGE = 'Take back what the plan does not allow';

/** Creates a test for the paths that a checkpoint may not change. */
function toOutside(checkpoint: Checkpoint, plan: Plan): (path: string) => boolean {
  const isProtected = toProtection({
    globs: [...(plan.protect ?? []), ...(checkpoint.protect ?? [])],
    planPath: undefined,
  });
  const limits = listCriteria(checkpoint, plan).flatMap((each) =>
    each.kind === 'changes_within' ? [compileGlobs(each.paths)] : [],
  );
  return (path) => isProtected(path) || limits.some((matches) => !matches(path));
}

async function listPaths(git: Git, from: ObjectId, to: ObjectId): Promise<ReadonlySet<string>> {
  return new Set((await diffTrees(git, from, to)).map(({ path }) => toReadablePath(path)));
}
