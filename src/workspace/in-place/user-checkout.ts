import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GitError, GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { OpenAttempt } from '../../domain/record/checkout-record.ts';
import { type RefName, toBranchRef } from '../../domain/refs/ref-name.ts';
import type { FoundRepository } from '../../git/find-git-dir.ts';
import type { Git } from '../../git/git.ts';
import { pushRefs } from '../../git/push.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { findHead } from '../../git/symbolic-ref.ts';
import { updateRefs } from '../../git/update-ref.ts';
import { type HeadTarget, toHeadText, writeHead } from '../../git/write-head.ts';
import { type GitDirGuard, guardGitDir } from '../agent-git/git-dir-guard.ts';
import { readDiskFileKind, storeFiles } from '../files/disk-file.ts';
import type { AttemptInspection, AttemptResidue, AttemptStart, PreservedFiles, UserCheckout } from '../workspace.ts';
import { repairHead, requireRepository } from './repair-repository.ts';
import { clearIndexLock, findFreeIndex, holdIndex } from './user-index.ts';

/** A checkout that this run has for itself. */
export interface HeldCheckout extends FoundRepository {
  readonly root: string;
  /** The checkout's repository, with its own configuration: only before an attempt and after it was put right. */
  readonly user: Git;
  /** Ours, in the git directory; outlives a run that dies. */
  readonly folder: string;
}

export interface UserCheckoutOptions {
  readonly held: HeldCheckout;
  readonly control: Git;
  /** The control repository over the checkout, with the private index. */
  readonly git: Git;
  /** Where HEAD is between attempts; a landing moves it to the task branch. */
  readonly rest: HeadTarget;
  /** Scratch branches of earlier days are ours: an attempt that is checked again takes its own. */
  readonly nextDay: number;
}

export const ATTEMPT_FILE = 'attempt.json';
export const KEPT_FOLDER = 'objects';

/** The repository of a checkout as attempts see it: the real one, put right whenever an attempt has ended. */
export function createUserCheckout({ rest, ...place }: UserCheckoutOptions): UserCheckout {
  const state: AttemptState = { rest, kept: new Set(), guard: undefined, was: undefined, movedTo: undefined };
  return {
    gitDir: place.held.gitDir,
    enter: (start) => enter(place, state, start),
    inspect: (start) => inspect(place, state, start),
    leave: (start, left) => leave(place, state, { start, left }),
  };
}

type CheckoutLocation = Omit<UserCheckoutOptions, 'rest'>;

interface AttemptState {
  rest: HeadTarget;
  /** What was kept a second time. */
  readonly kept: Set<ObjectId>;
  /** Undefined between attempts. */
  guard: GitDirGuard | undefined;
  /** The task branch when the attempt started, and where the attempt moved it to. */
  was: ObjectId | undefined;
  movedTo: ObjectId | undefined;
}

/** The first time in an attempt it is prepared and recorded; after that what the attempt did is undone. */
async function enter(place: CheckoutLocation, state: AttemptState, start: AttemptStart): Promise<void> {
  const { held, git } = place;
  if (state.guard === undefined) return begin(place, state, start);
  await state.guard.restore();
  await putOnScratch(held, start);
  // Where somebody else holds it, the leaving that follows decides, when the work of the attempt is on its branch.
  await (await findFreeIndex(git, held.gitDir))?.write();
}

async function begin(
  { held, control, git, nextDay }: CheckoutLocation,
  state: AttemptState,
  start: AttemptStart,
): Promise<void> {
  const { user, folder, root, gitDir } = held;
  state.was = await findCommit(user, toBranchRef(start.taskBranch));
  state.movedTo = undefined;
  await keepFiles({ control, root, folder, kept: state.kept }, start.preserved);
  if (start.day >= nextDay) await requireFree(user, toBranchRef(start.scratchBranch));
  // Before HEAD: where a command of the person's holds the index, nothing of theirs was changed.
  const index = await holdIndex(git, gitDir);
  try {
    await writeAttempt(folder, toRecord(start, state.rest));
    state.guard = await guardGitDir(held);
    await putOnScratch(held, start);
  } catch (error) {
    await index.release();
    throw error;
  }
  await index.write();
}

