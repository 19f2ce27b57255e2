import { at, type JsonObject, objectsOf, parseJson, textAt } from '../json.ts';
import {
  type ModelProtocol,
  type ModelRequest,
  type OfferedTool,
  type PlainTurn,
  type ToolAnswer,
  toSchema,
  toUsage,
} from './model-turn.ts';

/** One event of a stream: its name, where the protocol has names, and its data. */
export type StreamEvent = readonly [string, JsonObject | string];

/** How one provider's protocol is spoken. */
export interface Protocol {
  readonly tools: (body: JsonObject) => readonly OfferedTool[];
  readonly answers: (body: JsonObject) => readonly ToolAnswer[];
  readonly whole: (turn: PlainTurn, request: ModelRequest) => JsonObject;
  readonly events: (turn: PlainTurn, request: ModelRequest) => readonly StreamEvent[];
  readonly failure: (failure: {
    readonly status: number;
    readonly message: string;
    readonly type: string;
  }) => JsonObject;
  readonly streamFailure: (failure: { readonly message: string; readonly type: string }) => StreamEvent;
}

/** What a provider wants back with a thought. */
const SIGNATURE = 'c2lnbmF0dXJl';

const id = (prefix: string, { number }: ModelRequest, index = 0): string => `${prefix}_${number}_${index}`;
const toModel = ({ model }: PlainTurn, request: ModelRequest): string => model ?? request.model;
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : objectsOf(value)
        .map((part) => textAt(part, 'text'))
        .join('');

const anthropic: Protocol = {
  tools: (body) =>
    objectsOf(body.tools).map((tool) => ({ name: textAt(tool, 'name'), schema: toSchema(tool.input_schema) })),
  answers: (body) =>
    objectsOf(body.messages)
      .flatMap((message) => objectsOf(message.content))
      .filter((part) => part.type === 'tool_result')
      .map((part) => ({ text: textOf(part.content), isError: part.is_error === true })),
  whole(turn, request) {
    return {
      id: id('msg', request),
      type: 'message',
      role: 'assistant',
      model: toModel(turn, request),
      content: toBlocks(turn, request).map(({ block, json }) =>
        'input' in block ? { ...block, input: parseJson(json) } : block,
      ),
      stop_reason: toAnthropicStop(turn),
      stop_sequence: null,
      ...toAnthropicUsage(turn),
    };
  },
  events(turn, request) {
    const whole = this.whole(turn, request);
    const blocks = toBlocks(turn, request).map(({ block, json }, index): readonly StreamEvent[] => {
      const isCall = 'input' in block;
      const isThought = block.type === 'thinking';
      const start = isCall
        ? { ...block, input: {} }
        : isThought
          ? { type: 'thinking', thinking: '', signature: '' }
          : { type: 'text', text: '' };
      const half = Math.floor(json.length / 2);
      const deltas = isCall
        ? [json.slice(0, half), json.slice(half)].map((partial_json) => ({ type: 'input_json_delta', partial_json }))
        : isThought
          ? [
              { type: 'thinking_delta', thinking: json },
              { type: 'signature_delta', signature: SIGNATURE },
            ]
          : [{ type: 'text_delta', text: json }];
      return [
        ['content_block_start', { type: 'content_block_start', index, content_block: start }],
        ...deltas.map((delta): StreamEvent => ['content_block_delta', { type: 'content_block_delta', index, delta }]),
        ['content_block_stop', { type: 'content_block_stop', index }],
      ];
    });
    const output_tokens = at(whole, 'usage', 'output_tokens');
    const delta = { stop_reason: whole.stop_reason, stop_sequence: null };
    const message = { ...whole, content: [], stop_reason: null, ...toAnthropicUsage(turn, 1) };
    const [first = [], ...others] = blocks;
    return [
      ['message_start', { type: 'message_start', message }],
      ...first.slice(0, 1),
      ['ping', { type: 'ping' }],
      ...first.slice(1),
      ...others.flat(),
      [
        'message_delta',
        { type: 'message_delta', delta, ...(output_tokens === undefined ? {} : { usage: { output_tokens } }) },
      ],
      ['message_stop', { type: 'message_stop' }],
    ];
  },
  failure: ({ message, type }) => ({ type: 'error', error: { type, message } }),
  streamFailure: ({ message, type }) => ['error', { type: 'error', error: { type, message } }],
};

