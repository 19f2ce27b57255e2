import { APICallError, RetryError } from 'ai';
import type { AgentStop } from '../../domain/decisions/decide-attempt.ts';
import { classifyFailure, isTooLong, type ProviderFailure } from '../classify-provider-failure.ts';

const MAX_MESSAGE_CHARACTERS = 600;

export interface FailureContext {
  readonly now: Date;
  /** Masks secrets in the provider's message: some repeat the key. */
  readonly redact: (text: string) => string;
}

/** Classifies a failed request to a model: its cause, and whether waiting helps. */
export function toProviderStop(thrown: unknown, { now, redact }: FailureContext): AgentStop {
  const failure = parseFailure(thrown, now);
  return classifyFailure({ ...failure, message: shorten(redact(failure.message)) });
}

/** Returns how long to wait at least before the same request, in ms; undefined where asking again does not help. */
export function findRetryWait(thrown: unknown, now: Date): number | undefined {
  const stop = classifyFailure(parseFailure(thrown, now));
  return stop.kind === 'unavailable' ? (stop.retryAfterMs ?? 0) : undefined;
}

/** Returns whether a request failed because the conversation is longer than the model can take. */
export function isTooLongFailure(thrown: unknown, now: Date): boolean {
  return isTooLong(parseFailure(thrown, now));
}

function parseFailure(thrown: unknown, now: Date): ProviderFailure {
  const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown;
  if (!APICallError.isInstance(error)) return { status: undefined, message: toMessage(error), retryAfterMs: undefined };
  const { statusCode, message, responseBody = '', responseHeaders = {} } = error;
  // The code of a failure is often only in the body.
  const extra = statusCode === undefined || responseBody.includes(message) ? responseBody : '';
  const whole = extra === '' ? message : `${message} ${extra}`;
  const isAnswered = statusCode !== undefined && statusCode >= 400;
  const retryAfterMs = parseRetryAfter(responseHeaders, now);
  return { status: isAnswered ? statusCode : undefined, message: whole, retryAfterMs };
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
  return line.length > MAX_MESSAGE_CHARACTERS ? `${line.slice(0, MAX_MESSAGE_CHARACTERS)} […]` : line;
}

function parseRetryAfter(headers: Readonly<Record<string, string>>, now: Date): number | undefined {
  const ms = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(ms) && ms >= 0) return ms;
  const text = headers['retry-after'];
  if (text === undefined) return undefined;
  const seconds = Number(text);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
