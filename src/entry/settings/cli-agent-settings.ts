import { type ProviderFacts, providerFacts } from '../../agent/builtin/provider-facts.ts';
import { claudeCode } from '../../agent/cli/claude-code.ts';
import type { CliAdapter, CliSettings } from '../../agent/cli/cli-adapter.ts';
import { codex } from '../../agent/cli/codex.ts';
import { gemini } from '../../agent/cli/gemini.ts';
import { opencode } from '../../agent/cli/opencode.ts';
import { type Env, findKey, invalid, type ModelTexts, readAddress } from './model-settings.ts';
import { parseChoice } from './settings.ts';

/** The CLIs that can be agents. */
export const cliAdapters: readonly CliAdapter[] = [claudeCode, codex, opencode, gemini];

/** Whose model an agent uses; undefined where it has none that we know of. */
export function findAgentProvider({
  agent,
  provider,
}: {
  readonly agent?: string | undefined;
  readonly provider?: string | undefined;
}): string | undefined {
  const given = provider?.trim() || undefined;
  return given ?? cliAdapters.find(({ name }) => name === agent)?.providers[0];
}

/** Which model a CLI is to use, where, and with which key, which comes from the environment. Throws ConfigurationError. */
export function readCliSettings(adapter: CliAdapter, texts: ModelTexts, env: Env): CliSettings {
  const { name, providers, keyName, isModelNeeded, loginNames = [] } = adapter;
  const provider = parseChoice(texts.provider?.trim() || adapter.providers[0], 'provider', providers);
  for (const own of ['tools', 'onDenial'] as const)
    if (texts[own]?.trim())
      throw invalid(own === 'tools' ? 'tools' : 'on-denial', texts[own], 'is for the agent "builtin" only');
  const model = texts.model?.trim() || undefined;
  if (model === undefined && isModelNeeded) throw invalid('model', '', `is missing; the agent "${name}" needs one`);
  const facts: ProviderFacts = providerFacts[provider];
  const found = findKey(provider, [...facts.keyNames, ...loginNames], env);
  const key = { name: keyName ?? found?.name ?? 'GROUNDHOG_NO_KEY', value: found?.value ?? 'none' };
  return { provider, model, key, ...splitPath(readAddress(provider, texts.baseUrl, env), facts.path) };
}

/** Some want the address with the usual path and some without; one with another path is taken as it is by both. */
function splitPath(address: string, path: string): Pick<CliSettings, 'baseUrl' | 'basePath'> {
  return path !== '' && address.endsWith(path)
    ? { baseUrl: address.slice(0, -path.length), basePath: path }
    : { baseUrl: address, basePath: '' };
}
