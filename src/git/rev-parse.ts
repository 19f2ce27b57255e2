import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** Finds the commit that a name stands for, through annotated tags, see gitrevisions(7); undefined without one. */
export async function findCommit(git: Git, name: string): Promise<ObjectId | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const { exitCode, stdout } = await git.text(args, { okExitCodes: [0, 1, 128] });
  return exitCode === 0 ? stdout.trim() : undefined;
}

/** Reads the tree of a commit. */
export async function readTreeOf(git: Git, commit: ObjectId): Promise<ObjectId> {
  return (await git.text(['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`])).stdout.trim();
}
