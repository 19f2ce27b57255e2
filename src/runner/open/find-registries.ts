import type { ObjectId } from '../../domain/ids.ts';
import { isLockfile, listRegistryHosts } from '../../domain/plan/registry-hosts.ts';
import { readSmallBlobs } from '../../git/cat-file.ts';
import type { Git } from '../../git/git.ts';
import { listWholeTree } from '../../git/ls-tree.ts';
import { toReadablePath } from '../../git/path-bytes.ts';

const MAX_LOCKFILES = 20;
const MAX_LOCKFILE_BYTES = 16 * 1024 * 1024;

/** Finds the hosts of the registries that the lockfiles of a commit load from, at any depth but in `node_modules`. */
export async function findRegistries(control: Git, commit: ObjectId): Promise<readonly string[]> {
  const isWanted = (path: string) => isLockfile(path) && !/(?:^|\/)node_modules\//.test(path);
  const entries = (await listWholeTree(control, commit, isWanted)).slice(0, MAX_LOCKFILES);
  const ids = entries.map(({ id }) => id);
  const blobs = await readSmallBlobs(control, ids, MAX_LOCKFILE_BYTES);
  const texts = entries.map(({ path, id }): [string, string] => [
    toReadablePath(path),
    Buffer.from(blobs.get(id) ?? []).toString('utf8'),
  ]);
  return listRegistryHosts(new Map(texts));
}
