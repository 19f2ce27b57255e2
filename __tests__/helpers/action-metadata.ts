import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { at, isJsonObject, textAt } from './json.ts';

export interface ActionMetadata {
  readonly main: string;
  readonly post: string;
  /** The default of every declared input; empty for one without a default. */
  readonly defaults: Readonly<Record<string, string>>;
  readonly outputs: readonly string[];
}

const known = new Map<string, ActionMetadata>();

/** Reads what a runner reads of an action.yml; the same text is parsed once. */
export async function readActionMetadata(path: string): Promise<ActionMetadata> {
  const text = await readFile(path, 'utf8');
  const metadata = known.get(text) ?? parseMetadata(text);
  known.set(text, metadata);
  return metadata;
}

function parseMetadata(text: string): ActionMetadata {
  const document: unknown = parse(text);
  const inputs = Object.entries(membersOf(at(document, 'inputs')));
  return {
    main: textAt(document, 'runs', 'main'),
    post: textAt(document, 'runs', 'post'),
    defaults: Object.fromEntries(inputs.map(([name, input]) => [name, toDefault(at(input, 'default'))])),
    outputs: Object.keys(membersOf(at(document, 'outputs'))),
  };
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isJsonObject(value) ? value : {};
}

function toDefault(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/**
 * The `INPUT_…` variables that a runner sets: every declared input has one, names are upper-cased and only spaces
 * replaced, `${{ github.… }}` in a default is filled in from the context. An input that is not declared is an error.
 */
export function toInputEnv(
  defaults: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
  context: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const unknown = Object.keys(given).filter((name) => !(name in defaults));
  if (unknown.length > 0) throw new Error(`Not an input of the action: ${unknown.join(', ')}`);
  const names = Object.keys(defaults);
  return Object.fromEntries(
    names.map((name) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      given[name] ?? fillIn(defaults[name] ?? '', context),
    ]),
  );
}

function fillIn(text: string, context: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_whole, expression: string) => {
    const value = context[expression];
    if (value === undefined) throw new Error(`No value for the expression ${expression}`);
    return value;
  });
}
