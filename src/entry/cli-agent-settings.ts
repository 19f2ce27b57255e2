import { isProviderName, type ProviderFacts, providerFacts } from '../agent/builtin/provider-facts.ts';
import { claudeCode } from '../agent/cli/claude-code.ts';
import type { CliAdapter, CliSettings } from '../agent/cli/cli-adapter.ts';
import { codex } from '../agent/cli/codex.ts';
import { gemini } from '../agent/cli/gemini.ts';
import { opencode } from '../agent/cli/opencode.ts';
import { ConfigurationError } from '../domain/errors.ts';
import { findFirst, invalid, type ModelTexts, toAddress } from './model-settings.ts';

/** The CLIs that can be agents. */
export const cliAdapters: readonly CliAdapter[] = [claudeCode, codex, opencode, gemini];

/** Which model a CLI is to use, where, and with which key, which comes from the environment. Throws ConfigurationError. */
export function readCliSettings(
  adapter: CliAdapter,
  texts: ModelTexts,
  env: Readonly<Record<string, string | undefined>>,
): CliSettings {
  const { name, providers, keyName, isModelNeeded, loginNames = [] } = adapter;
  const provider = texts.provider?.trim() || providers[0];
  if (!isProviderName(provider) || !providers.includes(provider))
    throw invalid(
      'provider',
      provider,
      `is none of those that the agent "${name}" works with: ${providers.join(', ')}`,
    );
  for (const own of ['tools', 'onDenial'] as const)
    if (texts[own]?.trim())
      throw invalid(own === 'tools' ? 'tools' : 'on-denial', texts[own], 'is for the agent "builtin" only');
  const model = texts.model?.trim() || undefined;
  if (model === undefined && isModelNeeded) throw invalid('model', '', `names no model; the agent "${name}" needs one`);
  const facts: ProviderFacts = providerFacts[provider];
  const names = [...facts.keyNames, ...loginNames];
  const found = names.find((variable) => env[variable]?.trim());
  if (found === undefined && !facts.isKeyOptional)
    throw new ConfigurationError('model_key_missing', { provider, names: names.join(' or ') });
  const value = found === undefined ? 'none' : (env[found]?.trim() ?? '');
  const key = { name: keyName ?? found ?? 'GROUNDHOG_NO_KEY', value };
  const address = texts.baseUrl?.trim() || findFirst(env, facts.addressNames) || facts.address;
  if (address === undefined)
    throw invalid(
      'base-url',
      '',
      `is needed by the provider "${provider}", here or in ${facts.addressNames.join(' or ')}`,
    );
  return { provider, model, key, ...splitPath(toAddress(address, facts.path), facts.path) };
}

/** Some want the address with the usual path and some without; one with another path is taken as it is by both. */
function splitPath(address: string, path: string): Pick<CliSettings, 'baseUrl' | 'basePath'> {
  return path !== '' && address.endsWith(path)
    ? { baseUrl: address.slice(0, -path.length), basePath: path }
    : { baseUrl: address, basePath: '' };
}
