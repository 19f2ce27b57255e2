import { OWN_TOOL_NAMES } from '../agent/builtin/builtin-agent.ts';
import { findPrice, PRICES_DATE, type Price } from '../agent/builtin/price-table.ts';
import {
  type ModelSettings,
  PROVIDER_NAMES,
  type ProviderFacts,
  providerFacts,
} from '../agent/builtin/provider-facts.ts';
import type { ToolPolicy } from '../agent/builtin/tool-belt.ts';
import { ConfigurationError } from '../domain/errors.ts';
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

type Env = Readonly<Record<string, string | undefined>>;

/** Which model, where, and with which key; the key comes from the environment alone. Throws ConfigurationError. */
export function readModelSettings({ provider, model, baseUrl }: ModelTexts, env: Env): ModelSettings {
  const name = parseChoice(provider?.trim() ?? '', 'provider', PROVIDER_NAMES);
  const modelName = model?.trim() ?? '';
  if (modelName === '') throw invalid('model', '', 'names no model; the agent "builtin" needs one');
  const facts: ProviderFacts = providerFacts[name];
  const apiKey = findFirst(env, facts.keyNames);
  if (apiKey === undefined && !facts.isKeyOptional)
    throw new ConfigurationError('model_key_missing', { provider: name, names: facts.keyNames.join(' or ') });
  const address = baseUrl?.trim() || findFirst(env, facts.addressNames) || facts.address;
  if (address === undefined)
    throw invalid('base-url', '', `is needed by the provider "${name}", here or in ${facts.addressNames.join(' or ')}`);
  return { provider: name, model: modelName, apiKey, baseUrl: toAddress(address, facts.path) };
}

/** The value of the first variable that is set. */
export function findFirst(env: Env, names: readonly string[]): string | undefined {
  return names.map((name) => env[name]?.trim()).find((value) => value !== undefined && value !== '');
}

/** An address without a path gets the usual one: tools of the same provider do not agree on whether it is part of it. */
export function toAddress(text: string, path: string): string {
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
  if (unknown !== undefined) throw invalid('tools', unknown, `matches none of ${OWN_TOOL_NAMES.join(', ')}`);
  const allowed = names === undefined || names.length === 0 ? undefined : names;
  return { allowed, onDenial: parseChoice(onDenial || 'terminate', 'on-denial', ['terminate', 'continue']) };
}

function isKnownTool(entry: string): boolean {
  if (!entry.endsWith('*')) return OWN_TOOL_NAMES.includes(entry);
  return OWN_TOOL_NAMES.some((name) => name.startsWith(entry.slice(0, -1)));
}

/** What the model costs: as given, else as in the table; undefined when nobody knows. Throws ConfigurationError. */
export function parsePrice(
  { price }: ModelTexts,
  { model, isNeeded }: { readonly model: string; readonly isNeeded: boolean },
): Price | undefined {
  if (price !== undefined && price.trim() !== '') return readPrice(price.trim());
  const known = findPrice(model);
  if (known === undefined && isNeeded)
    throw invalid('max-cost-usd', model, `has no price in the table of ${PRICES_DATE}; give one with "price"`);
  return known;
}

function readPrice(text: string): Price {
  const numbers = text
    .split('/')
    .map((part) => (/^\d{1,6}(\.\d{1,6})?$/.test(part.trim()) ? Number(part) : Number.NaN));
  const [input, cached, output] = numbers;
  const isWhole = numbers.length === 3 && numbers.every((number) => !Number.isNaN(number));
  if (input === undefined || cached === undefined || output === undefined || !isWhole)
    throw invalid(
      'price',
      text,
      'is not <input>/<cached input>/<output> in US dollars for a million tokens, such as 3/0.3/15',
    );
  return { input, cached, cacheWrite: input, output };
}

/** What is wrong with a setting. */
export function invalid(name: string, value: string, reason: string): ConfigurationError {
  return new ConfigurationError('setting_invalid', { name, value, reason });
}
