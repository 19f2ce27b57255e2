import { type JSONValue, jsonSchema, type LanguageModel, type ModelMessage, streamText, type ToolSet, tool } from 'ai';
import type { TokenCount } from './price-table.ts';
import type { Tool } from './tool.ts';

/** What the model wants done. */
export interface WantedCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

/** One answer of the model. */
export interface ModelTurn {
  readonly text: string;
  readonly calls: readonly WantedCall[];
  readonly reason: string;
  /** The same in the provider's own word, where it has one. */
  readonly rawReason: string | undefined;
  /** What the provider has told; a number that it left out is undefined. */
  readonly usage: { readonly [Name in keyof TokenCount]: number | undefined };
  readonly messages: readonly ModelMessage[];
}

/** A tool without what it does. */
type OfferedTool = Pick<Tool, 'name' | 'description' | 'parameters'>;

export interface TurnOptions {
  readonly model: LanguageModel;
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly OfferedTool[];
  readonly signal: AbortSignal;
  /** Names the conversations that begin alike, for providers whose caches want to know. */
  readonly cacheKey: string;
  /** How long the model may be silent. */
  readonly silenceMs: number;
  readonly maxRetries: number;
  readonly onText: (text: string) => void;
}

/**
 * Asks the model once. No tool is run here: what it wants done is handed back. Rejects with what the provider said when
 * it failed, and with the signal's reason when that was aborted.
 */
export async function takeTurn(options: TurnOptions): Promise<ModelTurn> {
  const { signal, onText } = options;
  const silence = openSilenceLimit(options.silenceMs);
  const result = streamText({
    model: options.model,
    instructions: options.instructions,
    messages: [...options.messages],
    tools: toToolSet(options.tools),
    toolOrder: options.tools.map(({ name }) => name),
    maxRetries: options.maxRetries,
    abortSignal: AbortSignal.any([signal, silence.signal]),
    providerOptions: {
      anthropic: { cacheControl: { type: 'ephemeral' } },
      openai: { promptCacheKey: options.cacheKey, store: false },
    },
    // It is in the stream as well; without this it would be written to the console.
    onError: () => undefined,
  });
  try {
    for await (const part of result.fullStream) {
      silence.heard();
      if (part.type === 'text-delta') onText(part.text);
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw signal.aborted ? signal.reason : new Error('The model did not answer in time.');
    }
  } finally {
    silence.close();
  }
  return readTurn(result);
}

async function readTurn(result: ReturnType<typeof streamText>): Promise<ModelTurn> {
  const [text, toolCalls, usage, messages] = await Promise.all([
    result.text,
    result.toolCalls,
    result.usage,
    result.responseMessages,
  ]);
  const { cacheReadTokens, cacheWriteTokens } = usage.inputTokenDetails;
  return {
    text,
    calls: toolCalls.map(({ toolCallId, toolName, input }) => ({ id: toolCallId, name: toolName, input })),
    reason: await result.finishReason,
    rawReason: await result.rawFinishReason,
    usage: {
      input: usage.inputTokens,
      cached: cacheReadTokens,
      cacheWritten: cacheWriteTokens,
      output: usage.outputTokens,
    },
    // Answers to calls that cannot be carried out are given by us, in the same words for all.
    messages: messages.filter(({ role }) => role === 'assistant'),
  };
}

/** A signal that is aborted when nothing was heard for so long, the wait for the first word included. */
function openSilenceLimit(ms: number) {
  const silent = new AbortController();
  const start = () => setTimeout(() => silent.abort(), ms);
  let timer = start();
  return {
    signal: silent.signal,
    heard() {
      clearTimeout(timer);
      timer = start();
    },
    close: () => clearTimeout(timer),
  };
}

/** The message that answers calls, in their order. */
export function toAnswerMessage(
  answers: readonly { readonly call: WantedCall; readonly text: string; readonly isError: boolean }[],
): ModelMessage {
  return {
    role: 'tool',
    content: answers.map(({ call, text, isError }) => ({
      type: 'tool-result',
      toolCallId: call.id,
      toolName: call.name,
      output: { type: isError ? 'error-text' : 'text', value: text },
    })),
  };
}

/** The brief as the first message, with a mark where the part ends that stays the same from attempt to attempt. */
export function toBriefMessage({ stable, rest }: { readonly stable: string; readonly rest: string }): ModelMessage {
  const cacheControl: JSONValue = { type: 'ephemeral' };
  return {
    role: 'user',
    content: [
      { type: 'text', text: stable, providerOptions: { anthropic: { cacheControl } } },
      { type: 'text', text: rest },
    ],
  };
}

/** The tools without what they do: inputs are checked where they are carried out, so that all mistakes are recorded. */
function toToolSet(tools: readonly OfferedTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, parameters }) => [
      name,
      tool({ description, inputSchema: jsonSchema(parameters) }),
    ]),
  );
}
