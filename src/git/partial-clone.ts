import type { Git } from './git.ts';

/** True when some objects of the repository are left with a remote until they are needed. */
export async function isPartialClone(git: Git): Promise<boolean> {
  const args = ['config', '--get-regexp', '^(extensions\\.partialclone|remote\\..*\\.promisor)$'];
  return (await git.text(args, { okExitCodes: [0, 1] })).exitCode === 0;
}
