import { capLimit, listForbidden } from '../../domain/config/apply-policy.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { RunPorts } from '../../runner/context/run-context.ts';
import type { LoadedPolicy } from './load-policy.ts';
import type { GivenSettings, IsolationSettings, RunSettings } from './run-settings.ts';

/** Returns the settings with the caps of the policy, and with its hosts for a `setup` that names none. */
export function capSettings(
  given: GivenSettings,
  { limits }: RunSettings,
  policy: LoadedPolicy | undefined,
): GivenSettings {
  if (policy === undefined) return given;
  const { max_cost_usd, max_tokens, hosts } = policy.rules;
  const setup = hosts === undefined ? undefined : hosts.join(' ') || 'none';
  return {
    ...given,
    maxCostUsd: toText(capLimit(limits.maxCostUsd, max_cost_usd)),
    maxTokens: toText(capLimit(limits.maxTokens, max_tokens)),
    networkSetup: given.networkSetup?.trim() ? given.networkSetup : setup,
  };
}

function toText(limit: number | undefined): string | undefined {
  return limit === undefined ? undefined : String(limit);
}

/** The choices of a run that a policy restricts. */
export interface RestrictedChoices {
  readonly given: GivenSettings;
  readonly isolation: IsolationSettings;
  readonly workers: RunPorts['workers'];
}

/** Throws ConfigurationError `policy_refused` where the policy forbids a choice. */
export function requireAllowed(
  policy: LoadedPolicy | undefined,
  { given, isolation, workers }: RestrictedChoices,
): void {
  if (policy === undefined) return;
  const { baseUrl, judgeModel, judgeFallbackModel } = given;
  const { setup, agent, criteria } = isolation.networks;
  const reasons = listForbidden(policy.rules, {
    agents: workers.map(({ identity }) => identity),
    judgeModels: [judgeModel, judgeFallbackModel].flatMap((model) => (model?.trim() ? [model] : [])),
    isolation: isolation.choice,
    networks: {
      'network-setup': setup ?? 'open',
      'network-agent': agent === 'open' ? agent : [...agent, ...isolation.agentHosts],
      'network-criteria': criteria,
      'base-url': baseUrl?.trim() ? [toHost(baseUrl)] : [],
    },
  });
  if (reasons.length === 0) return;
  throw new ConfigurationError('policy_refused', { policy: policy.address, reasons: reasons.join('\n') });
}

function toHost(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}