async function putOnScratch({ user }: HeldCheckout, start: AttemptStart): Promise<void> {
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
  const notes = changed.map((name) => `${name} was changed by the attempt and was put back.`);
  try {
    const at = await findCommit(held.user, toBranchRef(start.taskBranch));
    const taskBranchAt = at === state.was ? undefined : (at ?? 'nothing');
    if (taskBranchAt !== undefined) state.movedTo = at;
    return { head: isPlain ? await findHead(held.user) : undefined, taskBranchAt, notes };
  } catch (error) {
    // Whatever keeps git from reading it, the attempt did.
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
    await bring(control, held, { ref: taskRef, to: left.commit });
    state.rest = { kind: 'branch', ref: taskRef };
  } else if (state.movedTo !== undefined && (await findCommit(user, taskRef)) === state.movedTo) {
    await setRef(user, taskRef, state.was);
  }
  await leaveScratch({ control, git, held, rest: state.rest }, start, left);
  await rm(join(folder, ATTEMPT_FILE), { force: true });
  state.guard = undefined;
}

interface Leaving {
  readonly control: Git;
  readonly git: Git;
  readonly held: HeldCheckout;
  readonly rest: HeadTarget;
}

/**
 * HEAD comes last but for what hangs on it: until then a run that died is recognised by it. Throws before the index is
 * touched while somebody else holds it: then the attempt stays recorded, and is cleared away by whoever comes next.
 */
export async function leaveScratch(
  { control, git, held, rest }: Leaving,
  snapshot: Pick<AttemptStart, 'scratchBranch'>,
  left: AttemptResidue,
): Promise<void> {
  const scratchRef = toBranchRef(snapshot.scratchBranch);
  const kept = left.kind === 'rewound' ? left.scratch : undefined;
  if (kept !== undefined) await bring(control, held, { ref: scratchRef, to: kept });
  const index = await holdIndex(git, held.gitDir, { isFresh: true });
  await index.write();
  await writeHead(held.user, rest);
  if (kept === undefined) await setRef(held.user, scratchRef, undefined);
}

/** Brings a commit of ours into the checkout's repository, and a branch to it. */
async function bring(
  control: Git,
  { gitDir, user }: HeldCheckout,
  { ref, to }: { readonly ref: RefName; readonly to: ObjectId },
): Promise<void> {
  const from = await findCommit(user, ref);
  if (from === to) return;
  const answer = await pushRefs(control, { url: gitDir, isUserCheckout: true }, [{ ref, from, to }]);
  if (answer.kind === 'pushed') return;
  if (answer.kind === 'unclear') throw answer.error;
  const why = answer.kind === 'rejected' ? answer.reason : 'it moved meanwhile';
  throw new GroundhogError('internal', { message: `${ref} of the checkout could not be moved to ${to}: ${why}` });
}

/** Sets a ref of ours, whatever it was; undefined removes it. */
async function setRef(user: Git, ref: RefName, to: ObjectId | undefined): Promise<void> {
  const from = await findCommit(user, ref);
  if (from === to) return;
  if (to === undefined) await updateRefs(user, from === undefined ? [] : [{ kind: 'delete', ref, from }]);
  else await updateRefs(user, [from === undefined ? { kind: 'create', ref, to } : { kind: 'update', ref, from, to }]);
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

interface Keeping {
  readonly control: Git;
  readonly root: string;
  readonly folder: string;
  readonly kept: Set<ObjectId>;
}

/** A second copy of what was untracked, where it outlives this run: the attempt may edit or delete the first. */
async function keepFiles({ control, root, folder, kept }: Keeping, preserved: PreservedFiles): Promise<void> {
  const missing = [...preserved].filter(([, { id }]) => !kept.has(id));
  if (missing.length === 0) return;
  const objectDir = join(folder, KEPT_FOLDER);
  await mkdir(objectDir, { recursive: true, mode: 0o700 });
  const store = control.at({ gitDir: control.location.gitDir, workTree: root, objectDir });
  const files = new Map(
    await Promise.all(missing.map(async ([path]) => [path, await readDiskFileKind(root, path)] as const)),
  );
  for (const { id } of (await storeFiles(store, root, files)).values()) kept.add(id);
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
