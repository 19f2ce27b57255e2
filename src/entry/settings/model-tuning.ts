import { z } from 'zod';
import type { ModelTuning } from '../../agent/builtin/provider-facts.ts';
import { effortChoices, settingRanges } from '../../domain/setting-limits.ts';
import { tryParseJson } from '../../domain/text/json-object.ts';
import { type Env, parseChoice, parseNumber, parseWholeNumber, toSettingError } from './settings.ts';

/** The settings of requests to a model, as texts. */
export interface TuningTexts {
  readonly effort?: string | undefined;
  readonly temperature?: string | undefined;
  readonly maxOutputTokens?: string | undefined;
  readonly contextWindow?: string | undefined;
  readonly headers?: string | undefined;
  readonly providerOptions?: string | undefined;
}

/** The names of these settings for people, all of which are for the agent "builtin". */
export const TUNING_NAMES = {
  effort: 'effort',
  temperature: 'temperature',
  maxOutputTokens: 'max-output-tokens',
  contextWindow: 'context-window',
  headers: 'headers',
  providerOptions: 'provider-options',
} as const satisfies Record<keyof TuningTexts, string>;

const TEMPERATURE = { name: TUNING_NAMES.temperature, ...settingRanges.temperature };
const MAX_OUTPUT_TOKENS = { name: TUNING_NAMES.maxOutputTokens, ...settingRanges.maxOutputTokens };
const CONTEXT_WINDOW = { name: TUNING_NAMES.contextWindow, ...settingRanges.contextWindow };

/** The headers that a request has in any case: a key has its own variable. */
const OWN_HEADERS =
  /^(?:authorization|x-api-key|x-goog-api-key|api-key|host|connection|content-.*|transfer-encoding|cookie)$/i;
const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
const headersSchema = z.record(z.string(), z.string());
const optionsSchema = z.record(z.string(), z.json());
const VARIABLE = /^\$([A-Za-z_][A-Za-z0-9_]*)$/;

/** Returns a warning where a local server drops the beginning of a conversation without a word; undefined elsewhere. */
export function describeUnknownWindow(choice: {
  readonly agent?: string | undefined;
  readonly provider?: string | undefined;
  readonly contextWindow?: string | undefined;
}): string | undefined {
  if (choice.agent !== 'builtin' || choice.provider?.trim() !== 'ollama' || choice.contextWindow?.trim())
    return undefined;
  return 'Warning: Ollama keeps as few as 4096 tokens of a request unless OLLAMA_CONTEXT_LENGTH is set where it is served, and drops the rest without a word. Set that to 64000 or more, and "context-window" to the same number.';
}

/** Parses the settings. Throws ConfigurationError for an invalid value. */
export function readTuning(texts: TuningTexts, env: Env): ModelTuning {
  const effort = texts.effort?.trim() || undefined;
  return {
    effort: effort === undefined ? undefined : parseChoice(effort, TUNING_NAMES.effort, effortChoices),
    temperature: parseNumber(texts.temperature, TEMPERATURE),
    maxOutputTokens: parseWholeNumber(texts.maxOutputTokens, MAX_OUTPUT_TOKENS),
    contextWindow: parseWholeNumber(texts.contextWindow, CONTEXT_WINDOW),
    headers: readHeaders(texts.headers, env),
    providerOptions: parseObject(texts.providerOptions, TUNING_NAMES.providerOptions, optionsSchema),
  };
}

/** Reads headers whose values may be `$NAME`, the value of a variable. Throws ConfigurationError. */
function readHeaders(text: string | undefined, env: Env): Readonly<Record<string, string>> | undefined {
  const given = parseObject(text, TUNING_NAMES.headers, headersSchema);
  if (given === undefined) return undefined;
  const entries = Object.entries(given).map(([name, value]) => {
    const setting = TUNING_NAMES.headers;
    if (!HEADER_NAME.test(name)) throw toSettingError(setting, name, 'is no name of a header');
    if (OWN_HEADERS.test(name))
      throw toSettingError(setting, name, 'is set by Groundhog; give the key by the variable of its provider');
    const [, variable] = VARIABLE.exec(value) ?? [];
    const found = variable === undefined ? value : env[variable];
    if (found === undefined || found === '') throw toSettingError(setting, value, 'names a variable that is not set');
    // None of the value is quoted: it may be a secret.
    if (/[^\t\x20-\x7e]/.test(found))
      throw toSettingError(setting, name, 'has a value with a character that is not ASCII');
    return [name, found] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns the values of headers that come from variables: they are secrets, whatever the variables are called. */
export function findHeaderSecrets(text: string | undefined, env: Env): readonly string[] {
  const given = parseObject(text, TUNING_NAMES.headers, headersSchema) ?? {};
  const names = Object.values(given).flatMap((value) => VARIABLE.exec(value)?.slice(1) ?? []);
  return names.map((name) => env[name] ?? '').filter((value) => value !== '');
}

function parseObject<Value>(text: string | undefined, name: string, schema: z.ZodType<Value>): Value | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const parsed = schema.safeParse(tryParseJson(text));
  if (parsed.success) return parsed.data;
  // None of the text is quoted: a part of a secret would not be recognized as one.
  throw toSettingError(name, '…', 'is no JSON object of the form that the setting has');
}
