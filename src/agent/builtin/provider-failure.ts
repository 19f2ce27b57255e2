import { APICallError, RetryError } from 'ai';
import type { AgentStop } from '../../domain/judge-attempt.ts';

const MAX_WORDS = 600;

/** What a provider said when it failed. */
interface Failure {
  /** Undefined when there was no answer, or it broke off. */
  readonly status: number | undefined;
  readonly words: string;
  readonly retryAfterMs: number | undefined;
}

export interface FailureWorld {
  readonly now: Date;
  /** Masks secrets in what the provider said: some repeat the key. */
  readonly redact: (text: string) => string;
}

const OUT_OF_CREDIT = /insufficient_quota|credit balance|billing_error|payment required|out of credits/i;
const TOO_LONG =
  /context_length_exceeded|context (?:length|window)|prompt is too long|input is too long|maximum context|input token count|exceeds? the (?:maximum|model).{0,40}token/i;
const REFUSED_CONTENT = /content_policy|content_filter|content management policy|invalid_prompt|safety system/i;

/** What a failed call to a model means for the attempt: whose fault it is, and whether waiting helps. */
export function toProviderStop(thrown: unknown, { now, redact }: FailureWorld): AgentStop {
  const failure = readFailure(thrown, now);
  const { status, retryAfterMs } = failure;
  const words = shorten(redact(failure.words));
  const detail = status === undefined ? words : `HTTP ${status}: ${words}`;
  if (status === 402 || OUT_OF_CREDIT.test(words)) return { kind: 'provider_refused', reason: 'credit', detail };
  if (TOO_LONG.test(words) && status !== 429)
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

function readFailure(thrown: unknown, now: Date): Failure {
  const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown;
  if (!APICallError.isInstance(error)) return { status: undefined, words: toWords(error), retryAfterMs: undefined };
  const { statusCode, message, responseBody = '', responseHeaders = {} } = error;
  // The code of a failure is often only in the body.
  const extra = statusCode === undefined || responseBody.includes(message) ? responseBody : '';
  const words = extra === '' ? message : `${message} ${extra}`;
  const isWhole = statusCode !== undefined && statusCode >= 400;
  return { status: isWhole ? statusCode : undefined, words, retryAfterMs: readRetryAfter(responseHeaders, now) };
}

function toWords(error: unknown): string {
  if (error instanceof Error) {
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    return `${error.message}${cause}`;
  }
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? String(error));
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_WORDS ? `${line.slice(0, MAX_WORDS)} […]` : line;
}

function readRetryAfter(headers: Readonly<Record<string, string>>, now: Date): number | undefined {
  const ms = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(ms) && ms >= 0) return ms;
  const text = headers['retry-after'];
  if (text === undefined) return undefined;
  const seconds = Number(text);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
