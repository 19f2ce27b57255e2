import { toPlainText } from './plain-text.ts';

/** Lines that a program prints around its message: frames of a stack, carets, and the end of npm and Node.js. */
const NOISE =
  /^(?:at .+|\^[\s^~]*|~+|[-=_*#.]{3,}|Node\.js v\d.*|npm (?:ERR!|error|warn|notice).*|node:internal.*|exit (?:status|code):? \d+)$/i;

/** The beginnings of lines that say why a program failed, the most telling first. */
const TELLING: readonly RegExp[] = [
  /^(?:Uncaught )?(?:[\w.]+\.)?[A-Z]\w*(?:Error|Exception)\b[^:]{0,60}: \S/,
  /^E {2,}\S/,
  /^thread '.*' panicked|^panic: /,
  /^(?:error|fatal)(?:\[\w+\])?: \S/i,
  /^\S+:\d+(?::\d+)?:? (?:error|fatal error)\b/,
  /\berror TS\d+: /,
  /^(?:--- )?FAIL(?:ED)?\b/,
  /^not ok\b/,
  /^[✗✖×●✕] ?\S/,
];

const MAX_READ_CHARS = 200_000;

/**
 * Finds the line of a program's output that says why it failed, trimmed; else its last line with a message; undefined where
 * it has none. The output is untrusted, and only its last 200,000 characters are read.
 */
export function findTellingLine(output: string): string | undefined {
  const lines = toPlainText(output.slice(-MAX_READ_CHARS))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !NOISE.test(line));
  for (const pattern of TELLING) {
    const found = lines.find((line) => pattern.test(line));
    if (found !== undefined) return found;
  }
  return lines.at(-1);
}
