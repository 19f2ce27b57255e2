import { RE2JS } from 're2js';
import { estimatePatternParts } from './pattern-size.ts';

const MAX_PATTERN_CHARS = 1000;
/** The largest compiled pattern: matching takes time in proportion to it. Plain text has one part per character. */
const MAX_PROGRAM_PARTS = 3000;

/** A compiled pattern, or why it cannot be used. */
export type CompiledPattern =
  | { readonly kind: 'compiled'; readonly isFoundIn: (text: string) => boolean }
  | { readonly kind: 'unsupported'; readonly reason: string };

/** Compiles a pattern of `file_contains`: RE2 syntax, `^` and `$` at every line, in time linear to the text. */
export function compilePattern(pattern: string): CompiledPattern {
  if (pattern.length > MAX_PATTERN_CHARS) {
    return { kind: 'unsupported', reason: `must not be longer than ${MAX_PATTERN_CHARS} characters` };
  }
  const estimate = estimatePatternParts(pattern);
  if (estimate > MAX_PROGRAM_PARTS) return refuseSize(`about ${estimate}`);
  try {
    const regex = RE2JS.compile(pattern, RE2JS.MULTILINE);
    if (regex.programSize() > MAX_PROGRAM_PARTS) return refuseSize(`${regex.programSize()}`);
    return { kind: 'compiled', isFoundIn: (text) => regex.test(text) };
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    // The library puts its own flag for "^" and "$" before the pattern.
    const shown = message.replace(/^error parsing regexp: /, '').replace('`(?m)', '`');
    return { kind: 'unsupported', reason: explain(pattern, shown) };
  }
}

function refuseSize(parts: string): CompiledPattern {
  const reason = `repeats too much: written out it has ${parts} parts, and ${MAX_PROGRAM_PARTS} are allowed`;
  return { kind: 'unsupported', reason };
}

const UNSUPPORTED: readonly (readonly [RegExp, string])[] = [
  [/`\(\?[=!]/, 'look-ahead'],
  [/`\(\?<[=!]/, 'look-behind'],
  [/`\\(?:[1-9]|k)/, 'a back-reference'],
  [/`\(\?>/, 'an atomic group'],
  [/`\(\?\(/, 'a condition'],
  [/`[*+?}]\+`/, 'a possessive quantifier'],
];

function explain(pattern: string, message: string): string {
  const found = UNSUPPORTED.find(([sign]) => sign.test(message));
  if (found !== undefined) return `uses ${found[1]}, which RE2 syntax does not have: ${message}`;
  return pattern.startsWith('/') && /\/[a-z]*$/.test(pattern)
    ? `is not RE2 syntax (write it without the slashes around it): ${message}`
    : `is not RE2 syntax: ${message}`;
}
