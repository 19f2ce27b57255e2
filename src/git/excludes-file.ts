import type { Git } from './git.ts';

/** The files that may name the user's ignore rules, and the default file when none does. */
export interface ExcludesFiles {
  /** Configuration files, the strongest last. */
  readonly configFiles: readonly string[];
  readonly home: string;
  readonly fallback: string;
}

/** Finds the user's ignore rules for all repositories, see core.excludesFile in git-config(1). Applies no setting. */
export async function findExcludesFile(git: Git, files: ExcludesFiles): Promise<string> {
  let found = files.fallback;
  for (const file of files.configFiles) {
    const args = ['config', '--file', file, '--includes', '--type=path', '--get', 'core.excludesFile'];
    const { exitCode, stdout } = await git.text(args, { okExitCodes: [0, 1], env: { HOME: files.home } });
    if (exitCode === 0) found = stdout.replace(/\n$/, '');
  }
  return found;
}
