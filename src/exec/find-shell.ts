import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';

/** How a shell command is started. */
export interface ShellStart {
  readonly file: string;
  readonly args: readonly string[];
}

/** Starts a command of a plan or a setting in `bash` where the PATH has one, else in `sh`. */
export async function toShell(command: string, path: string): Promise<ShellStart> {
  const bash = await findOnPath('bash', path);
  // With a socket for its input bash takes itself for a remote shell, and would read the user's ~/.bashrc.
  if (bash !== undefined) return { file: bash, args: ['--norc', '-c', command] };
  return { file: (await findOnPath('sh', path)) ?? 'sh', args: ['-c', command] };
}

/** The program of this name on a PATH; undefined when it has none. */
export async function findOnPath(program: string, path: string): Promise<string | undefined> {
  for (const folder of listFolders(path)) {
    const file = join(folder, program);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
}

/** The PATH without what depends on the working folder: there a program may be whatever an agent has put in its place. */
export function toFixedPath(path: string): string {
  // An empty PATH is the working folder itself.
  return listFolders(path).join(':') || '/usr/bin:/bin';
}

function listFolders(path: string): readonly string[] {
  return path.split(':').filter(isAbsolute);
}
