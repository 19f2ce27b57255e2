import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:net';
import { join } from 'node:path';
import type { SandboxView } from '../../domain/attempt/explain-sandbox.ts';
import type { NetworkUse, NetworkZone } from '../../domain/attempt/network-use.ts';
import { removeFolder } from '../../exec/remove-folder.ts';
import type { CountBytes, ForwardedServer } from '../../exec/sandbox.ts';
import type { PortForward } from '../inside/forward-port.ts';
import { listen } from '../listen.ts';
import { createConnectProxy } from '../network/connect-proxy.ts';
import type { Dial } from '../network/dial.ts';
import { type NetworkLog, openNetworkLog } from '../network/network-log.ts';

/** The hosts that programs of a zone reach; `open` is the network of the machine, without any rule. */
export type NetworkAccess = 'open' | readonly string[];
export type ZoneNetworks = Readonly<Record<NetworkZone, NetworkAccess>>;

/** The first port inside; a sandbox has all of its ports for itself. */
const FIRST_PORT = 3128;
/** The variables by which tools find a proxy; Node takes them from version 24 on when it is asked to. */
const PROXY_NAMES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'npm_config_https_proxy'];

export interface SandboxNetworkOptions {
  readonly networks: ZoneNetworks;
  readonly dial: Dial;
  /** A short path; created when it is needed. */
  readonly folder: string;
}

/** The network of the programs of one sandbox. */
export interface SandboxNetwork {
  /** Prepares the network of a program of a zone. */
  enter(zone: NetworkZone): Promise<ProgramNetwork>;
  forward(server: Server): Promise<ForwardedServer>;
  takeUse(): NetworkUse;
  /** Returns the same without taking it. */
  readUse(): NetworkUse;
  /** The network of agents, by the settings. */
  readonly agentAccess: SandboxView['network'];
  readonly countBytes: CountBytes;
}

export interface ProgramNetwork {
  readonly isOpen: boolean;
  /** Ports of the loopback that lead to sockets of ours. */
  readonly forwards: readonly PortForward[];
  /** Variables by which the program finds its proxy. */
  readonly env: Readonly<Record<string, string>>;
}

/** Opens the network of a sandbox. A proxy serves each zone with hosts, from its first program on until the run ends. */
export function openSandboxNetwork({ networks, dial, folder }: SandboxNetworkOptions): SandboxNetwork {
  const log = openRenewedLog();
  let lastPort = FIRST_PORT - 1;
  const open = new Map<number, string>();
  const proxies = new Map<NetworkZone, Promise<number>>();
  const forwardBySocket = async (server: Server): Promise<ForwardedServer> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    lastPort += 1;
    const port = lastPort;
    const socketPath = join(folder, String(port));
    removeFolder(socketPath);
    // Where it is shown, nobody but the programs of the sandbox can reach it.
    const { close } = await listen(server, { path: socketPath, writableAll: true });
    open.set(port, socketPath);
    const end = async () => {
      open.delete(port);
      await close();
    };
    return { port, close: end };
  };
  const serveProxy = async (hosts: readonly string[]) => {
    const server = createConnectProxy({ hosts, dial, log });
    server.unref();
    return (await forwardBySocket(server)).port;
  };
  return {
    // An agent with the network of the machine reaches its loopback as well.
    forward: (server) =>
      networks.agent === 'open' ? listen(server, { host: '127.0.0.1', port: 0 }) : forwardBySocket(server),
    async enter(zone) {
      const access = networks[zone];
      const isProxied = access !== 'open' && access.length > 0;
      if (isProxied && !proxies.has(zone)) proxies.set(zone, serveProxy(access));
      const port = await proxies.get(zone);
      const others = [...proxies].filter(([name]) => name !== zone);
      const hidden = await Promise.all(others.map(([, proxy]) => proxy));
      return {
        isOpen: access === 'open',
        forwards: access === 'open' ? [] : [...open].filter(([at]) => !hidden.includes(at)).map(toForward),
        env: port === undefined ? {} : toProxyEnv(port),
      };
    },
    takeUse: log.take,
    readUse: log.read,
    agentAccess: networks.agent === 'open' ? 'open' : networks.agent.length > 0 ? 'hosts' : 'none',
    countBytes: log.addBytes,
  };
}

function toForward([port, socketPath]: readonly [number, string]): PortForward {
  return { port, socketPath };
}

/** Opens a log that starts empty whenever its content is taken. */
function openRenewedLog(): NetworkLog & { readonly take: () => NetworkUse } {
  let log = openNetworkLog();
  return {
    addBytes: (host, direction, bytes) => log.addBytes(host, direction, bytes),
    deny: (denial) => log.deny(denial),
    read: () => log.read(),
    take() {
      const use = log.read();
      log = openNetworkLog();
      return use;
    },
  };
}

function toProxyEnv(port: number): Record<string, string> {
  const address = `http://127.0.0.1:${port}`;
  const local = 'localhost,127.0.0.1,::1';
  const names = Object.fromEntries(PROXY_NAMES.map((name) => [name, address]));
  return {
    ...names,
    no_proxy: local,
    NO_PROXY: local,
    NODE_USE_ENV_PROXY: '1',
    JAVA_TOOL_OPTIONS: toJavaOptions(port),
  };
}

/** Java reads no variable of a proxy; Maven 3.9 heeds these properties when the last one asks it to. */
function toJavaOptions(port: number): string {
  const properties = ['http', 'https'].flatMap((scheme) => [
    `-D${scheme}.proxyHost=127.0.0.1`,
    `-D${scheme}.proxyPort=${port}`,
  ]);
  return [...properties, '-Daether.connector.http.useSystemProperties=true'].join(' ');
}
