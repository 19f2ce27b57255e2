import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import type { Exchange } from '../../exec/exchange.ts';

/** The longest reading of an answer after its reader has gone: its last event has the usage. */
const REST_MS = 1000;

/** Passes an answer on while an exchange follows it. Resolves when nothing more of it will be read. */
export async function passAnswer(received: IncomingMessage, answer: ServerResponse, exchange: Exchange): Promise<void> {
  const follower = openFollower(received, exchange);
  received.on('data', (chunk: Buffer) => follower.add(chunk));
  received.pipe(answer);
  await new Promise<void>((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    onClosed(answer, () => {
      if (received.complete) return;
      received.unpipe(answer);
      received.resume();
      timer = setTimeout(() => received.destroy(), REST_MS);
    });
    received.once('error', () => answer.destroy());
    onClosed(received, () => {
      clearTimeout(timer);
      if (!received.complete) answer.destroy();
      resolve();
    });
  });
  await follower.end();
}

/** Calls a function once a stream is closed, also when it is already. */
function onClosed(stream: IncomingMessage | ServerResponse, run: () => void): void {
  if (stream.closed) run();
  else stream.once('close', run);
}

/** Follows an answer that is no failure, decompressed where the provider has compressed it. */
function openFollower({ statusCode = 0, headers }: IncomingMessage, exchange: Exchange) {
  if (statusCode < 200 || statusCode > 299) return { add: () => undefined, end: async () => exchange.end() };
  const decoder = findDecoder(headers['content-encoding']);
  if (decoder === undefined) return { add: exchange.received, end: async () => exchange.end() };
  decoder.on('data', (chunk: Buffer) => exchange.received(chunk));
  const ended = new Promise<void>((resolve) => {
    decoder.once('end', resolve);
    decoder.once('error', () => resolve());
  });
  return {
    add: (chunk: Buffer) => void decoder.write(chunk),
    async end() {
      decoder.end();
      await ended;
      exchange.end();
    },
  };
}

function findDecoder(encoding: string | undefined): Duplex | undefined {
  if (encoding === 'br') return createBrotliDecompress();
  return encoding === 'gzip' || encoding === 'x-gzip' || encoding === 'deflate' ? createUnzip() : undefined;
}
