/** Words before a program that run it unchanged. */
const PREFIXES = /^(?:env|exec|time|nice|command|sudo|timeout|npx|!|then|else|do|if|while|\(|\{)$/;

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
    .split(/&&|\|\||[;|&\n]/)
    .map((part) => part.trim().split(/\s+/).map(stripQuotes))
    .map(dropPrefixes);
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
