import { cliAdapters } from './cli-agent-settings.ts';
import type { ModelTexts } from './model-settings.ts';

export const OWN_AGENT_NAMES = ['command', 'builtin'] as const;

export const AGENT_NAMES: readonly string[] = [...OWN_AGENT_NAMES, ...cliAdapters.map(({ name }) => name)];

/** The agent that a user asks for, with its settings as they were given. */
export interface AgentChoice extends ModelTexts {
  /** "command" unless given. */
  readonly agent?: string | undefined;
  readonly agentCommand?: string | undefined;
}

/** The settings of a judge as they were given. */
export interface JudgeTexts {
  readonly judgeModel?: string | undefined;
  readonly judgeProvider?: string | undefined;
  readonly judgePrice?: string | undefined;
}
