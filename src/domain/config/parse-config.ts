import type { z } from 'zod';
import { LADDER_KEYS } from '../agent-ladder.ts';
import { assertNever } from '../assert-never.ts';
import { describeSchemaError, type SubjectText } from '../plan/describe-schema-error.ts';
import { type Fault, type FileProblem, quote, toProblems } from '../yaml/file-problem.ts';
import { readYamlDocument, type YamlDocument } from '../yaml/yaml-document.ts';
import { MAX_POLICY_BYTES, policySchema, type RunPolicy } from './policy.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES, type RunConfig, runConfigSchema } from './run-config.ts';

type FileParsing<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'invalid'; readonly problems: readonly FileProblem[] };

/** A valid configuration, or all problems of the file. */
export type ConfigParsing =
  | { readonly kind: 'ok'; readonly config: RunConfig }
  | { readonly kind: 'invalid'; readonly problems: readonly FileProblem[] };

interface FileFormat<T> {
  readonly path: string;
  readonly maxBytes: number;
  readonly schema: z.ZodType<T>;
  readonly words: SubjectText;
}

/** Parses a configuration in YAML 1.2 or JSON. An empty file is valid; all problems are reported. */
export function parseConfig(text: string): ConfigParsing {
  const words = {
    nameSubject: nameSubject('the configuration'),
    knownKeysAt: (_root: unknown, path: readonly (string | number)[]) => {
      if (path.length === 0) return Object.keys(runConfigSchema.shape);
      return path[0] === 'agents' ? Object.keys(LADDER_KEYS) : [];
    },
  };
  const parsed = parseFile(text, { path: CONFIG_PATH, maxBytes: MAX_CONFIG_BYTES, schema: runConfigSchema, words });
  return parsed.kind === 'ok' ? { kind: 'ok', config: parsed.value } : parsed;
}

/** A valid policy, or all problems of the file. */
export type PolicyParsing =
  | { readonly kind: 'ok'; readonly policy: RunPolicy }
  | { readonly kind: 'invalid'; readonly problems: readonly FileProblem[] };

/** Parses a policy in YAML 1.2 or JSON; all problems are reported. A file without a rule is none. */
export function parsePolicyFile(text: string, path: string): PolicyParsing {
  const words = {
    nameSubject: nameSubject('the policy'),
    knownKeysAt: (_root: unknown, at: readonly (string | number)[]) =>
      at.length === 0 ? Object.keys(policySchema.shape) : [],
  };
  const parsed = parseFile(text, { path, maxBytes: MAX_POLICY_BYTES, schema: policySchema, words });
  return parsed.kind === 'ok' ? { kind: 'ok', policy: parsed.value } : parsed;
}

function nameSubject(root: string): SubjectText['nameSubject'] {
  return (_root, path) =>
    path.length === 0
      ? root
      : path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : quote(step))).join(' ');
}

function parseFile<T>(text: string, format: FileFormat<T>): FileParsing<T> {
  const { path, maxBytes } = format;
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  // A UTF-16 unit takes at least one byte, so that a text that is too long is never encoded.
  const isTooLarge = text.length > maxBytes || new TextEncoder().encode(text).length > maxBytes;
  if (isTooLarge) return toInvalid(body, [{ at: 0, message: `${path} is larger than ${maxBytes / 1024} KiB` }]);
  const reading = readYamlDocument(body);
  switch (reading.kind) {
    case 'refused':
      return toInvalid(body, [reading.fault]);
    case 'not_yaml':
      return toInvalid(body, reading.faults);
    case 'read':
      return checkDocument(body, reading.document, format);
    default:
      return assertNever(reading);
  }
}

function checkDocument<T>(text: string, document: YamlDocument, { schema, words }: FileFormat<T>): FileParsing<T> {
  // A file of comments alone is empty.
  const parsed = schema.safeParse(document.value ?? {});
  const issues = parsed.success ? [] : parsed.error.issues;
  const faults = [...document.faults, ...issues.flatMap((issue) => describeSchemaError(issue, document, words))];
  return parsed.success && faults.length === 0 ? { kind: 'ok', value: parsed.data } : toInvalid(text, faults);
}

function toInvalid(text: string, faults: readonly Fault[]): FileParsing<never> {
  return { kind: 'invalid', problems: toProblems(text, faults) };
}
