import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { type OpenAttempt, openAttemptSchema } from '../../domain/record/checkout-record.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import type { ExcludesFiles } from '../../git/excludes-file.ts';
import type { Signature } from '../../git/fast-import.ts';
import type { Git } from '../../git/git.ts';
import { readCommitterEmail } from '../../git/log.ts';
import { listTreeFiles } from '../../git/ls-tree.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { mergeTrees } from '../../git/read-tree.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { findHead, setHead } from '../../git/symbolic-ref.ts';
import { updateRefs } from '../../git/update-ref.ts';
import { type HeadTarget, parseHeadText } from '../../git/write-head.ts';
import { type Capture, captureScratch } from '../attempt/capture.ts';
import { findLostFiles } from '../attempt/restore.ts';
import { rewind } from '../attempt/rewind.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { restoreFile } from '../files/disk-file.ts';
import { createWorkspace, type PreservedFiles, type Workspace } from '../workspace.ts';
import { openCheckoutWorkspace } from './in-place.ts';
import { ATTEMPT_FILE, type HeldCheckout, leaveScratchBranch } from './user-checkout.ts';
import { requireIndexFree } from './user-index.ts';

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
  | { readonly kind: 'recovered'; readonly scratchBranch: string; readonly at: string }
  /** The user has moved HEAD since: the checkout was not changed, and files that it lacks were copied. */
  | { readonly kind: 'left_alone'; readonly copies: SavedCopies | undefined };

/** Reads the record of the attempt that is open in a checkout; undefined when there is none. */
export async function readOpenAttempt(folder: string): Promise<OpenAttempt | undefined> {
  const text = await readFile(join(folder, ATTEMPT_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : openAttemptSchema.parse(JSON.parse(text));
}

/**
 * Restores a checkout after an attempt that was not ended: its work becomes a commit on the scratch branch, and files
 * and HEAD become those before the attempt. Throws ConfigurationError, with nothing changed, when a file cannot be
 * kept.
 */
export async function recoverCheckout(options: RecoverOptions): Promise<Recovered> {
  const { held, record, control, signature, isSameRun } = options;
  const scratchRef = toBranchRef(record.scratch_branch);
  const snapshot = toSnapshot(record, held);
  if (!isSameRun && (await findHead(held.user)) !== scratchRef) {
    const copies = await saveOrphanedFiles({ held, control, record, preserved: snapshot.preserved });
    await rm(join(held.folder, ATTEMPT_FILE), { force: true });
    return { kind: 'left_alone', copies };
  }
  await requireIndexFree(held.gitDir);
  const taskRef = toBranchRef(record.task_branch);
  await updateRefs(control, [
    { kind: 'create', ref: taskRef, to: record.snapshot_ref },
    { kind: 'create', ref: scratchRef, to: record.snapshot_ref },
  ]);
  await setHead(control, scratchRef);
  const workspace = await openCheckoutWorkspace({ ...options, head: record.snapshot_ref });
  const limits = { maxFiles: Number.POSITIVE_INFINITY, maxBytes: Number.POSITIVE_INFINITY };
  const capture = await captureScratch(workspace, snapshot, { checkpointId: 'unfinished', signature, limits });
  requireAllKept(capture, held);
  await rewind(workspace, snapshot);
  const rest = await chooseHeadTarget(options, workspace);
  await leaveScratchBranch({ control, git: workspace.git, held, rest }, snapshot, {
    kind: 'rewound',
    // The run died with only the index left to write: the work is on the branch already.
    scratch: (capture.changes.length === 0 ? await findCommit(held.user, scratchRef) : undefined) ?? capture.commit,
  });
  await rm(join(held.folder, ATTEMPT_FILE), { force: true });
  const at = rest.kind === 'branch' ? rest.ref.replace(/^refs\/heads\//, '') : rest.commit;
  return { kind: 'recovered', scratchBranch: record.scratch_branch, at };
}

function requireAllKept({ problems }: Capture, { root }: HeldCheckout): void {
  for (const problem of problems) {
    if (problem.kind !== 'nested_repository' && problem.kind !== 'unreadable') continue;
    const what = problem.kind === 'unreadable' ? 'files that cannot be read' : 'git repositories inside it';
    const reason = `holds the work of a run that died, with ${what}: ${problem.paths.join(', ')}`;
    throw new ConfigurationError('checkout_unsuited', { path: root, reason });
  }
}

/** Chooses where HEAD goes, and brings the files to its commit. */
async function chooseHeadTarget(options: RecoverOptions, workspace: Workspace): Promise<HeadTarget> {
  const { held, record } = options;
  const taskRef = toBranchRef(record.task_branch);
  const before = parseHeadText(record.rest);
  // The attempt was published right before the run died: the task resumes there.
  const rest: HeadTarget = (await hasLanded(options)) ? { kind: 'branch', ref: taskRef } : before;
  const to = rest.kind === 'branch' ? await findCommit(held.user, rest.ref) : rest.commit;
  if (to === record.snapshot_ref) return rest;
  if (to !== undefined && (await moveFiles(workspace, record, to))) return rest;
  return { kind: 'detached', commit: record.snapshot_ref };
}

async function hasLanded({ held, record, control, signature }: RecoverOptions): Promise<boolean> {
  const head = await findCommit(held.user, toBranchRef(record.task_branch));
  if (head === undefined || (await findCommit(control, `${head}^`)) !== record.snapshot_ref) return false;
  return (await readCommitterEmail(control, head)) === signature.email;
}

/** Returns false, with nothing changed, when an untracked file is in the way. */
async function moveFiles({ control, git }: Workspace, record: OpenAttempt, to: ObjectId): Promise<boolean> {
  const untracked = new Set(record.preserved.map(({ path }) => path));
  if ((await listTreeFiles(control, to)).some(({ path }) => untracked.has(path))) return false;
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
