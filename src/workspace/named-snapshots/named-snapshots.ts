import { GitError } from '../../domain/errors/errors.ts';
import { findSnapshotNameProblem, type RefName } from '../../domain/refs/ref-name.ts';
import { parseSnapshotMessage, renderSnapshotMessage } from '../../domain/refs/snapshot-message.ts';
import { commitTree, type NewCommit } from '../../git/commit-tree.ts';
import { renderTreeDiff } from '../../git/diff-text.ts';
import { prepareImport } from '../../git/fast-import.ts';
import { listRefs } from '../../git/for-each-ref.ts';
import { updateRefs } from '../../git/update-ref.ts';
import { settleBoth } from '../files/settle-both.ts';
import type { SkippedPaths, WorktreeTree } from './classify-paths.ts';
import { forgetSnapshots, isExpired, type NamedSnapshot, readSnapshots, rememberSnapshots } from './known-snapshots.ts';
import { refuseSnapshot, type SnapshotContext } from './snapshot-context.ts';
import type { TreeDraft } from './tree-on-base.ts';
import { draftWorktreeTree, writeWorktreeTree } from './write-worktree-tree.ts';

const IDENTITY = { name: 'Groundhog', email: 'groundhog@noreply.invalid' };

export interface NewNamedSnapshot {
  readonly name: string;
  readonly description?: string;
  /** Without it a name that is taken is refused. */
  readonly replace?: boolean;
  /** How long it is kept at least; for good when absent. */
  readonly ttlSeconds?: number;
}

export interface CreatedSnapshot {
  readonly kind: 'created' | 'unchanged';
  readonly snapshot: Pick<NamedSnapshot, 'name' | 'id' | 'tree'>;
  readonly leftOut: readonly SkippedPaths[];
  /** The names of snapshots whose time was over; they are gone now. */
  readonly expired: readonly string[];
}

/**
 * Names the state of the folder. HEAD, index, branches and stash stay as they are. The same state under its old name
 * writes nothing; a name of another state is refused, or replaced on demand with the old state as a parent.
 */
export async function createNamedSnapshot(place: SnapshotContext, wanted: NewNamedSnapshot): Promise<CreatedSnapshot> {
  requireName(wanted.name);
  const write = prepareImport(place.refs, 'forward');
  try {
    const [draft, all] = await settleBoth(
      draftWorktreeTree(place, { write, meanwhile: write.start }),
      readSnapshots(place),
    );
    return await nameKnown(place, wanted, { draft, all });
  } finally {
    await write.cancel();
  }
}

/** The same for a tree that was written before. */
export async function nameTree(
  place: SnapshotContext,
  wanted: NewNamedSnapshot,
  now: WorktreeTree,
): Promise<CreatedSnapshot> {
  return nameKnown(place, wanted, { draft: now, all: await readSnapshots(place) });
}

async function nameKnown(
  place: SnapshotContext,
  wanted: NewNamedSnapshot,
  { draft, all }: { readonly draft: WorktreeTree | TreeDraft; readonly all: readonly NamedSnapshot[] },
): Promise<CreatedSnapshot> {
  const { name, replace = false } = wanted;
  const { leftOut } = draft;
  forgetSnapshots(place);
  const expired = all.filter((snapshot) => isExpired(place, snapshot));
  await deleteAll(place, expired);
  const kept = all.filter((snapshot) => !expired.includes(snapshot));
  const gone = expired.map((snapshot) => snapshot.name);
  const old = kept.find((snapshot) => snapshot.name === name);
  const message = toMessage(place, wanted, kept);
  if (old === undefined) {
    const snapshot = await writeNew(place, draft, { name, newest: kept[0], ...message }).catch((error: unknown) =>
      explainTaken(place, name, error),
    );
    rememberSnapshots(place, [...kept, toSnapshot(snapshot, message)]);
    return { kind: 'created', snapshot, leftOut, expired: gone };
  }
  const tree = 'tree' in draft ? draft.tree : await draft.write();
  if (old.tree === tree) {
    rememberSnapshots(place, kept);
    return { kind: 'unchanged', snapshot: old, leftOut, expired: gone };
  }
  if (!replace)
    throw refuseSnapshot(`snapshot "${name}" exists already with other content; choose another name, or replace it`);
  const [newest] = kept;
  const id = await commitTree(place.git, {
    tree,
    ...(newest === undefined ? {} : { parent: newest.id }),
    furtherParents: old === newest ? [] : [old.id],
    ...message,
  });
  await updateRefs(place.refs, [{ kind: 'update', ref: toRef(place, name), from: old.id, to: id }]);
  return { kind: 'created', snapshot: { name, id, tree }, leftOut, expired: gone };
}

