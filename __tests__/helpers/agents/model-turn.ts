import { isJsonObject, type JsonObject } from '../json.ts';

/** A tool that a request offers, in whatever way its protocol has for that. */
export interface OfferedTool {
  readonly name: string;
  readonly schema: JsonObject;
  /** The namespace around it, where the protocol has them. */
  readonly namespace?: string;
  /** It takes free text instead of JSON. */
  readonly isFreeform?: boolean;
}

/** What was answered to a call, as the model gets to read it. */
export interface ToolAnswer {
  readonly text: string;
  readonly isError: boolean;
}

export type ModelProtocol = 'anthropic' | 'openai-responses' | 'openai-chat' | 'gemini';

/** One request to the model, the same for all protocols. */
export interface ModelRequest {
  readonly protocol: ModelProtocol;
  /** Counts the requests to this endpoint, from 1. */
  readonly number: number;
  readonly model: string;
  readonly isStreaming: boolean;
  readonly tools: readonly OfferedTool[];
  /** Of the whole conversation, oldest first. */
  readonly answers: readonly ToolAnswer[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonObject;
  /** The body as it came. */
  readonly text: string;
}

export interface ModelCall {
  readonly name: string;
  readonly input: JsonObject;
  /** Sent instead of the input as JSON: what a model that breaks off would send. */
  readonly raw?: string;
}

export interface ModelUsage {
  readonly input: number;
  /** Of the input, read from a cache. */
  readonly cached?: number;
  /** Of the input, written to a cache; only one protocol tells. */
  readonly cacheWritten?: number;
  readonly output: number;
}

/** What the model does: says something, calls tools, or fails in one of the ways in which providers fail. */
export type ModelTurn =
  | {
      readonly kind: 'turn';
      /** What it thinks first, where the protocol sends that; with what has to be sent back. */
      readonly thinking?: string;
      readonly text?: string;
      readonly calls?: readonly ModelCall[];
      /** `none` for a server that counts nothing. */
      readonly usage?: ModelUsage | 'none';
      /** The model that answers in place of the one that was asked. */
      readonly model?: string;
      /** It refuses, as a filter of the provider's does. */
      readonly isRefusal?: boolean;
      /** It has no room for more output. */
      readonly isCutOff?: boolean;
      /** It is sent a few bytes at a time. */
      readonly isSlow?: boolean;
    }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly message: string;
      /** What the provider calls the failure. */
      readonly type?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Takes the request and never answers. */
  | { readonly kind: 'hang' }
  /** Takes the request, and the connection ends before an answer. */
  | { readonly kind: 'reset' }
  /** Begins to answer, and the connection ends: after the first event, or in the middle of a turn. */
  | { readonly kind: 'break'; readonly turn?: PlainTurn }
  /** Begins to answer, and tells of a failure in the stream itself. */
  | { readonly kind: 'stream_error'; readonly message: string; readonly type?: string };

export type PlainTurn = Extract<ModelTurn, { kind: 'turn' }>;

const DEFAULT_USAGE: ModelUsage = { input: 1000, cached: 600, output: 50 };

/** The counts of a turn; undefined where the server does not count. */
export function toUsage({ usage = DEFAULT_USAGE }: PlainTurn): ModelUsage | undefined {
  return usage === 'none' ? undefined : usage;
}

/** A turn that calls one tool. */
export function call(name: string, input: JsonObject = {}): ModelTurn {
  return { kind: 'turn', calls: [{ name, input }] };
}

/** A turn that only says something. */
export function say(text: string): ModelTurn {
  return { kind: 'turn', text };
}

/** A schema, or nothing in place of what is none. */
export function toSchema(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
