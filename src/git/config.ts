import type { Git } from './git.ts';

/** Reads the address of a configured remote; undefined when there is no remote of this name. */
export async function findRemoteUrl(git: Git, name: string): Promise<string | undefined> {
  const { exitCode, stdout } = await git.text(['config', '--get', `remote.${name}.url`], { okExitCodes: [0, 1] });
  return exitCode === 0 ? stdout.trim() : undefined;
}

/** Returns true when a remote keeps some objects of the repository until they are needed, see partial-clone(7). */
export async function isPartialClone(git: Git): Promise<boolean> {
  const args = ['config', '--get-regexp', '^(extensions\\.partialclone|remote\\..*\\.promisor)$'];
  return (await git.text(args, { okExitCodes: [0, 1] })).exitCode === 0;
}