/** The counts of Messages: the first event has the input and an output of a token, only the last one the output. */
function toAnthropicUsage(turn: PlainTurn, output_tokens?: number): JsonObject {
  const usage = toUsage(turn);
  if (usage === undefined) return {};
  const { input, cached = 0, cacheWritten = 0, output } = usage;
  return {
    usage: {
      input_tokens: input - cached - cacheWritten,
      cache_creation_input_tokens: cacheWritten,
      cache_read_input_tokens: cached,
      output_tokens: output_tokens ?? output,
    },
  };
}

/** The blocks of a turn, each with the text or JSON that is streamed for it. */
function toBlocks(
  turn: PlainTurn,
  request: ModelRequest,
): readonly { readonly block: JsonObject; readonly json: string }[] {
  const { thinking } = turn;
  const thought =
    thinking === undefined ? [] : [{ block: { type: 'thinking', thinking, signature: SIGNATURE }, json: thinking }];
  const text = turn.text === undefined ? [] : [{ block: { type: 'text', text: turn.text }, json: turn.text }];
  const calls = (turn.calls ?? []).map(({ name, input, raw }, index) => ({
    block: { type: 'tool_use', id: id('toolu', request, index), name, input },
    json: raw ?? JSON.stringify(input),
  }));
  return [...thought, ...text, ...calls];
}

function toAnthropicStop(turn: PlainTurn): string {
  if (turn.isRefusal === true) return 'refusal';
  if (turn.isCutOff === true) return 'max_tokens';
  return (turn.calls ?? []).length > 0 ? 'tool_use' : 'end_turn';
}

const responses: Protocol = {
  tools: (body) =>
    objectsOf(body.tools).flatMap((tool) => {
      if (tool.type !== 'namespace') return [toResponsesTool(tool)];
      const namespace = textAt(tool, 'name');
      return objectsOf(tool.tools).map((inner) => ({ ...toResponsesTool(inner), namespace }));
    }),
  answers: (body) =>
    objectsOf(body.input)
      .filter((item) => textAt(item, 'type').endsWith('_call_output'))
      .map((item) => ({ text: textOf(item.output), isError: false })),
  whole(turn, request) {
    return {
      id: id('resp', request),
      object: 'response',
      created_at: 1,
      status: turn.isCutOff === true || turn.isRefusal === true ? 'incomplete' : 'completed',
      incomplete_details:
        turn.isCutOff === true
          ? { reason: 'max_output_tokens' }
          : turn.isRefusal === true
            ? { reason: 'content_filter' }
            : null,
      model: toModel(turn, request),
      output: toItems(turn, request),
      usage: toResponsesUsage(turn),
    };
  },
  events(turn, request) {
    const response = this.whole(turn, request);
    const started = { ...response, status: 'in_progress', output: [], usage: null };
    const items = toItems(turn, request).flatMap((item, index) => toItemEvents(item, index));
    const last = response.status === 'completed' ? 'response.completed' : 'response.incomplete';
    const events: readonly JsonObject[] = [
      { type: 'response.created', response: started },
      { type: 'response.in_progress', response: started },
      ...items,
      { type: last, response },
    ];
    return events.map((event, sequence_number) => [textAt(event, 'type'), { ...event, sequence_number }]);
  },
  failure: ({ message, type }) => ({ error: { message, type, param: null, code: type } }),
  streamFailure: ({ message, type }) => [
    'error',
    { type: 'error', code: type, message, param: null, sequence_number: 1 },
  ],
};

function toResponsesUsage(turn: PlainTurn): JsonObject | null {
  const usage = toUsage(turn);
  if (usage === undefined) return null;
  const { input, cached = 0, output } = usage;
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: cached },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  };
}

function toResponsesTool(tool: JsonObject): OfferedTool {
  return {
    name: textAt(tool, 'name') || textAt(tool, 'type'),
    schema: toSchema(tool.parameters),
    ...(tool.type === 'custom' ? { isFreeform: true } : {}),
  };
}

function toItems(turn: PlainTurn, request: ModelRequest): readonly JsonObject[] {
  const said =
    turn.text === undefined
      ? []
      : [
          {
            type: 'message',
            role: 'assistant',
            id: id('msg', request),
            status: 'completed',
            content: [{ type: 'output_text', text: turn.text, annotations: [] }],
          },
        ];
  const calls = (turn.calls ?? []).map(({ name, input, raw }, index) => {
    const tool = request.tools.find((offered) => offered.name === name);
    const call_id = id('call', request, index);
    if (tool?.isFreeform === true)
      return {
        type: 'custom_tool_call',
        id: id('ctc', request, index),
        call_id,
        name,
        input: raw ?? '',
        status: 'completed',
      };
    const namespace = tool?.namespace === undefined ? {} : { namespace: tool.namespace };
    const text = raw ?? JSON.stringify(input);
    return {
      type: 'function_call',
      id: id('fc', request, index),
      call_id,
      name,
      ...namespace,
      arguments: text,
      status: 'completed',
    };
  });
  const thought =
    turn.thinking === undefined
      ? []
      : [
          {
            type: 'reasoning',
            id: id('rs', request),
            summary: [{ type: 'summary_text', text: turn.thinking }],
            encrypted_content: SIGNATURE,
          },
        ];
  return [...thought, ...said, ...calls];
}

