import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { listen } from '../../src/sandbox/listen.ts';
import { createNoSandbox } from '../../src/sandbox/no-sandbox.ts';

const echo = () => createServer((socket) => socket.pipe(socket));

async function ask(socket: Socket): Promise<string> {
  socket.write('hello');
  const [bytes]: Uint8Array[] = await once(socket, 'data');
  return String(bytes);
}

test('a forwarded server is reached at its port, and its connections end with it', async () => {
  const sandbox = createNoSandbox({ mark: 'test-forward' });
  const forwarded = await sandbox.forward(echo());
  const socket = connect(forwarded.port, '127.0.0.1');
  expect(await ask(socket)).toBe('hello');
  const closed = once(socket, 'close');
  await forwarded.close();
  await closed;
  const [error] = await once(connect(forwarded.port, '127.0.0.1'), 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  await forwarded.close();
});

test('two programs are served at the same time, by different ports', async () => {
  const sandbox = createNoSandbox({ mark: 'test-forward' });
  const both = await Promise.all([sandbox.forward(echo()), sandbox.forward(createHttpServer())]);
  expect(new Set(both.map(({ port }) => port)).size).toBe(2);
  await Promise.all(both.map(({ close }) => close()));
});

test('a server listens on a unix socket, and says so when it cannot', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'listen-'));
  const path = join(folder, 'socket');
  const listening = await listen(echo(), { path });
  const socket = connect(path);
  expect(await ask(socket)).toBe('hello');
  await expect(listen(echo(), { path })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await listening.close();
  await rm(folder, { recursive: true });
});
