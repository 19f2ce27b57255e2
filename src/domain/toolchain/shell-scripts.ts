import { toRepositoryPath } from '../plan/command-words.ts';
import type { CommandInFolder } from './command-folders.ts';
import type { RepositoryFiles } from './repository-files.ts';

const SHELLS = /^(?:\.|source|(?:ba|da|k|z)?sh)$/;
const OTHER_INTERPRETER = /^#!(?!.*\b(?:ba|da|k|z)?sh\b)/;
/** The folder of the script itself, as scripts spell it. */
const OWN_FOLDER = /\$\(\s*dirname\s+(?:--\s+)?"?\$(?:0|\{0\}|BASH_SOURCE|\{BASH_SOURCE(?:\[0\])?(?::-\$0)?\})"?\s*\)/g;
/** Longer scripts and lines are left out: nobody reads them either. */
const MAX_LINES = 2000;
const MAX_LINE = 2000;

/**
 * Reads the commands of the shell script that a command runs or takes in (`sh a.sh`, `./a.sh`, `. lib.sh`), as the text of one
 * shell command: without comments, documents (`<<`), patterns of `case` and heads of functions. A guess by the lines; undefined
 * where no text of such a script is known.
 */
export function readShellScript({ folder, words }: CommandInFolder, files: RepositoryFiles): string | undefined {
  const path = findScript(words);
  const text = path === undefined ? undefined : files.manifests.get(folder === '' ? path : `${folder}/${path}`);
  if (path === undefined || text === undefined || OTHER_INTERPRETER.test(text)) return undefined;
  const own = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
  const lines = text
    .replace(/\\\r?\n/g, ' ')
    .split(/\r?\n/, MAX_LINES)
    .filter((line) => line.length <= MAX_LINE);
  return dropDocuments(lines)
    .map((line) => line.replace(OWN_FOLDER, own).replace(/(^|\s)#.*$/, '$1'))
    .map((line) => line.replace(/^\s*[\w|*"'-]+\)\s|^\s*(?:function\s+)?[\w:-]+\s*(?:\(\s*\))\s*\{?/, ''))
    .join('\n');
}

/** Returns the path of the script that the words of a command name; undefined where they name none. */
function findScript([program = '', ...rest]: readonly string[]): string | undefined {
  if (!SHELLS.test(program.split('/').at(-1) ?? ''))
    return program.includes('/') ? toRepositoryPath(program) : undefined;
  const operand = rest.find((word) => !/^[-+]/.test(word));
  return operand === undefined || rest.some((word) => /^-[a-z]*c$/.test(word)) ? undefined : toRepositoryPath(operand);
}

/** Drops the lines of documents that are given to commands (`<<END`). */
function dropDocuments(lines: readonly string[]): string[] {
  let end: string | undefined;
  return lines.filter((line) => {
    const isInside = end !== undefined;
    if (isInside && line.trim() === end) end = undefined;
    if (!isInside) [, end] = /(?<!<)<<-?\s*["'\\]?([A-Za-z_]\w*)/.exec(line) ?? [];
    return !isInside;
  });
}
