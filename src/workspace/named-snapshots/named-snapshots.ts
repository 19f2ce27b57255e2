import { GitError } from '../../domain/errors/errors.ts';
import type { RefName } from '../../domain/refs/ref-name.ts';
import { parseSnapshotMessage, renderSnapshotMessage } from '../../domain/refs/snapshot-message.ts';
import { commitTree, type NewCommit } from '../../git/commit-tree.ts';
import { renderTreeDiff } from '../../git/diff-text.ts';
import { prepareImport } from '../../git/fast-import.ts';
import { listRefs } from '../../git/for-each-ref.ts';
import { updateRefs } from '../../git/update-ref.ts';
import { settleBoth } from '../files/settle-both.ts';
import type { NamedSnapshot } from '../workspace-cache.ts';
import type { SkippedPath, WorktreeTree } from './classify-paths.ts';
import {
  cacheSnapshots,
  invalidateSnapshots,
  isExpired,
  readSnapshots,
  refuseSnapshot,
  requireSnapshotName,
  type SnapshotContext,
} from './snapshot-context.ts';
import type { TreeDraft } from './tree-on-base.ts';
import { draftWorktreeTree, writeWorktreeTree } from './write-worktree-tree.ts';

const IDENTITY = { name: 'Groundhog', email: 'groundhog@noreply.invalid' };

export interface NewNamedSnapshot {
  readonly name: string;
  readonly description?: string;
  /** Replaces a snapshot of this name, which is refused otherwise. */
  readonly replace?: boolean;
  /** The least time that it is kept; for good when absent. */
  readonly ttlSeconds?: number;
}

export interface CreatedSnapshot {
  readonly kind: 'created' | 'unchanged';
  readonly snapshot: Pick<NamedSnapshot, 'name' | 'id' | 'tree'>;
  readonly leftOut: readonly SkippedPath[];
  /** The names of the expired snapshots that were deleted. */
  readonly expired: readonly string[];
}

/**
 * Creates a snapshot of the folder. HEAD, index, branches and stash stay as they are. Writes nothing when the name has
 * the same content already; a name with other content is refused, or replaced on demand with the old snapshot as a
 * parent.
 */
export async function createNamedSnapshot(
  context: SnapshotContext,
  wanted: NewNamedSnapshot,
): Promise<CreatedSnapshot> {
  requireSnapshotName(wanted.name);
  const write = prepareImport(context.refs, 'forward');
  try {
    const [draft, all] = await settleBoth(
      draftWorktreeTree(context, { write, meanwhile: write.start }),
      readSnapshots(context),
    );
    return await nameDraft(context, wanted, { draft, all });
  } finally {
    await write.cancel();
  }
}

/** Creates a snapshot of a tree that was written before. */
export async function nameTree(
  context: SnapshotContext,
  wanted: NewNamedSnapshot,
  now: WorktreeTree,
): Promise<CreatedSnapshot> {
  return nameDraft(context, wanted, { draft: now, all: await readSnapshots(context) });
}

async function nameDraft(
  context: SnapshotContext,
  wanted: NewNamedSnapshot,
  { draft, all }: { readonly draft: WorktreeTree | TreeDraft; readonly all: readonly NamedSnapshot[] },
): Promise<CreatedSnapshot> {
  const { name, replace = false } = wanted;
  const { leftOut } = draft;
  invalidateSnapshots(context);
  const expired = all.filter((snapshot) => isExpired(context, snapshot));
  await deleteAll(context, expired);
  const current = all.filter((snapshot) => !expired.includes(snapshot));
  const gone = expired.map((snapshot) => snapshot.name);
  const old = current.find((snapshot) => snapshot.name === name);
  const message = toMessage(context, wanted, current);
  if (old === undefined) {
    const snapshot = await writeNew(context, draft, { name, newest: current[0], ...message }).catch((error: unknown) =>
      explainTaken(context, name, error),
    );
    cacheSnapshots(context, [...current, toSnapshot(snapshot, message)]);
    return { kind: 'created', snapshot, leftOut, expired: gone };
  }
  const tree = 'tree' in draft ? draft.tree : await draft.write();
  if (old.tree === tree) {
    cacheSnapshots(context, current);
    return { kind: 'unchanged', snapshot: old, leftOut, expired: gone };
  }
  if (!replace)
    throw refuseSnapshot(`snapshot "${name}" exists already with other content; choose another name, or replace it`);
  const [newest] = current;
  const id = await commitTree(context.git, {
    tree,
    ...(newest === undefined ? {} : { parent: newest.id }),
    furtherParents: old === newest ? [] : [old.id],
    ...message,
  });
  await updateRefs(context.refs, [{ kind: 'update', ref: toRef(context, name), from: old.id, to: id }]);
  return { kind: 'created', snapshot: { name, id, tree }, leftOut, expired: gone };
}

