import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, createServer } from 'node:net';
import { setImmediate as waitForTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ForwardedServer } from '../../../src/exec/sandbox.ts';
import { listen } from '../../../src/sandbox/listen.ts';
import { readClientHello } from '../../../src/sandbox/network/client-hello.ts';
import { createModelProxy, type ModelProxy } from '../../../src/sandbox/network/model-proxy.ts';
import { type NetworkLog, openNetworkLog } from '../../../src/sandbox/network/network-log.ts';

const LOOPBACK = { host: '127.0.0.1', port: 0 };
const KEY = 'sk-real-key';

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const openNoExchange = () => ({ sent: () => undefined, received: () => undefined, end: () => undefined });

let log: NetworkLog;
let opened: ForwardedServer[];
let asked: Asked[];
let proxy: ModelProxy;
let port: number;
/** What an exchange was given, in order. */
let followed: string[];
/** The answer of the provider. */
let respond: (response: ServerResponse) => void;
/** What an answer waits for. */
let ready: () => Promise<void>;

beforeEach(async () => {
  log = openNetworkLog();
  opened = [];
  asked = [];
  followed = [];
  ready = () => Promise.resolve();
  respond = (response) => response.end('fine');
  const provider = await open(
    createHttpServer((message, response) => {
      let body = '';
      message.on('data', (bytes) => {
        body += bytes;
      });
      message.on('end', () => {
        const { method, url, headers } = message;
        asked.push({ method, url, headers, body });
        respond(response);
      });
    }),
  );
  const address = `http://127.0.0.1:${provider}/v1`;
  proxy = createModelProxy({
    address,
    key: KEY,
    findProxy: () => undefined,
    countBytes: log.addBytes,
    maxRequestBytes: 100_000,
    openExchange: () => ({
      ready: () => ready(),
      sent: (bytes) => void followed.push(`sent ${bytes}`),
      received: (bytes) => void followed.push(Buffer.from(bytes).toString()),
      end: () => void (followed.at(-1) === 'end' || followed.push('end')),
    }),
  });
  port = await open(proxy.server);
});

afterEach(async () => {
  await proxy.end();
  await Promise.all(opened.map(({ close }) => close()));
});

async function open(server: Parameters<typeof listen>[0]): Promise<number> {
  const forwarded = await listen(server, LOOPBACK);
  opened.push(forwarded);
  return forwarded.port;
}

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

async function ask({ path = '/v1/messages', method = 'POST', headers = {}, body = '{}' }: Sent) {
  const sent = request({ ...{ host: '127.0.0.1', port, path, method }, headers });
  sent.end(method === 'GET' ? undefined : body);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response ?? []) chunks.push(chunk);
  return { status: response?.statusCode, headers: response?.headers ?? {}, text: Buffer.concat(chunks).toString() };
}

const bearer = () => ({ authorization: `Bearer ${proxy.token}` });

