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
  const prepare = async (env: Env) => {
    const prepared = prepareRun({ given, config, plan: {} }, { ...host, env, write: () => undefined });
    for (const { agent } of prepared.workers.workers) await agent.check?.();
    return prepared.workers.workers.map(({ identity }) => describeAgent(identity));
  };
  const { obstacles, ready } = await listObstacles(prepare, host.env);
  if (ready !== undefined) return [{ name, state: 'fine', detail: ready.join('; ') }];
  return obstacles.map((error) => {
    // Flags can choose another agent, which needs the judge all the same.
    const isOfJudge = error.data.who === JUDGE.who;
    const isKeyOfAgent = error.code === 'model_key_missing' && !isOfJudge;
    const isOptional = !isGiven && isKeyOfAgent && listKeys(host.env).length > 0;
    const found = toFinding(error, { name, state: isOptional ? 'optional' : 'missing' });
    if (isGiven) return found;
    const fix = isOfJudge ? found.fix : `${found.fix} ${OTHER_AGENT}`;
    return { ...found, detail: `${CONFIG_PATH}: ${found.detail}`, fix };
  });
}

interface Obstacles {
  readonly obstacles: readonly ConfigurationError[];
  /** The agents, where nothing keeps them from running. */
  readonly ready: readonly string[] | undefined;
}

/** Lists what keeps agents from running: all keys that are missing, and what else is wrong once they are there. */
async function listObstacles(prepare: (env: Env) => Promise<readonly string[]>, env: Env): Promise<Obstacles> {
  try {
    return { obstacles: [], ready: await prepare(env) };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const [key = ''] = String(error.data.names ?? '').split(' or ');
    if (error.code !== 'model_key_missing' || (env[key] ?? '').trim() !== '')
      return { obstacles: [error], ready: undefined };
    // No model is called here: what is asked is whether a key is there.
    const { obstacles } = await listObstacles(prepare, { ...env, [key]: 'missing' });
    return { obstacles: [error, ...obstacles], ready: undefined };
  }
}

const OTHER_AGENT =
  "Or, for a run with another agent, name that here as well: groundhog doctor --agent-command '<shell command>'";

/** Renders an error that a run would end with as a finding. */
export function toFinding(error: GroundhogError, { name, state }: Pick<Finding, 'name' | 'state'>): Finding {
  const [title = '', observed = '', ...hint] = renderError(error).split('\n');
  return { name, state, detail: `${title} ${observed}`, fix: hint.join(' ').replace(/\s+/g, ' ') };
}
