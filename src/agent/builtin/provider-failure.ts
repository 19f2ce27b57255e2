import { APICallError, RetryError } from 'ai';
import type { AgentStop } from '../../domain/decisions/decide-attempt.ts';
import { classifyFailure, type ProviderFailure } from '../classify-failure.ts';

const MAX_WORDS = 600;

export interface FailureContext {
  readonly now: Date;
  /** Masks secrets in what the provider said: some repeat the key. */
  readonly redact: (text: string) => string;
}

/** What a failed call to a model means for the attempt: whose fault it is, and whether waiting helps. */
export function toProviderStop(thrown: unknown, { now, redact }: FailureContext): AgentStop {
  const failure = readFailure(thrown, now);
  return classifyFailure({ ...failure, words: shorten(redact(failure.words)) });
}

function readFailure(thrown: unknown, now: Date): ProviderFailure {
  const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown;
  if (!APICallError.isInstance(error)) return { status: undefined, words: toMessage(error), retryAfterMs: undefined };
  const { statusCode, message, responseBody = '', responseHeaders = {} } = error;
  // The code of a failure is often only in the body.
  const extra = statusCode === undefined || responseBody.includes(message) ? responseBody : '';
  const words = extra === '' ? message : `${message} ${extra}`;
  const isWhole = statusCode !== undefined && statusCode >= 400;
  return { status: isWhole ? statusCode : undefined, words, retryAfterMs: readRetryAfter(responseHeaders, now) };
}

function toMessage(error: unknown): string {
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
