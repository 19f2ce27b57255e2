import { connect } from 'node:net';
import type { VerbReply } from '../domain/attempt/verb.ts';

const MAX_REPLY_BYTES = 32 * 1024 * 1024;

/**
 * Calls a verb from the agent's side. Rejects when no server listens at the socket, and for an answer that is none. Agents
 * call verbs often, and to load Node's own client takes a fifth of a bare Node: the request is HTTP 1.0, whose answer ends
 * with the connection.
 */
export async function callVerb(socketPath: string, name: string, payload: unknown): Promise<VerbReply> {
  const body = JSON.stringify({ name, payload });
  const fields = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`;
  const answer = await exchange(socketPath, `POST / HTTP/1.0\r\n${fields}\r\n\r\n${body}`);
  const end = answer.indexOf('\r\n\r\n');
  if (end === -1) throw new Error('the connection ended without an answer');
  return parseReply(JSON.parse(answer.slice(end)));
}

/** Sends a text, and returns what comes before the end of the connection. Rejects above `MAX_REPLY_BYTES`. */
function exchange(socketPath: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const socket = connect(socketPath);
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > MAX_REPLY_BYTES) socket.destroy(new Error(`more than ${MAX_REPLY_BYTES} bytes`));
    });
    socket.once('error', reject);
    socket.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    socket.write(text);
  });
}

function parseReply(value: unknown): VerbReply {
  if (typeof value !== 'object' || value === null || !('ok' in value) || !('text' in value))
    throw new Error('the answer is no reply to a verb');
  const { ok, text } = value;
  if (typeof ok !== 'boolean' || typeof text !== 'string') throw new Error('the answer is no reply to a verb');
  return ok ? { ok, text, ...('data' in value ? { data: value.data } : {}) } : { ok, text };
}
