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
