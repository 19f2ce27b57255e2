/** Lines that a program prints around its message: frames of a stack, carets, the end of npm and Node.js, and what pip says of its children. */
const NOISE =
  /^(?:at .+|\^[\s^~]*|~+|[-=_*#.]{3,}|Node\.js v\d.*|npm (?:ERR!|error|warn|notice).*|node:internal.*|exit (?:status|code):? \d+|error: [a-z]+(?:-[a-z]+)+|error: 'test failed'|ERROR: Failed (?:building wheel|to build) .*)$/i;

/** The beginnings of lines that say why a program failed, the most telling first. */
const TELLING: readonly RegExp[] = [
  /^(?:Uncaught )?(?:[\w.]+\.)?(?:[A-Z]\w*)?(?:Error|Exception)\b[^:]{0,60}: \S/,
  /^E {2,}\S/,
  /^thread '.*' panicked|^panic: /,
  /^(?:error|fatal)(?:\[\w+\])?: (?![|>][-+]?$)\S/i,
  /^\S+:\d+(?::\d+)?:? (?:error|fatal error)\b/,
  /\berror TS\d+: /,
  /^\S+\.go:\d+:\d+: \S/,
  /^(?:--- )?FAIL(?:ED)?\b/,
  /^not ok\b/,
  /^[✗✖×●✕] ?\S/,
];

/**
 * Finds the line of a failed program's output that has its message, trimmed; undefined where none begins as messages do.
 * The lines are untrusted.
 */
export function findMessageLine(lines: readonly string[]): string | undefined {
  // TAP has what a program prints as comments.
  const trimmed = lines.map((line) => line.replace(/^\s*(?:# )?\s*/, '').trimEnd()).filter((line) => !NOISE.test(line));
  for (const pattern of TELLING) {
    const found = trimmed.find((line) => pattern.test(line));
    if (found !== undefined) return found;
  }
  return undefined;
}
