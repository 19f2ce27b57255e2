import { once } from 'node:events';
import { request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { connect as connectTls, createServer as createTlsServer } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ForwardedServer } from '../../../src/exec/sandbox.ts';
import { listen } from '../../../src/sandbox/listen.ts';
import { type ConnectProxyLimits, createConnectProxy } from '../../../src/sandbox/network/connect-proxy.ts';
import { createDial } from '../../../src/sandbox/network/dial.ts';
import { type NetworkLog, openNetworkLog } from '../../../src/sandbox/network/network-log.ts';
import { readUpstreamProxy } from '../../../src/sandbox/network/upstream-proxy.ts';
import { recordHello } from './record-hello.ts';

const LOOPBACK = { host: '127.0.0.1', port: 0 };
const hello = await recordHello('a.test');
const addresses: Record<string, readonly string[]> = {
  'a.test': ['93.184.216.34', '2606:2800:220::1'],
  'x.b.test': ['93.184.216.35'],
  'local.b.test': ['127.0.0.1', '::1'],
  'cloud.b.test': ['169.254.169.254', '168.63.129.16', '10.0.0.1', '100.64.1.1'],
  'mapped.b.test': ['::ffff:127.0.0.1', '64:ff9b::7f00:1', 'fd00::1'],
  'mixed.b.test': ['10.0.0.1', '93.184.216.36', '::1'],
};

let log: NetworkLog;
let dialled: (readonly string[])[];
let opened: ForwardedServer[];
beforeEach(() => {
  log = openNetworkLog();
  dialled = [];
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map(({ close }) => close()));
});

async function open(server: Parameters<typeof listen>[0]): Promise<number> {
  const forwarded = await listen(server, LOOPBACK);
  opened.push(forwarded);
  return forwarded.port;
}

interface Proxied {
  readonly env?: Record<string, string>;
  readonly limits?: Partial<ConnectProxyLimits>;
}

/** A proxy that reaches the given server of ours wherever it connects to, and says where that would have been. */
async function openProxy(upstream: number, { env = {}, limits = {} }: Proxied = {}): Promise<number> {
  const dial = createDial({
    findProxy: readUpstreamProxy(env),
    lookup: async (host) => addresses[host] ?? Promise.reject(new Error('ENOTFOUND')),
    connect(found) {
      dialled.push(found);
      return connect({ port: upstream, host: '127.0.0.1', allowHalfOpen: true });
    },
  });
  return open(createConnectProxy({ hosts: ['a.test', '*.b.test'], dial, log, limits }));
}

const openEcho = () => open(createServer({ allowHalfOpen: true }, (socket) => socket.pipe(socket)));

/** Everything that comes after the bytes were sent, until the other side ends. */
async function talk(port: number, ...parts: readonly (string | Uint8Array)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part);
  return readAll(socket);
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

const connectTo = (target: string) => `CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`;

async function tunnel(port: number, target: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(connectTo(target));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toBe('HTTP/1.1 200 Connection established\r\n\r\n');
  return socket;
}

