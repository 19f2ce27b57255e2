import { findGlobProblem } from '../paths/glob-syntax.ts';
import { type Fault, lineOf } from '../yaml/file-problem.ts';
import type { YamlDocument, YamlPath } from '../yaml/yaml-document.ts';
import { findYamlPosition } from './describe-schema-error.ts';
import { estimatePatternParts } from './pattern-size.ts';
import { compilePattern } from './plan-pattern.ts';
import { findPlanValue, nameSubject } from './plan-subject.ts';

/** Compiling takes up to ten microseconds for each part. */
const MAX_PATTERN_PARTS = 50_000;
const TOO_MANY_PARTS = 'the patterns up to here are too large together; nothing after this was checked for its meaning';

/**
 * Finds faults that a schema cannot express: repeated ids, patterns that do not compile, invalid globs, and characters
 * that no process or file accepts. Works on the values of the text, so that it reports beside other faults.
 */
export function findRuleFaults(text: string, document: YamlDocument): Fault[] {
  const faults: Fault[] = [];
  const ids = new Map<string, number>();
  let patternParts = 0;
  for (const key of document.positions.keys()) {
    const path = readPath(key);
    const value = findPlanValue(document.value, path);
    if (typeof value !== 'string') continue;
    if (isCriterionField(path, 'pattern')) patternParts += estimatePatternParts(value);
    if (patternParts > MAX_PATTERN_PARTS)
      return [...faults, { at: findYamlPosition(document, path), message: TOO_MANY_PARTS }];
    const at = findYamlPosition(document, path);
    const claim =
      findTextClaim(path, value) ?? (isId(path) ? findRepeatClaim(text, ids, { id: value, at }) : undefined);
    if (claim !== undefined) faults.push({ at, message: `${nameSubject(document.value, path)} ${claim}` });
  }
  return faults;
}

function findTextClaim(path: YamlPath, value: string): string | undefined {
  if (value.includes('\0')) return 'must not contain a NUL character';
  if (/\p{Cs}/u.test(value)) return 'must not contain half of a surrogate pair';
  if (isGlob(path)) return findGlobProblem(value);
  if (!isCriterionField(path, 'pattern')) return undefined;
  const compiled = compilePattern(value);
  return compiled.kind === 'compiled' ? undefined : compiled.reason;
}

function findRepeatClaim(
  text: string,
  ids: Map<string, number>,
  { id, at }: { readonly id: string; readonly at: number },
): string | undefined {
  const folded = id.normalize('NFC').trim().toLowerCase();
  const first = ids.get(folded);
  if (first === undefined) ids.set(folded, at);
  else return `is used before, on line ${lineOf(text, first)}; ids must differ in more than letter case`;
  return undefined;
}

function readPath(key: string): YamlPath {
  const path: unknown = JSON.parse(key);
  return Array.isArray(path) ? path.filter((step) => typeof step === 'string' || typeof step === 'number') : [];
}

function isId(path: YamlPath): boolean {
  return path.length === 3 && path[0] === 'checkpoints' && path[2] === 'id';
}

function isGlob(path: YamlPath): boolean {
  if (path[0] === 'protect' || path[0] === 'setup_inputs') return path.length === 2;
  const isEntry = typeof path.at(-1) === 'number';
  if (isEntry && isCriterionField(path.slice(0, -1), 'paths')) return true;
  return path.length === 4 && path[0] === 'checkpoints' && path[2] === 'protect';
}

function isCriterionField(path: YamlPath, field: string): boolean {
  if (path.length === 3) return path[0] === 'guards' && path[2] === field;
  return path.length === 5 && path[0] === 'checkpoints' && path[2] === 'success_criteria' && path[4] === field;
}
