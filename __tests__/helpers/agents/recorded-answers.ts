import type { ModelProtocol } from './model-turn.ts';

/** An answer as a provider streams it, and what its reference says that it has used. */
export interface RecordedAnswer {
  /** The whole body, byte for byte. */
  readonly body: string;
  readonly usage: {
    readonly model: string;
    readonly input: number;
    readonly cached: number;
    readonly output: number;
  };
}

const toLines = (...lines: readonly string[]) => `${lines.join('\n\n')}\n\n`;

// Written down from the shapes in the references, with values of ours:
// https://platform.claude.com/docs/en/build-with-claude/streaming ("Basic streaming request": the counts of message_delta
// are cumulative), https://platform.claude.com/docs/en/build-with-claude/prompt-caching (counts of a cache stand beside
// input_tokens).
const anthropic: RecordedAnswer = {
  usage: { model: 'claude-sonnet-4-5', input: 1000, cached: 600, output: 15 },
  body: toLines(
    'event: message_start\ndata: {"type":"message_start","message":{"id":"msg_01","type":"message","role":"assistant","model":"claude-sonnet-4-5","content":[],"stop_reason":null,"stop_sequence":null,"usage":{"input_tokens":400,"cache_creation_input_tokens":0,"cache_read_input_tokens":600,"output_tokens":1}}}',
    'event: content_block_start\ndata: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}',
    'event: ping\ndata: {"type":"ping"}',
    'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Hello!"}}',
    'event: content_block_stop\ndata: {"type":"content_block_stop","index":0}',
    'event: message_delta\ndata: {"type":"message_delta","delta":{"stop_reason":"end_turn","stop_sequence":null},"usage":{"output_tokens":15}}',
    'event: message_stop\ndata: {"type":"message_stop"}',
  ),
};

// https://platform.openai.com/docs/api-reference/responses-streaming (response.completed: only this event has a usage that
// is not null) and https://platform.openai.com/docs/guides/prompt-caching (cached_tokens are part of input_tokens).
const responses: RecordedAnswer = {
  usage: { model: 'gpt-5', input: 1000, cached: 600, output: 15 },
  body: toLines(
    'event: response.created\ndata: {"type":"response.created","response":{"id":"resp_1","object":"response","created_at":1,"status":"in_progress","incomplete_details":null,"model":"gpt-5","output":[],"usage":null},"sequence_number":0}',
    'event: response.in_progress\ndata: {"type":"response.in_progress","response":{"id":"resp_1","object":"response","created_at":1,"status":"in_progress","incomplete_details":null,"model":"gpt-5","output":[],"usage":null},"sequence_number":1}',
    'event: response.output_item.added\ndata: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","role":"assistant","id":"msg_1","status":"in_progress","content":[]},"sequence_number":2}',
    'event: response.content_part.added\ndata: {"type":"response.content_part.added","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]},"sequence_number":3}',
    'event: response.output_text.delta\ndata: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":"Hello!","logprobs":[],"sequence_number":4}',
    'event: response.output_text.done\ndata: {"type":"response.output_text.done","item_id":"msg_1","output_index":0,"content_index":0,"text":"Hello!","logprobs":[],"sequence_number":5}',
    'event: response.content_part.done\ndata: {"type":"response.content_part.done","item_id":"msg_1","output_index":0,"content_index":0,"part":{"type":"output_text","text":"Hello!","annotations":[]},"sequence_number":6}',
    'event: response.output_item.done\ndata: {"type":"response.output_item.done","output_index":0,"item":{"type":"message","role":"assistant","id":"msg_1","status":"completed","content":[{"type":"output_text","text":"Hello!","annotations":[]}]},"sequence_number":7}',
    'event: response.completed\ndata: {"type":"response.completed","response":{"id":"resp_1","object":"response","created_at":1,"status":"completed","incomplete_details":null,"model":"gpt-5","output":[{"type":"message","role":"assistant","id":"msg_1","status":"completed","content":[{"type":"output_text","text":"Hello!","annotations":[]}]}],"usage":{"input_tokens":1000,"input_tokens_details":{"cached_tokens":600},"output_tokens":15,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":1015}},"sequence_number":8}',
  ),
};

// https://platform.openai.com/docs/api-reference/chat-streaming and stream_options.include_usage of
// https://platform.openai.com/docs/api-reference/chat/create: one more chunk before [DONE] has the usage and no choices,
// all others have a usage of null.
const chat: RecordedAnswer = {
  usage: { model: 'gpt-4.1', input: 1000, cached: 600, output: 15 },
  body: toLines(
    'data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1,"model":"gpt-4.1","choices":[{"index":0,"delta":{"role":"assistant","content":""},"logprobs":null,"finish_reason":null}],"usage":null}',
    'data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1,"model":"gpt-4.1","choices":[{"index":0,"delta":{"content":"Hello!"},"logprobs":null,"finish_reason":null}],"usage":null}',
    'data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1,"model":"gpt-4.1","choices":[{"index":0,"delta":{},"logprobs":null,"finish_reason":"stop"}],"usage":null}',
    'data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1,"model":"gpt-4.1","choices":[],"usage":{"prompt_tokens":1000,"completion_tokens":15,"total_tokens":1015,"prompt_tokens_details":{"cached_tokens":600},"completion_tokens_details":{"reasoning_tokens":0}}}',
    'data: [DONE]',
  ),
};

// https://ai.google.dev/api/generate-content (UsageMetadata) and its streaming example with alt=sse: each chunk has the
// counts so far, lines end as in HTTP, and only the last chunk has a finishReason.
const gemini: RecordedAnswer = {
  usage: { model: 'gemini-2.5-flash', input: 1000, cached: 600, output: 15 },
  body: [
    'data: {"candidates":[{"content":{"parts":[{"text":"Hel"}],"role":"model"},"index":0}],"usageMetadata":{"promptTokenCount":1000,"cachedContentTokenCount":600,"candidatesTokenCount":7,"totalTokenCount":1007},"modelVersion":"gemini-2.5-flash","responseId":"r1"}',
    'data: {"candidates":[{"content":{"parts":[{"text":"lo!"}],"role":"model"},"finishReason":"STOP","index":0}],"usageMetadata":{"promptTokenCount":1000,"cachedContentTokenCount":600,"candidatesTokenCount":15,"totalTokenCount":1015},"modelVersion":"gemini-2.5-flash","responseId":"r1"}',
    '',
  ].join('\r\n\r\n'),
};

export const recordedAnswers: Readonly<Record<ModelProtocol, RecordedAnswer>> = {
  anthropic,
  'openai-responses': responses,
  'openai-chat': chat,
  gemini,
};
