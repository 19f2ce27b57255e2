import type { Agent } from '../agent/agent.ts';
import { createBuiltinAgent } from '../agent/builtin/builtin-agent.ts';
import { createCommandAgent } from '../agent/command.ts';
import { ConfigurationError } from '../domain/errors.ts';
import type { Redactor } from '../exec/redact.ts';
import { type ModelTexts, parsePolicy, parsePrice, readModelSettings } from './model-settings.ts';
import { systemClock } from './system-clock.ts';

export const AGENT_NAMES = ['command', 'builtin'] as const;

/** Which agent a user asks for, and what belongs to it. */
export interface AgentChoice extends ModelTexts {
  readonly agent: string;
  readonly agentCommand?: string | undefined;
}

export interface AgentWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly redactor: Redactor;
  /** Whether the run has a limit in money, which needs a price. */
  readonly hasCostLimit: boolean;
}

/** The agent that a user asks for. Throws ConfigurationError when there is none, or when something of it is missing. */
export function createAgent(choice: AgentChoice, { env, redactor, hasCostLimit }: AgentWorld): Agent {
  const { agent, agentCommand } = choice;
  switch (AGENT_NAMES.find((known) => known === agent)) {
    case 'command':
      if (agentCommand === undefined || agentCommand.trim() === '')
        throw new ConfigurationError('agent_command_missing');
      return createCommandAgent(agentCommand);
    case 'builtin': {
      const settings = readModelSettings(choice, env);
      const price = parsePrice(choice, { model: settings.model, isNeeded: hasCostLimit });
      return createBuiltinAgent({ settings, policy: parsePolicy(choice), price, clock: systemClock, redactor });
    }
    default:
      throw new ConfigurationError('agent_unknown', { agent, known: AGENT_NAMES.join(', ') });
  }
}
