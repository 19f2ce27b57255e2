import { cliAdapters } from '../../agent/cli/cli-adapters.ts';
import type { ModelTexts } from './model-settings.ts';

/** The agents that Groundhog runs without a CLI of others. */
export const BASIC_AGENT_NAMES = ['command', 'builtin'] as const;

export const AGENT_NAMES: readonly string[] = [...BASIC_AGENT_NAMES, ...cliAdapters.map(({ name }) => name)];

/** Returns whether an agent is a CLI, so that the setting of the command names its program. */
export function isProgram(agent: string | undefined): boolean {
  return cliAdapters.some(({ name }) => name === agent);
}

/** The chosen agent with its settings, as texts. */
export interface AgentChoice extends ModelTexts {
  /** `command` when absent. */
  readonly agent?: string | undefined;
  readonly agentCommand?: string | undefined;
  /** A ladder of agents as YAML, in place of the one agent. */
  readonly agents?: string | undefined;
}

/** The settings of a judge, as texts. */
export interface JudgeTexts {
  readonly judgeModel?: string | undefined;
  readonly judgeProvider?: string | undefined;
  readonly judgePrice?: string | undefined;
  readonly judgeFallbackModel?: string | undefined;
  readonly judgeVotes?: string | undefined;
  readonly onUnjudged?: string | undefined;
}
