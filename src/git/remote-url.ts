import type { Git } from './git.ts';

/** The address of a configured remote; undefined when there is no remote of this name. */
export async function findRemoteUrl(git: Git, name: string): Promise<string | undefined> {
  const { exitCode, stdout } = await git.text(['config', '--get', `remote.${name}.url`], { okExitCodes: [0, 1] });
  return exitCode === 0 ? stdout.trim() : undefined;
}
