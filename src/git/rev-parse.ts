import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ObjectId } from '../domain/ids.ts';
import type { Git } from './git.ts';
import { findHead } from './symbolic-ref.ts';

/** Finds the commit that a name stands for, through annotated tags, see gitrevisions(7); undefined without one. */
export async function findCommit(git: Git, name: string): Promise<ObjectId | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const { exitCode, stdout } = await git.text(args, { okExitCodes: [0, 1, 128] });
  return exitCode === 0 ? stdout.trim() : undefined;
}

/**
 * Finds out why a name stands for no commit although it should: its object is not there or not whole, or the branch
 * that HEAD names is gone while its log is left. Undefined when the name, or the branch, never stood for one.
 */
export async function findLostCommit(git: Git, name: string): Promise<string | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options'];
  const named = await git.text([...args, name], { okExitCodes: [0, 1, 128] });
  const id = named.stdout.trim();
  // An id stands for itself, whether there is such an object or not.
  if (id === name) return undefined;
  if (named.exitCode === 0) {
    const { exitCode, stdout: type } = await git.text(['cat-file', '-t', id], { okExitCodes: [0, 1, 128] });
    // A commit that was not found as one is not whole.
    if (exitCode === 0 && type.trim() !== 'commit') return undefined;
    return `"${name}" stands for ${id}, which cannot be read`;
  }
  const head = name === 'HEAD' ? await findHead(git) : undefined;
  if (head === undefined) return undefined;
  const { stdout: log } = await git.text([...args.slice(0, 1), '--git-path', `logs/${head}`]);
  const { size } = await stat(resolve(git.location.gitDir, log.trim())).catch(() => ({ size: 0 }));
  return size === 0 ? undefined : `HEAD names ${head}, which is gone, although it has had commits`;
}

/** Reads the tree of a commit. */
export async function readTreeOf(git: Git, commit: ObjectId): Promise<ObjectId> {
  return (await git.text(['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`])).stdout.trim();
}
