import { PROVIDER_NAMES, type ProviderFacts, providerFacts } from '../../../agent/builtin/provider-facts.ts';
import { describeAgent } from '../../../domain/agent-ladder.ts';
import { CONFIG_PATH } from '../../../domain/config/run-config.ts';
import { renderError } from '../../../domain/errors/error-catalog.ts';
import { ConfigurationError, type GroundhogError } from '../../../domain/errors/errors.ts';
import type { Finding } from '../../../report/terminal/doctor-text.ts';
import { JUDGE } from '../../compose/create-agent.ts';
import type { HostContext } from '../../compose/host-context.ts';
import { prepareRun } from '../../compose/prepare-run.ts';
import { findValidConfigBeside } from '../../settings/load-config.ts';
import type { GivenSettings } from '../../settings/run-settings.ts';
import type { Env } from '../../settings/settings.ts';

/** Lists the variables of this environment that hold the key of some model. */
export function listKeys(env: Env): readonly string[] {
  const names = PROVIDER_NAMES.flatMap((provider) => {
    const { keyNames }: ProviderFacts = providerFacts[provider];
    return keyNames.filter((name) => env[name]?.trim());
  });
  return [...new Set(names)];
}

/** The choice of an agent by flags. */
export type ChosenAgent = Pick<GivenSettings, 'agent' | 'agents' | 'agentCommand' | 'provider' | 'model' | 'baseUrl'>;

/**
 * Examines whether the agents that flags, or the configuration of a checkout, choose can run here; nothing is found where
 * neither does. A missing key alone is no obstacle while that of another model is set and flags may still choose that one.
 */
export async function inspectAgent(
  host: HostContext,
  { root, agent, agents, agentCommand, provider, model, baseUrl }: ChosenAgent & { readonly root: string },
): Promise<readonly Finding[]> {
  const config = await findValidConfigBeside(root);
  const given = { agent, agents, agentCommand, provider, model, baseUrl };
  const isGiven = Object.values(given).some((value) => value !== undefined);
  if (!isGiven && config?.agent === undefined && config?.agents === undefined) return [];
  const name = 'agent';
  try {
    const prepared = prepareRun({ given, config, plan: {} }, { ...host, write: () => undefined });
    for (const { agent } of prepared.workers.workers) await agent.check?.();
    const found = prepared.workers.workers.map(({ identity }) => describeAgent(identity));
    return [{ name, state: 'fine', detail: found.join('; ') }];
  } catch (thrown) {
    if (!(thrown instanceof ConfigurationError)) throw thrown;
    // Flags can choose another agent, which needs the judge all the same.
    const isOfJudge = thrown.data.who === JUDGE.who;
    const isKeyMissing = thrown.code === 'model_key_missing' && !isOfJudge;
    const isOptional = !isGiven && isKeyMissing && listKeys(host.env).length > 0;
    const found = toFinding(thrown, { name, state: isOptional ? 'optional' : 'missing' });
    if (isGiven) return [found];
    return [
      {
        ...found,
        detail: `${CONFIG_PATH}: ${found.detail}`,
        fix: isOfJudge ? found.fix : `${found.fix} ${OTHER_AGENT}`,
      },
    ];
  }
}

const OTHER_AGENT =
  "For a run with another agent, name that here as well: groundhog doctor --agent-command '<shell command>'";

/** Renders an error that a run would end with as a finding. */
export function toFinding(error: GroundhogError, { name, state }: Pick<Finding, 'name' | 'state'>): Finding {
  const [title = '', observed = '', ...hint] = renderError(error).split('\n');
  return { name, state, detail: `${title} ${observed}`, fix: hint.join(' ').replace(/\s+/g, ' ') };
}
