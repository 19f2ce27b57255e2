import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  findProcessEnv,
  findProcessFolder,
  findProcessStat,
  findProcessStatSync,
  listProcessIds,
  listProcessIdsSync,
  readProcessEnvSync,
} from '../../src/exec/proc.ts';

// Elsewhere there is no /proc, and nothing of it to read.
const onLinux = process.platform === 'linux' ? describe : describe.skip;
const NOBODY = 2 ** 22 + 1;
let folder = '';
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'proc-')));
});

afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

onLinux('the reader of /proc', () => {
  test('reads a process whatever its program is called', async () => {
    await copyFile('/bin/sleep', join(folder, 'a) Z 1 (b'));
    const options = { argv0: 'sleep', cwd: folder, env: { MARK: 'x y' }, stdio: 'ignore' } as const;
    child = spawn(join(folder, 'a) Z 1 (b'), ['60'], options);
    await once(child, 'spawn');
    const pid = child.pid ?? 0;
    const stat = await findProcessStat(pid);
    expect(stat).toEqual({
      pid,
      parent: process.pid,
      startTicks: expect.any(Number),
      hasEnded: false,
      isEnding: false,
      isKernelThread: false,
      hasTerminal: false,
    });
    expect(stat?.startTicks).toBeGreaterThanOrEqual((await findProcessStat(process.pid))?.startTicks ?? Infinity);
    expect(findProcessStatSync(pid)).toEqual(stat);
    expect(await findProcessEnv(pid)).toContain('MARK=x y');
    expect(readProcessEnvSync(pid)).toContain('MARK=x y');
    expect(await findProcessFolder(pid)).toBe(folder);
    expect(await listProcessIds()).toContain(pid);
    expect(listProcessIdsSync()).toContain(pid);
  });

  test('tells a process that has ended and was not waited for', async () => {
    child = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [output] = await once(child.stdout ?? child, 'data');
    const pid = Number(String(output));
    // A shell waits for its children, `sleep` does not.
    while ((await readFile(`/proc/${child.pid}/comm`, 'latin1')) !== 'sleep\n') await sleep(20);
    process.kill(pid, 'SIGKILL');
    while (findProcessStatSync(pid)?.hasEnded === false) await sleep(20);
    expect(findProcessStatSync(pid)).toMatchObject({ pid, parent: child.pid, hasEnded: true });
  });

  test('knows nothing of a process that is not there', async () => {
    expect([await findProcessStat(NOBODY), findProcessStatSync(NOBODY), await findProcessFolder(NOBODY)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([await findProcessEnv(NOBODY), readProcessEnvSync(NOBODY)]).toEqual([undefined, []]);
  });
});