type Message = Pick<NewCommit, 'message' | 'signature'>;

function toMessage(
  context: SnapshotContext,
  { name, description, ttlSeconds }: NewNamedSnapshot,
  current: readonly NamedSnapshot[],
): Message {
  const epochSeconds = Math.floor(context.now().getTime() / 1000);
  const message = renderSnapshotMessage(name, {
    ...(description === undefined ? {} : { description }),
    number: Math.max(0, ...current.map(({ number }) => number)) + 1,
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

/** Writes a snapshot under a free name, and in the same process its tree where that was not written yet. */
async function writeNew(
  context: SnapshotContext,
  draft: WorktreeTree | TreeDraft,
  { name, newest, message, signature }: NewName,
): Promise<CreatedSnapshot['snapshot']> {
  const ref = toRef(context, name);
  if (!('tree' in draft) && draft.known === undefined) {
    const from = newest === undefined ? {} : { from: newest.id };
    return { name, ...(await draft.commit({ ref, message, signature, ...from })) };
  }
  const tree = 'tree' in draft ? draft.tree : await draft.write();
  const parent = newest === undefined ? {} : { parent: newest.id };
  const id = await commitTree(context.git, { tree, ...parent, message, signature });
  await updateRefs(context.refs, [{ kind: 'create', ref, to: id }]);
  return { name, id, tree };
}

/** Throws the error, or a refusal when a ref of this name exists that is no commit and so no snapshot. */
async function explainTaken(context: SnapshotContext, name: string, error: unknown): Promise<never> {
  const [taken] = error instanceof GitError ? (await listRefs(context.refs, [toRef(context, name)])).keys() : [];
  if (taken === undefined) throw error;
  throw refuseSnapshot(
    `no snapshot: the ref ${taken} is in the way, and it is no snapshot; choose another name, or delete it with: git update-ref -d ${taken}`,
  );
}

/** Lists the snapshots that have not expired, newest first. Writes nothing. */
export async function listNamedSnapshots(context: SnapshotContext): Promise<NamedSnapshot[]> {
  return (await readSnapshots(context)).filter((snapshot) => !isExpired(context, snapshot));
}

/** Returns the snapshot of a name. Throws when there is none. */
export async function requireNamedSnapshot(context: SnapshotContext, name: string): Promise<NamedSnapshot> {
  return pickNamedSnapshot(await listNamedSnapshots(context), name);
}

/** Picks the snapshot of a name from a list. Throws when there is none. */
export function pickNamedSnapshot(all: readonly NamedSnapshot[], name: string): NamedSnapshot {
  requireSnapshotName(name);
  const found = all.find((snapshot) => snapshot.name === name);
  if (found === undefined) throw refuseSnapshot(`snapshot "${name}" not found`);
  return found;
}

/** Compares the folder with a snapshot, as a unified diff: "-" is the snapshot. */
export async function diffNamedSnapshot(
  context: SnapshotContext,
  name: string,
): Promise<{ readonly text: string; readonly leftOut: readonly SkippedPath[] }> {
  const { tree } = await requireNamedSnapshot(context, name);
  const now = await writeWorktreeTree(context);
  return {
    text: tree === now.tree ? '' : await renderTreeDiff(context.git, { from: tree, to: now.tree }),
    leftOut: now.leftOut,
  };
}

/** Deletes a name. Its content stays as long as a later snapshot has it as an ancestor; git-gc(1). */
export async function deleteNamedSnapshot(context: SnapshotContext, name: string): Promise<NamedSnapshot> {
  const found = await requireNamedSnapshot(context, name);
  await deleteAll(context, [found]);
  return found;
}

async function deleteAll(context: SnapshotContext, snapshots: readonly NamedSnapshot[]): Promise<void> {
  if (snapshots.length === 0) return;
  invalidateSnapshots(context);
  await updateRefs(
    context.refs,
    snapshots.map(({ name, id }) => ({ kind: 'delete', ref: toRef(context, name), from: id })),
  );
}

function toRef({ namespace }: SnapshotContext, name: string): RefName {
  return `${namespace}/${name}`;
}
