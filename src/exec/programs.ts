import { accessSync, constants, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';

// Why: docs/decisions/0095-trusted-before-the-first-agent.md
/** The programs that Groundhog starts by itself, by absolute paths that were found once, before any agent. */
export interface Programs {
  /** The PATH that they were found on, absolute folders only. */
  readonly path: string;
  /** Undefined when the PATH has no git. */
  readonly git: string | undefined;
  readonly shell: Shell;
  readonly search: SearchProgram;
}

/** The shell of commands of a plan or a setting. */
export interface Shell {
  readonly file: string;
  /** The arguments before `-c`. */
  readonly args: readonly string[];
}

/** The program that searches the content of files; `grep` need not exist. */
export interface SearchProgram {
  readonly kind: 'rg' | 'grep';
  readonly file: string;
}

/** A program with its arguments. */
export interface ShellStart {
  readonly file: string;
  readonly args: readonly string[];
}

const SYSTEM_PATH = '/usr/bin:/bin';

/** Finds the programs on a PATH; its relative folders are not searched, since an agent may write to the working folder. */
export async function findPrograms(path: string): Promise<Programs> {
  // An empty PATH is the working folder itself.
  const fixed = listFolders(path).join(':') || SYSTEM_PATH;
  const find = (name: string) => findOnPath(name, fixed);
  const [git, bash, sh, rg, grep] = await Promise.all(['git', 'bash', 'sh', 'rg', 'grep'].map(find));
  return {
    path: fixed,
    git,
    // With a socket as its input bash takes itself for a remote shell and reads the user's ~/.bashrc, see bash(1).
    shell: bash === undefined ? { file: sh ?? '/bin/sh', args: [] } : { file: bash, args: ['--norc'] },
    search: rg === undefined ? { kind: 'grep', file: grep ?? '/usr/bin/grep' } : { kind: 'rg', file: rg },
  };
}

/** Returns the start of a command of a plan or a setting. */
export function toShell(command: string, { file, args }: Shell): ShellStart {
  return { file, args: [...args, '-c', command] };
}

/** Finds the real path of the program of this name on a PATH; undefined when no absolute folder of it has one. */
export async function findOnPath(program: string, path: string): Promise<string | undefined> {
  for (const folder of listFolders(path)) {
    const file = join(folder, program);
    if (isExecutable(file)) return toRealProgram(file);
  }
  return undefined;
}

/** Resolves links, but keeps the name: a program such as busybox decides by its name what it does. */
function toRealProgram(file: string): string {
  const real = realpathSync(file);
  return basename(real) === basename(file) ? real : join(realpathSync(dirname(file)), basename(file));
}

/** Asks at once: each way through the pool of threads takes longer than the answer. */
function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the PATH of a git, which finds its own programs in a folder of its own: nobody else's are on it. */
export function toGitPath(git: string): string {
  return [...new Set([dirname(git), ...SYSTEM_PATH.split(':')])].join(':');
}

function listFolders(path: string): readonly string[] {
  return path.split(':').filter(isAbsolute);
}