type Message = Pick<NewCommit, 'message' | 'signature'>;

function toMessage(
  place: SnapshotContext,
  { name, description, ttlSeconds }: NewNamedSnapshot,
  kept: readonly NamedSnapshot[],
): Message {
  const epochSeconds = Math.floor(place.now().getTime() / 1000);
  const message = renderSnapshotMessage(name, {
    ...(description === undefined ? {} : { description }),
    number: Math.max(0, ...kept.map(({ number }) => number)) + 1,
    expiresAtSeconds: ttlSeconds === undefined ? undefined : epochSeconds + ttlSeconds,
  });
  return { message, signature: { ...IDENTITY, epochSeconds } };
}

interface NewName extends Message {
  readonly name: string;
  readonly newest: NamedSnapshot | undefined;
}

function toSnapshot(written: CreatedSnapshot['snapshot'], { message, signature }: Message): NamedSnapshot {
  return { ...written, epochSeconds: signature.epochSeconds, ...parseSnapshotMessage(message) };
}

/** Writes a snapshot under a name that is free; a tree that is not written yet goes with it, in one process. */
async function writeNew(
  place: SnapshotContext,
  draft: WorktreeTree | TreeDraft,
  { name, newest, message, signature }: NewName,
): Promise<CreatedSnapshot['snapshot']> {
  const ref = toRef(place, name);
  if (!('tree' in draft) && draft.known === undefined) {
    const from = newest === undefined ? {} : { from: newest.id };
    return { name, ...(await draft.commit({ ref, message, signature, ...from })) };
  }
  const tree = 'tree' in draft ? draft.tree : await draft.write();
  const parent = newest === undefined ? {} : { parent: newest.id };
  const id = await commitTree(place.git, { tree, ...parent, message, signature });
  await updateRefs(place.refs, [{ kind: 'create', ref, to: id }]);
  return { name, id, tree };
}

/** Throws what it was given, or who is in the way: a ref that names no commit is no snapshot, and git refuses a second one. */
async function explainTaken(place: SnapshotContext, name: string, error: unknown): Promise<never> {
  const [taken] = error instanceof GitError ? (await listRefs(place.refs, [toRef(place, name)])).keys() : [];
  if (taken === undefined) throw error;
  throw refuseSnapshot(
    `no snapshot: the ref ${taken} is in the way, and it is no snapshot; choose another name, or delete it with: git update-ref -d ${taken}`,
  );
}

/** The snapshots whose time is not over, newest first. Writes nothing. */
export async function listNamedSnapshots(place: SnapshotContext): Promise<NamedSnapshot[]> {
  return (await readSnapshots(place)).filter((snapshot) => !isExpired(place, snapshot));
}

/** The snapshot of a name. Throws when there is none. */
export async function findNamedSnapshot(place: SnapshotContext, name: string): Promise<NamedSnapshot> {
  return pickNamedSnapshot(await listNamedSnapshots(place), name);
}

/** The same from a list. */
export function pickNamedSnapshot(all: readonly NamedSnapshot[], name: string): NamedSnapshot {
  requireName(name);
  const found = all.find((snapshot) => snapshot.name === name);
  if (found === undefined) throw refuseSnapshot(`snapshot "${name}" not found`);
  return found;
}

/** The folder compared with a snapshot, as a unified diff: "-" is the snapshot. */
export async function diffNamedSnapshot(
  place: SnapshotContext,
  name: string,
): Promise<{ readonly text: string; readonly leftOut: readonly SkippedPaths[] }> {
  const { tree } = await findNamedSnapshot(place, name);
  const now = await writeWorktreeTree(place);
  return {
    text: tree === now.tree ? '' : await renderTreeDiff(place.git, { from: tree, to: now.tree }),
    leftOut: now.leftOut,
  };
}

/** Takes a name away. The content goes when git collects what nothing refers to: later snapshots have it as an ancestor. */
export async function deleteNamedSnapshot(place: SnapshotContext, name: string): Promise<NamedSnapshot> {
  const found = await findNamedSnapshot(place, name);
  await deleteAll(place, [found]);
  return found;
}

async function deleteAll(place: SnapshotContext, snapshots: readonly NamedSnapshot[]): Promise<void> {
  if (snapshots.length === 0) return;
  forgetSnapshots(place);
  await updateRefs(
    place.refs,
    snapshots.map(({ name, id }) => ({ kind: 'delete', ref: toRef(place, name), from: id })),
  );
}

function toRef({ namespace }: SnapshotContext, name: string): RefName {
  return `${namespace}/${name}`;
}

function requireName(name: string): void {
  const problem = findSnapshotNameProblem(name);
  if (problem !== undefined) throw refuseSnapshot(problem, 'groundhog snapshot create --help');
}
