import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import type { VerbReply } from '../domain/attempt/verb.ts';

const MAX_REPLY_BYTES = 32 * 1024 * 1024;

/**
 * Calls a verb from the agent's side. Rejects when no server listens at the socket, and for an answer that is none. Agents
 * call verbs often: nothing is loaded for it but HTTP.
 */
export async function callVerb(socketPath: string, name: string, payload: unknown): Promise<VerbReply> {
  const body = JSON.stringify({ name, payload });
  const text = await new Promise<string>((resolve, reject) => {
    const call = request(
      {
        // Without an agent, which would first look for an address of the internet in the name of the host.
        createConnection: () => connect(socketPath),
        path: '/',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      },
      (incoming) => {
        readBody(incoming, MAX_REPLY_BYTES).then(resolve, reject);
      },
    );
    call.once('error', reject);
    call.end(body);
  });
  return parseReply(JSON.parse(text));
}

function parseReply(value: unknown): VerbReply {
  if (typeof value !== 'object' || value === null || !('ok' in value) || !('text' in value))
    throw new Error('the answer is no reply to a verb');
  const { ok, text } = value;
  if (typeof ok !== 'boolean' || typeof text !== 'string') throw new Error('the answer is no reply to a verb');
  return ok ? { ok, text, ...('data' in value ? { data: value.data } : {}) } : { ok, text };
}

/** Reads the body of a message as text. Rejects above `maxBytes`. */
export async function readBody(incoming: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    const buffer = Buffer.from(chunk);
    bytes += buffer.length;
    if (bytes > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    chunks.push(buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
