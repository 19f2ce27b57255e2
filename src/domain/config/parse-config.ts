import { LADDER_KEYS } from '../agent-ladder.ts';
import { assertNever } from '../assert-never.ts';
import { describeSchemaError, type SubjectText } from '../plan/describe-schema-error.ts';
import { type Fault, type FileProblem, quote, toProblems } from '../yaml/file-problem.ts';
import { readYamlDocument, type YamlDocument } from '../yaml/yaml-document.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES, type RunConfig, runConfigSchema } from './run-config.ts';

/** A valid configuration, or all problems of the file. */
export type ConfigParsing =
  | { readonly kind: 'ok'; readonly config: RunConfig }
  | { readonly kind: 'invalid'; readonly problems: readonly FileProblem[] };

const SUBJECT_TEXT: SubjectText = {
  nameSubject: (_root, path) =>
    path.length === 0
      ? 'the configuration'
      : path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : quote(step))).join(' '),
  knownKeysAt: (_root, path) => {
    if (path.length === 0) return Object.keys(runConfigSchema.shape);
    return path[0] === 'agents' ? Object.keys(LADDER_KEYS) : [];
  },
};

/** Parses a configuration in YAML 1.2 or JSON. An empty file is valid; all problems are reported. */
export function parseConfig(text: string): ConfigParsing {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  // A UTF-16 unit takes at least one byte, so that a text that is too long is never encoded.
  const isTooLarge = text.length > MAX_CONFIG_BYTES || new TextEncoder().encode(text).length > MAX_CONFIG_BYTES;
  if (isTooLarge)
    return toInvalid(body, [{ at: 0, message: `${CONFIG_PATH} is larger than ${MAX_CONFIG_BYTES / 1024} KiB` }]);
  const reading = readYamlDocument(body);
  switch (reading.kind) {
    case 'refused':
      return toInvalid(body, [reading.fault]);
    case 'not_yaml':
      return toInvalid(body, reading.faults);
    case 'read':
      return checkDocument(body, reading.document);
    default:
      return assertNever(reading);
  }
}

function checkDocument(text: string, document: YamlDocument): ConfigParsing {
  // A file of comments alone is empty.
  const parsed = runConfigSchema.safeParse(document.value ?? {});
  const issues = parsed.success ? [] : parsed.error.issues;
  const faults = [...document.faults, ...issues.flatMap((issue) => describeSchemaError(issue, document, SUBJECT_TEXT))];
  return parsed.success && faults.length === 0 ? { kind: 'ok', config: parsed.data } : toInvalid(text, faults);
}

function toInvalid(text: string, faults: readonly Fault[]): ConfigParsing {
  return { kind: 'invalid', problems: toProblems(text, faults) };
}
