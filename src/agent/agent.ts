import type { ToolCallRecord, Usage } from '../domain/attempt/attempt.ts';
import type { VerbReply } from '../domain/attempt/verb.ts';
import type { AgentStop } from '../domain/decisions/decide-attempt.ts';
import type { Sandbox } from '../exec/sandbox.ts';

/** What an agent is given for one attempt. */
export interface AgentTask {
  /** The whole prompt, UTF-8. */
  readonly brief: string;
  readonly workspacePath: string;
  /** The whole environment of the agent: nothing is inherited, no token is in it. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** An agent that counts its turns ends with `turn_limit` after so many. */
  readonly maxTurns: number;
  /** Everything that the agent starts must be started through it. */
  readonly sandbox: Sandbox;
  /** Aborted when a terminal verb was recorded or the run is cancelled: the agent must then end at once. */
  readonly signal: AbortSignal;
  /** Takes what the agent says, for people who watch. */
  readonly onOutput: (bytes: Uint8Array) => void;
  /**
   * Told by an agent that runs its tools itself, before and after each one that may write. It waits for the answer, so
   * that the files are seen as the tool found and left them. Never rejects. An agent that cannot tell leaves it alone.
   */
  readonly onTool: (moment: ToolMoment) => Promise<FilesQuery>;
  /** Calls a verb as the agent's own process does over its socket, for an agent that works in this one. */
  readonly callVerb: (name: string, payload: unknown) => Promise<VerbReply>;
  /** Told of the usage of the attempt so far, as often as it is known. */
  readonly onUsage: (usage: Usage) => void;
}

/** A tool of the agent's own that is about to run, or has just ended. */
export interface ToolMoment {
  readonly phase: 'start' | 'end';
  readonly tool: string;
}

/** Whether files differ from what they were at the last moment; "unknown" when nobody could look. */
export type FilesQuery = 'changed' | 'unchanged' | 'unknown';

export interface AgentReport {
  readonly stop: AgentStop;
  readonly usage: Usage;
  /** Calls of the agent's own tools, in order; verbs are recorded by the verb desk. */
  readonly toolCalls: readonly ToolCallRecord[];
  /** What was said and called, as JSON lines, for people who look into an attempt; secrets may be in it. */
  readonly transcript?: string;
}

/**
 * The port to whatever does the work. `run` must not reject for anything that the agent does, must end soon after its
 * signal is aborted, and must not say whether the work is good: that is not its business.
 */
export interface Agent {
  readonly name: string;
  /** Called once before a run is recorded. Throws ConfigurationError when it cannot work on this machine. */
  readonly check?: () => Promise<void>;
  run(task: AgentTask): Promise<AgentReport>;
}
