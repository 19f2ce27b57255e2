import type { Agent } from '../../agent/agent.ts';
import type { AgentIdentity } from '../../domain/agent-ladder.ts';
import type { SessionChoice } from '../../domain/setting-limits.ts';

/** An agent of a run, with the limits of its attempts. */
export interface Worker {
  readonly agent: Agent;
  readonly identity: AgentIdentity;
  /** Turns of one attempt. */
  readonly maxTurns: number;
  readonly wallClockTimeoutMs: number;
  /** The conversation of its retries. */
  readonly session: SessionChoice;
}

/** Takes the place of the agent where none is ever started. */
export const NO_WORKER: Worker = {
  agent: { name: 'none', run: () => Promise.reject(new Error('this work starts no agent')) },
  identity: { name: 'none', provider: null, model: null, entry: null },
  ...{ maxTurns: 1, wallClockTimeoutMs: 1, session: 'fresh' },
};
