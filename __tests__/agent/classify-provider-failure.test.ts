import { describe, expect, test } from '@jest/globals';
import { classifyFailure } from '../../src/agent/classify-provider-failure.ts';

// As the providers word them.
const tooLong: readonly (readonly [string, number, string])[] = [
  ['anthropic', 400, 'prompt is too long: 214318 tokens > 200000 maximum'],
  ['anthropic', 413, 'request_too_large Request exceeds the maximum size'],
  [
    'openai',
    400,
    'context_length_exceeded Your input exceeds the context window of this model. Please adjust your input and try again.',
  ],
  [
    'chat completions',
    400,
    "This model's maximum context length is 128000 tokens. However, your messages resulted in 131072 tokens.",
  ],
  ['google', 400, 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).'],
  ['github-models', 413, 'tokens_limit_reached Request body too large for gpt-4.1 model. Max size: 8000 tokens.'],
];

const refused: typeof tooLong = [
  ['anthropic', 400, 'Output blocked by content filtering policy'],
  ['openai', 400, 'invalid_prompt Invalid prompt: your prompt was flagged as potentially violating our usage policy.'],
  [
    'github-models',
    400,
    "content_filter The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
  ],
];

describe.each([
  ['longer than the model can take', tooLong],
  ['refused to continue', refused],
])('what fails the attempt: %s', (sentence, rows) => {
  test.each(rows)('%s, %i: %s', (_provider, status, said) => {
    const stop = classifyFailure({ status, message: said, retryAfterMs: undefined });
    expect(stop).toMatchObject({ kind: 'cut_short', sentence: expect.stringContaining(sentence) });
    expect(JSON.stringify(stop)).toContain(said.slice(0, 40));
  });
});

const credit: readonly (readonly [string, number, string])[] = [
  ['anthropic', 400, 'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.'],
  ['anthropic', 402, 'billing_error Your account has a billing problem.'],
  [
    'openai',
    429,
    'You exceeded your current quota, please check your plan and billing details. {"code":"insufficient_quota"}',
  ],
];

test.each(credit)('an empty account of %s, %i, is told as one: %s', (_provider, status, said) => {
  expect(classifyFailure({ status, message: said, retryAfterMs: undefined })).toEqual({
    kind: 'provider_refused',
    reason: 'credit',
    detail: `HTTP ${status}: ${said}`,
  });
});

const passing: readonly (readonly [string, number | undefined, string])[] = [
  ['anthropic', 529, 'overloaded_error Overloaded'],
  [
    'anthropic',
    429,
    'This request would exceed the rate limit for your organization of 30,000 input tokens per minute.',
  ],
  ['openai', 429, 'Rate limit reached for gpt-5 on tokens per min (TPM): Limit 30000, Used 29000, Requested 4000.'],
  ['google', 429, 'You exceeded your current quota, please check your plan and billing details. Please retry in 34s.'],
  ['google', 503, 'The model is overloaded. Please try again later.'],
  ['any', undefined, 'fetch failed (connect ECONNREFUSED)'],
];

test.each(passing)('what waiting mends is unavailable: %s, %s: %s', (_provider, status, said) => {
  const stop = classifyFailure({ status, message: said, retryAfterMs: 1000 });
  expect(stop).toMatchObject({ kind: 'unavailable', retryAfterMs: 1000, detail: expect.stringContaining(said) });
});
