import { existsSync, realpathSync, statSync } from 'node:fs';
import { findProgram } from '../../agent/cli/find-program.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { listPathsIn, listProgramsIn } from './named-files.ts';
import type { Env } from './settings.ts';

/**
 * Describes the files of this machine that a command of the user names, its program included, and that the sandbox hides
 * from it; undefined where there are none.
 */
export async function describeHiddenFiles(
  command: string,
  { HOME, PATH = '' }: Env,
  isHidden: (path: string) => boolean,
): Promise<string | undefined> {
  const named = [...listPathsIn(command, HOME).filter(isFile), ...listProgramsIn(command)];
  const programs = await Promise.all(named.map((program) => findProgram({ program, env: { PATH } })));
  const readable = programs.flatMap((program) => program?.readable ?? []);
  // What a link leads to may be hidden where the link is not.
  const paths = readable.map((path) => (isHidden(path) || !existsSync(path) ? path : realpathSync(path)));
  // White space and commas part the paths of the setting.
  const hidden = [...new Set(paths)].filter((path) => isHidden(path) && !/[\s,]/.test(path));
  if (hidden.length === 0) return undefined;
  return `The sandbox hides from the agent what its command names: let it read that with --visible-paths ${hidden.join(',')}`;
}

/** Describes the paths of `visible-paths` at which nothing is; undefined where all are there. */
export function describeMissingPaths(paths: readonly string[]): string | undefined {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length === 0) return undefined;
  return `Warning: "visible-paths" names what is not on this machine, and shows nothing for it: ${listSome(missing)}`;
}

/** Returns whether a path is that of a file, whatever links lead to it. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
