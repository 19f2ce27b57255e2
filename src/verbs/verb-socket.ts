import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import type { VerbReply } from '../domain/attempt/verb.ts';

const MAX_REQUEST_BYTES = 1024 * 1024;
const requestSchema = z.object({ name: z.string(), payload: z.unknown() });

/** A server for verbs on a Unix domain socket, whose path only the attempt's environment holds. */
export interface VerbServer {
  close(): Promise<void>;
}

/** Serves verbs at a socket path. Every answer is a VerbReply; an invalid request is refused. */
export async function serveVerbs(
  socketPath: string,
  handle: (name: string, payload: unknown) => VerbReply | Promise<VerbReply>,
): Promise<VerbServer> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, handle).then(
      (reply) => send(outgoing, reply),
      (error: unknown) => send(outgoing, { ok: false, text: `The request could not be read: ${String(error)}` }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, resolve);
  });
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  incoming: IncomingMessage,
  handle: (name: string, payload: unknown) => VerbReply | Promise<VerbReply>,
): Promise<VerbReply> {
  const { name, payload } = requestSchema.parse(JSON.parse(await readBody(incoming, MAX_REQUEST_BYTES)));
  return handle(name, payload);
}

function send(outgoing: ServerResponse, reply: VerbReply): void {
  outgoing.writeHead(200, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify(reply));
}

/** Reads the body of a message as text. Rejects above `maxBytes`. */
async function readBody(incoming: IncomingMessage, maxBytes: number): Promise<string> {
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
