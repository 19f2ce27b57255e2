import {
  type JSONValue,
  jsonSchema,
  type LanguageModel,
  type ModelMessage,
  streamText,
  type ToolResultPart,
  type ToolSet,
  tool,
} from 'ai';
import type { Tool, ToolAnswer } from './tools/tool.ts';
import type { RequestTuning } from './tuning.ts';

/** A tool call that the model requests. */
export interface RequestedCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

/** One answer of the model. */
export interface ModelTurn {
  readonly text: string;
  readonly calls: readonly RequestedCall[];
  readonly reason: string;
  /** The reason in the provider's own word, if any. */
  readonly rawReason: string | undefined;
  readonly messages: readonly ModelMessage[];
}

/** The description of a tool, without its implementation. */
type OfferedTool = Pick<Tool, 'name' | 'description' | 'parameters'>;

export interface TurnOptions {
  readonly model: LanguageModel;
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly OfferedTool[];
  readonly signal: AbortSignal;
  readonly tuning: RequestTuning;
  /** The longest pause in an answer. */
  readonly silenceMs: number;
  readonly onText: (text: string) => void;
}

/**
 * Sends one request to the model. No tool is run: the calls that it requests are returned. Rejects with the provider's
 * failure, or with the signal's reason when that was aborted.
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
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, silence.signal]),
    ...options.tuning,
    // The stream holds the error too; without this it would be written to the console.
    onError: () => undefined,
  });
  try {
    for await (const part of result.fullStream) {
      silence.restart();
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
  const [text, toolCalls, messages] = await Promise.all([result.text, result.toolCalls, result.responseMessages]);
  return {
    text,
    calls: toolCalls.map(({ toolCallId, toolName, input }) => ({ id: toolCallId, name: toolName, input })),
    reason: await result.finishReason,
    rawReason: await result.rawFinishReason,
    // The tool runner answers calls that cannot be run, with the same text for all providers.
    messages: messages.filter(({ role }) => role === 'assistant'),
  };
}

/** Opens a signal that is aborted after a pause of this length; the wait for the first part counts. */
function openSilenceLimit(ms: number) {
  const silent = new AbortController();
  const start = () => setTimeout(() => silent.abort(), ms);
  let timer = start();
  return {
    signal: silent.signal,
    restart() {
      clearTimeout(timer);
      timer = start();
    },
    close: () => clearTimeout(timer),
  };
}

/** A call with its answer. */
export interface AnsweredCall extends ToolAnswer {
  readonly call: RequestedCall;
}

/** Returns the message that answers calls, in their order. */
export function toAnswerMessage(answers: readonly AnsweredCall[]): ModelMessage {
  return {
    role: 'tool',
    content: answers.map((answer) => ({
      type: 'tool-result',
      toolCallId: answer.call.id,
      toolName: answer.call.name,
      output: toOutput(answer),
    })),
  };
}

function toOutput({ text, isError, image }: ToolAnswer): ToolResultPart['output'] {
  if (image === undefined) return { type: isError ? 'error-text' : 'text', value: text };
  const { mediaType, data } = image;
  return {
    type: 'content',
    value: [
      { type: 'text', text },
      { type: 'file', mediaType, data: { type: 'data', data } },
    ],
  };
}

/** Returns the brief as the first message, with a cache mark at the end of its stable part. */
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

/** Translates tools without their implementation: the tool runner checks inputs, so that all mistakes are recorded. */
function toToolSet(tools: readonly OfferedTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, parameters }) => [
      name,
      tool({ description, inputSchema: jsonSchema(parameters) }),
    ]),
  );
}