function toItemEvents(item: JsonObject, output_index: number): readonly JsonObject[] {
  const place = { item_id: item.id, output_index };
  const open = {
    ...item,
    status: 'in_progress',
    ...(item.type === 'message' ? { content: [] } : {}),
    ...(item.type === 'function_call' ? { arguments: '' } : {}),
    ...(item.type === 'reasoning' ? { summary: [], encrypted_content: null } : {}),
  };
  const text = textOf(item.content);
  const part = { ...place, content_index: 0 };
  const middle: readonly JsonObject[] =
    item.type === 'message'
      ? [
          { type: 'response.content_part.added', ...part, part: { type: 'output_text', text: '', annotations: [] } },
          { type: 'response.output_text.delta', ...part, delta: text, logprobs: [] },
          { type: 'response.output_text.done', ...part, text, logprobs: [] },
          { type: 'response.content_part.done', ...part, part: { type: 'output_text', text, annotations: [] } },
        ]
      : item.type === 'function_call'
        ? [
            { type: 'response.function_call_arguments.delta', ...place, delta: item.arguments },
            { type: 'response.function_call_arguments.done', ...place, arguments: item.arguments },
          ]
        : item.type === 'reasoning'
          ? toSummaryEvents(item, place)
          : [];
  return [
    { type: 'response.output_item.added', output_index, item: open },
    ...middle,
    { type: 'response.output_item.done', output_index, item },
  ];
}

function toSummaryEvents(item: JsonObject, place: JsonObject): readonly JsonObject[] {
  return objectsOf(item.summary).flatMap((part, summary_index) => {
    const at = { ...place, summary_index };
    return [
      { type: 'response.reasoning_summary_part.added', ...at, part: { type: 'summary_text', text: '' } },
      { type: 'response.reasoning_summary_text.delta', ...at, delta: part.text },
      { type: 'response.reasoning_summary_text.done', ...at, text: part.text },
      { type: 'response.reasoning_summary_part.done', ...at, part },
    ];
  });
}

const chat: Protocol = {
  tools: (body) =>
    objectsOf(body.tools).map((tool) => ({
      name: textAt(tool, 'function', 'name'),
      schema: toSchema(at(tool, 'function', 'parameters')),
    })),
  answers: (body) =>
    objectsOf(body.messages)
      .filter((message) => message.role === 'tool')
      .map((message) => ({ text: textOf(message.content), isError: false })),
  whole(turn, request) {
    const tool_calls = toChatCalls(turn, request);
    const message = { role: 'assistant', content: turn.text ?? null, ...(tool_calls.length > 0 ? { tool_calls } : {}) };
    return {
      id: id('chatcmpl', request),
      object: 'chat.completion',
      created: 1,
      model: toModel(turn, request),
      choices: [{ index: 0, message, finish_reason: toChatStop(turn) }],
      ...toChatUsage(turn),
    };
  },
  events(turn, request) {
    const chunk = {
      id: id('chatcmpl', request),
      object: 'chat.completion.chunk',
      created: 1,
      model: toModel(turn, request),
    };
    const usage = toChatUsage(turn);
    const isCounted = at(request.body, 'stream_options', 'include_usage') === true && usage.usage !== undefined;
    const uncounted = isCounted ? { usage: null } : {};
    const choose = (delta: JsonObject, finish_reason: string | null = null): StreamEvent => [
      '',
      { ...chunk, choices: [{ index: 0, delta, logprobs: null, finish_reason }], ...uncounted },
    ];
    const text = turn.text === undefined ? [] : [choose({ content: turn.text })];
    const calls = toChatCalls(turn, request).flatMap((one, index) => {
      const text = textAt(one, 'function', 'arguments');
      const half = Math.floor(text.length / 2);
      const first = {
        ...one,
        index,
        function: { name: textAt(one, 'function', 'name'), arguments: text.slice(0, half) },
      };
      const rest = { index, function: { arguments: text.slice(half) } };
      return [choose({ tool_calls: [first] }), choose({ tool_calls: [rest] })];
    });
    return [
      choose({ role: 'assistant', content: '' }),
      ...text,
      ...calls,
      choose({}, toChatStop(turn)),
      ...(isCounted ? [['', { ...chunk, choices: [], ...usage }] as const] : []),
      ['', '[DONE]'],
    ];
  },
  failure: ({ message, type }) => ({ error: { message, type, param: null, code: type } }),
  streamFailure: ({ message, type }) => ['', { error: { message, type, param: null, code: type } }],
};

