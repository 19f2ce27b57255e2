import { createServer, type Server } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import { createDial } from '../../../src/sandbox/network/dial.ts';
import {
  type MachineChange,
  openMachine,
  type SandboxWay,
  type TestMachine,
} from '../../sandbox/bubblewrap/sandbox-ways.ts';
import { recordHello } from '../../sandbox/network/record-hello.ts';
import type { SecurityResult } from '../play-attack.ts';

const ALLOWED = 'allowed.test';
const OTHER = 'other.test';
const PUBLIC = '93.184.216.34';
const PRIVATE = ['127.0.0.1', '10.0.0.1', '169.254.169.254', '168.63.129.16', '::1', 'fd00::1', '::ffff:127.0.0.1'];

/** Asks a proxy for a target, sends bytes as soon as it agrees, and reports whether the stand-in has answered. */
const CLIENT = `
const [port, head, bytes] = process.argv.slice(1);
const socket = require('net').connect(Number(port || new URL(process.env.https_proxy).port), '127.0.0.1');
let text = '';
socket.setTimeout(20000, () => socket.destroy());
socket.on('error', () => undefined).on('data', (chunk) => {
  text += chunk;
  if (text.includes('from the stand-in')) console.log('reached');
  if (/^HTTP.* 200/.test(text)) socket.write(Buffer.from(bytes, 'base64'));
}).on('close', () => process.exit());
socket.write(head);
`;

const connectTo = (target: string) => `CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\n\r\n`;

/** An attack by way of the proxy of a sandbox with one allowed host. */
export interface ProxyAttack {
  readonly name: string;
  readonly defence: string;
  /** The request; CONNECT to port 443 of the allowed host unless given. */
  readonly head?: string;
  /** The name in the hello of the TLS client, or other bytes; the allowed host unless given. */
  readonly hello?: { readonly name: string | undefined } | { readonly bytes: string };
  /** The addresses of each name, one after the other; one of the internet unless given. */
  readonly addresses?: readonly string[];
  /** Another way to switch the defence off than a proxy without rules. */
  readonly off?: MachineChange;
}

export const proxyAttacks: readonly ProxyAttack[] = [
  {
    name: 'reaches a host that was not allowed, by the proxy',
    defence: 'a list of hosts',
    head: connectTo(`${OTHER}:443`),
    hello: { name: OTHER },
    off: { networks: { agent: [ALLOWED, OTHER] } },
  },
  {
    name: 'reaches a name of a private range, by the proxy',
    defence: 'addresses are checked after they are resolved',
    addresses: PRIVATE,
  },
  {
    name: 'reaches an address of IPv4, by the proxy',
    defence: 'names alone',
    head: connectTo(`${PUBLIC}:443`),
  },
  {
    name: 'reaches an address of IPv6, by the proxy',
    defence: 'names alone',
    head: connectTo('[2606:2800:220:1::1]:443'),
  },
  {
    name: 'reaches the address of the metadata of clouds, by the proxy',
    defence: 'names alone',
    head: connectTo('169.254.169.254:443'),
  },
  {
    name: 'reaches another port of an allowed host, by the proxy',
    defence: 'port 443 alone',
    head: connectTo(`${ALLOWED}:22`),
  },
  {
    name: 'reaches an allowed host without TLS, by the proxy',
    defence: 'CONNECT alone',
    head: `GET http://${ALLOWED}/ HTTP/1.1\r\nhost: ${ALLOWED}\r\n\r\n`,
  },
  {
    name: 'names another server in TLS than the proxy was asked for',
    defence: 'the name of the TLS hello is compared',
    hello: { name: OTHER },
  },
  {
    name: 'names no server in TLS',
    defence: 'the name of the TLS hello is compared',
    hello: { name: undefined },
  },
  {
    name: 'speaks another protocol than TLS with an allowed host',
    defence: 'the name of the TLS hello is compared',
    hello: { bytes: 'SSH-2.0-client\r\n' },
  },
];

/** Plays an attack by the proxy of a sandbox, and by one without rules. */
export async function playProxyAttack(
  { head = connectTo(`${ALLOWED}:443`), hello = { name: ALLOWED }, addresses = [PUBLIC], off }: ProxyAttack,
  way: SandboxWay,
): Promise<Pick<SecurityResult, 'inside' | 'without' | 'note'>> {
  const standIn = createTcpServer((socket) =>
    socket.on('error', () => undefined).once('data', () => socket.end('from the stand-in')),
  );
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
  const address = standIn.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const bytes = 'bytes' in hello ? Buffer.from(hello.bytes) : await recordHello(hello.name);
  const open = (found: string, change: MachineChange = {}) =>
    openMachine(way, {
      networks: { agent: [ALLOWED] },
      dial: createDial({
        findProxy: () => undefined,
        lookup: async () => [found],
        connect: () => connect(port, '127.0.0.1'),
      }),
      ...change,
    });
  const ask = async (machine: TestMachine, at: number | undefined) => await isAnswered(machine, { at, head, bytes });
  try {
    let isReached = false;
    for (const found of addresses) {
      const machine = await open(found);
      isReached ||= await ask(machine, undefined);
      if (machine.sandbox.takeNetworkUse().denied.length === 0) throw new Error('the refusal is not in the record');
    }
    await requireAllowed(await open(PUBLIC));
    const machine = await open(addresses[0] ?? PUBLIC, off);
    const free = off === undefined ? await machine.sandbox.forward(createFreeProxy(port)) : undefined;
    const without = await ask(machine, free?.port);
    await free?.close();
    return { inside: isReached, without, note: '' };
  } finally {
    standIn.close();
  }
}

/** An attack proves something where the same client reaches what is allowed. */
async function requireAllowed(machine: TestMachine): Promise<void> {
  const request = { at: undefined, head: connectTo(`${ALLOWED}:443`), bytes: await recordHello(ALLOWED) };
  if (!(await isAnswered(machine, request))) throw new Error('the allowed host is not reached');
}

interface ProxyRequest {
  /** The port of another proxy than that of the environment. */
  readonly at: number | undefined;
  readonly head: string;
  readonly bytes: Buffer;
}

async function isAnswered({ sandbox, folder, home }: TestMachine, { at, head, bytes }: ProxyRequest): Promise<boolean> {
  const { stdout } = await sandbox.run({
    file: process.execPath,
    args: ['-e', CLIENT, String(at ?? ''), head, bytes.toString('base64')],
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: home },
  });
  return Buffer.from(stdout).toString().includes('reached');
}

/** Creates a proxy without any rule: whatever it is asked for is the stand-in. */
function createFreeProxy(port: number): Server {
  const server = createServer((request, response) => {
    const socket = connect(port, '127.0.0.1').on('error', () => response.destroy());
    socket.once('data', (bytes) => response.end(bytes)).write(request.url ?? '');
  });
  server.on('connect', (_request, client) => {
    const socket = connect(port, '127.0.0.1');
    for (const end of [socket, client]) end.on('error', () => undefined);
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    client.pipe(socket).pipe(client);
  });
  return server;
}
