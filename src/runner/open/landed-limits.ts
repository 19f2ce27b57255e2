import { GitError, GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { compileGlobs } from '../../domain/paths/glob.ts';
import { toProtection } from '../../domain/paths/path-policy.ts';
import { type Checkpoint, listCriteria, type Plan } from '../../domain/plan/plan.ts';
import type { CheckpointRun } from '../../domain/record/run-record.ts';
import { findLandedCheckpoint, isOwnMessage } from '../../domain/refs/commit-message.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { renderShellCommand } from '../../domain/text/quote-for-shell.ts';
import { diffTrees } from '../../git/diff-tree.ts';
import { listFirstParents } from '../../git/first-parents.ts';
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
  const found = await findViolation([landed.record], { ...context, isOutside });
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
  const landed = state.record.checkpoints.filter(({ outcome }) => outcome !== 'skipped');
  if (landed.length === 0) return;
  const warn = (text: string) => runContext.ports.notifier.progress({ kind: 'warning', text });
  const search = { ...context, isOutside: toOutside(plan) };
  const violation = await findViolation(landed, search).catch((error: unknown) => {
    // What is checked here is no reason to end a run that may have nothing else to ask of the remote.
    if (!(error instanceof GitError)) throw error;
    warn(`What has landed could not be held against "protect" and the guards of the plan. ${error.message}`);
  });
  if (violation === undefined) return;
  const { wait, paths, commits, line } = describeViolation(violation, context);
  const ids = listSome(violation.checkpoints.map((id) => `"${id}"`));
  warn(
    `Checkpoint${violation.checkpoints.length === 1 ? '' : 's'} ${ids}: what has landed (${commits}) changed ${paths}, which "protect" or a guard of the plan does not allow now. It stays as it has landed. ${wait}To take that back on the task branch, and have the next run check the work without it: ${line}`,
  );
}

/** A commit that a checkpoint has landed, and the paths beyond the limits that it has changed. */
interface LandedCommit {
  readonly checkpoint: string;
  readonly commit: ObjectId;
  readonly paths: readonly string[];
}

interface Violation {
  readonly checkpoints: readonly string[];
  readonly commits: readonly ObjectId[];
  /** The paths beyond the limits, by the first of the commits that has changed each. */
  readonly firstChanges: ReadonlyMap<ObjectId, readonly string[]>;
}

type Search = TaskContext & { readonly isOutside: (path: string) => boolean };

/**
 * Finds what commits that checkpoints have landed have changed beyond the limits, and is still in the task. Commits are those of
 * the task branch as it is, so that after a rebase they are the new ones. A path counts for none where it is as before the
 * commit, where a person was the last to change it, or where people have merged it into the base.
 */
async function findViolation(records: readonly CheckpointRun[], search: Search): Promise<Violation | undefined> {
  const { task, isOutside } = search;
  const { base_sha: base } = task.journal.state().record;
  const head = (await findCommit(task.control, toBranchRef(task.taskBranch))) ?? task.head;
  const ofTask = [...(await listPaths(task.control, base, head))].filter(isOutside);
  // Of all that the task has changed, mostly nothing is beyond a limit.
  if (ofTask.length === 0) return undefined;
  const commits = await listBranchChanges(task.control, base, head);
  const ofPeople = findLastOfPeople(commits);
  const found = await listLandedCommits(commits, records, { ...search, head });
  const isLeft = (path: string): boolean => ofTask.includes(path) && !ofPeople.has(path);
  if (!found.some(({ paths }) => paths.some(isLeft))) return undefined;
  const unmerged = await listUnmergedPaths(head, search);
  return toViolation(
    found
      .map((each) => ({ ...each, paths: each.paths.filter((path) => isLeft(path) && unmerged.has(path)) }))
      .filter(({ paths }) => paths.length > 0),
  );
}

function toViolation(landed: readonly LandedCommit[]): Violation | undefined {
  if (landed.length === 0) return undefined;
  const firstChanges = new Map<ObjectId, readonly string[]>();
  const seen = new Set<string>();
  for (const { commit, paths } of landed) {
    const first = paths.filter((path) => !seen.has(path));
    if (first.length > 0) firstChanges.set(commit, first);
    for (const path of first) seen.add(path);
  }
  const checkpoints = [...new Set(landed.map(({ checkpoint }) => checkpoint))];
  return { checkpoints, commits: landed.map(({ commit }) => commit), firstChanges };
}

