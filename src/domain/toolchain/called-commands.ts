import { type CommandInFolder, splitByFolder } from './command-folders.ts';
import { readMakeRun } from './make-recipes.ts';
import type { RepositoryFiles } from './repository-files.ts';
import { findPackageScript, isPackageManager } from './runner-calls.ts';
import { readShellScript } from './shell-scripts.ts';

/** The commands that a shell command comes to, and the files that are included on the way. */
export interface CalledCommands {
  /** Its own commands, and those of the makefiles, shell scripts and scripts of `package.json` that it runs, each once. */
  readonly commands: readonly CommandInFolder[];
  /** The files that makefiles include, relative to the root of the repository. */
  readonly includes: readonly string[];
}

interface Walk {
  readonly files: RepositoryFiles;
  readonly scripts: ReadonlyMap<string, string>;
  /** The commands by folder and words. */
  readonly found: Map<string, CommandInFolder>;
  readonly followed: Set<string>;
  readonly includes: Set<string>;
}

/** The scripts and runs of make that are followed: more of them nobody reads. */
const MAX_FOLLOWED = 200;

/** Lists the commands that a shell command comes to, by its words and those of the scripts and makefiles that it runs. */
export function listCalledCommands(
  command: string,
  files: RepositoryFiles,
  scripts: ReadonlyMap<string, string>,
): CalledCommands {
  const walk: Walk = { files, scripts, found: new Map(), followed: new Set(), includes: new Set() };
  for (const each of splitByFolder(command)) {
    walk.found.set(toKey(each), each);
    follow(each, walk);
  }
  return { commands: [...walk.found.values()], includes: [...walk.includes] };
}

/** Adds what a script or a run of make comes to; each is followed once. */
function follow(call: CommandInFolder, walk: Walk): void {
  const key = toKey(call);
  if (walk.followed.has(key) || walk.followed.size === MAX_FOLLOWED) return;
  const lines = findLines(call, walk);
  if (lines === undefined) return;
  walk.followed.add(key);
  const isPackage = isPackageManager(call.words[0] ?? '');
  for (const each of lines.flatMap((line) => splitByFolder(line, call.folder))) {
    // A script that a script of the same manifest runs needs no file of its own.
    if (!isPackage || !isPackageManager(each.words[0] ?? '')) walk.found.set(toKey(each), each);
    follow(each, walk);
  }
}

/** Finds the shell lines that a call runs; undefined where it is no script of the package at the root, no shell script and not make. */
function findLines({ folder, words }: CommandInFolder, walk: Walk): readonly string[] | undefined {
  const [program = '', ...args] = words;
  if (program !== 'make' && program !== 'gmake') {
    const ofPackage = folder === '' ? findPackageScript(words, walk.scripts) : undefined;
    const script = ofPackage ?? readShellScript({ folder, words }, walk.files);
    return script === undefined ? undefined : [script];
  }
  const { commands, includes } = readMakeRun(folder, args, walk.files);
  for (const path of includes) walk.includes.add(path);
  return commands;
}

function toKey({ folder, words }: CommandInFolder): string {
  return JSON.stringify([folder, words]);
}
