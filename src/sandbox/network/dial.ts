import { lookup as lookupName } from 'node:dns/promises';
import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect as connectTcp, type LookupFunction, type Socket } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import type { FindUpstreamProxy } from './upstream-proxy.ts';

const CONNECT_MS = 30_000;

/** A host of which no address is one of the internet. */
export class PrivateHostError extends Error {}

/** Connects to a host; rejects with PrivateHostError, or with the error of the connection. */
export type Dial = (host: string, port: number) => Promise<Socket>;

export interface DialOptions {
  readonly findProxy: FindUpstreamProxy;
  /** Resolves a name to its addresses; rejects when there are none. */
  readonly lookup?: (host: string) => Promise<readonly string[]>;
  /** Connects to the first of these addresses that answers. */
  readonly connect?: (addresses: readonly string[], port: number) => Socket;
}

/**
 * Creates what connects to hosts of the internet alone. The addresses that were checked are those connected to: a name
 * that resolves otherwise a moment later gains nothing. A proxy of the job resolves names itself, so that a name that is
 * unknown here is left to it.
 */
export function createDial({ findProxy, lookup = lookupAll, connect = connectToAny }: DialOptions): Dial {
  return async (host, port) => {
    const proxy = findProxy(host);
    const found = proxy === undefined ? await lookup(host) : await lookup(host).catch(() => undefined);
    const addresses = found?.filter(isPublicAddress);
    if (addresses?.length === 0) throw new PrivateHostError(host);
    if (proxy !== undefined) return connectThrough(proxy, `${host}:${port}`);
    return withinTime(connect(addresses ?? [], port));
  };
}

async function lookupAll(host: string): Promise<readonly string[]> {
  return (await lookupName(host, { all: true })).map(({ address }) => address);
}

function connectToAny(addresses: readonly string[], port: number): Socket {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const lookup: LookupFunction = (_host, _options, resolve) => resolve(null, found);
  return connectTcp({ host: 'checked', port, lookup, autoSelectFamily: true, allowHalfOpen: true });
}

async function withinTime(socket: Socket): Promise<Socket> {
  socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error('the connection timed out')));
  await once(socket, 'connect');
  socket.setTimeout(0);
  socket.removeAllListeners('timeout');
  return socket;
}

/** Connects to a host and port by an HTTP proxy. Rejects when the proxy refuses. */
export function connectThrough(proxy: URL, target: string): Promise<Socket> {
  const { protocol, hostname, port, username, password } = proxy;
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers = {
    host: target,
    ...(username === '' ? {} : { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` }),
  };
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asking = request({
      ...{ host: hostname.replaceAll(/[[\]]/g, ''), method: 'CONNECT', path: target, headers, agent: false },
      ...{ port: port || (protocol === 'https:' ? 443 : 80), timeout: CONNECT_MS },
    });
    asking.once('timeout', () => asking.destroy(new Error('the proxy did not answer in time')));
    asking.once('error', reject);
    asking.once('response', ({ statusCode }) => {
      asking.destroy();
      reject(new Error(`the proxy of the job answered with ${statusCode}`));
    });
    asking.once('connect', ({ statusCode, socket }, _socket, head: Buffer) => {
      if (statusCode === 200) {
        if (head.length > 0) socket.unshift(head);
        socket.setTimeout(0);
        return resolve(socket);
      }
      socket.destroy();
      reject(new Error(`the proxy of the job answered with ${statusCode}`));
    });
    asking.end();
  });
}
