import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { findMissingObjects } from '../../git/find-missing.ts';
import type { Git } from '../../git/git.ts';
import { listTreeFiles } from '../../git/ls-tree.ts';
import { toReadablePath } from '../../git/path-bytes.ts';

/** Throws ConfigurationError `objects_missing` unless every file of the commit that a task resumes from can be read. */
export async function requireWholeTree(control: Git, commit: ObjectId): Promise<void> {
  const missing = await findMissingObjects(control, commit);
  if (missing.length === 0) return;
  const paths = await findPaths(control, commit);
  const named = missing.map((id) => [id, ...(paths.get(id) ?? [])].join(' '));
  throw new ConfigurationError('objects_missing', { commit, objects: listSome(named) });
}

/** Finds the paths of blobs; none where a folder of the tree is missing itself. */
async function findPaths(control: Git, commit: ObjectId): Promise<ReadonlyMap<ObjectId, readonly string[]>> {
  const paths = new Map<ObjectId, string[]>();
  const entries = await listTreeFiles(control, commit).catch(() => []);
  for (const { id, path } of entries) paths.set(id, [...(paths.get(id) ?? []), toReadablePath(path)]);
  return paths;
}
