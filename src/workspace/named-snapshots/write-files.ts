import type { ObjectId } from '../../domain/ids.ts';
import { type DeferredBlobs, prepareBlobs, readBlob } from '../../git/cat-file.ts';
import { checkoutChanges } from '../../git/checkout-index.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import { MAX_BYTES_AT_ONCE } from '../files/write-back.ts';
import { writeDiskFile } from '../files/write-disk-file.ts';
import type { SnapshotContext } from './snapshot-context.ts';

/** The most files that are held in memory. */
const MAX_FILES_AT_ONCE = 1000;

type Entry = Pick<TreeDifference, 'path' | 'mode' | 'id'>;

// Why: docs/decisions/0165-files-beside-a-living-agent.md
/**
 * Writes the files of changes. In an attempt, whose programs are alive, none is written by git. All are read before the
 * first is written where they are few.
 */
export async function writeFiles(
  context: SnapshotContext,
  changes: readonly TreeDifference[],
  blobs?: DeferredBlobs,
): Promise<void> {
  if (context.attempt === undefined) return checkoutChanges(context.git, changes);
  await writeEntries(context, changes, blobs);
}

/** Writes files as they were before changes. */
export async function writeBefore(context: SnapshotContext, changes: readonly TreeDifference[]): Promise<void> {
  await writeEntries(
    context,
    changes.flatMap(({ path, was }) => (was === undefined ? [] : [{ path, ...was }])),
  );
}

async function writeEntries(
  context: SnapshotContext,
  entries: readonly Entry[],
  blobs: DeferredBlobs = prepareBlobs(context.git, MAX_BYTES_AT_ONCE),
): Promise<void> {
  if (entries.length === 0) return;
  const contents = await readAll(context, entries, blobs);
  if (contents === undefined) {
    const half = Math.ceil(entries.length / 2);
    await writeEntries(context, entries.slice(0, half));
    return writeEntries(context, entries.slice(half));
  }
  for (const { path, mode, id } of entries) {
    const bytes = contents.get(id);
    if (bytes !== undefined) await writeDiskFile(context.root, path, { mode, bytes });
  }
}

/** Reads the content of files; undefined for more than are held in memory. */
async function readAll(
  { git }: SnapshotContext,
  entries: readonly Entry[],
  blobs: DeferredBlobs,
): Promise<ReadonlyMap<ObjectId, Uint8Array> | undefined> {
  if (entries.length > MAX_FILES_AT_ONCE) return undefined;
  const contents = await blobs.read(entries.map(({ id }) => id));
  const [only] = entries;
  if (contents !== undefined || only === undefined || entries.length > 1) return contents;
  return new Map([[only.id, await readBlob(git, only.id)]]);
}
