import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CommandSpec } from '../../src/exec/run-command.ts';
import { type BoxSession, openBoxSession } from '../../src/sandbox/box-session.ts';
import { waitUntilGone } from '../exec/wait-until-gone.ts';
import { hasBoxes, inBox, start, toBoxCommand } from './box-program.ts';

const PATH = '/usr/local/bin:/usr/bin:/bin';
const clock = { now: () => new Date(), monotonicMs: () => performance.now() };
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

let folder = '';
let session: BoxSession;
beforeAll(async () => {
  session = await openBoxSession(start(toBoxCommand('serve')), { clock });
});
afterAll(() => session.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'box-session-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

function shell(command: string, more: Partial<CommandSpec> = {}): CommandSpec {
  return { file: 'sh', args: ['-c', command], cwd: folder, env: { PATH }, ...more };
}

async function waitForFile(name: string): Promise<string> {
  for (;;) {
    const found = await readFile(join(folder, name), 'utf8').catch(() => '');
    if (found.endsWith('\n')) return found.trim();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('a command of a session', () => {
  test('ends with its exit code, both streams apart, and its folder and environment', async () => {
    const result = await session.run(shell('pwd; echo "$ONE" >&2; env | wc -l; exit 3', { env: { PATH, ONE: '1' } }));
    expect(result).toMatchObject({ exitCode: 3, signal: null, timedOut: false, aborted: false, omittedBytes: 0 });
    // Besides PATH, ONE and the mark there is PWD, which the shell adds.
    expect([text(result.stdout), text(result.stderr)]).toEqual([`${folder}\n4\n`, '1\n']);
    expect(result.failedToStart).toBeUndefined();
    expect(result.durationMs).toBeGreaterThanOrEqual(0);
  });

  test('names the signal that ended it', async () => {
    expect(await session.run(shell('kill -SEGV $$'))).toMatchObject({ exitCode: null, signal: 'SIGSEGV' });
  });

  test.each([
    ['a program that is not on the PATH', { file: 'no-such-program-anywhere' }],
    ['a folder that does not exist', { cwd: '/no/such/folder' }],
    ['a NUL in an argument', { args: ['-c', 'true\0'] }],
  ])('reports %s as a failed start', async (_, change) => {
    const result = await session.run(shell('true', change));
    expect(result.failedToStart?.message).toMatch(/ENOENT|null bytes/);
    expect(result).toMatchObject({ exitCode: null, signal: null, timedOut: false, aborted: false });
  });

  test('reads its input, late and long as it may be, and has none otherwise', async () => {
    const long = 'x'.repeat(300_000);
    const late = new Promise<string>((resolve) => setImmediate(() => resolve(long)));
    expect(text((await session.run(shell('wc -c', { stdin: late }))).stdout).trim()).toBe('300000');
    expect(text((await session.run(shell('cat', { stdin: Buffer.from('bytes') }))).stdout)).toBe('bytes');
    expect(text((await session.run(shell('wc -c'))).stdout).trim()).toBe('0');
  });

  test('passes both streams on whole and in order, and keeps the bounded start of each', async () => {
    const seen: string[] = [];
    const onOutput: CommandSpec['onOutput'] = (bytes, from) => seen.push(`${from}:${text(bytes)}`);
    const result = await session.run(
      shell('head -c 200000 /dev/zero | tr "\\0" x; echo end >&2', { maxBytes: 10, onOutput }),
    );
    const whole = seen.join('');
    expect(whole.replaceAll('stdout:', '')).toBe(`${'x'.repeat(200_000)}stderr:end\n`);
    expect(result).toMatchObject({
      stdout: Buffer.from('xxxxxxxxxx'),
      stderr: Buffer.from('end\n'),
      omittedBytes: 199_990,
    });
  });

  test('waits with its output for a reader that is slow', async () => {
    let isFirst = true;
    const onOutput = () => {
      // More than a pipe holds is written meanwhile.
      if (isFirst) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
      isFirst = false;
    };
    const result = await session.run(shell('head -c 5000000 /dev/zero', { maxBytes: 0, onOutput }));
    expect(result).toMatchObject({ exitCode: 0, omittedBytes: 5_000_000 });
  });

  test('is killed after its time, and alone', async () => {
    const other = session.run(shell('while [ ! -e go ]; do sleep 0.02; done'));
    const result = await session.run(shell('exec sleep 600', { timeoutMs: 100, graceMs: 0 }));
    expect(result).toMatchObject({ timedOut: true, aborted: false, exitCode: null, signal: 'SIGKILL' });
    await writeFile(join(folder, 'go'), '');
    expect(await other).toMatchObject({ exitCode: 0 });
  });

  test('is killed when it is aborted, and never started when it was before', async () => {
    const controller = new AbortController();
    const running = session.run(shell('echo $$ > pid; exec sleep 600', { signal: controller.signal, graceMs: 0 }));
    const pid = Number(await waitForFile('pid'));
    controller.abort();
    expect(await running).toMatchObject({ aborted: true, timedOut: false, signal: 'SIGKILL' });
    expect(await waitUntilGone(pid)).toBe(true);
    expect(await session.run(shell('touch never', { signal: controller.signal }))).toMatchObject({ aborted: true });
    expect(await readFile(join(folder, 'never')).catch(() => 'absent')).toBe('absent');
  });

  test('leaves nothing running, also below what has dropped its environment, and nothing of others', async () => {
    const other = session.run(shell('while [ ! -e go ]; do sleep 0.02; done'));
    const inner = `echo \\$\\$ > inner; exec sleep 600`;
    const command = `setsid sh -c 'env -i PATH=${PATH} setsid sh -c "${inner}" & wait' >/dev/null 2>&1 &
      while [ ! -s inner ]; do sleep 0.02; done; cat inner`;
    const pid = Number(text((await session.run(shell(command))).stdout));
    expect(pid).toBeGreaterThan(1);
    expect(await waitUntilGone(pid)).toBe(true);
    await writeFile(join(folder, 'go'), '');
    expect(await other).toMatchObject({ exitCode: 0 });
  });
});

(hasBoxes ? describe : describe.skip)('in a box with processes of its own', () => {
  test('nothing at all is left when the last command has ended', async () => {
    const boxed = await openBoxSession(start(inBox(toBoxCommand('serve', '--alone'))), { clock });
    const other = boxed.run(shell('while [ ! -e go ]; do sleep 0.02; done'));
    // No environment, and no parent but the first process of the box.
    const isUp = 'until pgrep -fx "sleep 6001" >/dev/null; do sleep 0.02; done';
    await boxed.run(shell(`(env -i PATH=${PATH} setsid sleep 6001 >/dev/null 2>&1 &); ${isUp}`));
    const count = async () => text((await boxed.run(shell('pgrep -fx "sleep 6001" | wc -l'))).stdout).trim();
    expect(await count()).toBe('1');
    await writeFile(join(folder, 'go'), '');
    expect(await other).toMatchObject({ exitCode: 0 });
    expect(await count()).toBe('0');
    await boxed.close();
  });

  test('processes that were there before it stay, whatever it was said to be alone with', async () => {
    const { file, args } = inBox(toBoxCommand('serve', '--alone'));
    const at = args.indexOf(process.execPath);
    const beside = ['sh', '-c', 'sleep 6002 & "$@"; exit $?', 'sh'];
    const boxed = await openBoxSession(start({ file, args: args.toSpliced(at, 0, ...beside) }), { clock });
    await boxed.run(shell('true'));
    expect(text((await boxed.run(shell('pgrep -fx "sleep 6002" | wc -l'))).stdout).trim()).toBe('1');
    await boxed.close();
  });
});
