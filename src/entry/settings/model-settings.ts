import {
  findEndpoint,
  type ModelSettings,
  PROVIDER_NAMES,
  type ProviderFacts,
  type ProviderName,
  providerFacts,
} from '../../agent/builtin/provider-facts.ts';
import type { ToolPolicy } from '../../agent/builtin/tool-runner.ts';
import { BUILTIN_TOOL_NAMES } from '../../agent/builtin/tools/tool-names.ts';
import { PRICES_DATE } from '../../agent/usage/model-prices.ts';
import { createPriceSearch, type FindPrice, findTablePrice, type Price } from '../../agent/usage/price-table.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { denialChoices } from '../../domain/setting-limits.ts';
import { readTuning, type TuningTexts } from './model-tuning.ts';
import { type Env, parseChoice, toSettingError } from './settings.ts';

/** The settings of a model, as texts. */
export interface ModelTexts extends TuningTexts {
  readonly provider?: string | undefined;
  readonly model?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly tools?: string | undefined;
  readonly onDenial?: string | undefined;
  readonly price?: string | undefined;
}

/** The user of a model, and the names of the settings that choose it, for messages. */
export interface ModelUse {
  readonly who: string;
  readonly providerSetting: string;
  readonly modelSetting: string;
}

const PLACEHOLDER = /\{(\w+)\}/g;

const BUILTIN: ModelUse = { who: 'the agent "builtin"', providerSetting: 'provider', modelSetting: 'model' };

/** Reads the model, address and key; the key comes from the environment alone. Throws ConfigurationError. */
export function readModelSettings(
  { provider, model, baseUrl, ...texts }: Pick<ModelTexts, 'provider' | 'model' | 'baseUrl'> & TuningTexts,
  env: Env,
  user: ModelUse = BUILTIN,
): ModelSettings {
  const name = parseProvider(provider, user);
  const modelName = model?.trim() ?? '';
  if (modelName === '') throw toSettingError(user.modelSetting, '', `is missing; ${user.who} needs one`);
  const facts: ProviderFacts = providerFacts[name];
  if (facts.isForCli === true)
    throw toSettingError(user.providerSetting, name, 'is for the agent "copilot", which is the CLI of this provider');
  const key = findKey(name, { names: facts.keyNames, who: user.who }, env);
  return {
    ...readTuning(texts, env),
    provider: name,
    model: modelName,
    apiKey: key?.value,
    isBearer: key !== undefined && facts.bearerNames?.includes(key.name) === true,
    baseUrl: readAddress({ provider: name, model: modelName, given: baseUrl }, env),
  };
}

/** Parses the name of a provider. Throws ConfigurationError for a missing or unknown one. */
export function parseProvider(text: string | undefined, { who, providerSetting }: ModelUse): ProviderName {
  const given = text?.trim() ?? '';
  if (given === '')
    throw toSettingError(providerSetting, '', `is missing; ${who} needs one of: ${PROVIDER_NAMES.join(', ')}`);
  return parseChoice(given, providerSetting, PROVIDER_NAMES);
}

/** Finds the first variable that holds a key; undefined where the key is optional. Throws ConfigurationError otherwise. */
export function findKey(
  provider: ProviderName,
  { names, who }: { readonly names: readonly string[]; readonly who: string },
  env: Env,
): { readonly name: string; readonly value: string } | undefined {
  const name = names.find((variable) => env[variable]?.trim());
  if (name !== undefined) return { name, value: env[name]?.trim() ?? '' };
  const { isKeyOptional, jobKey }: ProviderFacts = providerFacts[provider];
  if (isKeyOptional) return undefined;
  throw new ConfigurationError('model_key_missing', { provider, names: names.join(' or '), ofJob: jobKey, who });
}

export interface AddressQuestion {
  readonly provider: ProviderName;
  readonly model: string;
  readonly given: string | undefined;
}

