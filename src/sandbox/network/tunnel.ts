import type { Socket } from 'node:net';
import { readClientHello } from './client-hello.ts';

const ESTABLISHED = 'HTTP/1.1 200 Connection established\r\n\r\n';
/** The fatal alert `access_denied` of TLS, as RFC 8446 writes it. */
const ACCESS_DENIED = Buffer.from([0x15, 3, 3, 0, 2, 2, 49]);

/** The connection of a client to a host by us; the end of one side ends the other. */
export interface Tunnel {
  /** Refuses the connection. */
  answer(status: number, text: string): void;
  /** Refuses the connection in TLS, for a client that does not take the answer of a proxy as an end. */
  denyAccess(head: Buffer): Promise<void>;
  /** Reports to the client that the host is reached. Throws when the client has left. */
  join(upstream: Socket): void;
  /** Reads what the client sends first; `name` is that of the server in its TLS hello, in lower case. */
  readHello(head: Buffer): Promise<{ readonly bytes: Buffer; readonly name: string | undefined }>;
  /** Sends what was read, and from then on everything that comes in both directions. */
  pass(bytes: Buffer, count: (direction: 'sent' | 'received', bytes: number) => void): void;
  end(): void;
}

export interface TunnelLimits {
  /** Time for the hello of a TLS client. */
  readonly helloMs: number;
  /** Time without a byte in either direction. */
  readonly idleMs: number;
}

/** Creates the tunnel of a client that has asked for a host. */
export function createTunnel(client: Socket, { helloMs, idleMs }: TunnelLimits): Tunnel {
  let upstream: Socket | undefined;
  const end = () => {
    client.destroy();
    upstream?.destroy();
  };
  const guard = (socket: Socket) => {
    socket.setTimeout(idleMs, end);
    socket.once('error', end);
    // What is on its way to the other side still arrives.
    socket.once('close', () => (socket === client ? upstream : client)?.destroySoon());
  };
  const readHello = async (head: Buffer) => {
    const timer = setTimeout(end, helloMs);
    try {
      return await readFirst(client, head);
    } finally {
      clearTimeout(timer);
    }
  };
  guard(client);
  return {
    // Many programs show the first line alone, so that it has the whole text.
    answer(status, text) {
      const head = [`HTTP/1.1 ${status} ${text}`, 'Content-Type: text/plain', 'Connection: close'];
      client.end(`${head.join('\r\n')}\r\n\r\n${text}\n`, () => client.destroySoon());
    },
    join(socket) {
      upstream = socket;
      guard(upstream);
      if (client.destroyed) throw new Error('the client has left');
      client.write(ESTABLISHED);
    },
    async denyAccess(head) {
      client.write(ESTABLISHED);
      await readHello(head);
      client.end(ACCESS_DENIED, () => client.destroySoon());
    },
    readHello,
    pass(bytes, count) {
      if (upstream === undefined) return;
      count('sent', bytes.length);
      upstream.write(bytes);
      client.on('data', (chunk: Buffer) => count('sent', chunk.length));
      upstream.on('data', (chunk: Buffer) => count('received', chunk.length));
      client.pipe(upstream);
      upstream.pipe(client);
    },
    end,
  };
}

async function readFirst(client: Socket, head: Buffer) {
  for (let bytes = head; ; ) {
    const reading = readClientHello(bytes);
    if (reading.kind === 'hello') return { bytes, name: reading.name?.toLowerCase() };
    const more = reading.kind === 'invalid' ? undefined : await readMore(client);
    if (more === undefined) return { bytes, name: undefined };
    bytes = Buffer.concat([bytes, more]);
  }
}

/** Resolves to the next bytes of a connection; undefined at its end. */
function readMore(client: Socket): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const settle = (chunk: Buffer | undefined) => {
      client.pause();
      client.removeListener('data', settle).removeListener('end', onEnd).removeListener('close', onEnd);
      resolve(chunk);
    };
    const onEnd = () => settle(undefined);
    if (client.destroyed || client.readableEnded) return onEnd();
    client.once('data', settle).once('end', onEnd).once('close', onEnd);
    client.resume();
  });
}
