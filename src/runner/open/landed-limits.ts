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
import { fetchCommits } from '../../store/control-repository.ts';
import { retryRemote } from '../../store/retry-remote.ts';
import type { TaskContext } from '../context/run-context.ts';
import { findBaseTip } from './find-moved-base.ts';

/** A checkpoint as the plan has it, and its record. */
interface LandedCheckpoint {
  readonly checkpoint: Checkpoint;
  readonly record: CheckpointRun;
}

// Why: docs/decisions/0199-changed-limits-count-for-landed-work.md
/** Throws `landed_outside` where what a checkpoint has landed goes beyond its limits, which the plan has changed since. */
export async function requireLandedWithin(landed: LandedCheckpoint, context: TaskContext): Promise<void> {
  const isOutside = toOutside(context.request.planSource.plan, landed.checkpoint);
  const found = await findViolation(landed.record, await readSpan(context), { ...context, isOutside });
  if (found === undefined) return;
  throw new GroundhogError('landed_outside', {
    checkpoint: landed.checkpoint.id,
    ...describeViolation(found, context),
  });
}

// Why: docs/decisions/0199-changed-limits-count-for-landed-work.md
/** Warns of checkpoints that stay landed although "protect" or a guard of the plan does not allow by now what they have changed. */
export async function warnOfLandedOutside(context: TaskContext): Promise<void> {
  const { task, request, runContext } = context;
  const state = task.journal.findState();
  if (state === undefined || state.record.rebase !== null) return;
  const { plan } = request.planSource;
  const landed = state.record.checkpoints.filter(({ outcome }) => outcome === 'success');
  if (landed.length === 0) return;
  // Where git fails the run says so itself: only a warning is at stake here.
  const span = await readSpan(context).catch(() => undefined);
  const isOutside = toOutside(plan);
  // Of all that the task has changed, mostly nothing is beyond a limit.
  if (span === undefined || ![...span.ofTask].some(isOutside)) return;
  for (const record of landed) {
    const found = await findViolation(record, span, { ...context, isOutside }).catch(() => undefined);
    if (found === undefined) continue;
    const { paths, commits, line } = describeViolation(found, context);
    const text = `Checkpoint "${record.checkpoint_id}": what it has landed (${commits}) changed ${paths}, which "protect" or a guard of the plan does not allow now. It stays as it has landed. To take that back on the task branch, and have the next run check the work without it: ${line}`;
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
 * Finds what commits that a checkpoint has landed have changed beyond its limits, and is in the task as they left it. A commit
 * that is gone, as in a clone after a rebase, counts for none, and what the base branch has by now was merged by people.
 */
async function findViolation(
  { attempts }: CheckpointRun,
  { head, ofTask }: TaskSpan,
  { isOutside, ...context }: TaskContext & { readonly isOutside: (path: string) => boolean },
): Promise<Violation | undefined> {
  const { control } = context.task;
  const found: { readonly commit: ObjectId; readonly paths: readonly string[] }[] = [];
  for (const { committed_ref: commit } of attempts) {
    const before = commit === null ? undefined : await findCommit(control, `${commit}^`);
    if (commit === null || before === undefined) continue;
    const later = await listPaths(control, commit, head);
    const changed = [...(await listPaths(control, before, commit))].filter(isOutside);
    const paths = changed.filter((path) => ofTask.has(path) && !later.has(path));
    if (paths.length > 0) found.push({ commit, paths });
  }
  const unmerged = found.length === 0 ? ofTask : await listUnmergedPaths(head, context);
  const left = found.filter(({ paths }) => paths.some((path) => unmerged.has(path)));
  const [first] = left;
  if (first === undefined) return undefined;
  return {
    paths: [...new Set(left.flatMap(({ paths }) => paths))].filter((path) => unmerged.has(path)),
    commits: left.map(({ commit }) => commit),
    before: `${first.commit.slice(0, 12)}^`,
  };
}

/** Lists the paths in which a commit differs from the base branch as it is now. */
async function listUnmergedPaths(head: ObjectId, { task, runContext: { ports } }: TaskContext) {
  const { record } = task.journal.state();
  const tip = await findBaseTip(record.base_ref, ports);
  if (tip === undefined) return listPaths(task.control, record.base_sha, head);
  await retryRemote(ports.sleep, () => fetchCommits(task.control, ports.origin, [tip]));
  return listPaths(task.control, tip, head);
}

/** Describes a violation for a message, with the line that takes it back on the task branch. */
function describeViolation({ paths, commits, before }: Violation, { task }: Pick<TaskContext, 'task'>) {
  const restore = [
    'git',
    '--literal-pathspecs',
    'restore',
    `--source=${before}`,
    '--staged',
    '--worktree',
    '--',
    ...paths,
  ];
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

/** Creates a test for the paths that attempts may not change: at a checkpoint, or at any. */
function toOutside(plan: Plan, checkpoint?: Checkpoint): (path: string) => boolean {
  const globs = [...(plan.protect ?? []), ...(checkpoint?.protect ?? [])];
  const isProtected = toProtection({ globs, planPath: undefined });
  const criteria = checkpoint === undefined ? (plan.guards ?? []) : listCriteria(checkpoint, plan);
  const limits = criteria.flatMap((each) => (each.kind === 'changes_within' ? [compileGlobs(each.paths)] : []));
  return (path) => isProtected(path) || limits.some((matches) => !matches(path));
}

async function listPaths(git: Git, from: ObjectId, to: ObjectId): Promise<ReadonlySet<string>> {
  return new Set((await diffTrees(git, from, to)).map(({ path }) => toReadablePath(path)));
}
