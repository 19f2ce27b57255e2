import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { runCommand } from '../../src/exec/run-command.ts';
import { listen } from '../../src/sandbox/listen.ts';
import { createConnectProxy } from '../../src/sandbox/network/connect-proxy.ts';
import { openNetworkLog } from '../../src/sandbox/network/network-log.ts';
import { hasBoxes, inBox, toBoxCommand } from './box-program.ts';

const env = { PATH: process.env.PATH ?? '', HOME: homedir() };
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'box-run-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const run = (command: ReturnType<typeof toBoxCommand>, stdin = '') =>
  runCommand({ ...command, cwd: folder, env, stdin });

describe('one program', () => {
  test('has the streams of the box and ends it with its exit code', async () => {
    const result = await run(toBoxCommand('run', '--', 'sh', '-c', 'cat; echo err >&2; exit 7'), 'input');
    expect([result.exitCode, text(result.stdout), text(result.stderr)]).toEqual([7, 'input', 'err\n']);
  });

  test('ends it as a shell would, after a signal or where it does not start', async () => {
    expect(await run(toBoxCommand('run', '--', 'sh', '-c', 'kill -KILL $$'))).toMatchObject({ exitCode: 137 });
    expect(await run(toBoxCommand('run', '--', 'no-such-program'))).toMatchObject({ exitCode: 127 });
    expect(await run(toBoxCommand('run', '--', folder))).toMatchObject({ exitCode: 126 });
  });

  test('receives TERM', async () => {
    const { file, args } = toBoxCommand(
      'run',
      '--',
      'sh',
      '-c',
      'trap "exit 5" TERM; echo up; while :; do sleep 0.02; done',
    );
    const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([5, null]);
  });

  test.each([
    [[]],
    [['run']],
    [['run', '--']],
    [['serve', '--', 'x']],
    [['run', '--forward', 'x', '--', 'true']],
    [['x']],
  ])('is refused with other arguments: %j', async (args) => {
    const result = await run(toBoxCommand(...args));
    expect([result.exitCode, text(result.stderr)]).toEqual([64, expect.stringContaining('usage:')]);
  });
});

describe('a forwarded port', () => {
  const ask = (port: number) => [
    'node',
    '-e',
    `
    const socket = require('node:net').connect(${port}, '127.0.0.1');
    socket.pipe(process.stdout);
    socket.end('hello');
  `,
  ];

  (hasBoxes ? test : test.skip)('leads out of a box without a network, and nothing else does', async () => {
    const echo = await listen(
      createServer({ allowHalfOpen: true }, (socket) => socket.pipe(socket)),
      { path: join(folder, 'socket') },
    );
    const open = await listen(
      createServer((socket) => socket.end('reached')),
      { host: '127.0.0.1', port: 0 },
    );
    const box = (port: number) =>
      inBox(toBoxCommand('run', '--forward', `3128=${join(folder, 'socket')}`, '--', ...ask(port)));
    expect(text((await run(box(3128))).stdout)).toBe('hello');
    expect(text((await run(box(open.port))).stderr)).toContain('ECONNREFUSED');
    await Promise.all([echo.close(), open.close()]);
  });

  (hasBoxes ? test : test.skip)('leads to the proxy, whose refusals the programs show', async () => {
    const log = openNetworkLog();
    const dial = () => Promise.reject(new Error('nothing is dialled here'));
    const proxy = createConnectProxy({ hosts: ['a.test'], dial, log });
    const listening = await listen(proxy, { path: join(folder, 'proxy') });
    const asking = `fetch_() { https_proxy=http://127.0.0.1:3128 git ls-remote "$1" 2>&1; }; fetch_ https://evil.test/x.git`;
    const command = toBoxCommand('run', '--forward', `3128=${join(folder, 'proxy')}`, '--', 'sh', '-c', asking);
    expect(text((await run(inBox(command))).stdout)).toMatch(/403/);
    expect(log.read().denied).toEqual([{ host: 'evil.test', port: 443, reason: 'not_allowed', count: 1 }]);
    await listening.close();
  });
});
