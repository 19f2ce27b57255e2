import { spellMember } from './test-spellings.ts';

const MIN_NAME = 4;

/** The function or class of Go or Python that a pattern of test names begins with. */
export interface FunctionName {
  readonly name: string;
  /** False where the pattern has `*` in it, so that the name is only its beginning. */
  readonly isWhole: boolean;
}

/**
 * Finds the name by which a demanded test stands in its source: without file, class, group, case and subtest. Undefined for a
 * pattern with a star, and for a short word, which may stand anywhere.
 */
export function toSourceName(pattern: string): string | undefined {
  if (pattern.includes('*')) return undefined;
  const name = findFunctionName(pattern)?.name ?? toLast(pattern).trim();
  return name.length < MIN_NAME ? undefined : name;
}

/**
 * Finds the beginning of the name by which tests of a pattern that ends with a star stand in their source; undefined for other
 * patterns, and for a short beginning.
 */
export function toSourceStart(pattern: string): string | undefined {
  if (!/^[^*]+\*$/.test(pattern)) return undefined;
  const start = toLast(pattern.slice(0, -1)).trim();
  return start.length < MIN_NAME ? undefined : start;
}

/** Lists the classes and the function of Go or Python that a pattern names, in its order; what is behind the function is no name. */
export function listFunctionNames(pattern: string): readonly FunctionName[] {
  const steps = (spellMember(pattern) ?? pattern).split(STEP_JOINT);
  const last = steps.findIndex((step) => /(?:^|\s)(?:test_\w*(?:\[|$)|(?:Test|Fuzz|Example)\w*\/)/.test(step));
  const named = last === -1 ? steps : steps.slice(0, last + 1);
  return named.flatMap((step) => findFunctionName(step) ?? []);
}

const STEP_JOINT = /::| [›>] /;

function findFunctionName(pattern: string): FunctionName | undefined {
  const [start = ''] = pattern.split('*');
  const last = toLast(start);
  const [, ofGo, subtest] = /(?:^|\s)((?:Test|Fuzz|Example)\w*)(\/|$)/.exec(last) ?? [];
  const [, ofPython, parameters] = /(?:^|\s)(test_\w*)(\[.*)?$/.exec(last) ?? [];
  const name = ofGo ?? ofPython;
  return name === undefined
    ? undefined
    : { name, isWhole: start === pattern || subtest === '/' || parameters !== undefined };
}

function toLast(pattern: string): string {
  return (spellMember(pattern) ?? pattern).split(STEP_JOINT).at(-1) ?? '';
}

/** The words in a source that may be such functions or classes, as an extended regular expression of POSIX. */
export const FUNCTION_WORDS = '(Test|Fuzz|Example|test_)[A-Za-z0-9_]*';

/** The texts in quotes of a source, as an extended regular expression of POSIX. */
export const QUOTED_TEXTS = '"([^"\\\\]|\\\\.)+"|\'([^\'\\\\]|\\\\.)+\'|`[^`]+`';
