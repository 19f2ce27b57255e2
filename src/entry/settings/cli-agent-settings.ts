import { type ProviderFacts, providerFacts } from '../../agent/builtin/provider-facts.ts';
import type { CliAdapter, CliSettings } from '../../agent/cli/cli-adapter.ts';
import { cliAdapters } from '../../agent/cli/cli-adapters.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { findKey, type ModelTexts, readAddress } from './model-settings.ts';
import { TUNING_NAMES } from './model-tuning.ts';
import { requireAll } from './require-all.ts';
import { type Env, parseChoice, toSettingError } from './settings.ts';

/** Returns the provider of an agent's model: as given, else the CLI's first one; undefined for other agents. */
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

/** Reads the model, address and key of a CLI agent; the key comes from the environment. Throws ConfigurationError. */
export function readCliSettings(adapter: CliAdapter, texts: ModelTexts, env: Env): CliSettings {
  const { name, providers, keyName, isModelNeeded, loginNames = [] } = adapter;
  const provider = parseChoice(texts.provider?.trim() || adapter.providers[0], 'provider', providers);
  requireAll(
    Object.entries({ tools: 'tools', onDenial: 'on-denial', ...TUNING_NAMES } as const).map(([key, setting]) => () => {
      const text: unknown = Reflect.get(texts, key);
      if (typeof text === 'string' && text.trim() !== '')
        throw new ConfigurationError('setting_invalid', {
          ...{ name: setting, value: '', reason: `is for the agent "builtin" only, and the agent is "${name}"` },
          act: 'Leave it out',
        });
    }),
  );
  const model = texts.model?.trim() || undefined;
  if (model === undefined && isModelNeeded)
    throw toSettingError('model', '', `is missing; the agent "${name}" needs one`);
  const facts: ProviderFacts = providerFacts[provider];
  const found = findKey(provider, { names: [...facts.keyNames, ...loginNames], who: `the agent "${name}"` }, env);
  const key = {
    name: keyName ?? found?.name ?? 'GROUNDHOG_NO_KEY',
    value: found?.value ?? 'none',
    isLogin: found !== undefined && loginNames.includes(found.name),
  };
  return {
    provider,
    model,
    key,
    ...splitPath(readAddress({ provider, model: model ?? '', given: texts.baseUrl }, env), facts.path),
  };
}

/** Splits the provider's usual path off an address, since some CLIs add it themselves; another path stays as it is. */
function splitPath(address: string, path: string): Pick<CliSettings, 'baseUrl' | 'basePath'> {
  return path !== '' && address.endsWith(path)
    ? { baseUrl: address.slice(0, -path.length), basePath: path }
    : { baseUrl: address, basePath: '' };
}
