import type { Agent } from '../agent/agent.ts';
import { createCommandAgent } from '../agent/command.ts';
import { ConfigurationError } from '../domain/errors.ts';

export const AGENT_NAMES = ['command'] as const;

/** The agent that a user asks for by name. Throws ConfigurationError when there is none or its command is missing. */
export function createAgent(name: string, command: string | undefined): Agent {
  if (!AGENT_NAMES.some((known) => known === name)) {
    throw new ConfigurationError('agent_unknown', { agent: name, known: AGENT_NAMES.join(', ') });
  }
  if (command === undefined || command.trim() === '') throw new ConfigurationError('agent_command_missing');
  return createCommandAgent(command);
}
