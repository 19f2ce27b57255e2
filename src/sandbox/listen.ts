import { once } from 'node:events';
import type { ListenOptions, Server, Socket } from 'node:net';
import type { ForwardedServer } from '../exec/sandbox.ts';

/** Starts a server at an address; `port` is 0 for a unix socket. Rejects when the address cannot be used. */
export async function listen(server: Server, address: ListenOptions): Promise<ForwardedServer> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.listen(address);
  await once(server, 'listening');
  // Such as too many open files: a connection is lost, and the next one may be accepted.
  server.on('error', () => undefined);
  const bound = server.address();
  return {
    port: typeof bound === 'object' ? (bound?.port ?? 0) : 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
