import { dropRedirections, maskQuoted } from './command-words.ts';

/** Programs whose exit code is 0 whatever they are given. */
const ALWAYS = /^(?::|true|echo|exit 0)(?=\s|$)/;
/** Programs that copy their input, and whose exit code says nothing of what wrote it. */
const COPIES = /^(?:tee|cat|head|tail)(?=\s|$)/;
/** Words and signs by which the end of a command depends on more than the order of its words. */
const UNCLEAR = /[`(){}]|<<|(?:^|[\s;&|])(?:!|if|while|until|for|case|function|trap|eval|exec|source|\.)(?=\s)/;

/** A list of `&&` and `||` with the sign that ends it. */
const LIST = /(?:&&|[^;\n&])+(?:[;\n]|&(?!&)|$)/g;

/** A shell that is given its script as one quoted word, without other options. */
const SHELL_SCRIPT = /^\s*(?:sh|bash|dash) -c (?:'([^']*)'|"([^"$`\\]*)")\s*$/;

/**
 * Returns the end of a shell command by which it succeeds whatever comes before, such as `true`; undefined where it can fail,
 * or where the words alone do not say.
 */
export function findEmptyEnd(command: string): string | undefined {
  const [, single, double] = SHELL_SCRIPT.exec(command) ?? [];
  const script = single ?? double;
  if (script !== undefined) return findEmptyEnd(script);
  const masked = dropRedirections(maskQuoted(command));
  if (UNCLEAR.test(masked)) return undefined;
  const lists = (masked.match(LIST) ?? []).filter((list) => /[^\s;]/.test(list));
  const ends = lists.map((list) => findEndOfList(list, /\bpipefail\b/.test(masked)));
  const stopsAtFailure = /(?:^|[\s;&])set\s+-\w*e/.test(masked);
  const isSilent = stopsAtFailure ? lists.every((list, index) => isSetting(list) || ends[index] !== undefined) : true;
  return isSilent ? ends.at(-1) : undefined;
}

function isSetting(list: string): boolean {
  return /^\s*set\s/.test(list);
}

/** Returns the end of a list of `&&` and `||` by which it always succeeds; undefined where it can fail. */
function findEndOfList(text: string, hasPipefail: boolean): string | undefined {
  // Nobody waits for what runs in the background.
  if (text.endsWith('&')) return joinWords(text);
  const list = text.replace(/[;\n]$/, '');
  const [first = '', ...rest] = list.split(/(&&|\|\|)/);
  let end = findEndOfPipe(first, hasPipefail);
  for (let index = 0; index + 1 < rest.length; index += 2) {
    const next = findEndOfPipe(rest[index + 1] ?? '', hasPipefail);
    if (rest[index] === '||') end ??= next;
    else if (end !== undefined) end = next;
  }
  return end;
}

function findEndOfPipe(pipe: string, hasPipefail: boolean): string | undefined {
  const parts = pipe.split('|').map(joinWords);
  const last = parts.at(-1) ?? '';
  if (ALWAYS.test(last)) return parts.length === 1 || !hasPipefail ? last : undefined;
  return parts.length > 1 && !hasPipefail && COPIES.test(last) ? last : undefined;
}

function joinWords(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