describe('the key', () => {
  test.each([
    ['authorization', (value: string) => `Bearer ${value}`],
    ['x-api-key', (value: string) => value],
    ['x-goog-api-key', (value: string) => value],
    ['api-key', (value: string) => value],
  ])('takes the place of the token in %s', async (name, render) => {
    const headers = { [name]: render(proxy.token), 'anthropic-version': '2023-06-01', cookie: 'a=b' };
    expect(await ask({ headers })).toMatchObject({ status: 200, text: 'fine' });
    expect(asked).toMatchObject([{ method: 'POST', url: '/v1/messages', body: '{}' }]);
    expect(asked[0]?.headers).toMatchObject({ [name]: render(KEY), 'anthropic-version': '2023-06-01' });
    expect(asked[0]?.headers.host).not.toContain(String(port));
    expect(JSON.stringify(asked)).not.toMatch(new RegExp(`${proxy.token}|a=b`));
  });

  test('takes the place of the token in the query', async () => {
    expect(await ask({ path: `/v1/models/m:stream?alt=sse&key=${proxy.token}`, method: 'GET' })).toMatchObject({
      status: 200,
    });
    expect(asked[0]?.url).toBe(`/v1/models/m:stream?alt=sse&key=${KEY}`);
  });

  test('is not added beside another key', async () => {
    await ask({ path: '/v1/x?key=other', headers: { ...bearer(), 'x-api-key': 'other' } });
    expect(asked[0]).toMatchObject({ url: '/v1/x', headers: { authorization: `Bearer ${KEY}` } });
    expect(asked[0]?.headers['x-api-key']).toBeUndefined();
  });

  test.each([
    ['no key', {}],
    ['another key', { 'x-api-key': 'sk-other' }],
    ['the real key, which it does not know', { 'x-api-key': KEY }],
    ['a part of the token', { authorization: 'Bearer groundhog-' }],
    ['an empty key', { authorization: 'Bearer ' }],
  ])('is not used for a request with %s', async (_, headers) => {
    expect(await ask({ headers })).toMatchObject({ status: 401 });
    expect(asked).toEqual([]);
  });

  test('is not used with the token of another attempt, nor after the end of this one', async () => {
    const other = createModelProxy({
      address: 'http://127.0.0.1:1/v1',
      key: KEY,
      findProxy: () => undefined,
      countBytes: log.addBytes,
      openExchange: openNoExchange,
    });
    expect(await ask({ headers: { authorization: `Bearer ${other.token}` } })).toMatchObject({ status: 401 });
    const { token } = proxy;
    await proxy.end();
    expect(await ask({ headers: { authorization: `Bearer ${token}` } })).toMatchObject({ status: 401 });
    expect(asked).toEqual([]);
  });
});

describe('what is forwarded', () => {
  test.each([
    '/v1x/messages',
    '/',
    '/v2/messages',
    '/v1/../admin',
    '/v1/%2e%2e/admin',
    '/v1/..%2fadmin',
    '/v1/%252e%252e/admin',
    '/v1/..%5cadmin',
    '/v1/..\\admin',
    '/v1/./x',
    '/v1//x',
    '//evil.test/v1',
    '/v1/..;/admin',
    '/v1/%zz',
    'http://evil.test/v1/messages',
  ])('is nothing outside of the path of the provider: %s', async (path) => {
    expect(await ask({ path, headers: bearer() })).toMatchObject({ status: 403 });
    expect(asked).toEqual([]);
  });

  test('is no other method, no connection and no upgrade', async () => {
    expect(await ask({ method: 'DELETE', headers: bearer() })).toMatchObject({ status: 405 });
    const socket = connect(port, '127.0.0.1');
    socket.write('CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n');
    await once(socket.resume(), 'close');
    expect(asked).toEqual([]);
  });

  test('is no request above the limit, with or without its length', async () => {
    const body = 'x'.repeat(100_001);
    expect(await ask({ headers: bearer(), body })).toMatchObject({ status: 413 });
    expect(asked).toEqual([]);
  });
});

