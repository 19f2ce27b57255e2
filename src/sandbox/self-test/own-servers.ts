import { createServer, type ListenOptions, type Server } from 'node:net';

/** Servers of ours for probes to connect to. */
export interface OwnServers {
  /** Resolves with the port, or 0 for a socket; undefined where the machine has no such address. */
  readonly listen: (options: ListenOptions) => Promise<number | undefined>;
  readonly close: () => Promise<void>;
}

/** Opens servers that close each connection at once. */
export function openServers(): OwnServers {
  const servers: Server[] = [];
  return {
    async listen(options) {
      const server = createServer((socket) => socket.on('error', () => undefined).destroy());
      const isOpen = await new Promise<boolean>((resolve) => {
        server.once('error', () => resolve(false)).listen(options, () => resolve(true));
      });
      if (!isOpen) return undefined;
      servers.push(server);
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : 0;
    },
    async close() {
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
