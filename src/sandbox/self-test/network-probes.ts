import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { connect } from 'node:net';
import type { ProbeAnswer, ProbeAnswers } from '../../domain/sandbox-attacks.ts';
import { absent, blocked, reached } from './probe-answer.ts';
import type { ProbeOrder } from './probe-order.ts';

/** The wait for an address that does not answer; without a network all of them fail at once. */
const LIMIT_MS = 300;
/** Against what hangs. The answer to a need may be late on a machine that is busy, and no run may fail for that. */
const NEED_LIMIT_MS = 120_000;
/** A name that nobody has (RFC 6761), which the proxy of a sandbox refuses before it looks for it. */
const UNKNOWN_HOST = 'groundhog-self-test.invalid';
const METADATA = '169.254.169.254';
/** Addresses that are routed over the internet; no packet is sent to them. */
const DISTANT = { udp4: '1.1.1.1', udp6: '2606:4700:4700::1111' } as const;
/** The answers of a name server, even those that it has no address for the name. */
const FROM_SERVER = /^(?:ENOTFOUND|ENODATA|EFORMERR|ESERVFAIL|ENOTIMP|EREFUSED|EBADRESP)$/;

/** Tries to reach what a machine has beside files: sockets, its loopback, its network. */
export async function tryNetwork({ targets, verbSocket }: ProbeOrder): Promise<ProbeAnswers> {
  const { attemptSocket, serviceSockets, abstractSocket, loopback, nameServers } = targets;
  const [attempt_socket, service_socket, abstract_socket, verb_socket, ...others] = await Promise.all([
    tryConnect([{ path: attemptSocket }]),
    tryConnect(serviceSockets.map((path) => ({ path }))),
    tryConnect([{ path: abstractSocket }]),
    tryConnect(verbSocket === undefined ? [] : [{ path: verbSocket }], NEED_LIMIT_MS),
    tryConnect(loopback),
    tryConnect([{ host: METADATA, port: 80 }]),
    tryRoute('udp4'),
    tryRoute('udp6'),
    tryNameServers(nameServers),
  ]);
  const [loopbackAnswer = absent, metadata_address = absent, ipv4_route = absent, ipv6_route = absent, dns = absent] =
    others;
  const own = { attempt_socket, service_socket, abstract_socket, verb_socket, loopback: loopbackAnswer };
  return { ...own, metadata_address, ipv4_route, ipv6_route, dns };
}

type Address = { readonly path: string } | { readonly host: string; readonly port: number };

async function tryConnect(addresses: readonly Address[], limitMs = LIMIT_MS): Promise<ProbeAnswer> {
  const answers = await Promise.all(addresses.map((address) => tryAddress(address, limitMs)));
  return answers.find(({ outcome }) => outcome === 'reached') ?? answers.at(-1) ?? absent;
}

function tryAddress(address: Address, limitMs: number): Promise<ProbeAnswer> {
  const name = 'path' in address ? address.path.replace('\0', '@') : `${address.host}:${address.port}`;
  return new Promise((resolve) => {
    const socket = connect(address);
    const end = (answer: ProbeAnswer) => {
      socket.destroy();
      resolve(answer);
    };
    // After a pause of this process its timers come first: an answer that is there by then counts.
    socket.setTimeout(limitMs, () => setImmediate(() => end(blocked('no answer'))));
    socket.once('connect', () => end(reached(name)));
    socket.once('error', (error) => end(blocked(error.message)));
  });
}

// Why: docs/decisions/0103-self-test-asks-our-own-servers.md
/** Tries whether servers of ours answer: one at a port of its own, as a model has, and the proxy of allowed hosts. */
export async function tryOwnServers({ token, ownPort }: ProbeOrder, proxy: string | undefined): Promise<ProbeAnswer> {
  const own = ownPort === undefined ? [] : [tryAnswer({ port: ownPort, asks: '', expects: token })];
  const asks = `CONNECT ${UNKNOWN_HOST}:443 HTTP/1.1\r\nhost: ${UNKNOWN_HOST}:443\r\n\r\n`;
  const proxies =
    proxy === undefined ? [] : [tryAnswer({ port: Number(new URL(proxy).port), asks, expects: 'Groundhog refused' })];
  const answers = await Promise.all([...own, ...proxies]);
  return answers.find(({ outcome }) => outcome === 'blocked') ?? answers[0] ?? absent;
}

interface OwnServer {
  readonly port: number;
  readonly asks: string;
  readonly expects: string;
}

/** A port that leads out accepts connections before anybody has answered: what counts is what comes back. */
function tryAnswer({ port, asks, expects }: OwnServer): Promise<ProbeAnswer> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ host: '127.0.0.1', port });
    const end = (reason: string) => {
      socket.destroy();
      resolve(text.includes(expects) ? reached(`port ${port}`) : blocked(`port ${port}: ${reason}`));
    };
    socket.setTimeout(NEED_LIMIT_MS, () => setImmediate(() => end('no answer')));
    socket.on('data', (bytes) => {
      text += bytes;
      if (text.includes(expects)) end('');
    });
    socket.once('error', (error) => end(error.message));
    socket.once('close', () => end('another answer'));
    socket.write(asks);
  });
}

/** Connects a socket of datagrams, for which the kernel needs a route and sends nothing. */
function tryRoute(type: 'udp4' | 'udp6'): Promise<ProbeAnswer> {
  return new Promise((resolve) => {
    const socket = createSocket(type);
    const end = (answer: ProbeAnswer) => {
      socket.close();
      resolve(answer);
    };
    socket.once('error', (error) => end(blocked(error.message)));
    socket.connect(443, DISTANT[type], (error?: Error) =>
      end(error === undefined ? reached(DISTANT[type]) : blocked(error.message)),
    );
  });
}

async function tryNameServers(servers: readonly string[]): Promise<ProbeAnswer> {
  if (servers.length === 0) return absent;
  const resolver = new Resolver({ timeout: LIMIT_MS, tries: 1 });
  try {
    resolver.setServers(servers);
    // A name that RFC 6761 keeps from being anybody's.
    await resolver.resolve4('invalid');
    return reached(servers.join(', '));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return FROM_SERVER.test(code) ? reached(servers.join(', ')) : blocked(code);
  }
}
