import type { ToolCallRecord, Usage } from '../domain/attempt/attempt.ts';
import type { VerbReply } from '../domain/attempt/verb.ts';
import type { AgentStop } from '../domain/decisions/decide-attempt.ts';
import type { PlannerReading } from '../domain/planning/planner-reading.ts';
import type { Programs } from '../exec/programs.ts';
import type { Sandbox } from '../exec/sandbox.ts';

/** The task of an agent in one attempt. */
export interface AgentTask {
  /** The whole prompt, UTF-8. */
  readonly brief: string;
  readonly workspacePath: string;
  /** Holds the files of this attempt alone, such as the brief and the socket of the verbs; programs may write to it. */
  readonly attemptFolder: string;
  /** The whole environment of the agent: nothing is inherited, no token is in it. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Reads a text file of the base of the task, which no attempt has changed. Undefined where it cannot; never rejects. */
  readonly readTrusted: (path: string) => Promise<string | undefined>;
  /** The number of turns after which an agent that counts them ends with `turn_limit`. */
  readonly maxTurns: number;
  /**
   * `keep`: the conversation may be resumed by the next attempt; `resume`: that of the last attempt is to be resumed, where
   * the agent has kept it. Absent for a new conversation that ends with the attempt.
   */
  readonly session?: 'keep' | 'resume' | undefined;
  /** The programs that we start for the agent. */
  readonly programs: Pick<Programs, 'shell' | 'search'>;
  /** Starts every process of the agent. */
  readonly sandbox: Sandbox;
  /** True for a question about the files: the agent only reads, has no verbs, and its last message is the answer. */
  readonly isQuestion?: boolean | undefined;
  /** Aborted when a terminal verb was recorded or the run is cancelled: the agent must then end at once. */
  readonly signal: AbortSignal;
  /** Called with output of the agent, for users who watch. */
  readonly onOutput: (bytes: Uint8Array) => void;
  /**
   * Called by an agent that runs its tools itself, before and after each one that may write. The agent awaits it, so that
   * the files are read as the tool found and left them. Never rejects. Other agents do not call it.
   */
  readonly onTool: (moment: ToolMoment) => Promise<FilesState>;
  /** Calls a verb, for an agent in this process; other agents use the socket. */
  readonly callVerb: (name: string, payload: unknown) => Promise<VerbReply>;
  /** Called with the usage of the attempt so far, whenever it is known. */
  readonly onUsage: (usage: Usage) => void;
}

/** The start or end of one of the agent's own tools. */
export interface ToolMoment {
  readonly phase: 'start' | 'end';
  readonly tool: string;
}

/** Whether files have changed since the last moment; "unknown" when they could not be read. */
export type FilesState = 'changed' | 'unchanged' | 'unknown';

export interface AgentReport {
  readonly stop: AgentStop;
  readonly usage: Usage;
  /** Calls of the agent's own tools, in order; verbs are recorded by the verb handler. */
  readonly toolCalls: readonly ToolCallRecord[];
  /** The last message of the model, which may hold secrets; missing or blank where there is none. */
  readonly lastMessage?: string;
  /** The last text and call of an agent that was cut short, for its report; missing or blank for none. */
  readonly lastWork?: string;
  /** The conversation and tool calls as JSON Lines; may hold secrets. */
  readonly transcript?: string;
}

/**
 * The port to an agent. `run` must not reject for anything that the agent does, must end soon after its signal is aborted,
 * and must not judge the work.
 */
export interface Agent {
  readonly name: string;
  /** Hosts that its programs reach whatever the settings allow: that of its model, where they connect to it themselves. */
  readonly hosts?: readonly string[];
  /** Returns the name of a verb among the tools of its model; absent for an agent that calls verbs by commands. */
  readonly toToolName?: (verb: string) => string;
  /** One sentence on its own tools, for its brief. */
  readonly toolAdvice?: string | undefined;
  /** The way in which it reads to answer a question. */
  readonly reading?: PlannerReading;
  /** Called once before a run is recorded. Throws ConfigurationError when the agent cannot work on this machine. */
  readonly check?: () => Promise<void>;
  run(task: AgentTask): Promise<AgentReport>;
}
