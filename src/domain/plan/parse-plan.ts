import { assertNever } from '../assert-never.ts';
import { type Fault, type FileProblem, lineOf, toProblems } from '../yaml/file-problem.ts';
import { readYamlDocument, toPathKey, type YamlDocument } from '../yaml/yaml-document.ts';
import { describeSchemaError } from './describe-schema-error.ts';
import { MAX_PLAN_BYTES, type Plan, planSchema } from './plan.ts';
import { findRuleFaults } from './plan-rules.ts';
import { knownKeysAt, nameSubject } from './plan-subject.ts';

/** A valid plan, or all problems of the file. */
export type PlanParsing =
  | { readonly kind: 'ok'; readonly plan: Plan }
  | { readonly kind: 'invalid'; readonly problems: readonly FileProblem[] };

/**
 * Parses a plan: YAML 1.2 with the core schema, or JSON. Returns the plan when it is valid, else all problems in the
 * order of the text; syntax errors are reported alone, because problems that follow from them mislead.
 */
export function parsePlan(text: string, options: { readonly fileName: string }): PlanParsing {
  const whole = findWholeFault(text, options.fileName);
  if (whole !== undefined) return toInvalid(text, [whole]);
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const reading = readYamlDocument(body);
  switch (reading.kind) {
    case 'refused':
      return toInvalid(body, [reading.fault]);
    case 'not_yaml':
      return toInvalid(body, toProseFaults(body, options.fileName) ?? reading.faults);
    case 'read':
      return checkDocument(body, options.fileName, reading.document);
    default:
      return assertNever(reading);
  }
}

/**
 * Returns a function that finds the line, from 1, of a criterion by its checkpoint and its number, both from 0. Numbers
 * after those of the checkpoint are those of the guards.
 */
export function locateCriteria(planText: string): (checkpoint: number, criterion: number) => number {
  const reading = readYamlDocument(planText);
  if (reading.kind !== 'read') return () => 1;
  const { positions } = reading.document;
  return (checkpoint, criterion) => {
    const find = (number: number) => positions.get(toPathKey(['checkpoints', checkpoint, 'success_criteria', number]));
    let own = 0;
    while (own <= criterion && find(own) !== undefined) own += 1;
    const position = find(criterion) ?? positions.get(toPathKey(['guards', criterion - own]));
    return position === undefined ? 1 : lineOf(planText, position.value);
  };
}

function checkDocument(text: string, fileName: string, document: YamlDocument): PlanParsing {
  const isMapping = typeof document.value === 'object' && document.value !== null && !Array.isArray(document.value);
  if (!isMapping)
    return toInvalid(text, [...document.faults, { at: 0, message: describeRoot(document.value, fileName) }]);
  const parsed = planSchema.safeParse(document.value);
  const issues = parsed.success ? [] : parsed.error.issues;
  const slips = document.faults.filter(({ showsLine }) => showsLine === true);
  const lines = new Set(slips.map(({ at }) => lineOf(text, at)));
  const faults = [
    ...document.faults,
    ...issues
      .flatMap((issue) => describeSchemaError(issue, document, { nameSubject, knownKeysAt }))
      // A slip leaves other values, and what is said of those misleads.
      .filter(({ at }) => lines.size === 0 || !lines.has(lineOf(text, at))),
    ...findRuleFaults(text, document),
  ];
  if (parsed.success && faults.length === 0) return { kind: 'ok', plan: parsed.data };
  return toInvalid(text, faults);
}

function toInvalid(text: string, faults: readonly Fault[]): PlanParsing {
  return { kind: 'invalid', problems: toProblems(text, faults) };
}

function findWholeFault(text: string, fileName: string): Fault | undefined {
  // A UTF-16 unit takes at least one byte, so that a text that is too long is never encoded.
  const isTooLarge = text.length > MAX_PLAN_BYTES || new TextEncoder().encode(text).length > MAX_PLAN_BYTES;
  if (isTooLarge) return { at: 0, message: `${fileName} is larger than ${MAX_PLAN_BYTES / 1024} KiB` };
  if (text.trim() === '') return { at: 0, message: `${fileName} is blank: a plan needs "checkpoints"` };
  return undefined;
}

/** Returns a single fault for prose or a page of another kind, which breaks YAML at many positions; undefined for other text. */
function toProseFaults(text: string, fileName: string): Fault[] | undefined {
  if (/(?:^|[{,\s])["']?checkpoints["']?\s*:/.test(text)) return undefined;
  return [{ at: 0, message: `${fileName} has no key "checkpoints" and is not a plan: ${PLAN_FORM}` }];
}

const PLAN_FORM = 'a plan is YAML or JSON with the key "checkpoints" at the top';

function describeRoot(value: unknown, fileName: string): string {
  const found = value === null ? 'empty' : Array.isArray(value) ? 'a list' : 'plain text';
  return `${fileName} is ${found}, not a plan: ${PLAN_FORM}`;
}
