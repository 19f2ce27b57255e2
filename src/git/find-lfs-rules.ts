import type { ObjectId } from '../domain/ids.ts';
import { readSmallBlobs } from './cat-file.ts';
import type { Git } from './git.ts';
import { listWholeTree } from './ls-tree.ts';
import type { PathBytes } from './path-bytes.ts';

const MAX_RULES_BYTES = 1024 * 1024;

/** Finds the attribute files of a commit that put files into Git LFS, so that its trees hold pointers to them. */
export async function findLfsRules(git: Git, commit: ObjectId): Promise<PathBytes[]> {
  const files = await listWholeTree(git, commit, isAttributeFile);
  const ids = files.map(({ id }) => id);
  const blobs = await readSmallBlobs(git, ids, MAX_RULES_BYTES);
  const isLfs = (id: ObjectId) => LFS_RULE.test(Buffer.from(blobs.get(id) ?? []).toString('latin1'));
  return files.filter(({ id }) => isLfs(id)).map(({ path }) => path);
}

const LFS_RULE = /^[ \t]*[^#\s].*[ \t]filter=lfs(?=[ \t\r]|$)/m;

function isAttributeFile(path: PathBytes): boolean {
  return path === '.gitattributes' || path.endsWith('/.gitattributes');
}
