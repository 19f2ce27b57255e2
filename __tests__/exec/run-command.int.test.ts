import { readdirSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type CommandSpec, runCommand } from '../../src/exec/run-command.ts';
import { waitUntilGone } from './wait-until-gone.ts';

const PATH = '/usr/local/bin:/usr/bin:/bin';
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-command-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

function shell(command: string, more: Partial<CommandSpec> = {}): CommandSpec {
  return { file: 'sh', args: ['-c', command], cwd: folder, env: { PATH }, ...more };
}

describe('how a program ends', () => {
  test('gives the exit code and both streams apart', async () => {
    const result = await runCommand(shell('echo out; echo err >&2; exit 3'));
    expect(result).toMatchObject({ exitCode: 3, signal: null, timedOut: false, aborted: false, omittedBytes: 0 });
    expect(text(result.stdout)).toBe('out\n');
    expect(text(result.stderr)).toBe('err\n');
    expect(result.failedToStart).toBeUndefined();
  });

  test('names the signal that ended the program and gives no exit code', async () => {
    expect(await runCommand(shell('kill -SEGV $$'))).toMatchObject({ exitCode: null, signal: 'SIGSEGV' });
  });

  test.each([
    ['a program that is not on the PATH', { file: 'no-such-program-anywhere' }],
    ['a folder that does not exist', { cwd: '/no/such/folder' }],
    ['a NUL in an argument', { args: ['-c', 'true\0'] }],
  ])('reports %s as a failed start', async (_, change) => {
    const result = await runCommand(shell('true', change));
    expect(result.failedToStart?.message).toMatch(/ENOENT|null bytes/);
    expect(result).toMatchObject({ exitCode: null, signal: null, timedOut: false, aborted: false });
  });
});

describe('what a program is given', () => {
  test('has the given environment and nothing else', async () => {
    const result = await runCommand({ file: 'env', args: [], cwd: folder, env: { PATH, ONE: '1' } });
    expect(text(result.stdout).trim().split('\n').sort()).toEqual(['ONE=1', `PATH=${PATH}`]);
  });

  test('is looked up in the PATH of the given environment', async () => {
    await writeFile(join(folder, 'only-here'), '#!/bin/sh\necho found\n', { mode: 0o755 });
    const result = await runCommand(shell('', { file: 'only-here', args: [], env: { PATH: folder } }));
    expect(text(result.stdout)).toBe('found\n');
  });

  test('gets its arguments untouched by any shell', async () => {
    const args = ['%s\n', '$(id)', '*', 'a b', '; exit 9'];
    const result = await runCommand(shell('', { file: 'printf', args }));
    expect(text(result.stdout)).toBe('$(id)\n*\na b\n; exit 9\n');
  });

  test('has no standard input unless one is given', async () => {
    expect(await runCommand(shell('cat; echo end'))).toMatchObject({ exitCode: 0, stdout: Buffer.from('end\n') });
    const given = await runCommand(shell('cat', { stdin: Buffer.from([0, 255, 10]) }));
    expect([...given.stdout]).toEqual([0, 255, 10]);
  });

  test('may be told its standard input after it was started', async () => {
    let send: (text: string) => void = () => undefined;
    const stdin = new Promise<string>((resolve) => {
      send = resolve;
    });
    const onOutput = (bytes: Uint8Array) => {
      if (text(bytes) === 'started\n') send('later');
    };
    expect(text((await runCommand(shell('echo started; cat', { stdin, onOutput }))).stdout)).toBe('started\nlater');
  });

  test('may end without reading its standard input', async () => {
    expect(await runCommand(shell('exit 4', { stdin: 'x'.repeat(4_000_000) }))).toMatchObject({ exitCode: 4 });
  });
});

