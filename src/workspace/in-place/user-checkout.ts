import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GitError, GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { OpenAttempt } from '../../domain/record/checkout-record.ts';
import { type RefName, toBranchRef } from '../../domain/refs/ref-name.ts';
import { makeFolder } from '../../exec/folder-access.ts';
import type { FoundRepository } from '../../git/find-git-dir.ts';
import type { Git } from '../../git/git.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { findHead } from '../../git/symbolic-ref.ts';
import { type HeadTarget, toHeadText, writeHead } from '../../git/write-head.ts';
import { type GitDirGuard, guardGitDir } from '../agent-git/git-dir-guard.ts';
import { storeFiles } from '../files/disk-file.ts';
import type { AttemptInspection, AttemptResidue, AttemptStart, PreservedFiles, UserCheckout } from '../workspace.ts';
import { repairHead, requireRepository } from './repair-repository.ts';
import { clearIndexLock, holdIndex, tryHoldIndex } from './user-index.ts';
import { pushToCheckout, setRef } from './user-refs.ts';

/** A checkout that this run has for itself. */
export interface HeldCheckout extends FoundRepository {
  readonly root: string;
  /** The checkout's repository, with its own configuration; not used while an attempt may have changed that. */
  readonly user: Git;
  /** Our folder in the git directory; outlives a run that dies. */
  readonly folder: string;
}

export interface UserCheckoutOptions {
  readonly held: HeldCheckout;
  readonly control: Git;
  /** The control repository over the checkout, with the private index. */
  readonly git: Git;
  /** The target of HEAD between attempts; a landing moves it to the task branch. */
  readonly rest: HeadTarget;
  /** The number of the next attempt: scratch branches of earlier ones may exist, since attempts are checked again. */
  readonly nextDay: number;
}

export const ATTEMPT_FILE = 'attempt.json';
export const SAVED_FOLDER = 'objects';

/** Creates the repository of a checkout as attempts use it: the real one, repaired whenever an attempt has ended. */
export function createUserCheckout({ rest, ...location }: UserCheckoutOptions): UserCheckout {
  const state: AttemptState = { rest, saved: new Set(), guard: undefined, was: undefined, movedTo: undefined };
  return {
    gitDir: location.held.gitDir,
    enter: (start) => enter(location, state, start),
    inspect: (start) => inspect(location, state, start),
    leave: (start, left) => leave(location, state, { start, left }),
  };
}

type CheckoutLocation = Omit<UserCheckoutOptions, 'rest'>;

interface AttemptState {
  rest: HeadTarget;
  /** The blobs that were saved in our folder. */
  readonly saved: Set<ObjectId>;
  /** Undefined between attempts. */
  guard: GitDirGuard | undefined;
  /** The task branch when the attempt started, and where the attempt moved it to. */
  was: ObjectId | undefined;
  movedTo: ObjectId | undefined;
}

/** Starts the attempt at the first call; later calls undo what it did to the repository. */
async function enter(location: CheckoutLocation, state: AttemptState, start: AttemptStart): Promise<void> {
  const { held, git } = location;
  if (state.guard === undefined) return startAttempt(location, state, start);
  await state.guard.restore();
  await setHeadToScratch(held, start);
  // When another process holds it, `leave` decides, once the work of the attempt is on its branch.
  await (await tryHoldIndex(git, held.gitDir))?.write();
}

async function startAttempt(
  { held, control, git, nextDay }: CheckoutLocation,
  state: AttemptState,
  start: AttemptStart,
): Promise<void> {
  const { user, folder, root, gitDir } = held;
  state.was = await findCommit(user, toBranchRef(start.taskBranch));
  state.movedTo = undefined;
  await saveFiles({ control, root, folder, saved: state.saved }, start.preserved);
  if (start.day >= nextDay) await requireFree(user, toBranchRef(start.scratchBranch));
  // Before HEAD: when a command of the user's holds the index, nothing of theirs has changed yet.
  const index = await holdIndex(git, gitDir);
  try {
    await writeAttempt(folder, toRecord(start, state.rest));
    state.guard = await guardGitDir(held);
    await setHeadToScratch(held, start);
  } catch (error) {
    await index.release();
    throw error;
  }
  await index.write();
}

async function setHeadToScratch({ user }: HeldCheckout, start: AttemptStart): Promise<void> {
  const ref = toBranchRef(start.scratchBranch);
  await setRef(user, ref, start.snapshotRef);
  await writeHead(user, { kind: 'branch', ref });
}

