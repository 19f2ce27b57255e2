import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A port of the loopback inside of a box, and the unix socket outside that serves it. */
export interface PortForward {
  readonly port: number;
  readonly socketPath: string;
}

/** Passes the connections to a port of the loopback to a unix socket. Rejects when the port is taken. */
export async function forwardPort({ port, socketPath }: PortForward): Promise<void> {
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const served = connect({ path: socketPath, allowHalfOpen: true });
    client.on('error', () => served.destroy()).once('close', () => served.destroySoon());
    served.on('error', () => client.destroy()).once('close', () => client.destroySoon());
    client.pipe(served).pipe(client);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.on('error', () => undefined);
}
