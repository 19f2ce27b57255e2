import type { Agent } from '../../agent/agent.ts';
import { createBuiltinAgent } from '../../agent/builtin/builtin-agent.ts';
import type { CliAdapter } from '../../agent/cli/cli-adapter.ts';
import { createCliAgent } from '../../agent/cli/cli-agent.ts';
import { createCommandAgent } from '../../agent/command.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { childEnv } from '../../exec/child-env.ts';
import type { Redactor } from '../../exec/redact.ts';
import { AGENT_NAMES, type AgentChoice, BASIC_AGENT_NAMES } from '../settings/agent-choice.ts';
import { cliAdapters, readCliSettings } from '../settings/cli-agent-settings.ts';
import type { Env } from '../settings/environment-settings.ts';
import { parsePolicy, parsePrice, readModelSettings } from '../settings/model-settings.ts';
import { toChoiceError } from '../settings/settings.ts';
import { systemClock } from './system-clock.ts';

export interface AgentContext {
  readonly env: Env;
  readonly redactor: Redactor;
  /** Whether the run has a cost limit, for which the price of the model must be known. */
  readonly hasCostLimit: boolean;
}

/** Creates the chosen agent. Throws ConfigurationError for an unknown one, or when one of its settings is missing. */
export function createAgent(choice: AgentChoice, host: AgentContext): Agent {
  const { env, redactor, hasCostLimit } = host;
  const { agent = 'command', agentCommand } = choice;
  const adapter = cliAdapters.find(({ name }) => name === agent);
  if (adapter !== undefined) return createCli(adapter, choice, host);
  switch (BASIC_AGENT_NAMES.find((known) => known === agent)) {
    case 'command':
      if (agentCommand === undefined || agentCommand.trim() === '')
        throw new ConfigurationError('agent_command_missing');
      return createCommandAgent(agentCommand, redactor);
    case 'builtin': {
      const settings = readModelSettings(choice, env);
      const price = parsePrice(choice, { model: settings.model, isNeeded: hasCostLimit });
      return createBuiltinAgent({ settings, policy: parsePolicy(choice), price, clock: systemClock, redactor });
    }
    default:
      throw toChoiceError(agent, 'agent', AGENT_NAMES);
  }
}

function createCli(adapter: CliAdapter, choice: AgentChoice, { env, redactor, hasCostLimit }: AgentContext): Agent {
  const settings = readCliSettings(adapter, choice, env);
  return createCliAgent({
    adapter,
    program: choice.agentCommand?.trim() || adapter.program,
    settings,
    price: parsePrice(choice, { model: settings.model ?? '', isNeeded: hasCostLimit }),
    clock: systemClock,
    redactor,
    env: childEnv(env),
  });
}