/** Reads a provider's address: as given, else from its usual variable, else its default. Throws ConfigurationError. */
export function readAddress({ provider, model, given }: AddressQuestion, env: Env): string {
  const facts: ProviderFacts = providerFacts[provider];
  const { address: usual, path } = findEndpoint(provider, model);
  const address = given?.trim() || findFirst(env, facts.addressNames) || fillAddress(usual, env);
  if (address !== undefined) return toAddress(address, path);
  const parts = [...facts.addressNames, ...listVariables(usual)];
  const why = facts.retired === undefined ? '' : `. ${facts.retired}`;
  throw toSettingError(
    'base-url',
    '',
    `is needed by the provider "${provider}", here or in ${parts.join(' or ')}${why}`,
  );
}

/** Puts the values of variables in an address; undefined where one is not set. */
function fillAddress(address: string | undefined, env: Env): string | undefined {
  const isWhole = listVariables(address).every((name) => /^[\w-]+$/.test(env[name]?.trim() ?? ''));
  return isWhole ? address?.replace(PLACEHOLDER, (_, name: string) => env[name]?.trim() ?? '') : undefined;
}

function listVariables(address: string | undefined): readonly string[] {
  return [...(address ?? '').matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** Returns the value of the first variable that is set. */
function findFirst(env: Env, names: readonly string[]): string | undefined {
  return names.map((name) => env[name]?.trim()).find((value) => value !== undefined && value !== '');
}

/** Gives an address without a path the usual one: a provider's tools do not agree on whether it is part of the address. */
function toAddress(text: string, path: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw toSettingError('base-url', text, 'is no http or https address');
  if (url.username !== '' || url.password !== '')
    throw toSettingError('base-url', url.host, 'has a name or password before it; give the key by its variable');
  if (url.pathname === '/') url.pathname = path;
  return url.toString().replace(/\/+$/, '');
}

/** Parses the tools that the agent may use. Throws ConfigurationError for an unknown one. */
export function parsePolicy({ tools, onDenial }: ModelTexts): ToolPolicy {
  const names = tools?.split(/[\s,]+/).filter((name) => name !== '');
  const unknown = names?.find((name) => !isKnownTool(name));
  if (unknown !== undefined) throw toSettingError('tools', unknown, `matches none of ${BUILTIN_TOOL_NAMES.join(', ')}`);
  const allowed = names === undefined || names.length === 0 ? undefined : names;
  return { allowed, onDenial: parseChoice(onDenial || 'terminate', 'on-denial', denialChoices) };
}

function isKnownTool(entry: string): boolean {
  if (!entry.endsWith('*')) return BUILTIN_TOOL_NAMES.some((name) => name === entry);
  return BUILTIN_TOOL_NAMES.some((name) => name.startsWith(entry.slice(0, -1)));
}

/** Parses the price of a model: as given, else from the table. Throws ConfigurationError when it is needed and unknown. */
export function parsePrice(
  { price }: Pick<ModelTexts, 'price'>,
  { model, isNeeded, setting = 'price' }: PricedModel,
): FindPrice {
  const text = price?.trim() ?? '';
  const given = text === '' ? undefined : readPrice(text, setting);
  if (given === undefined && findTablePrice(model) === undefined && isNeeded)
    throw toSettingError(
      'max-cost-usd',
      model,
      model === ''
        ? `needs the price of a model, and no model is named; name one with "model", or give the price with "${setting}"`
        : `has no price in the table of ${PRICES_DATE}; give one with "${setting}"`,
    );
  return createPriceSearch(model, given);
}

export interface PricedModel {
  readonly model: string;
  /** Whether the run has a cost limit. */
  readonly isNeeded: boolean;
  /** The setting's name for messages; `price` when absent. */
  readonly setting?: string;
}

function readPrice(text: string, setting: string): Price {
  const numbers = text
    .split('/')
    .map((part) => (/^\d{1,6}(\.\d{1,6})?$/.test(part.trim()) ? Number(part) : Number.NaN));
  const [input, cached, output] = numbers;
  const isWhole = numbers.length === 3 && numbers.every((number) => !Number.isNaN(number));
  if (input === undefined || cached === undefined || output === undefined || !isWhole)
    throw toSettingError(
      setting,
      text,
      'is not <input>/<cached input>/<output> in US dollars for a million tokens, such as 3/0.3/15',
    );
  return { input, cached, cacheWrite: input, cacheWriteHour: input, output };
}