/** A commit of a task branch with one parent, and the paths that it has changed. */
interface BranchChange {
  readonly commit: ObjectId;
  readonly before: ObjectId;
  readonly message: string;
  readonly changed: ReadonlySet<string>;
}

/** Lists the commits of a task branch, oldest first, but for merges, which bring what others have committed. */
async function listBranchChanges(control: Git, from: ObjectId, to: ObjectId): Promise<BranchChange[]> {
  const commits = await listFirstParents(control, { from, to, max: MAX_FOLLOWED_COMMITS });
  const found: BranchChange[] = [];
  for (const { id: commit, parents, message } of commits) {
    const [before, ...others] = parents;
    if (before === undefined || others.length > 0) continue;
    found.push({ commit, before, message, changed: await listPaths(control, before, commit) });
  }
  return found;
}

/** Finds the paths that people were the last to change on a branch. */
function findLastOfPeople(commits: readonly BranchChange[]): ReadonlySet<string> {
  const last = new Map<string, boolean>();
  for (const { changed, message } of commits) for (const path of changed) last.set(path, !isOwnMessage(message));
  return new Set([...last].flatMap(([path, isOfPerson]) => (isOfPerson ? [path] : [])));
}

/** Lists the commits that checkpoints have landed, oldest first, with the paths beyond the limits that are not as before each. */
async function listLandedCommits(
  commits: readonly BranchChange[],
  records: readonly CheckpointRun[],
  { task: { control }, isOutside, head }: Search & { readonly head: ObjectId },
): Promise<LandedCommit[]> {
  const ids = records.map(({ checkpoint_id: id }) => id);
  const found: LandedCommit[] = [];
  for (const { commit, before, message, changed } of commits) {
    const checkpoint = findLandedCheckpoint(message, ids);
    const outside = [...changed].filter(isOutside);
    if (checkpoint === undefined || outside.length === 0) continue;
    const now = await listPaths(control, before, head);
    found.push({ checkpoint, commit, paths: outside.filter((path) => now.has(path)) });
  }
  return found;
}

/** Lists the paths in which a commit differs from the base branch as it is now. */
async function listUnmergedPaths(head: ObjectId, { task, runContext: { ports } }: TaskContext) {
  const { record } = task.journal.state();
  const tip = await findBaseTip(record.base_ref, ports);
  if (tip === undefined) return listPaths(task.control, record.base_sha, head);
  await retryRemote(ports.sleep, () => fetchCommits(task.control, ports.origin, [tip]));
  return listPaths(task.control, tip, head);
}

/** Describes a violation for a message, with the line that takes it back on the task branch, in any folder of the repository. */
function describeViolation({ commits, firstChanges }: Violation, { task }: Pick<TaskContext, 'task'>) {
  const toPathspecs = (paths: readonly string[]) => ['--', ...paths.map((path) => `:(top,literal)${path}`)];
  const restores = [...firstChanges].map(([commit, paths]) => [
    ...['git', 'restore', `--source=${commit.slice(0, 12)}^`, '--staged', '--worktree', ...toPathspecs(paths)],
  ]);
  const commands = [
    ['git', 'switch', task.taskBranch],
    ...restores,
    // What its reader has staged, such as the changed plan, is none of this commit.
    ['git', 'commit', '-m', MESSAGE, ...toPathspecs([...firstChanges.values()].flat())],
    ['git', 'switch', '-'],
  ];
  const waits = task.journal.state().record.result !== null;
  return {
    wait: waits ? 'First approve the commits that wait, which makes the task branch. ' : '',
    paths: listSome([...firstChanges.values()].flat().map((path) => `"${path}"`)),
    commits: commits.map((commit) => commit.slice(0, 12)).join(', '),
    line: commands.map(renderShellCommand).join(' && '),
  };
}

const MESSAGE = 'Take back what the plan does not allow';

// Each costs a process, of a few milliseconds.
const MAX_FOLLOWED_COMMITS = 10_000;

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
