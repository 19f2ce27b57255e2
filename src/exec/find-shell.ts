import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { succeeds } from '../domain/succeeds.ts';

/** The program and arguments that start a shell command. */
export interface ShellStart {
  readonly file: string;
  readonly args: readonly string[];
}

/** Returns the start of a command of a plan or a setting: in `bash` when the PATH has one, else in `sh`. */
export async function toShell(command: string, path: string): Promise<ShellStart> {
  const bash = await findOnPath('bash', path);
  // With a socket as its input bash takes itself for a remote shell and reads the user's ~/.bashrc, see bash(1).
  if (bash !== undefined) return { file: bash, args: ['--norc', '-c', command] };
  return { file: (await findOnPath('sh', path)) ?? 'sh', args: ['-c', command] };
}

/** Finds the program of this name on a PATH; undefined when it has none. Relative folders are not searched. */
export async function findOnPath(program: string, path: string): Promise<string | undefined> {
  for (const folder of listFolders(path)) {
    const file = join(folder, program);
    if (await succeeds(access(file, constants.X_OK))) return file;
  }
  return undefined;
}

// Why: docs/decisions/0075-git-from-absolute-folders.md
/** Returns the PATH without relative folders: in the working folder an agent may have put any program. */
export function toFixedPath(path: string): string {
  // An empty PATH is the working folder itself.
  return listFolders(path).join(':') || '/usr/bin:/bin';
}

function listFolders(path: string): readonly string[] {
  return path.split(':').filter(isAbsolute);
}