describe('an allowed host', () => {
  test('is reached at the addresses that were checked, and its bytes are counted', async () => {
    const port = await openProxy(await openEcho());
    const socket = await tunnel(port, 'A.TEST.:443');
    const read = readAll(socket);
    socket.write(hello);
    socket.end('and more');
    expect(await read).toBe(`${hello.toString('latin1')}and more`);
    expect(dialled).toEqual([addresses['a.test']]);
    const bytes = hello.length + 8;
    expect(log.read()).toEqual({ hosts: [{ host: 'a.test', sent: bytes, received: bytes }], denied: [] });
  });

  test('may be one below a suffix, of which public addresses alone are used', async () => {
    const port = await openProxy(await openEcho());
    (await tunnel(port, 'x.b.test:443')).destroy();
    (await tunnel(port, 'mixed.b.test:443')).destroy();
    expect(dialled).toEqual([['93.184.216.35'], ['93.184.216.36']]);
  });

  test('speaks TLS through the proxy, with a hello in many parts', async () => {
    const psk = Buffer.from('0123456789abcdef');
    const tls = { ciphers: 'PSK', minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const;
    const server = createTlsServer({ ...tls, pskCallback: () => psk }, (socket) => socket.end('secret answer'));
    const socket = await tunnel(await openProxy(await open(server)), 'a.test:443');
    const client = connectTls({
      ...{ socket, servername: 'a.test', ...tls, checkServerIdentity: () => undefined },
      pskCallback: () => ({ psk, identity: 'anybody' }),
    });
    const [answer] = await once(client, 'data');
    expect(String(answer)).toBe('secret answer');
    client.destroy();
  });

  test('that cannot be reached is answered with 502, and is no refusal', async () => {
    const gone = await listen(createServer(), LOOPBACK);
    await gone.close();
    const port = await openProxy(gone.port);
    expect(await talk(port, connectTo('a.test:443'))).toContain(
      '502 Groundhog did not reach host a.test: ECONNREFUSED',
    );
    expect(await talk(port, connectTo('unknown.b.test:443'))).toContain('502 Groundhog did not reach');
    expect(log.read()).toEqual({ hosts: [], denied: [] });
  });
});

describe('everything else is refused', () => {
  test.each([
    [
      'a host that is not listed',
      'evil.test:443',
      { reason: 'not_allowed', text: 'refused host evil.test: no setting allows it' },
    ],
    ['the parent of a suffix', 'b.test:443', { reason: 'not_allowed', text: 'refused host b.test' }],
    ['a name that only ends alike', 'xa.test:443', { reason: 'not_allowed', text: 'refused host xa.test' }],
    ['another port', 'a.test:22', { reason: 'port', text: 'refused port 22 of host a.test' }],
    ['no port', 'a.test', { reason: 'port', text: 'refused port 0' }],
    ['an address', '93.184.216.34:443', { reason: 'address', text: 'name a host' }],
    ['an address in decimal', '1572395042:443', { reason: 'address', text: 'name a host' }],
    ['an address in hexadecimal', '0x5db8d822:443', { reason: 'address', text: 'name a host' }],
    ['an address in octal', '0135.0270.0330.042:443', { reason: 'address', text: 'name a host' }],
    ['an address of IPv6', '[2606:2800:220::1]:443', { reason: 'address', text: 'name a host' }],
    ['a name of no host', 'a_%00.test:443', { reason: 'malformed', text: 'name a host' }],
    ['this machine', 'local.b.test:443', { reason: 'private_address', text: 'no address on the internet' }],
    [
      'the cloud that the machine is of',
      'cloud.b.test:443',
      { reason: 'private_address', text: 'no address on the internet' },
    ],
    [
      'addresses that hide an IPv4 one',
      'mapped.b.test:443',
      { reason: 'private_address', text: 'no address on the internet' },
    ],
  ])('%s', async (_, target, { reason, text }) => {
    const port = await openProxy(await openEcho());
    const answer = await talk(port, connectTo(target));
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toContain(text);
    expect(log.read()).toMatchObject({ hosts: [], denied: [{ reason, count: 1 }] });
    expect(dialled).toEqual([]);
  });

  test.each(['evil.test', 'unknown.b.test'])(
    '%s, in TLS where a program does not take the answer as an end',
    async (host) => {
      const port = await openProxy(0);
      const ask = () => talk(port, connectTo(`${host}:443`));
      for (let count = 0; count < 200; count += 1) expect(await ask()).toMatch(/^HTTP\/1\.1 (?:403|502) /);
      const socket = connectTls({ socket: await tunnel(port, `${host}:443`), servername: host });
      const [error] = await once(socket, 'error');
      expect(error).toMatchObject({ code: 'ERR_SSL_TLSV1_ALERT_ACCESS_DENIED' });
      expect(dialled).toEqual([]);
      expect(await talk(port, connectTo('other.test:443'))).toContain('403 Groundhog refused host other.test');
      expect(log.read().denied.find((denial) => denial.host === 'evil.test')?.count).toBe(
        host === 'evil.test' ? 201 : undefined,
      );
    },
  );

  test('requests without TLS, by any method', async () => {
    const port = await openProxy(await openEcho());
    for (const method of ['GET', 'POST']) {
      const asking = request({ port, host: '127.0.0.1', method, path: 'http://a.test/x', headers: { host: 'a.test' } });
      const [response] = await once(asking.end(), 'response');
      expect(response.statusCode).toBe(403);
      response.resume();
    }
    expect(log.read().denied).toEqual([{ host: 'a.test', port: 80, reason: 'plain_http', count: 2 }]);
    expect(await talk(port, 'nonsense\r\n\r\n')).toBe('');
  });

  test.each([
    ['TLS to another host', async () => recordHello('evil.test')],
    ['TLS that names no host', async () => recordHello(undefined)],
    ['SSH', async () => Buffer.from('SSH-2.0-x\r\n')],
    ['a request in plain text', async () => Buffer.from('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n')],
  ])('%s through a tunnel', async (_, make) => {
    let reached = '';
    const upstream = await open(createServer((socket) => void socket.on('data', (bytes) => (reached += bytes))));
    const socket = await tunnel(await openProxy(upstream), 'a.test:443');
    socket.write(await make());
    await once(socket, 'close');
    expect(reached).toBe('');
    expect(log.read().denied).toEqual([{ host: 'a.test', port: 443, reason: 'server_name', count: 1 }]);
  });

  test('a hello that was sent before the answer is judged like any other', async () => {
    const port = await openProxy(await openEcho());
    const early = await talk(
      port,
      Buffer.concat([Buffer.from(connectTo('a.test:443')), await recordHello('evil.test')]),
    );
    expect(early).toBe('HTTP/1.1 200 Connection established\r\n\r\n');
    expect(log.read().denied).toMatchObject([{ reason: 'server_name' }]);
  });
});

describe('limits', () => {
  test('a client that is silent after the tunnel is open is closed', async () => {
    const port = await openProxy(await openEcho(), { limits: { helloMs: 50 } });
    await talk(port, connectTo('a.test:443'), hello.subarray(0, 20));
    expect(log.read().hosts).toEqual([]);
  });

  test('a tunnel without a byte is closed after a while', async () => {
    const port = await openProxy(await openEcho(), { limits: { idleMs: 50 } });
    await talk(port, connectTo('a.test:443'), hello);
  });

  test('more connections than the limit are closed at once', async () => {
    const port = await openProxy(await openEcho(), { limits: { connections: 1 } });
    const first = await tunnel(port, 'a.test:443');
    expect(await talk(port, connectTo('a.test:443'))).toBe('');
    first.destroy();
  });

  test('a long head is refused', async () => {
    const port = await openProxy(await openEcho());
    expect(await talk(port, `CONNECT a.test:443 HTTP/1.1\r\nX: ${'x'.repeat(9000)}\r\n\r\n`)).toBe('');
  });

  test('names that a program invents are listed up to a bound, and as plain text', async () => {
    const port = await openProxy(await openEcho());
    for (let number = 0; number < 60; number += 1) await talk(port, connectTo(`evil-${number}.test:443`));
    expect(log.read().denied).toHaveLength(50);
    log = openNetworkLog();
    log.deny({ host: `a\n@everyone\`<b>${'x'.repeat(200)}`, port: 0, reason: 'malformed' });
    expect(log.read().denied[0]?.host).toMatch(/^a\?\?everyone\?\?b\?x+$/);
    expect(log.read().denied[0]?.host).toHaveLength(100);
  });
});

describe('behind a proxy of the job', () => {
  /** A proxy that answers with the given line and then echoes; it notes what it was asked for. */
  async function openUpstreamProxy(line: string, asked: string[]): Promise<number> {
    return open(
      createServer((socket) => {
        socket.once('data', (bytes) => {
          asked.push(String(bytes));
          socket.write(`${line}\r\n\r\n`);
          socket.pipe(socket);
        });
      }),
    );
  }

  test('a host is reached through it, with its password, also where the name is unknown here', async () => {
    const asked: string[] = [];
    const job = await openUpstreamProxy('HTTP/1.1 200 OK', asked);
    const port = await openProxy(0, { env: { HTTPS_PROXY: `http://user:p%40ss@127.0.0.1:${job}` } });
    const socket = await tunnel(port, 'unknown.b.test:443');
    socket.write(await recordHello('unknown.b.test'));
    await once(socket, 'data');
    socket.destroy();
    expect(asked[0]).toMatch(/^CONNECT unknown\.b\.test:443 HTTP\/1\.1\r\n/);
    expect(asked[0]).toContain(`Basic ${Buffer.from('user:p@ss').toString('base64')}`);
    expect(dialled).toEqual([]);
  });

  test('a name that is private here is refused, and never asked for', async () => {
    const asked: string[] = [];
    const job = await openUpstreamProxy('HTTP/1.1 200 OK', asked);
    const port = await openProxy(0, { env: { https_proxy: `http://127.0.0.1:${job}` } });
    expect(await talk(port, connectTo('local.b.test:443'))).toContain('403');
    expect(asked).toEqual([]);
  });

  test('its refusal is passed on without its address or password', async () => {
    const job = await openUpstreamProxy('HTTP/1.1 407 Denied', []);
    const port = await openProxy(0, { env: { https_proxy: `http://user:pass@127.0.0.1:${job}` } });
    const answer = await talk(port, connectTo('a.test:443'));
    expect(answer).toContain('502 Groundhog did not reach host a.test: the proxy of the job answered with 407');
    expect(answer).not.toMatch(/pass|127\.0\.0\.1/);
  });

  test('its exceptions are reached directly', () => {
    const find = readUpstreamProxy({ HTTPS_PROXY: 'http://p.test:8080', NO_PROXY: 'a.test, .b.test,*.c.test' });
    const direct = ['a.test', 'x.a.test', 'x.b.test', 'x.c.test', 'aa.test', 'd.test'].filter((host) => !find(host));
    expect(direct).toEqual(['a.test', 'x.a.test', 'x.b.test', 'x.c.test']);
    expect(readUpstreamProxy({ https_proxy: 'http://p.test', no_proxy: '*' })('a.test')).toBeUndefined();
    expect(readUpstreamProxy({ https_proxy: 'socks5://p.test' })('a.test')).toBeUndefined();
    expect(readUpstreamProxy({})('a.test')).toBeUndefined();
  });
});
