import type { Server } from 'node:net';
import type { Clock } from '../../domain/clock.ts';
import type { PlannerReading } from '../../domain/planning/planner-reading.ts';
import type { JsonObject } from '../../domain/text/json-object.ts';
import type { OpenExchange } from '../../exec/exchange.ts';
import type { Redactor } from '../../exec/redaction/redact.ts';
import type { CountBytes } from '../../exec/sandbox.ts';
import type { ProviderName } from '../builtin/provider-facts.ts';
import type { FindPrice } from '../usage/price-table.ts';

/** The model of a CLI agent, its address and its key. */
export interface CliSettings {
  readonly provider: CliProvider;
  /** Undefined where the CLI is to choose. */
  readonly model: string | undefined;
  /** The address without `basePath`, and without "/" at the end. */
  readonly baseUrl: string;
  /** The path of the provider's protocol below `baseUrl`. */
  readonly basePath: string;
  readonly key: CliKey;
}

/** The variable that a CLI reads its key from, with the key. */
export interface CliKey {
  readonly name: string;
  readonly value: string;
  /** Whether it is a login of the CLI, which only the CLI itself can use; any other key is not given to it. */
  readonly isLogin: boolean;
}

/** The access of one attempt to its model. */
export interface AttemptModel {
  /** Not listening yet. */
  readonly server: Server;
  /** The key of the CLI, which this server replaces; of no use anywhere else, and of none after `end`. */
  readonly token: string;
  /** Resolves when all requests have ended. */
  end(): Promise<void>;
}

/** A model with its key, and what counts the bytes and the usage of an attempt. */
export interface ModelAddress {
  /** With the path of the provider's protocol. */
  readonly address: string;
  readonly key: string;
  readonly countBytes: CountBytes;
  readonly openExchange: OpenExchange;
  /** The key that the CLI gives; a new one when undefined. */
  readonly token: string | undefined;
}

/** The folders and limits of a CLI agent in one attempt; the folders are deleted after it. */
export interface CliContext {
  readonly home: string;
  readonly temp: string;
  /** The environment of the verbs' MCP server. */
  readonly bridgeEnv: Readonly<Record<string, string>>;
  readonly maxTurns: number;
  /** Whether the CLI only answers a question about the files: it gets no verbs, and no tool that writes where it can be kept from one. */
  readonly isQuestion: boolean;
  /** Whether it runs in a sandbox of ours, in which those of CLIs cannot be made. */
  readonly isIsolated: boolean;
  /** Whether the CLI is to keep its conversation in files of its home. */
  readonly isKept: boolean;
  /** The conversation to resume, whose files are in the home. */
  readonly resumed: string | undefined;
}

/** The conversations of a CLI that it can resume. */
export interface CliSessions {
  /** Returns the id of the conversation from a line of output; undefined where it has none. */
  readonly findId: (line: JsonObject) => string | undefined;
  /** Returns whether a file belongs to a conversation, by its path below the home. */
  readonly isFile: (path: string, id: string) => boolean;
  /** The time that it gets to write the rest of a conversation when it is stopped, for a CLI that writes late. */
  readonly writeMs?: number;
}

/** The start of a CLI that asks nothing and reads no configuration of the project. */
export interface CliLaunch {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Files that are written before the start, by their paths below the home. */
  readonly files: Readonly<Record<string, string>>;
}

/** An event in the output of a CLI, in a form that all CLIs share. */
export type CliEvent =
  | {
      readonly kind: 'said';
      readonly text: string;
      /** Whether the text continues the one before it, for a CLI that reports a message in parts. */
      readonly isPart?: boolean;
    }
  | {
      readonly kind: 'tool_started';
      readonly id: string;
      readonly tool: string;
      /** The input of the call, where the CLI reports it here. */
      readonly input?: unknown;
    }
  | {
      readonly kind: 'tool_ended';
      readonly id: string;
      readonly isError: boolean;
      /** The result of the call, with its input where the CLI reports that only here. */
      readonly result: unknown;
      readonly resultBytes: number;
      /** The tool, for a CLI that reports a call only at its end. */
      readonly tool?: string;
      readonly durationMs?: number;
    }
  /** The verbs' MCP server did not start: the CLI cannot end the attempt. */
  | { readonly kind: 'no_bridge'; readonly detail: string }
  | { readonly kind: 'turn_limit' }
  /** The provider failed, or the CLI did. */
  | { readonly kind: 'failed'; readonly status: number | undefined; readonly message: string };

/** Decodes a line of output; it may depend on earlier lines. An unknown line has no events. */
export type CliDecoder = (line: JsonObject) => readonly CliEvent[];

/** The providers that CLIs can use. */
export type CliProvider = Extract<
  ProviderName,
  'anthropic' | 'openai' | 'google' | 'github-copilot' | 'github-models' | 'openai-compatible'
>;

/** The facts about one CLI. Starting, reading and stopping are the same for all. */
export interface CliAdapter {
  readonly name: string;
  readonly program: string;
  readonly packageName: string;
  /** The oldest supported version. */
  readonly minVersion: string;
  /** The providers whose models it can use; the first is the default. */
  readonly providers: readonly [CliProvider, ...CliProvider[]];
  /** Variables with a login of the CLI, which replaces a key. */
  readonly loginNames?: readonly string[];
  /** The variable that it reads a key from, where that does not depend on the provider. */
  readonly keyName?: string;
  readonly isModelNeeded: boolean;
  /** Returns whether a tool is a verb, which the verb handler records. */
  readonly isVerb: (tool: string) => boolean;
  /** Returns the name of a verb as its model sees it, which may differ from that in its output. */
  readonly toToolName: (verb: string) => string;
  /** One sentence on its own tools, for the brief. */
  readonly toolAdvice?: string;
  /** Tools that only read: no step is recorded after them. */
  readonly readingTools: readonly string[];
  /** The way in which it reads to answer a question. */
  readonly reading: NonNullable<PlannerReading>;
  readonly sessions: CliSessions;
  /** The time that a tool's end takes to be in its output, for a CLI that reports it late. */
  readonly reportDelayMs?: number;
  readonly launch: (settings: CliSettings, context: CliContext) => CliLaunch;
  readonly openDecoder: () => CliDecoder;
  /** Folders of the workspace whose files the CLI runs as code with any settings. */
  readonly unsafeFolders?: readonly string[];
}

/** The verbs' MCP server as every CLI starts it, with the `groundhog` command on the agent's PATH. */
export const BRIDGE = { name: 'groundhog', command: 'groundhog', args: ['mcp'] } as const;

/** The adapter and settings of a CLI agent. */
export interface CliAgentOptions {
  readonly adapter: CliAdapter;
  /** A path, or a name that is searched on the PATH. */
  readonly program: string;
  readonly settings: CliSettings;
  readonly findPrice: FindPrice;
  readonly clock: Clock;
  readonly redactor: Redactor;
  readonly createModelAccess: (model: ModelAddress) => AttemptModel;
  /** The environment in which it is searched and asked for its version. */
  readonly env: Readonly<Record<string, string>>;
}
