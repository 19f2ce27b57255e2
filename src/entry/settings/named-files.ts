import { realpathSync } from 'node:fs';
import { isAbsolute, join, normalize } from 'node:path';

/** Characters by which a shell command is more than one program with its arguments. */
const SHELL_SYNTAX = /[;&|<>()$`*?\n\\]/;
/** A path from the root or from HOME, unless output is written to it. */
const PATHS = /(?<![^\s=(;&|<`])(?<!>\s*)(?:~|\$HOME|\$\{HOME\})?\/[^\s`;&|<>(){}$*?\\]+/g;
/** A name where a shell takes it for a program. */
const PROGRAMS = /(?:^|[;&|(\n])\s*(?:exec\s+)?([\w.+-]+)(?=[\s;&|)]|$)/g;
const FROM_HOME = /^(?:~|\$HOME|\$\{HOME\})\//;
const VARIABLE_HOME = /\$(?:HOME|\{HOME\})(?=["']?\/)/g;

/** Lists the paths, as `listPathsIn` does, of a command that is one program with its arguments; none of another one. */
export function listNamedPaths(command: string, home: string | undefined): readonly string[] {
  return SHELL_SYNTAX.test(command.trim().replace(VARIABLE_HOME, '')) ? [] : listPathsIn(command, home);
}

/** An absolute path with `..` in it, where a word or the value of an option begins. */
const ROUNDABOUT = /(?<![^\s='"])\/[^\s'"`;&|<>(){}$*?\\]*\/\.\.(?:\/[^\s'"`;&|<>(){}$*?\\]*)?(?=[\s'"]|$)/g;

/**
 * Renders a shell command with the absolute paths of what exists in it without `..`: a sandbox may have the file, and not the
 * folders on the way that the path leaves again.
 */
export function straightenPaths(command: string): string {
  return command.replace(ROUNDABOUT, (path) => (isSameFile(path, normalize(path)) ? normalize(path) : path));
}

/** Returns whether two paths lead to the same file: a link before `..` leads elsewhere. */
function isSameFile(path: string, other: string): boolean {
  try {
    // The other form leaves out .. before it follows links.
    return realpathSync.native(path) === realpathSync.native(other);
  } catch {
    return false;
  }
}

/** Lists the absolute paths of a shell command, and those from HOME such as `~/bin/agent`, as absolute ones. */
export function listPathsIn(command: string, home: string | undefined): readonly string[] {
  const words = command.replaceAll(/['"]/g, '').match(PATHS) ?? [];
  const paths = words.map((word) => (FROM_HOME.test(word) ? toHomePath(word.replace(FROM_HOME, ''), home) : word));
  return [...new Set(paths.filter((path) => path !== undefined).map(normalize))];
}

/** A program at an absolute path, or the script of an interpreter, in a command without operators. */
const FIRST_FILE =
  /^(?:(?:[\w./-]*\/)?(?:sh|bash|dash|zsh|node|python3?|ruby|perl|php)\s+)?(["']?)((?:~|\$HOME|\$\{HOME\})?\/[^\s"'`;&|<>(){}$*?\\]+)\1(?:\s[^;&|<>()\n`]*)?$/;

/** Finds the file that a command of one program runs, as an absolute path; undefined where its words do not tell. */
export function findFirstFile(command: string, home: string | undefined): string | undefined {
  const [, , word] = FIRST_FILE.exec(command.trim()) ?? [];
  return word === undefined ? undefined : listPathsIn(word, home)[0];
}

/** A script by a relative path, as a program or that of an interpreter, in a command without operators. */
const RELATIVE_FILE =
  /^((?:[\w./-]*\/)?(?:sh|bash|dash|zsh|node|python3?|ruby|perl|php)\s+)?(["']?)((?![-/~])[^\s"'`;&|<>(){}$*?\\]+)\2(?:\s[^;&|<>()\n`]*)?$/;

/** Finds the file that a command of one program runs by a relative path; undefined where its words do not tell. */
export function findRelativeFile(command: string): string | undefined {
  const [, interpreter, , word] = RELATIVE_FILE.exec(command.trim()) ?? [];
  // A program without a slash is looked up on the PATH.
  return interpreter === undefined && word?.includes('/') !== true ? undefined : word;
}

/** Lists the names by which a shell command calls programs, words of the shell among them. */
export function listProgramsIn(command: string): readonly string[] {
  return [...command.matchAll(PROGRAMS)].flatMap(([, name]) => name ?? []);
}

function toHomePath(rest: string, home: string | undefined): string | undefined {
  return home === undefined || !isAbsolute(home) ? undefined : join(home, rest);
}
