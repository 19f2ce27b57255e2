import type { RefName } from '../domain/refs/ref-name.ts';
import type { Git } from './git.ts';

/** Points HEAD to a branch, see git-symbolic-ref(1). Index and files are not touched. */
export async function setHead(git: Git, branch: RefName): Promise<void> {
  // Once or twice in each attempt: the plain way costs a millisecond less than simple-git.
  await git.bytes(['symbolic-ref', 'HEAD', branch]);
}

/** Finds the ref that HEAD names; undefined when HEAD is detached. */
export async function findHead(git: Git): Promise<string | undefined> {
  const { exitCode, stdout } = await git.text(['symbolic-ref', '--quiet', 'HEAD'], { okExitCodes: [0, 1] });
  return exitCode === 0 ? stdout.trim() : undefined;
}
