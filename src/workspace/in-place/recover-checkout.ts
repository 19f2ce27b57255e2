import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { type ObjectId, toTaskId } from '../../domain/ids.ts';
import { type OpenAttempt, openAttemptSchema } from '../../domain/record/checkout-record.ts';
import { parseTrailers } from '../../domain/refs/commit-message.ts';
import { scratchBranchName, toBranchRef } from '../../domain/refs/ref-name.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import { commitTree } from '../../git/commit-tree.ts';
import type { ExcludesFiles } from '../../git/excludes-file.ts';
import type { Signature } from '../../git/fast-import.ts';
import type { Git } from '../../git/git.ts';
import { readCommitterEmail, readMessage } from '../../git/log.ts';
import { listTreeFiles } from '../../git/ls-tree.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { mergeTrees } from '../../git/read-tree.ts';
import { findCommit, readTreeOf } from '../../git/rev-parse.ts';
import { findHead, setHead } from '../../git/symbolic-ref.ts';
import { refreshIndex } from '../../git/update-index.ts';
import { updateRefs } from '../../git/update-ref.ts';
import { type HeadTarget, parseHeadText } from '../../git/write-head.ts';
import { type Capture, captureScratch } from '../attempt/capture.ts';
import { type KeptEdits, keepEdits } from '../attempt/keep-edits.ts';
import { findLostFiles } from '../attempt/restore.ts';
import { rewind } from '../attempt/rewind.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { restoreFile } from '../files/disk-file.ts';
import { createWorkspace, type PreservedFiles, type Workspace } from '../workspace.ts';
import { openCheckoutWorkspace } from './in-place.ts';
import { ATTEMPT_FILE, type HeldCheckout, leaveScratchBranch } from './user-checkout.ts';
import { requireIndexFree } from './user-index.ts';
import { pushToCheckout, setRef } from './user-refs.ts';

export interface RecoverOptions {
  readonly held: HeldCheckout;
  readonly record: OpenAttempt;
  readonly excludes: ExcludesFiles;
  /** A new control repository that reads the checkout's objects and those that the record names. */
  readonly control: Git;
  readonly runDir: string;
  readonly signature: Signature;
  /** True when the attempt was of this very run: then HEAD may be anywhere. */
  readonly isSameRun: boolean;
}

/** The outcome for an attempt that was left in a checkout. */
export type Recovered =
  /** `scratchBranch` keeps the work; undefined when all of it has landed. */
  | {
      readonly kind: 'recovered';
      readonly scratchBranch: string | undefined;
      readonly at: string;
      readonly edits: KeptEdits | undefined;
    }
  /** The attempt had ended, but for its record. */
  | { readonly kind: 'ended' }
  /** The user has moved HEAD since: the checkout was not changed, and files that it lacks were copied. */
  | { readonly kind: 'left_alone'; readonly copies: SavedCopies | undefined };