describe('output', () => {
  test('is kept up to the bound of each stream and counted beyond it, without ending the program', async () => {
    const result = await runCommand(shell('printf 1234567890; printf abc >&2; exit 5', { maxBytes: 4 }));
    expect([text(result.stdout), text(result.stderr)]).toEqual(['1234', 'abc']);
    expect(result).toMatchObject({ omittedBytes: 6, exitCode: 5 });
  });

  test('of 200 MB passes through whole while only the bound is kept', async () => {
    let seen = 0;
    const size = 200_000_000;
    const result = await runCommand(
      shell(`head -c ${size} /dev/zero`, {
        maxBytes: 1000,
        onOutput: (bytes) => {
          seen += bytes.length;
        },
      }),
    );
    expect(seen).toBe(size);
    expect(result.stdout.length).toBe(1000);
    expect(result.omittedBytes).toBe(size - 1000);
  });

  test('is handed over with the name of its stream', async () => {
    const seen = { stdout: '', stderr: '' };
    await runCommand(
      shell('echo out; echo err >&2', {
        onOutput: (bytes, from) => {
          seen[from] += text(bytes);
        },
      }),
    );
    expect(seen).toEqual({ stdout: 'out\n', stderr: 'err\n' });
  });

  test('written just before the end is read to its last byte', async () => {
    const result = await runCommand(shell('head -c 900000 /dev/zero'));
    expect(result.stdout.length).toBe(900_000);
  });
});

describe('timeout and abort', () => {
  test('a program that heeds TERM is asked to end, and the timeout is told whatever its exit code', async () => {
    const result = await runCommand(shell('trap "echo bye; exit 0" TERM; sleep 600 & wait', { timeoutMs: 300 }));
    expect(result).toMatchObject({ timedOut: true, aborted: false, exitCode: 0 });
    expect(text(result.stdout)).toBe('bye\n');
  });

  test('a program that ignores TERM is killed after the grace', async () => {
    const result = await runCommand(
      shell('trap "" TERM; while :; do sleep 1; done', { timeoutMs: 1000, graceMs: 100 }),
    );
    expect(result).toMatchObject({ timedOut: true, exitCode: null, signal: 'SIGKILL' });
  });

  test('an abort ends the program and is told apart from a timeout', async () => {
    const abort = new AbortController();
    const result = await runCommand(
      shell('echo up; exec sleep 600', {
        timeoutMs: 60_000,
        signal: abort.signal,
        onOutput: () => abort.abort(),
      }),
    );
    expect(result).toMatchObject({ aborted: true, timedOut: false, exitCode: null, signal: 'SIGTERM' });
  });

  test('an abort kills a program that ignores TERM, however long the grace after a timeout is', async () => {
    const abort = new AbortController();
    const result = await runCommand(
      shell('trap "" TERM; echo up; while :; do sleep 1; done', {
        // Past the limit of this test: without a bound of its own for aborts the program would outlive it.
        graceMs: 3_600_000,
        signal: abort.signal,
        onOutput: () => abort.abort(),
      }),
    );
    expect(result).toMatchObject({ aborted: true, timedOut: false, exitCode: null, signal: 'SIGKILL' });
  });

  test('nothing is started when the abort came first', async () => {
    const result = await runCommand(shell('echo x > started', { signal: AbortSignal.abort() }));
    expect(result).toMatchObject({ aborted: true, exitCode: null, failedToStart: undefined });
    await expect(readFile(join(folder, 'started'))).rejects.toThrow('ENOENT');
  });
});

