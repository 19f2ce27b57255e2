/**
 * Estimates the number of parts of a pattern with its counted repetitions expanded. Reads the text only, because
 * compiling a pattern may take half a second and 100 MB.
 */
export function estimatePatternParts(pattern: string): number {
  const open: number[] = [];
  let sum = 0;
  let last = 0;
  for (const [token, min, max] of unquote(pattern).matchAll(TOKEN)) {
    if (token === '\\E' || (token.startsWith('(?') && token.endsWith(')'))) continue;
    if (token.startsWith('(')) {
      open.push(sum + last);
      sum = 0;
      last = 0;
    } else if (token === ')') {
      last += sum + GROUP_PARTS;
      sum = open.pop() ?? 0;
    } else if (min !== undefined) {
      last *= Math.max(1, Number(max === undefined || max === '' ? min : max));
    } else if (/^[*+?]$/.test(token)) {
      // A part of what it repeats: a later repetition counts both, where flags stand between.
      last += 1;
    } else {
      sum += last;
      last = 1;
    }
  }
  return open.reduce((total, outer) => total + outer, sum + last);
}

/** Replaces quoted text, between `\Q` and `\E`, by plain characters. */
function unquote(pattern: string): string {
  return pattern.replace(/\\Q([\s\S]*?)(?:\\E|$)|\\[\s\S]/g, (taken: string, quoted: string | undefined) =>
    quoted === undefined ? taken : 'a'.repeat(quoted.length),
  );
}

/** The parts of a group beside its contents. */
const GROUP_PARTS = 2;

/** An escape, a set, flags, the start of a group, a repetition, or one character. */
const TOKEN =
  /\\(?:[pPx]\{[^}]*\}|.)|\[\^?\]?(?:\\.|\[:\w+:\]|[^\]])*\]|\(\?[imsU-]*\)|\((?:\?(?:P?<\w+>|[imsU-]*:))?|\{(\d+)(?:,(\d*))?\}|./gsu;
