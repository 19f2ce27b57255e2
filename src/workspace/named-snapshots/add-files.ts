import { closeSync, constants, fstatSync, openSync } from 'node:fs';
import { toError } from '../../domain/errors/errors.ts';
import { findOpenPath, isOpenAt } from '../../exec/files/held-folder.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import { hashBytes, hashFiles } from '../../git/hash-object.ts';
import { type PathBytes, toDiskPath, toReadablePath } from '../../git/path-bytes.ts';
import { addToIndex, applyToIndex } from '../../git/update-index.ts';
import type { DiskFile } from '../files/disk-file.ts';
import { readDiskFile } from '../files/read-disk-file.ts';
import { refuseSnapshot, type SnapshotContext } from './snapshot-context.ts';

/** The most files that are open at once. */
const OPEN_FILES = 64;
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

// Why: docs/decisions/0165-files-beside-a-living-agent.md
/**
 * Adds files and links from disk to the index, over any entry there. In an attempt, whose programs are alive, git reads
 * files that we have opened. Throws a refusal where one of them is elsewhere by then.
 */
export async function addFiles(
  { git, root, attempt }: SnapshotContext,
  files: ReadonlyMap<PathBytes, DiskFile>,
): Promise<void> {
  if (attempt === undefined) return addToIndex(git, [...files.keys()]);
  const entries: Pick<TreeDifference, 'path' | 'mode' | 'id'>[] = [];
  const regular: PathBytes[] = [];
  for (const [path, { kind }] of files) {
    if (kind !== 'symlink') regular.push(path);
    else entries.push({ path, mode: '120000', id: await hashBytes(git, await readDiskFile(root, path, kind)) });
  }
  for (let at = 0; at < regular.length; at += OPEN_FILES) {
    const paths = regular.slice(at, at + OPEN_FILES);
    const ids = await useOpened(root, paths, (opened) => hashFiles(git, opened));
    for (const [index, path] of paths.entries())
      entries.push({ path, mode: files.get(path)?.kind === 'executable' ? '100755' : '100644', id: ids[index] ?? '' });
  }
  await applyToIndex(
    git,
    entries.map((entry) => ({ status: 'M', ...entry })),
  );
}

/** Opens files for `use`, which gets paths that stay theirs. */
async function useOpened<T>(
  root: string,
  paths: readonly PathBytes[],
  use: (opened: readonly PathBytes[]) => Promise<T>,
): Promise<T> {
  const open: number[] = [];
  try {
    const opened = paths.map((path) => {
      const target = toDiskPath(root, path);
      const file = openFile(target);
      open.push(file);
      if (!isOpenAt(file, root, target) || !fstatSync(file).isFile())
        throw refuseSnapshot(`no snapshot: ${toReadablePath(path)} was replaced meanwhile`);
      return findOpenPath(file) ?? target.toString('latin1');
    });
    return await use(opened);
  } finally {
    for (const file of open) closeSync(file);
  }
}

function openFile(target: Buffer): number {
  try {
    return openSync(target, FLAGS);
  } catch (error) {
    throw refuseSnapshot(`no snapshot: cannot be read: ${toError(error).message}`);
  }
}
