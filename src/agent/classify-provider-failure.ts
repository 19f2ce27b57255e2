import type { AgentStop } from '../domain/decisions/decide-attempt.ts';

/** A failure of a model provider. */
export interface ProviderFailure {
  /** The HTTP status; undefined when there was no answer, or it was cut off. */
  readonly status: number | undefined;
  readonly message: string;
  readonly retryAfterMs: number | undefined;
}

const OUT_OF_CREDIT = /insufficient_quota|credit balance|billing_error|payment required|out of credits/i;
const TOO_LONG =
  /context_length_exceeded|context (?:length|window)|prompt is too long|input is too long|maximum context|input token count|exceeds? the (?:maximum|model).{0,40}token/i;
const REFUSED_CONTENT =
  /content_policy|content_filter|content filtering policy|content management policy|invalid_prompt|safety system|usage policies/i;

// Why: docs/decisions/0041-failures-of-a-provider.md
/** Classifies the failure of a provider: its cause, and whether waiting helps. */
export function classifyFailure({ status, message, retryAfterMs }: ProviderFailure): AgentStop {
  const detail = status === undefined ? message : `HTTP ${status}: ${message}`;
  if (status === 402 || OUT_OF_CREDIT.test(message)) return { kind: 'provider_refused', reason: 'credit', detail };
  if (isTooLong({ status, message }))
    return {
      kind: 'cut_short',
      sentence: `The conversation grew longer than the model can take: ${detail}`,
      advice: 'Work in smaller steps: read parts of files, keep the output of commands short.',
    };
  if (isRefusedContent(message)) return toRefusedContent(detail);
  if (status === undefined || isTransient(status))
    return { kind: 'unavailable', detail, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  return { kind: 'provider_refused', reason: 'settings', detail };
}

/** Returns whether a request was longer than the model can take. */
export function isTooLong({ status, message }: Pick<ProviderFailure, 'status' | 'message'>): boolean {
  return status === 413 || (TOO_LONG.test(message) && status !== 429);
}

/** Returns whether a provider's message says that it refuses what it was shown. */
export function isRefusedContent(message: string): boolean {
  return REFUSED_CONTENT.test(message);
}

/** Returns the stop of an agent whose model, or a filter around it, refused to continue. */
export function toRefusedContent(detail: string): AgentStop {
  return {
    kind: 'cut_short',
    sentence: `The model refused to continue: ${detail}`,
    advice: 'See what in the checkpoint or in the files read may have caused it; word it in another way.',
  };
}

/** Returns the stop of an agent that made no progress; `what` is the description of `findStall`. */
export function toStallStop(what: string): AgentStop {
  return {
    kind: 'cut_short',
    sentence: `The agent made no progress and was stopped: it ${what}.`,
    advice: 'Try another way: what was tried last does not lead further.',
  };
}

function isTransient(status: number): boolean {
  return [408, 409, 425, 429].includes(status) || status >= 500;
}
