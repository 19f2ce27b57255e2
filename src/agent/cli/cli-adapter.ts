import type { JsonObject } from '../../domain/text/json-object.ts';
import type { ProviderName } from '../builtin/provider-facts.ts';

/** Which model a CLI agent uses, where, and with which key. */
export interface CliSettings {
  readonly provider: ProviderName;
  /** Undefined where the CLI is to choose. */
  readonly model: string | undefined;
  /** Without the path that the provider's protocol has, and without "/" at the end. */
  readonly baseUrl: string;
  /** The path that belongs behind it. */
  readonly basePath: string;
  /** The variable that the CLI reads its key from, with the key. */
  readonly key: { readonly name: string; readonly value: string };
}

/** Where a CLI agent works in one attempt: folders of this attempt alone, which are gone after it. */
export interface CliContext {
  readonly home: string;
  readonly temp: string;
  /** What the verbs' bridge has to be given. */
  readonly bridgeEnv: Readonly<Record<string, string>>;
  readonly maxTurns: number;
}

/** How a CLI is started so that nobody has to answer it and nothing of the project configures it. */
export interface CliLaunch {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Written first, by their paths below the home. */
  readonly files: Readonly<Record<string, string>>;
}

/** What a line of a CLI's output tells, the same for all of them. */
export type CliEvent =
  | { readonly kind: 'said'; readonly text: string }
  | {
      readonly kind: 'tool_started';
      readonly id: string;
      readonly tool: string;
      /** What the tool was called with, where that is told here. */
      readonly input?: unknown;
    }
  | {
      readonly kind: 'tool_ended';
      readonly id: string;
      readonly isError: boolean;
      /** What came of it, with what it was called with where that is told only here. */
      readonly result: unknown;
      readonly resultBytes: number;
      /** For a CLI that tells of a tool only at its end. */
      readonly tool?: string;
      readonly durationMs?: number;
    }
  /** The model has answered once. */
  | {
      readonly kind: 'turn';
      readonly input: number | undefined;
      readonly cached: number | undefined;
      readonly cacheWritten: number | undefined;
      readonly output: number | undefined;
    }
  /** What the CLI itself has counted as the cost of the attempt. */
  | { readonly kind: 'cost'; readonly usd: number }
  /** The verbs' bridge is not there: whatever the CLI does now is for nothing. */
  | { readonly kind: 'no_bridge'; readonly detail: string }
  | { readonly kind: 'turn_limit' }
  /** The provider failed, or the CLI did. */
  | { readonly kind: 'failed'; readonly status: number | undefined; readonly words: string };

/** Tells what a line means; it may remember earlier ones. A line that it does not know means nothing. */
export type CliDecoder = (line: JsonObject) => readonly CliEvent[];

/** What we know of one CLI. All of it is values: starting, reading and stopping are the same for all. */
export interface CliAdapter {
  readonly name: string;
  readonly program: string;
  readonly packageName: string;
  /** The oldest version that was seen to work. */
  readonly minVersion: string;
  /** Whose models it can use; the first one unless another is asked for. */
  readonly providers: readonly [ProviderName, ...ProviderName[]];
  /** Variables with a login of its own, which stand for a key. */
  readonly loginNames?: readonly string[];
  /** The variable that it reads a key from, where it is always the same. */
  readonly keyName?: string;
  readonly isModelNeeded: boolean;
  /** Whether a tool of this name is one of the verbs; the desk has its record. */
  readonly isVerb: (tool: string) => boolean;
  /** Tools that only look: after them no step is looked for. */
  readonly readingTools: readonly string[];
  readonly launch: (settings: CliSettings, place: CliContext) => CliLaunch;
  readonly openDecoder: () => CliDecoder;
  /** A log below the home that tells more than the output does: a folder, and how its lines are read. */
  readonly log?: { readonly folder: string; readonly file: RegExp; readonly openDecoder: () => CliDecoder };
  /** Files of a project that the CLI would run as code whatever it is told, as paths below the workspace. */
  readonly unsafeFolders?: readonly string[];
}

/** The verbs' bridge as every CLI starts it, by the `groundhog` command on the agent's PATH. */
export const BRIDGE = { name: 'groundhog', command: 'groundhog', args: ['mcp'] } as const;
