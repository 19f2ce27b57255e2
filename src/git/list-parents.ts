import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** The parents of a commit, first parent first; none where history is cut off. */
export async function listParents(git: Git, commit: ObjectId): Promise<ObjectId[]> {
  const { stdout } = await git.text(['rev-list', '--parents', '--max-count=1', '--end-of-options', commit]);
  return stdout.trim().split(' ').slice(1);
}
