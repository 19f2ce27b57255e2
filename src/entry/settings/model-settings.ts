import { BUILTIN_TOOL_NAMES } from '../../agent/builtin/builtin-agent.ts';
import { findPrice, PRICES_DATE, type Price } from '../../agent/builtin/price-table.ts';
import {
  type ModelSettings,
  PROVIDER_NAMES,
  type ProviderFacts,
  type ProviderName,
  providerFacts,
} from '../../agent/builtin/provider-facts.ts';
import type { ToolPolicy } from '../../agent/builtin/tool-runner.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { denialChoices } from '../../domain/setting-choices.ts';
import { parseChoice } from './settings.ts';

/** The settings of a model as they were given: flags or inputs. */
export interface ModelTexts {
  readonly provider?: string | undefined;
  readonly model?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly tools?: string | undefined;
  readonly onDenial?: string | undefined;
  readonly price?: string | undefined;
}

export type Env = Readonly<Record<string, string | undefined>>;

/** Who needs a model, and how the settings that name it are called. */
export interface ModelUse {
  readonly who: string;
  readonly providerSetting: string;
  readonly modelSetting: string;
}

const BUILTIN: ModelUse = { who: 'the agent "builtin"', providerSetting: 'provider', modelSetting: 'model' };

/** Which model, where, and with which key; the key comes from the environment alone. Throws ConfigurationError. */
export function readModelSettings(
  { provider, model, baseUrl }: Pick<ModelTexts, 'provider' | 'model' | 'baseUrl'>,
  env: Env,
  user: ModelUse = BUILTIN,
): ModelSettings {
  const name = parseProvider(provider, user);
  const modelName = model?.trim() ?? '';
  if (modelName === '') throw invalid(user.modelSetting, '', `is missing; ${user.who} needs one`);
  const facts: ProviderFacts = providerFacts[name];
  const key = findKey(name, facts.keyNames, env);
  return { provider: name, model: modelName, apiKey: key?.value, baseUrl: readAddress(name, baseUrl, env) };
}

/** Whose model is to be used. Throws ConfigurationError, for one that is missing in words of its own. */
export function parseProvider(text: string | undefined, { who, providerSetting }: ModelUse): ProviderName {
  const given = text?.trim() ?? '';
  if (given === '') throw invalid(providerSetting, '', `is missing; ${who} needs one of: ${PROVIDER_NAMES.join(', ')}`);
  return parseChoice(given, providerSetting, PROVIDER_NAMES);
}

/** The first of some variables that holds a key. Undefined where the provider needs none; throws ConfigurationError otherwise. */
export function findKey(
  provider: ProviderName,
  names: readonly string[],
  env: Env,
): { readonly name: string; readonly value: string } | undefined {
  const name = names.find((variable) => env[variable]?.trim());
  if (name !== undefined) return { name, value: env[name]?.trim() ?? '' };
  if (providerFacts[provider].isKeyOptional) return undefined;
  throw new ConfigurationError('model_key_missing', { provider, names: names.join(' or ') });
}

/** Where a provider is: as given, else as its usual variable says, else its own address. Throws ConfigurationError. */
export function readAddress(provider: ProviderName, given: string | undefined, env: Env): string {
  const facts: ProviderFacts = providerFacts[provider];
  const address = given?.trim() || findFirst(env, facts.addressNames) || facts.address;
  if (address !== undefined) return toAddress(address, facts.path);
  throw invalid(
    'base-url',
    '',
    `is needed by the provider "${provider}", here or in ${facts.addressNames.join(' or ')}`,
  );
}

/** The value of the first variable that is set. */
function findFirst(env: Env, names: readonly string[]): string | undefined {
  return names.map((name) => env[name]?.trim()).find((value) => value !== undefined && value !== '');
}

/** An address without a path gets the usual one: tools of the same provider do not agree on whether it is part of it. */
function toAddress(text: string, path: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw invalid('base-url', text, 'is no http or https address');
  if (url.username !== '' || url.password !== '')
    throw invalid('base-url', url.host, 'has a name or password before it; give the key by its variable');
  if (url.pathname === '/') url.pathname = path;
  return url.toString().replace(/\/+$/, '');
}

/** Which tools the agent may use. Throws ConfigurationError for one that there is not. */
export function parsePolicy({ tools, onDenial }: ModelTexts): ToolPolicy {
  const names = tools?.split(/[\s,]+/).filter((name) => name !== '');
  const unknown = names?.find((name) => !isKnownTool(name));
  if (unknown !== undefined) throw invalid('tools', unknown, `matches none of ${BUILTIN_TOOL_NAMES.join(', ')}`);
  const allowed = names === undefined || names.length === 0 ? undefined : names;
  return { allowed, onDenial: parseChoice(onDenial || 'terminate', 'on-denial', denialChoices) };
}

function isKnownTool(entry: string): boolean {
  if (!entry.endsWith('*')) return BUILTIN_TOOL_NAMES.includes(entry);
  return BUILTIN_TOOL_NAMES.some((name) => name.startsWith(entry.slice(0, -1)));
}

/** What the model costs: as given, else as in the table; undefined when nobody knows. Throws ConfigurationError. */
export function parsePrice(
  { price }: Pick<ModelTexts, 'price'>,
  { model, isNeeded, setting = 'price' }: PricedModel,
): Price | undefined {
  if (price !== undefined && price.trim() !== '') return readPrice(price.trim(), setting);
  const known = findPrice(model);
  if (known === undefined && isNeeded)
    throw invalid('max-cost-usd', model, `has no price in the table of ${PRICES_DATE}; give one with "${setting}"`);
  return known;
}

export interface PricedModel {
  readonly model: string;
  /** Whether there is a limit in money. */
  readonly isNeeded: boolean;
  /** What the setting is called, for messages; "price" unless given. */
  readonly setting?: string;
}

function readPrice(text: string, setting: string): Price {
  const numbers = text
    .split('/')
    .map((part) => (/^\d{1,6}(\.\d{1,6})?$/.test(part.trim()) ? Number(part) : Number.NaN));
  const [input, cached, output] = numbers;
  const isWhole = numbers.length === 3 && numbers.every((number) => !Number.isNaN(number));
  if (input === undefined || cached === undefined || output === undefined || !isWhole)
    throw invalid(
      setting,
      text,
      'is not <input>/<cached input>/<output> in US dollars for a million tokens, such as 3/0.3/15',
    );
  return { input, cached, cacheWrite: input, output };
}

/** What is wrong with a setting. */
export function invalid(name: string, value: string, reason: string): ConfigurationError {
  return new ConfigurationError('setting_invalid', { name, value, reason });
}