function toChatCalls(turn: PlainTurn, request: ModelRequest): readonly JsonObject[] {
  return (turn.calls ?? []).map(({ name, input, raw }, index) => ({
    id: id('call', request, index),
    type: 'function',
    function: { name, arguments: raw ?? JSON.stringify(input) },
  }));
}

function toChatStop(turn: PlainTurn): string {
  if (turn.isRefusal === true) return 'content_filter';
  if (turn.isCutOff === true) return 'length';
  return (turn.calls ?? []).length > 0 ? 'tool_calls' : 'stop';
}

function toChatUsage(turn: PlainTurn): JsonObject {
  const usage = toUsage(turn);
  if (usage === undefined) return {};
  const { input, cached = 0, output } = usage;
  return {
    usage: {
      prompt_tokens: input,
      completion_tokens: output,
      total_tokens: input + output,
      prompt_tokens_details: { cached_tokens: cached },
      completion_tokens_details: { reasoning_tokens: 0 },
    },
  };
}

const gemini: Protocol = {
  tools: (body) =>
    objectsOf(body.tools)
      .flatMap((tool) => objectsOf(tool.functionDeclarations))
      .map((tool) => ({ name: textAt(tool, 'name'), schema: toSchema(tool.parametersJsonSchema ?? tool.parameters) })),
  answers: (body) =>
    objectsOf(body.contents)
      .flatMap((content) => objectsOf(content.parts))
      .filter((part) => part.functionResponse !== undefined)
      .map((part) => ({ text: JSON.stringify(at(part, 'functionResponse', 'response')), isError: false })),
  whole(turn, request) {
    const finishReason = turn.isRefusal === true ? 'SAFETY' : turn.isCutOff === true ? 'MAX_TOKENS' : 'STOP';
    const parts = toGeminiParts(turn, request, 1);
    return {
      candidates: [{ content: { parts, role: 'model' }, finishReason, index: 0 }],
      ...toGeminiUsage(turn, 1),
      modelVersion: toModel(turn, request),
      responseId: id('resp', request),
    };
  },
  events(turn, request) {
    const whole = this.whole(turn, request);
    const parts = toGeminiParts(turn, request, 2);
    const [candidate] = objectsOf(whole.candidates);
    // Every chunk has counts, which grow; only the last one has the end.
    return parts.map((part, index): StreamEvent => {
      const content = { parts: [part], role: 'model' };
      if (index === parts.length - 1) return ['', { ...whole, candidates: [{ ...candidate, content }] }];
      return [
        '',
        { ...whole, candidates: [{ content, index: 0 }], ...toGeminiUsage(turn, (index + 1) / parts.length) },
      ];
    });
  },
  failure: ({ status, message, type }) => ({ error: { code: status, message, status: type.toUpperCase() } }),
  streamFailure: ({ message, type }) => ['', { error: { code: 503, message, status: type.toUpperCase() } }],
};

/** The parts of a turn, its text in so many; at least one. */
function toGeminiParts(
  { thinking, text = '', calls = [] }: PlainTurn,
  request: ModelRequest,
  count: number,
): readonly JsonObject[] {
  const thought = thinking === undefined ? [] : [{ text: thinking, thought: true }];
  const size = Math.ceil(text.length / count);
  const said = Array.from({ length: count }, (_, index) => ({
    text: text.slice(index * size, (index + 1) * size),
  })).filter((part) => part.text !== '');
  const called = calls.map(({ name, input: args }, index) => ({
    functionCall: { id: id('call', request, index), name, args },
    thoughtSignature: SIGNATURE,
  }));
  return said.length + called.length === 0 ? [...thought, { text: '' }] : [...thought, ...said, ...called];
}

function toGeminiUsage(turn: PlainTurn, share: number): JsonObject {
  const usage = toUsage(turn);
  if (usage === undefined) return {};
  const { input, cached = 0, output } = usage;
  const written = Math.floor(output * share);
  return {
    usageMetadata: {
      promptTokenCount: input,
      cachedContentTokenCount: cached,
      candidatesTokenCount: written,
      totalTokenCount: input + written,
    },
  };
}

export const protocols: Readonly<Record<ModelProtocol, Protocol>> = {
  anthropic,
  'openai-responses': responses,
  'openai-chat': chat,
  gemini,
};
