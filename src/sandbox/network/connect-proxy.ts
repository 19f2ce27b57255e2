import { createServer, type Server } from 'node:http';
import type { DenialReason } from '../../domain/attempt/network-use.ts';
import { isAddressText, isAllowedHost, isHostName, toHostName } from '../../domain/text/host-name.ts';
import { type Dial, PrivateHostError } from './dial.ts';
import type { NetworkLog } from './network-log.ts';
import { createTunnel, type Tunnel } from './tunnel.ts';

const PORT = 443;

export interface ConnectProxyOptions {
  /** Host patterns; see `isHostPattern`. */
  readonly hosts: readonly string[];
  readonly dial: Dial;
  readonly log: NetworkLog;
  readonly limits?: Partial<ConnectProxyLimits>;
}

export interface ConnectProxyLimits {
  readonly connections: number;
  /** Time for the head of a request, and for the hello of a TLS client. */
  readonly helloMs: number;
  /** Time without a byte in either direction. */
  readonly idleMs: number;
}

const USUAL_LIMITS: ConnectProxyLimits = { connections: 128, helloMs: 30_000, idleMs: 600_000 };
const MAX_HEADER_BYTES = 8192;
/**
 * Answers in words for a host. npm repeats refused requests at once and without end while more of them wait than it has
 * connections; broken TLS it tries three times.
 */
const MAX_ANSWERS = 200;
const MAX_COUNTED_HOSTS = 1000;

/**
 * Creates an HTTP proxy, not listening yet, by which programs without a network reach the named hosts, and nothing else:
 * only CONNECT, to port 443 of a name whose addresses are of the internet, and only for TLS to that name.
 */
export function createConnectProxy({ limits: given, ...options }: ConnectProxyOptions): Server {
  const limits = { ...USUAL_LIMITS, ...given };
  const { log } = options;
  const answers = countAnswers();
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: limits.helloMs,
    requestTimeout: limits.helloMs,
  });
  server.maxConnections = limits.connections;
  server.on('request', (request, response) => {
    const url = URL.canParse(request.url ?? '') ? new URL(request.url ?? '') : undefined;
    const host = url?.hostname ?? '';
    log.deny({ host, port: Number(url?.port || 80), reason: 'plain_http' });
    const text = 'Groundhog refused a request without TLS: only https (CONNECT to port 443) is possible';
    response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' }).end(`${text}\n`);
  });
  server.on('connect', ({ url = '', socket }, _stream, head) => {
    const tunnel = createTunnel(socket, limits);
    void serveTunnel(tunnel, { ...options, answers, url, head }).catch(() => tunnel.end());
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  return server;
}

interface TunnelRequest extends ConnectProxyOptions {
  readonly answers: AnswerCount;
  readonly url: string;
  readonly head: Buffer;
}

async function serveTunnel(tunnel: Tunnel, { url, head, hosts, dial, log, answers }: TunnelRequest): Promise<void> {
  const { host, port } = parseTarget(url);
  const deny = (reason: DenialReason) => log.deny({ host, port, reason });
  const answer = (status: number, text: string) =>
    answers.mayAnswer(host) ? tunnel.answer(status, text) : tunnel.denyAccess(head);
  const refuse = (reason: Exclude<DenialReason, 'server_name'>) => {
    deny(reason);
    return answer(403, describeRefusal(reason, host, port));
  };
  const reason = findReason(host, port, hosts);
  if (reason !== undefined) return refuse(reason);
  try {
    tunnel.join(await dial(host, port));
  } catch (thrown) {
    if (thrown instanceof PrivateHostError) return refuse('private_address');
    return answer(502, `Groundhog did not reach host ${host}: ${toReason(thrown)}`);
  }
  const { bytes, name } = await tunnel.readHello(head);
  if (name !== host) {
    if (bytes.length > 0) deny('server_name');
    return tunnel.end();
  }
  tunnel.pass(bytes, (direction, count) => log.addBytes(host, direction, count));
}

/** The answers in words so far. */
interface AnswerCount {
  /** Counts one more for a host; false after 200. */
  mayAnswer(host: string): boolean;
}

function countAnswers(): AnswerCount {
  const counts = new Map<string, number>();
  return {
    mayAnswer(host) {
      const count = (counts.get(host) ?? 0) + 1;
      if (count > 1 || counts.size < MAX_COUNTED_HOSTS) counts.set(host, count);
      return count <= MAX_ANSWERS;
    },
  };
}

interface Target {
  readonly host: string;
  /** 0 when there is none. */
  readonly port: number;
}

function parseTarget(text: string): Target {
  const found = /^(.*):(\d{1,5})$/.exec(text);
  return { host: toHostName(found?.[1] ?? text), port: Number(found?.[2] ?? 0) };
}

function findReason(host: string, port: number, hosts: readonly string[]) {
  if (isAddressText(host)) return 'address';
  if (!isHostName(host)) return 'malformed';
  if (port !== PORT) return 'port';
  return isAllowedHost(host, hosts) ? undefined : 'not_allowed';
}

function describeRefusal(reason: Exclude<DenialReason, 'server_name'>, host: string, port: number): string {
  switch (reason) {
    case 'not_allowed':
      return `Groundhog refused host ${host}: no setting allows it`;
    case 'port':
      return `Groundhog refused port ${port} of host ${host}: only 443 is possible`;
    case 'private_address':
      return `Groundhog refused host ${host}: it has no address on the internet`;
    default:
      return 'Groundhog refused the connection: name a host and port 443';
  }
}

/** Returns the code of an error, whose text may name an address. */
function toReason(thrown: unknown): string {
  if (typeof thrown === 'object' && thrown !== null && 'code' in thrown) return String(thrown.code);
  return thrown instanceof Error ? thrown.message : 'no connection';
}
