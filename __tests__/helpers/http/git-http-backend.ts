import { type ChildProcess, spawn } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import { gitEnv } from '../temp-repo.ts';

export interface BackendRequest {
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly bareRepoDir: string;
  /** The path below the repository, as in `/info/refs`. */
  readonly service: string;
  readonly query: string;
  readonly login: string;
}

export interface BackendAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Lets git's own smart-HTTP backend answer one request; the whole answer is held, so that it can still be withheld. */
export async function runGitHttpBackend(input: BackendRequest): Promise<BackendAnswer> {
  const child = spawn('git', ['http-backend'], { env: toCgiEnv(input), stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input.body);
  return parseCgi(await readAll(child, child.stdout));
}

function toCgiEnv(input: BackendRequest): Record<string, string> {
  const { headers, method } = input.request;
  const encoding = headers['content-encoding'];
  const protocol = headers['git-protocol'];
  return {
    ...gitEnv,
    GIT_HTTP_EXPORT_ALL: '1',
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: 'http.receivepack',
    GIT_CONFIG_VALUE_0: 'true',
    GIT_CONFIG_KEY_1: 'safe.directory',
    GIT_CONFIG_VALUE_1: '*',
    REQUEST_METHOD: method ?? 'GET',
    PATH_INFO: input.service,
    PATH_TRANSLATED: `${input.bareRepoDir}${input.service}`,
    QUERY_STRING: input.query,
    CONTENT_TYPE: headers['content-type'] ?? '',
    CONTENT_LENGTH: String(input.body.length),
    REMOTE_USER: input.login,
    REMOTE_ADDR: '127.0.0.1',
    ...(encoding === undefined ? {} : { HTTP_CONTENT_ENCODING: encoding }),
    ...(typeof protocol === 'string' ? { GIT_PROTOCOL: protocol } : {}),
  };
}

async function readAll(child: ChildProcess, stdout: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
  return Buffer.concat(chunks);
}

function parseCgi(output: Buffer): BackendAnswer {
  const end = output.indexOf('\r\n\r\n');
  if (end < 0) return { status: 500, headers: {}, body: Buffer.from('git http-backend gave no answer\n') };
  const headers: Record<string, string> = {};
  let status = 200;
  for (const line of output.subarray(0, end).toString('latin1').split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (name === 'status') status = Number.parseInt(value, 10);
    else headers[name] = value;
  }
  return { status, headers, body: output.subarray(end + 4) };
}