async function inspect(
  { held }: CheckoutLocation,
  state: AttemptState,
  start: AttemptStart,
): Promise<AttemptInspection> {
  await requireRepository(held);
  const isPlain = await repairHead(held, toBranchRef(start.scratchBranch));
  await clearIndexLock(held.gitDir);
  const changed = (await state.guard?.restore()) ?? [];
  const notes = changed.map((name) => `${name} was changed by the attempt and was restored.`);
  try {
    const at = await findCommit(held.user, toBranchRef(start.taskBranch));
    const taskBranchAt = at === state.was ? undefined : (at ?? 'nothing');
    if (taskBranchAt !== undefined) state.movedTo = at;
    return { head: isPlain ? await findHead(held.user) : undefined, taskBranchAt, notes };
  } catch (error) {
    // Whatever keeps git from reading it, the attempt has done.
    if (error instanceof GitError) return { head: undefined, taskBranchAt: undefined, notes };
    throw error;
  }
}

async function leave(
  { held, control, git }: CheckoutLocation,
  state: AttemptState,
  { start, left }: { readonly start: AttemptStart; readonly left: AttemptResidue },
): Promise<void> {
  const { user, folder } = held;
  const taskRef = toBranchRef(start.taskBranch);
  await state.guard?.restore();
  if (left.kind === 'landed' && left.commit !== undefined) {
    await requireAt(user, taskRef, [state.was, left.commit]);
    await pushToCheckout(control, held, { ref: taskRef, to: left.commit });
    state.rest = { kind: 'branch', ref: taskRef };
  } else if (state.movedTo !== undefined && (await findCommit(user, taskRef)) === state.movedTo) {
    await setRef(user, taskRef, state.was);
  }
  await leaveScratchBranch({ control, git, held, rest: state.rest }, start, left);
  await rm(join(folder, ATTEMPT_FILE), { force: true });
  state.guard = undefined;
}

interface Leaving {
  readonly control: Git;
  readonly git: Git;
  readonly held: HeldCheckout;
  readonly rest: HeadTarget;
}

// Why: docs/decisions/0018-head-between-attempts.md
/**
 * Leaves the scratch branch. HEAD is moved last but for the branch itself: until then it shows that a run has died.
 * Throws before the index is changed when another process holds it: then the attempt stays recorded, and the next run
 * recovers it.
 */
export async function leaveScratchBranch(
  { control, git, held, rest }: Leaving,
  snapshot: Pick<AttemptStart, 'scratchBranch'>,
  left: AttemptResidue,
): Promise<void> {
  const scratchRef = toBranchRef(snapshot.scratchBranch);
  const scratch = left.kind === 'rewound' ? left.scratch : undefined;
  if (scratch !== undefined) await pushToCheckout(control, held, { ref: scratchRef, to: scratch });
  const index = await holdIndex(git, held.gitDir, { isFresh: true });
  await index.write();
  await writeHead(held.user, rest);
  if (scratch === undefined) await setRef(held.user, scratchRef, undefined);
}

async function requireAt(user: Git, ref: RefName, known: readonly (ObjectId | undefined)[]): Promise<void> {
  const at = await findCommit(user, ref);
  if (known.includes(at)) return;
  throw new GroundhogError('internal', {
    message: `${ref} of the checkout is at ${at ?? 'nothing'}; manual intervention required`,
  });
}

async function requireFree(user: Git, ref: RefName): Promise<void> {
  if ((await findCommit(user, ref)) !== undefined)
    throw new GroundhogError('internal', { message: `the scratch branch "${ref}" exists already` });
}

interface FilesToSave {
  readonly control: Git;
  readonly root: string;
  readonly folder: string;
  readonly saved: Set<ObjectId>;
}

/** Saves untracked files where they outlive this run: the attempt may edit or delete them. */
async function saveFiles({ control, root, folder, saved }: FilesToSave, preserved: PreservedFiles): Promise<void> {
  const missing = [...preserved].filter(([, { id }]) => !saved.has(id));
  if (missing.length === 0) return;
  const objectDir = join(folder, SAVED_FOLDER);
  await makeFolder(objectDir, 0o700);
  const store = control.at({ gitDir: control.location.gitDir, workTree: root, objectDir });
  const paths = missing.map(([path]) => path);
  for (const { id } of (await storeFiles(store, root, paths)).values()) saved.add(id);
}

async function writeAttempt(folder: string, record: OpenAttempt): Promise<void> {
  const file = join(folder, ATTEMPT_FILE);
  await writeFile(`${file}.new`, `${JSON.stringify(record)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

function toRecord(snapshot: AttemptStart, rest: HeadTarget): OpenAttempt {
  return {
    schema_version: 1,
    task_id: snapshot.taskId,
    day: snapshot.day,
    task_branch: snapshot.taskBranch,
    scratch_branch: snapshot.scratchBranch,
    snapshot_ref: snapshot.snapshotRef,
    rest: toHeadText(rest),
    preserved: [...snapshot.preserved].map(([path, file]) => ({ path, ...file })),
    ignored: [...snapshot.hidden.ignored],
    strays: [...snapshot.hidden.strays],
  };
}
