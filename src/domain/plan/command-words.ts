/** Words before a program that run it unchanged. */
const PREFIXES = /^(?:env|exec|time|nice|command|sudo|timeout|npx|!|then|else|do|if|elif|while|until|\(|\{)$/;

/** Returns the path below the repository that a word of a command is, without `./`; undefined for others. */
export function toRepositoryPath(word: string): string | undefined {
  const path = word.replace(/^(?:\.\/+)+/, '');
  if (path === '' || path.startsWith('/') || path.startsWith('~') || /[$`*?<>(){}=]/.test(path)) return undefined;
  return path.split('/').includes('..') || path.startsWith('node_modules/') ? undefined : path;
}

/**
 * Splits a shell command into the words of its simple commands, without quotation marks and what runs them unchanged. A
 * guess by the words alone: substitutions and quoted separators are not understood.
 */
export function splitCommands(command: string): string[][] {
  return command
    .trim()
    .split(/&&|\|\||[;|&\n]/)
    .map((part) => part.trim().split(/\s+/).map(stripQuotes))
    .map(dropPrefixes);
}

/** Replaces each quoted text of a shell command by one word, and drops comments, so that its operators are those of the shell. */
export function maskQuoted(command: string): string {
  return command
    .replace(/\\\n/g, ' ')
    .replace(/\\.|'[^']*'|"(?:\\[\s\S]|[^"\\])*"/g, '…')
    .replace(/(^|\s)#[^\n]*/g, '$1');
}

/** A redirection with its target: `2>&1`, `&> log`, `<<< "text"`; a document (`<<`) and a process (`<(`) are none. */
const REDIRECTION =
  /(\\.|'[^']*'|"(?:\\[\s\S]|[^"\\])*")|(?:&|(?<!\d)\d+)?(?:<<<|>>|>\||[<>]&|<>|[<>])\s*(?:'[^']*'|"[^"]*"|[^\s;&|<>()'"])+/g;

/** Replaces the redirections of a shell command, with their targets, by spaces. */
export function dropRedirections(command: string): string {
  return command.replace(REDIRECTION, (_all, quoted?: string) => quoted ?? ' ');
}

/** Returns whether a quotation mark of a shell command is never closed; false for what only a shell can tell. */
export function hasOpenQuote(command: string): boolean {
  const masked = maskQuoted(command);
  return /["']/.test(masked) && !/[`()]|<<|#/.test(masked) && !command.includes("$'");
}

/** Joins the lines of a command that stops at the first one that fails; the end of the last line counts for nothing. */
function joinLines(command: string): string {
  const [first = '', ...rest] = command.trim().split('\n');
  return /^set -\w*e\w*(?: -?o pipefail| pipefail)?\s*$/.test(first) ? rest.join(' && ') : command.trim();
}

/**
 * Returns whether a shell command is a plain chain of `&&`, so that all its commands run, one after the other and as their
 * words stand, or the command fails; one of lines too that begins with `set -e`. Substitutions, redirections, comments and
 * quoted operators are left to the shell.
 */
export function isPlainChain(command: string): boolean {
  const chain = joinLines(command);
  return (
    !/[`$()<>\\;|\n]|(?:^|[^&])&(?:[^&]|$)|["'][^"']*&&|(?:^|\s)#/.test(chain) &&
    !/(?:^|\s)(?:!|if|while|until|case)\s/.test(chain)
  );
}

/** Returns whether a shell command inverts the result of one of its programs. */
export function hasNegation(command: string): boolean {
  return /(?:^|[\s;&|(])!\s/.test(maskQuoted(command));
}

/** Words by which a shell does not start a program. */
const OF_SHELL =
  /^(?:\[|alias|bg|break|builtin|case|cd|command|continue|declare|do|done|echo|elif|else|esac|eval|exec|exit|export|false|fg|fi|for|function|getopts|hash|if|in|jobs|kill|let|local|printf|pushd|popd|pwd|read|readonly|return|select|set|shift|shopt|sleep|source|test|then|times|trap|true|type|typeset|ulimit|umask|unalias|unset|until|wait|while)$/;

/**
 * Lists the programs that a shell command calls by a name which only the PATH can resolve; none where the command changes
 * how names are found, or where its words do not say.
 */
export function listPathPrograms(command: string): string[] {
  const masked = dropRedirections(maskQuoted(command));
  if (/[`(){}]|<<|\b(?:alias|function|source|PATH)\b|(?:^|[\s;&|])\.\s/.test(masked)) return [];
  // `npx` looks in `node_modules` and in the registry too.
  const words = masked.replace(/(?<![^\s;&|])npx(?=\s)/g, ':');
  const names = splitCommands(words).map(([program = '']) => program);
  return [...new Set(names)].filter((name) => /^[a-z_][\w.+-]*$/i.test(name) && !OF_SHELL.test(name));
}

function stripQuotes(word: string): string {
  return word.replace(/^(["'])(.*)\1$/, '$2');
}

function dropPrefixes(words: readonly string[]): string[] {
  let start = 0;
  while (start < words.length && isPrefix(words[start] ?? '', words[start - 1])) start += 1;
  return words.slice(start);
}

function isPrefix(word: string, before: string | undefined): boolean {
  return PREFIXES.test(word) || /^[A-Za-z_]\w*=/.test(word) || (before === 'timeout' && /^\d/.test(word));
}