describe('the answer', () => {
  test('is streamed as it comes, and counted', async () => {
    let provider: ServerResponse | undefined;
    respond = (response) => {
      provider = response.writeHead(200, { 'content-type': 'text/event-stream' });
      provider.write('data: 1\n\n');
    };
    const sent = request({ host: '127.0.0.1', port, path: '/v1/messages', method: 'POST', headers: bearer() });
    sent.end('hello');
    const [response]: IncomingMessage[] = await once(sent, 'response');
    expect(response?.headers['content-type']).toBe('text/event-stream');
    const parts: string[] = [];
    for await (const chunk of response ?? []) {
      parts.push(String(chunk));
      // The second part is sent only when the first one has arrived.
      if (parts.length === 1) provider?.end('data: 2\n\n');
    }
    expect(parts).toEqual(['data: 1\n\n', 'data: 2\n\n']);
    expect(log.read().hosts).toEqual([{ host: '127.0.0.1', sent: 5, received: 18 }]);
  });

  test('has the status and headers of the provider, without cookies', async () => {
    respond = (response) =>
      response.writeHead(429, { 'retry-after': '7', 'set-cookie': 'session=1', 'x-request-id': 'r' }).end('slow down');
    const answer = await ask({ headers: bearer() });
    expect(answer).toMatchObject({
      status: 429,
      text: 'slow down',
      headers: { 'retry-after': '7', 'x-request-id': 'r' },
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('is never a redirect', async () => {
    respond = (response) => response.writeHead(307, { location: 'http://evil.test/' }).end();
    const answer = await ask({ headers: bearer() });
    expect(answer).toMatchObject({ status: 502, text: expect.stringContaining('redirects') });
    expect(answer.headers.location).toBeUndefined();
  });

  test('that breaks off breaks off here', async () => {
    respond = (response) => {
      response.writeHead(200).write('a part');
      response.socket?.destroySoon();
    };
    await expect(ask({ headers: bearer() })).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  test('of a provider behind a proxy of the job comes by TLS to the provider', async () => {
    const seen: Buffer[] = [];
    const job = await open(
      createServer((socket) => {
        socket
          .on('error', () => undefined)
          .once('data', (first) => {
            seen.push(first);
            socket.write('HTTP/1.1 200 OK\r\n\r\n');
            socket.once('data', (hello) => {
              seen.push(hello);
              socket.destroy();
            });
          });
      }),
    );
    const findProxy = () => new URL(`http://127.0.0.1:${job}`);
    const behind = createModelProxy({
      address: 'https://api.a.test/v1',
      key: KEY,
      findProxy,
      countBytes: log.addBytes,
      openExchange: openNoExchange,
    });
    port = await open(behind.server);
    expect(await ask({ headers: { 'x-api-key': behind.token } })).toMatchObject({ status: 502 });
    expect(String(seen[0])).toMatch(/^CONNECT api\.a\.test:443 /);
    expect(readClientHello(seen[1] ?? Buffer.alloc(0))).toEqual({ kind: 'hello', name: 'api.a.test' });
    await behind.end();
  });

  test('of a provider that is not there is 502', async () => {
    const gone = await listen(createHttpServer(), LOOPBACK);
    await gone.close();
    const address = `http://127.0.0.1:${gone.port}`;
    const lost = createModelProxy({
      address,
      key: KEY,
      findProxy: () => undefined,
      countBytes: log.addBytes,
      openExchange: openNoExchange,
    });
    port = await open(lost.server);
    expect(await ask({ headers: { 'x-api-key': lost.token } })).toMatchObject({
      status: 502,
      text: expect.stringContaining('ECONNREFUSED'),
    });
    await lost.end();
  });
});

describe('an exchange', () => {
  test('follows the request and its answer, which is asked for without compression', async () => {
    await ask({ headers: { ...bearer(), 'accept-encoding': 'gzip, br' }, body: '{"a":1}' });
    expect(asked[0]?.headers['accept-encoding']).toBe('identity');
    expect(followed).toEqual(['sent 7', 'fine', 'end']);
  });

  test('holds the answer until it is ready, and passes a broken one on then', async () => {
    ready = async () => {
      for (let turn = 0; turn < 100; turn += 1) await waitForTurn();
      followed.push('ready');
    };
    expect(await ask({ headers: bearer() })).toMatchObject({ status: 200, text: 'fine' });
    expect(followed).toEqual(['sent 2', 'ready', 'fine', 'end']);
    respond = (response) => {
      response.writeHead(200).flushHeaders();
      response.destroy();
    };
    await expect(ask({ headers: bearer() })).rejects.toThrow();
  });

  test('sees an answer decompressed that comes compressed all the same, and the client gets it as it came', async () => {
    respond = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('packed'));
    const { headers } = await ask({ headers: bearer() });
    expect(headers['content-encoding']).toBe('gzip');
    await proxy.end();
    expect(followed).toEqual(['sent 2', 'packed', 'end']);
  });

  test('sees nothing of a failure', async () => {
    respond = (response) => response.writeHead(429).end('slow down');
    await ask({ headers: bearer() });
    await proxy.end();
    expect(followed).toEqual(['sent 2', 'end']);
  });

  test('sees the rest of an answer whose client is gone', async () => {
    respond = (response) => {
      response.write('first');
      void once(left, 'close').then(() => setImmediate(() => response.end('last')));
    };
    const left = request({ host: '127.0.0.1', port, path: '/v1/messages', method: 'POST', headers: bearer() });
    left.on('error', () => undefined);
    left.end('{}');
    const [response]: IncomingMessage[] = await once(left, 'response');
    if (response !== undefined) await once(response, 'data');
    left.destroy();
    await proxy.end();
    expect(followed).toEqual(['sent 2', 'first', 'last', 'end']);
  });
});
