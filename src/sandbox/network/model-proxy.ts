import { randomBytes } from 'node:crypto';
import {
  createServer,
  Agent as HttpAgent,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as requestTls } from 'node:https';
import { isIP, Socket } from 'node:net';
import { pipeline, Transform } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import type { OpenExchange } from '../../exec/exchange.ts';
import type { CountBytes } from '../../exec/sandbox.ts';
import { connectThrough } from './dial.ts';
import { keepEndToEnd, replaceToken } from './model-credentials.ts';
import { isBelowPath } from './model-path.ts';
import { passAnswer } from './pass-answer.ts';
import type { FindUpstreamProxy } from './upstream-proxy.ts';

const MAX_REQUEST_BYTES = 64 * 1024 * 1024;
const MAX_HEADER_BYTES = 32 * 1024;
const MAX_CONNECTIONS = 128;
const HEADERS_MS = 60_000;
/** Time without a byte of an answer: a model may think for long before the first one. */
const IDLE_MS = 30 * 60_000;

export interface ModelProxyOptions {
  /** The address of the provider with the path of its protocol; nothing outside of that path is forwarded. */
  readonly address: string;
  readonly key: string;
  readonly findProxy: FindUpstreamProxy;
  readonly countBytes: CountBytes;
  /** Follows each request to the provider. */
  readonly openExchange: OpenExchange;
  /** The key that programs have to give; a new one of this proxy when absent. */
  readonly token?: string | undefined;
  readonly maxRequestBytes?: number;
}

/** The access of one attempt to its model. */
export interface ModelProxy {
  /** Not listening yet. */
  readonly server: Server;
  /** The key of the program; it is of no use anywhere else, and of none after `end`. */
  readonly token: string;
  /** Refuses every further request, and resolves when those under way are ended and their usage is known. */
  end(): Promise<void>;
}

/** Creates a server that forwards requests with the token to the provider, with the key, and streams its answers. */
export function createModelProxy(options: ModelProxyOptions): ModelProxy {
  const token = options.token ?? `groundhog-${randomBytes(24).toString('hex')}`;
  const address = new URL(options.address);
  const { send, end } = openSender(address, options.findProxy);
  const open = new Set<Promise<void>>();
  let hasEnded = false;
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: HEADERS_MS, requestTimeout: 0 });
  server.maxConnections = MAX_CONNECTIONS;
  server.on('request', (asked: IncomingMessage, answer: ServerResponse) => {
    const { method = '', url: target = '', headers } = asked;
    const replaced = hasEnded ? undefined : replaceToken({ target, headers }, { token, key: options.key });
    if (replaced === undefined) return refuse(answer, 401, 'the key is not the one of this attempt');
    if (!['GET', 'HEAD', 'POST'].includes(method)) return refuse(answer, 405, `the method is ${method}`);
    if (!isBelowPath(target, address.pathname)) return refuse(answer, 403, "the path is not the model provider's");
    // An answer is read on its way: it must not come compressed.
    const sent = send({ ...replaced, method, headers: { ...replaced.headers, 'accept-encoding': 'identity' } });
    const passed = forward({ asked, answer, sent }, { ...options, host: address.hostname });
    open.add(passed);
    void passed.then(() => open.delete(passed));
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  return {
    server,
    token,
    async end() {
      hasEnded = true;
      server.closeAllConnections();
      await Promise.all(open);
      end();
    },
  };
}

interface Passing {
  readonly asked: IncomingMessage;
  readonly answer: ServerResponse;
  readonly sent: ReturnType<typeof request>;
}

/** Sends a request on and its answer back. Resolves when both have ended, whatever became of them. */
async function forward(
  { asked, answer, sent }: Passing,
  {
    host,
    countBytes,
    openExchange,
    maxRequestBytes = MAX_REQUEST_BYTES,
  }: ModelProxyOptions & { readonly host: string },
): Promise<void> {
  const fail = (status: number, text: string) => {
    sent.destroy();
    if (answer.headersSent) answer.destroy();
    else refuse(answer, status, text);
  };
  const exchange = openExchange();
  let size = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      size += chunk.length;
      countBytes(host, 'sent', chunk.length);
      exchange.sent(chunk.length);
      if (size > maxRequestBytes) fail(413, `the request has more than ${maxRequestBytes} bytes`);
      else pass(null, chunk);
    },
  });
  sent.once('error', (error) => fail(502, `the model provider was not reached: ${toCode(error)}`));
  sent.setTimeout(IDLE_MS, () => fail(504, 'the model provider does not answer'));
  let passing: Promise<void> | undefined;
  sent.once('response', (received) => {
    const { statusCode = 502 } = received;
    if (statusCode >= 300 && statusCode < 400 && statusCode !== 304)
      return fail(502, `the model provider redirects (${statusCode}), and redirects are not followed`);
    const pass = () => {
      received.on('data', (chunk: Buffer) => countBytes(host, 'received', chunk.length));
      if (!answer.destroyed) answer.writeHead(statusCode, keepEndToEnd(received.headers)).flushHeaders();
      return passAnswer(received, answer, exchange);
    };
    passing = exchange.ready === undefined ? pass() : exchange.ready().then(pass);
  });
  // The rest of an answer that has begun is read without its reader.
  answer.once('close', () => passing ?? sent.destroy());
  pipeline(asked, limit, sent, () => undefined);
  await new Promise<void>((resolve) => sent.once('close', resolve));
  await passing;
  exchange.end();
}

function refuse(answer: ServerResponse, status: number, why: string): void {
  answer.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  answer.end(JSON.stringify({ error: { type: 'groundhog', message: `Groundhog refused the request: ${why}` } }));
}

function toCode(error: Error): string {
  return 'code' in error ? String(error.code) : error.message;
}

interface SentRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Parameters<typeof replaceToken>[0]['headers'] | ReturnType<typeof keepEndToEnd>;
}

/** Opens what sends requests to the provider, whose connections are kept for the next request. */
function openSender(address: URL, findProxy: FindUpstreamProxy) {
  const isTls = address.protocol === 'https:';
  const host = address.hostname.replaceAll(/[[\]]/g, '');
  const port = Number(address.port || (isTls ? 443 : 80));
  const proxy = isTls ? findProxy(host) : undefined;
  const agent = isTls ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  return {
    send({ method, target, headers }: SentRequest) {
      const common = { host, port, method, path: target, headers: { ...headers, host: address.host } };
      if (!isTls) return request({ ...common, agent });
      if (proxy === undefined) return requestTls({ ...common, agent });
      return requestTls({
        ...common,
        createConnection(_options, onConnected) {
          void connectThrough(proxy, `${host}:${port}`)
            .then((socket) =>
              onConnected?.(null, connectTls({ socket, host, ...(isIP(host) === 0 ? { servername: host } : {}) })),
            )
            .catch((error) => onConnected?.(error, new Socket()));
          return undefined;
        },
      });
    },
    end: () => agent.destroy(),
  };
}
