const MIN_NAME = 4;

/**
 * Finds the name by which a demanded test stands in its source: without file, class, group, case and subtest. Undefined for a
 * pattern with a star, and for a short word, which may stand anywhere.
 */
export function toSourceName(pattern: string): string | undefined {
  if (pattern.includes('*')) return undefined;
  const name = toFunctionName(pattern) ?? toLast(pattern).trim();
  return name.length < MIN_NAME ? undefined : name;
}

/** Finds the function or class of Go or Python that a pattern names; undefined where it names none, or has a star. */
export function toFunctionName(pattern: string): string | undefined {
  if (pattern.includes('*')) return undefined;
  const last = toLast(pattern);
  const [, ofGo] = /(?:^|\s)((?:Test|Fuzz|Example)\w*)(?:\/|$)/.exec(last) ?? [];
  const [, ofPython] = /(?:^|\s)(test_\w+)(?:\[.*)?$/.exec(last) ?? [];
  return ofGo ?? ofPython;
}

function toLast(pattern: string): string {
  return pattern.split(/::| [›>] /).at(-1) ?? '';
}

/** The words in a source that may be such functions or classes, as an extended regular expression of POSIX. */
export const FUNCTION_WORDS = '(Test|Fuzz|Example|test_)[A-Za-z0-9_]*';
