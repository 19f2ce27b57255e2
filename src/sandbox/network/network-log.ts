import type { NetworkDenial, NetworkUse } from '../../domain/attempt/network-use.ts';
import type { CountBytes } from '../../exec/sandbox.ts';

const MAX_HOSTS = 100;
const MAX_DENIALS = 50;
const MAX_NAME = 100;

/** Counts the connections of one attempt or zone. Its size is bounded, whatever names a program invents. */
export interface NetworkLog {
  readonly addBytes: CountBytes;
  deny(denial: Omit<NetworkDenial, 'count'>): void;
  read(): NetworkUse;
}

/** Opens an empty log. Hosts after the first 100, and refusals after the first 50 different ones, are not listed. */
export function openNetworkLog(): NetworkLog {
  const hosts = new Map<string, NetworkUse['hosts'][number]>();
  const denied = new Map<string, NetworkDenial>();
  return {
    addBytes(host, direction, bytes) {
      const entry = hosts.get(host) ?? { host, sent: 0, received: 0 };
      if (hosts.has(host) || hosts.size < MAX_HOSTS)
        hosts.set(host, { ...entry, [direction]: entry[direction] + bytes });
    },
    deny({ host, port, reason }) {
      const entry = { host: toPlainName(host), port, reason };
      const key = JSON.stringify(entry);
      const count = denied.get(key)?.count ?? 0;
      if (count > 0 || denied.size < MAX_DENIALS) denied.set(key, { ...entry, count: count + 1 });
    },
    read: () => ({ hosts: [...hosts.values()], denied: [...denied.values()] }),
  };
}

/** Returns a name as it can be shown: it comes from a program that is not trusted. */
function toPlainName(host: string): string {
  return host.slice(0, MAX_NAME).replaceAll(/[^\w.:*[\]-]/g, '?');
}
