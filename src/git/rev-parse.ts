import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';

/** The commit that a name stands for, through annotated tags. Undefined when there is none. */
export async function findCommit(git: Git, name: string): Promise<ObjectId | undefined> {
  return findObject(git, `${name}^{commit}`);
}

/** The object that an expression names. Undefined when there is none. */
async function findObject(git: Git, expression: string): Promise<ObjectId | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', expression];
  const { exitCode, stdout } = await git.text(args, { okExitCodes: [0, 1, 128] });
  return exitCode === 0 ? stdout.trim() : undefined;
}

/** The tree of a commit. */
export async function readTreeOf(git: Git, commit: ObjectId): Promise<ObjectId> {
  return (await git.text(['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`])).stdout.trim();
}