/** Reads the record of the attempt that is open in a checkout; undefined when there is none. */
export async function readOpenAttempt(folder: string): Promise<OpenAttempt | undefined> {
  const text = await readFile(join(folder, ATTEMPT_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : openAttemptSchema.parse(JSON.parse(text));
}

/**
 * Restores a checkout after an attempt that was not ended: its work becomes a commit on the scratch branch, unless it
 * has landed, and files and HEAD become those before the attempt, or those of the landing. It may be killed at any
 * moment and called again. Throws ConfigurationError, with nothing changed, when a file cannot be kept.
 */
export async function recoverCheckout(options: RecoverOptions): Promise<Recovered> {
  const { held, record, control, signature, isSameRun } = options;
  const scratchRef = toBranchRef(record.scratch_branch);
  const snapshot = toSnapshot(record, held);
  const landed = await findLanding(options);
  const head = await findHead(held.user);
  if (!isSameRun && head !== scratchRef) return leaveAlone(options, { snapshot, landed, head });
  await requireIndexFree(held.gitDir);
  const taskRef = toBranchRef(record.task_branch);
  await updateRefs(control, [
    { kind: 'create', ref: taskRef, to: record.snapshot_ref },
    { kind: 'create', ref: scratchRef, to: record.snapshot_ref },
  ]);
  await setHead(control, scratchRef);
  const workspace = await openCheckoutWorkspace({ ...options, head: record.snapshot_ref });
  // So that the first scan reads all folders but those that were ignored before.
  workspace.cache.hidden = snapshot.hidden;
  const limits = { maxFiles: Number.POSITIVE_INFINITY, maxBytes: Number.POSITIVE_INFINITY };
  const capture = await captureScratch(workspace, snapshot, { checkpointId: 'unfinished', signature, limits });
  requireAllKept(capture, held);
  const scratch = await chooseKeptCommit(options, { capture, landed });
  // First of all: once the files are restored, the work is nowhere else.
  if (scratch !== undefined) await pushToCheckout(control, held, { ref: scratchRef, to: scratch });
  const edits = await keepEdits(workspace, snapshot, held.folder);
  await rewind(workspace, snapshot);
  const rest = await moveToRest(options, { workspace, landed });
  await leaveScratchBranch({ control, git: workspace.git, held, rest }, snapshot, { kind: 'rewound', scratch });
  await rm(join(held.folder, ATTEMPT_FILE), { force: true });
  const at = rest.kind === 'branch' ? rest.ref.replace(/^refs\/heads\//, '') : rest.commit;
  return { kind: 'recovered', scratchBranch: scratch === undefined ? undefined : record.scratch_branch, at, edits };
}

interface FoundAttempt {
  readonly snapshot: Snapshot;
  readonly landed: ObjectId | undefined;
  /** The branch that HEAD names. */
  readonly head: string | undefined;
}

/** Ends an attempt whose branch HEAD has left: the run was about to delete its record, or somebody has moved HEAD. */
async function leaveAlone(options: RecoverOptions, { snapshot, landed, head }: FoundAttempt): Promise<Recovered> {
  const { held, record, control } = options;
  const copies = await saveOrphanedFiles({ held, control, record, preserved: snapshot.preserved });
  const scratchRef = toBranchRef(record.scratch_branch);
  if ((await findCommit(held.user, scratchRef)) === record.snapshot_ref) await setRef(held.user, scratchRef, undefined);
  await rm(join(held.folder, ATTEMPT_FILE), { force: true });
  const rest = landed === undefined ? record.rest : toBranchRef(record.task_branch);
  const isAtRest = rest === (head ?? (await findCommit(held.user, 'HEAD')));
  return isAtRest && copies === undefined ? { kind: 'ended' } : { kind: 'left_alone', copies };
}

/**
 * Chooses the commit that the scratch branch is left at: the work, with an earlier recovery's below it where that one
 * died. Undefined when all of it has landed: then the branch is deleted.
 */
async function chooseKeptCommit(
  { held, control, record, signature }: RecoverOptions,
  { capture, landed }: { readonly capture: Capture; readonly landed: ObjectId | undefined },
): Promise<ObjectId | undefined> {
  const { commit, tree, changes } = capture;
  const at = await findCommit(held.user, toBranchRef(record.scratch_branch));
  const isEarlier =
    at !== undefined && at !== record.snapshot_ref && (await readCommitterEmail(control, at)) === signature.email;
  if (landed !== undefined && !isEarlier)
    return changes.length > 0 && tree !== (await readTreeOf(control, landed)) ? commit : undefined;
  // With nothing changed, the run died when the files were restored, and the work is on the branch already.
  if (!isEarlier || changes.length === 0) return changes.length === 0 ? (at ?? commit) : commit;
  if (tree === (await readTreeOf(control, at))) return at;
  return commitTree(control, { tree, parent: at, message: await readMessage(control, commit), signature });
}

function requireAllKept({ problems }: Capture, { root }: HeldCheckout): void {
  for (const problem of problems) {
    if (problem.kind !== 'nested_repository' && problem.kind !== 'unreadable') continue;
    const what = problem.kind === 'unreadable' ? 'files that cannot be read' : 'git repositories inside it';
    const reason = `holds the work of a run that died, with ${what}: ${problem.paths.join(', ')}`;
    throw new ConfigurationError('checkout_unsuited', { path: root, reason });
  }
}

/** Brings the files to the commit where HEAD is to go, and returns that. */
async function moveToRest(
  { held, record }: RecoverOptions,
  { workspace, landed }: { readonly workspace: Workspace; readonly landed: ObjectId | undefined },
): Promise<HeadTarget> {
  // The attempt was published right before the run died: the task resumes there.
  const rest: HeadTarget =
    landed === undefined ? parseHeadText(record.rest) : { kind: 'branch', ref: toBranchRef(record.task_branch) };
  const to = rest.kind === 'branch' ? await findCommit(held.user, rest.ref) : rest.commit;
  if (to === record.snapshot_ref) return rest;
  if (to !== undefined && (await moveFiles(workspace, record, to))) return rest;
  return { kind: 'detached', commit: record.snapshot_ref };
}

/** Finds the commit of the attempt on the task branch; undefined when it was not published. */
async function findLanding({ held, record, control }: RecoverOptions): Promise<ObjectId | undefined> {
  const head = await findCommit(held.user, toBranchRef(record.task_branch));
  if (head === undefined || (await findCommit(control, `${head}^`)) !== record.snapshot_ref) return undefined;
  const trailers = parseTrailers(await readMessage(control, head));
  const day = Number(trailers.get('Groundhog-Attempt'));
  const taskId = toTaskId(trailers.get('Groundhog-Task') ?? '');
  const isOurs = taskId !== undefined && scratchBranchName(taskId, day) === record.scratch_branch;
  return isOurs ? head : undefined;
}

/** Returns false, with nothing changed, when an untracked file is in the way. */
async function moveFiles({ control, git }: Workspace, record: OpenAttempt, to: ObjectId): Promise<boolean> {
  const untracked = new Set(record.preserved.map(({ path }) => path));
  if ((await listTreeFiles(control, to)).some(({ path }) => untracked.has(path))) return false;
  // The rewind has written files since the index was read.
  await refreshIndex(git);
  return mergeTrees(git, record.snapshot_ref, to);
}

function toSnapshot(record: OpenAttempt, { root }: HeldCheckout): Snapshot {
  return {
    taskId: record.task_id,
    day: record.day,
    workspacePath: root,
    taskBranch: record.task_branch,
    scratchBranch: record.scratch_branch,
    snapshotRef: record.snapshot_ref,
    preserved: new Map(
      record.preserved.map(({ path, mode, id, permissions }) => [
        path,
        { mode, id, ...(permissions === undefined ? {} : { permissions }) },
      ]),
    ),
    visibleRefs: new Map(),
    hidden: { ignored: new Set(record.ignored), strays: new Set(record.strays) },
    // Whatever a run that died has left is kept.
    isReport: () => false,
  };
}

/** Copies of the user's files, and their folder. */
interface SavedCopies {
  readonly folder: string;
  readonly paths: readonly string[];
}

interface OrphanedFiles {
  readonly held: HeldCheckout;
  readonly control: Git;
  readonly record: Pick<OpenAttempt, 'task_id' | 'day'>;
  readonly preserved: PreservedFiles;
}

// Why: docs/decisions/0082-orphaned-files-are-copied.md
/**
 * Copies the files that were untracked before an attempt and have changed since into a folder in the git directory: for
 * a checkout that must not be written. Undefined when none has changed.
 */
async function saveOrphanedFiles({
  held,
  control,
  record,
  preserved,
}: OrphanedFiles): Promise<SavedCopies | undefined> {
  const git = control.at({ gitDir: control.location.gitDir, workTree: held.root });
  const lost = await findLostFiles(createWorkspace({ path: held.root, control, git }), preserved, [
    ...preserved.keys(),
  ]);
  if (lost.length === 0) return undefined;
  const folder = join(dirname(held.folder), `kept-${record.task_id}-day-${record.day}`);
  await makeFolder(folder, 0o700);
  const target = createWorkspace({ path: folder, control, git });
  for (const path of lost) {
    const file = preserved.get(path);
    if (file !== undefined) await restoreFile(target, path, file);
  }
  return { folder, paths: lost.map(toReadablePath) };
}