describe('what a program leaves behind', () => {
  test('a background child that holds the pipes neither hangs the run nor outlives it', async () => {
    const result = await runCommand(shell('sleep 600 & echo $!; exit 7'));
    expect(result.exitCode).toBe(7);
    expect(await waitUntilGone(Number(text(result.stdout)))).toBe(true);
  });

  test('children that ignore TERM die with a leader that timed out', async () => {
    const result = await runCommand(
      shell('(trap "" TERM; echo up; while :; do sleep 1; done) & echo $!; wait', { timeoutMs: 1000, graceMs: 200 }),
    );
    expect(result.timedOut).toBe(true);
    const pid = Number(text(result.stdout).match(/\d+/)?.[0]);
    expect(await waitUntilGone(pid)).toBe(true);
  });

  test('a child that left the group and holds the pipes does not hang the run', async () => {
    const leave = `const c=require("child_process").spawn("sleep",["600"],{detached:true,stdio:["ignore",1,2]});console.log(c.pid);process.exit(6)`;
    const result = await runCommand(shell('', { file: process.execPath, args: ['-e', leave] }));
    const pid = Number(text(result.stdout));
    expect(pid).toBeGreaterThan(1);
    process.kill(pid, 'SIGKILL');
    expect(result.exitCode).toBe(6);
  });
});

describe('streams that the program opens again by name', () => {
  const named = (command: string, more: Partial<CommandSpec> = {}) =>
    runCommand(shell(command, { pipeFolder: folder, ...more }));

  test('writes to /dev/stdout and /dev/stderr arrive, between what it writes without them', async () => {
    const result = await named('echo 1; echo 2 > /dev/stdout; echo 3 >> /dev/stderr; echo 4 >&2; echo 5');
    expect(text(result.stdout)).toBe('1\n2\n5\n');
    expect(text(result.stderr)).toBe('3\n4\n');
    expect(result).toMatchObject({ exitCode: 0, failedToStart: undefined });
  });

  test('reads its input from /dev/stdin, as often as it opens it', async () => {
    const result = await named('cat /dev/stdin; cat /dev/stdin', { stdin: 'task\n' });
    expect(text(result.stdout)).toBe('task\ntask\n');
  });

  test('has no input where none is given, and an empty one where that is given', async () => {
    expect(text((await named('cat; cat /dev/stdin; echo end')).stdout)).toBe('end\n');
    expect(text((await named('cat; cat /dev/stdin; echo end', { stdin: '' })).stdout)).toBe('end\n');
  });

  test('gets an input that comes later', async () => {
    const stdin = new Promise<string>((resolve) => setTimeout(() => resolve('late\n'), 50));
    expect(text((await named('cat', { stdin })).stdout)).toBe('late\n');
  });

  test('passes much output on, whole', async () => {
    const result = await named(`head -c 3000000 /dev/zero > /dev/stdout; head -c 70000 /dev/zero >&2`, {
      maxBytes: 10,
    });
    expect(result).toMatchObject({ exitCode: 0, omittedBytes: 3_070_000 - 20 });
  });

  test('leaves no name in the folder, also where the program cannot be started', async () => {
    await named('ls >&2', { stdin: 'x' });
    expect(await named('true', { stdin: 'x', file: 'no-such-program-anywhere' })).toMatchObject({ exitCode: null });
    expect(await readdir(folder)).toEqual([]);
  });

  test('runs all the same where somebody takes the names away while they are opened', async () => {
    const thief = setInterval(() => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
    }, 0);
    const all = Promise.all(Array.from({ length: 20 }, () => named('echo out')));
    const results = await all.finally(() => clearInterval(thief));
    expect(results.map(({ stdout }) => text(stdout))).toEqual(results.map(() => 'out\n'));
  });

  test('is stopped when the signal comes while they are opened', async () => {
    const controller = new AbortController();
    const running = named('sleep 60', { signal: controller.signal });
    controller.abort();
    expect(await running).toMatchObject({ aborted: true, exitCode: null });
  });

  test('does without names where the folder is missing', async () => {
    const result = await named('echo out; cat', { pipeFolder: join(folder, 'missing'), stdin: 'in\n' });
    expect(text(result.stdout)).toBe('out\nin\n');
  });

  test('a program that outlives it and holds the streams does not hold the result', async () => {
    const result = await named('setsid sleep 5 & echo out', { graceMs: 0 });
    expect(text(result.stdout)).toBe('out\n');
  });
});
