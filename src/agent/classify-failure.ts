import type { AgentStop } from '../domain/decisions/decide-attempt.ts';

/** What a provider said when it failed. */
export interface ProviderFailure {
  /** Undefined when there was no answer, or it broke off. */
  readonly status: number | undefined;
  readonly words: string;
  readonly retryAfterMs: number | undefined;
}

const OUT_OF_CREDIT = /insufficient_quota|credit balance|billing_error|payment required|out of credits/i;
const TOO_LONG =
  /context_length_exceeded|context (?:length|window)|prompt is too long|input is too long|maximum context|input token count|exceeds? the (?:maximum|model).{0,40}token/i;
const REFUSED_CONTENT =
  /content_policy|content_filter|content filtering policy|content management policy|invalid_prompt|safety system|usage policies/i;

/** What the failure of a provider means for the attempt: whose fault it is, and whether waiting helps. */
export function classifyFailure({ status, words, retryAfterMs }: ProviderFailure): AgentStop {
  const detail = status === undefined ? words : `HTTP ${status}: ${words}`;
  if (status === 402 || OUT_OF_CREDIT.test(words)) return { kind: 'provider_refused', reason: 'credit', detail };
  if (status === 413 || (TOO_LONG.test(words) && status !== 429))
    return {
      kind: 'cut_short',
      sentence: `The conversation grew longer than the model can take: ${detail}`,
      advice: 'Work in smaller steps: read parts of files, keep the output of commands short.',
    };
  if (REFUSED_CONTENT.test(words)) return toRefusedContent(detail);
  if (status === undefined || isTransient(status))
    return { kind: 'unavailable', detail, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  return { kind: 'provider_refused', reason: 'settings', detail };
}

/** The stop of an agent whose model, or a filter around it, refused to go on. */
export function toRefusedContent(detail: string): AgentStop {
  return {
    kind: 'cut_short',
    sentence: `The model refused to go on: ${detail}`,
    advice: 'See what in the checkpoint or in the files read may have caused it; word it in another way.',
  };
}

function isTransient(status: number): boolean {
  return [408, 409, 425, 429].includes(status) || status >= 500;
}
