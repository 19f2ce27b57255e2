import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { listen } from '../../../src/sandbox/listen.ts';

/** Records the first bytes of Node's own TLS client. */
export async function recordHello(servername: string | undefined): Promise<Buffer> {
  const server = createServer();
  const accepted = once(server, 'connection');
  const { port, close } = await listen(server, { host: '127.0.0.1', port: 0 });
  const client = connectTls({
    socket: connect(port, '127.0.0.1'),
    ...(servername === undefined ? {} : { servername }),
  });
  client.on('error', () => undefined);
  const [peer] = await accepted;
  const [bytes] = await once(peer, 'data');
  client.destroy();
  await close();
  return bytes;
}
