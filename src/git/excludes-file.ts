import type { Git } from './git.ts';

/** Where a person's own ignore rules may be named, and where they are when nothing names them. */
export interface ExcludesFiles {
  /** Configuration files, the strongest last. */
  readonly configFiles: readonly string[];
  readonly home: string;
  readonly fallback: string;
}

/** The file with the ignore rules that a person has for all repositories. Only read: no configuration takes effect. */
export async function findExcludesFile(git: Git, places: ExcludesFiles): Promise<string> {
  let found = places.fallback;
  for (const file of places.configFiles) {
    const args = ['config', '--file', file, '--includes', '--type=path', '--get', 'core.excludesFile'];
    const { exitCode, stdout } = await git.text(args, { okExitCodes: [0, 1], env: { HOME: places.home } });
    if (exitCode === 0) found = stdout.replace(/\n$/, '');
  }
  return found;
}
