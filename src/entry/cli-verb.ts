import { createRedactor } from '../exec/redaction/redact.ts';
import { callVerbOf } from './commands/attempt/verb.ts';
import { JSON_FLAG, type VerbForm, verbForms } from './commands/attempt/verb-forms.ts';
import { openConsole } from './compose/console.ts';
import { readPlainFlags } from './plain-flags.ts';
import { findSecretsInEnv } from './settings/find-secrets-in-env.ts';

/**
 * Runs `groundhog verb …` and sets the exit code of the process. Returns false, with nothing done, where the words are
 * not plainly those of a verb: the whole program does it then, or says what is wrong.
 */
export async function runVerb([, name, ...args]: readonly string[]): Promise<boolean> {
  const form = verbForms.find((each) => each.name === name);
  const values = form === undefined ? undefined : readFlags(form, args);
  if (form === undefined || values === undefined) return false;
  const { env } = process;
  const console = openConsole(createRedactor(findSecretsInEnv(env)).redact, env);
  process.exitCode = await callVerbOf(form, values, { host: { env }, console });
  return true;
}

function readFlags({ flags }: VerbForm, args: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  const known = [...flags, JSON_FLAG].map(({ flags: text, isNumber }) => {
    const [word = '', value] = text.split(' ');
    const type = value === undefined ? ('boolean' as const) : ('string' as const);
    return { name: word.slice(2), type, isNumber };
  });
  const read = readPlainFlags(args, Object.fromEntries(known.map(({ name, type }) => [name, type])));
  if (read === undefined) return undefined;
  const values: Record<string, unknown> = { ...read.texts };
  for (const name of read.switches) values[name] = true;
  const given = known.filter(({ name }) => values[name] !== undefined);
  return Object.fromEntries(
    given.map(({ name, isNumber }) => [toCamelCase(name), isNumber === true ? Number(values[name]) : values[name]]),
  );
}

function toCamelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_match, letter: string) => letter.toUpperCase());
}
