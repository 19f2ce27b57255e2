import { dropRedirections, splitCommands, toRepositoryPath } from '../plan/command-words.ts';

/** A simple command of a shell command, with the folder that it runs in. */
export interface CommandInFolder {
  /** The folder relative to the root of the repository; empty for the root, and where it is not known. */
  readonly folder: string;
  /** Without quotation marks, redirections and the flag that names the folder. */
  readonly words: readonly string[];
}

/** Programs with a flag for the folder that they work in. */
const FOLDER_FLAGS: ReadonlyMap<string, RegExp> = new Map([
  ['make', /^(?:-C|--directory)$/],
  ['gmake', /^(?:-C|--directory)$/],
  ['go', /^-C$/],
  ['npm', /^(?:-C|--prefix)$/],
  ['pnpm', /^(?:-C|--dir)$/],
  ['yarn', /^--cwd$/],
  ['uv', /^--(?:directory|project)$/],
  ['poetry', /^(?:-C|--directory|-P|--project)$/],
]);

/** Splits a shell command that runs in a folder into its simple commands, each where `cd` and flags lead it; a guess by the words. */
export function splitByFolder(command: string, start = ''): readonly CommandInFolder[] {
  const placed: CommandInFolder[] = [];
  let folder = start;
  let outside: string | undefined;
  for (const all of splitCommands(dropRedirections(command))) {
    const [program = '', ...rest] = all;
    if (program.startsWith('(')) outside ??= folder;
    const words = [program.replace(/^\(+/, ''), ...rest].map((word) => word.replace(/\)+$/, ''));
    if (words[0] === 'cd' || words[0] === 'pushd') folder = join(folder, words[1] ?? '');
    else placed.push(followFlag(words, folder));
    if (outside === undefined || all.at(-1)?.endsWith(')') !== true) continue;
    folder = outside;
    outside = undefined;
  }
  return placed;
}

/** Takes the flag that names the folder out of a command; the folder of a program without such a flag is the current one. */
function followFlag(words: readonly string[], folder: string): CommandInFolder {
  const flag = FOLDER_FLAGS.get(words[0] ?? '');
  const at = words.findIndex((word) => flag?.test(word.replace(/=.*$/, '')) === true);
  if (at === -1) return { folder, words };
  const [, value] = /=(.*)$/.exec(words[at] ?? '') ?? [];
  const length = value === undefined ? 2 : 1;
  return {
    folder: join(folder, value ?? words[at + 1] ?? ''),
    words: [...words.slice(0, at), ...words.slice(at + length)],
  };
}

/** Joins a folder and a path below it; the root where the path is not plain, or leads out of the folder. */
function join(folder: string, path: string): string {
  if (path === '.' || path === './') return folder;
  const below = toRepositoryPath(path)?.replace(/\/+$/, '');
  if (below === undefined || !/^[\w./@+-]+$/.test(below)) return '';
  return folder === '' ? below : `${folder}/${below}`;
}
