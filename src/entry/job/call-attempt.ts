import type { VerbReply } from '../../domain/attempt/verb.ts';
import { renderError } from '../../domain/errors/error-catalog.ts';
import { ConfigurationError, toError } from '../../domain/errors/errors.ts';
import { callVerb } from '../../verbs/verb-client.ts';

/** The reply to a verb where this process belongs to no attempt. */
export const NO_ATTEMPT: VerbReply = toRefusal('No attempt is active: GROUNDHOG_SOCKET is not set.');

/** Calls a verb of the attempt behind the socket. Returns a refusal when no attempt answers. */
export async function callAttempt(socket: string, verb: string, payload: unknown): Promise<VerbReply> {
  try {
    return await callVerb(socket, verb, payload);
  } catch (error) {
    return toRefusal(`No attempt answers at ${socket}: ${toError(error).message}`);
  }
}

function toRefusal(reason: string): VerbReply {
  return { ok: false, text: renderError(new ConfigurationError('verb_outside_attempt', { reason })) };
}
