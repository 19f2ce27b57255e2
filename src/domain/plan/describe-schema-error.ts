import type { z } from 'zod';
import { findNearestName } from '../text/nearest-name.ts';
import { type Fault, MAX_SHOWN_PROBLEMS, quote } from '../yaml/file-problem.ts';
import { toPathKey, type YamlDocument, type YamlPath, type YamlPosition } from '../yaml/yaml-document.ts';
import { findPlanValue } from './plan-subject.ts';

/** The names of the parts of a file, and the keys that they may have. */
export interface SubjectText {
  readonly nameSubject: (root: unknown, path: YamlPath) => string;
  readonly knownKeysAt: (root: unknown, path: YamlPath) => readonly string[];
}

/** Renders an issue of the schema as faults at its key or value: one for each unknown key, else a single one. */
export function describeSchemaError(issue: z.core.$ZodIssue, document: YamlDocument, words: SubjectText): Fault[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  if (issue.code === 'unrecognized_keys') return describeUnknownKeys({ keys: issue.keys, path }, document, words);
  const claim = makeClaim(issue, findPlanValue(document.value, path));
  const joint = /^(?:must|needs|is|has) /.test(claim) ? ' ' : ': ';
  return [
    { at: findYamlPosition(document, path), message: `${words.nameSubject(document.value, path)}${joint}${claim}` },
  ];
}

/** Returns the offset of the value at a path: of its key when the value is empty, of its parent when it is missing. */
export function findYamlPosition(document: YamlDocument, path: YamlPath): number {
  const position = document.positions.get(toPathKey(path));
  if (position === undefined) return path.length === 0 ? 0 : findYamlPosition(document, path.slice(0, -1));
  const isEmpty = findPlanValue(document.value, path) === null;
  return isEmpty && position.key !== undefined ? position.key : position.value;
}

function describeUnknownKeys(
  { keys, path }: { readonly keys: readonly string[]; readonly path: YamlPath },
  document: YamlDocument,
  words: SubjectText,
): Fault[] {
  const owner = words.nameSubject(document.value, path);
  const known = words.knownKeysAt(document.value, path);
  return keys.map((key, index) => {
    const position = document.positions.get(toPathKey([...path, key]));
    const at = position?.key ?? findYamlPosition(document, path);
    // Keys come in the order of the text, so that no others are shown.
    const isShown = index < MAX_SHOWN_PROBLEMS;
    const slip = isShown ? hintSlip(position) : undefined;
    const hint = slip ?? (isShown ? hintKey(key, known) : '');
    return { at, message: `${owner}: unknown key ${quote(key)}${hint}`, showsLine: slip !== undefined };
  });
}

/** Explains a key that nobody meant to write, inside braces; undefined for others. */
function hintSlip(position: YamlPosition | undefined): string | undefined {
  // Only there can a key be without the colon and the value.
  if (position === undefined || position.value !== position.key) return undefined;
  return '; inside braces a comma begins a new key: put the whole value in quotation marks, or write each key on a line of its own, without braces';
}

function hintKey(key: string, known: readonly string[]): string {
  const nearest = findNearestName(key, known);
  return nearest === undefined ? `; known keys are ${known.join(', ')}` : `; did you mean ${quote(nearest)}?`;
}

function makeClaim(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return makeMissingClaim(issue);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.startsWith('must ')) return `${issue.message}, not ${describeValue(value)}`;
      return `must be ${nameType(issue.expected)}, not ${describeValue(value)}${hintQuotes(issue.expected, value)}`;
    case 'invalid_value':
      return makeValueClaim(issue.values.map(String), value);
    case 'invalid_union':
      if (issue.message.startsWith('must ')) return `${issue.message}, not ${describeValue(value)}`;
      return makeChoiceClaim(issue, value);
    case 'too_small':
      return issue.origin === 'array'
        ? `needs at least ${issue.minimum} ${issue.minimum === 1 ? 'entry' : 'entries'}`
        : `must be at least ${issue.minimum}, not ${describeValue(value)}`;
    case 'too_big':
      return makeTooBigClaim(issue, value);
    default:
      return issue.message;
  }
}

function makeTooBigClaim(issue: z.core.$ZodIssueTooBig, value: unknown): string {
  if (issue.origin === 'array') return `has more than ${issue.maximum} entries`;
  if (issue.origin === 'string') return `is longer than ${issue.maximum} characters`;
  return `must be at most ${issue.maximum}, not ${describeValue(value)}`;
}

function makeMissingClaim(issue: z.core.$ZodIssue): string {
  const options = issue.code === 'invalid_union' ? findOptions(issue) : [];
  return options.length === 0 ? 'is missing' : `is missing; write one of ${options.join(', ')}`;
}

function makeChoiceClaim(issue: z.core.$ZodIssue, value: unknown): string {
  const options = findOptions(issue);
  return `must be one of ${options.join(', ')}, not ${describeValue(value)}${hintValue(value, options)}`;
}

function makeValueClaim(options: readonly string[], value: unknown): string {
  return `must be ${options.join(' or ')}, not ${describeValue(value)}${hintValue(value, options)}`;
}

function hintValue(value: unknown, options: readonly string[]): string {
  const nearest = typeof value === 'string' ? findNearestName(value, options) : undefined;
  return nearest === undefined ? '' : `; did you mean ${quote(nearest)}?`;
}

/** Returns the kinds of criteria that the schema lists in its issue. */
function findOptions(issue: z.core.$ZodIssue): string[] {
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
  return options.filter((option) => typeof option === 'string');
}

const typeNames: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['int', 'a whole number'],
  ['number', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'a mapping of keys to values'],
]);

function nameType(expected: string): string {
  return typeNames.get(expected) ?? `a ${expected}`;
}

function describeValue(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  return typeof value === 'string' ? `the text ${quote(value)}` : String(value);
}

function hintQuotes(expected: string, value: unknown): string {
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  return expected === 'string' && isScalar ? ' (put it in quotation marks)' : '';
}
