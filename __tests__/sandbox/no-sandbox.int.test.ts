import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CommandSpec } from '../../src/exec/run-command.ts';
import type { Sandbox } from '../../src/exec/sandbox.ts';
import { createNoSandbox } from '../../src/sandbox/no-sandbox.ts';
import { isRunning, waitUntilGone } from '../exec/wait-until-gone.ts';

// Elsewhere there is no /proc, and only process groups are stopped.
const onLinux = process.platform === 'linux' ? test : test.skip;
const PATH = '/usr/local/bin:/usr/bin:/bin';
let folder = '';
let sandbox: Sandbox;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'no-sandbox-'));
  sandbox = createNoSandbox({ workspacePath: folder, mark: `test-${folder.slice(-6)}` });
});

afterEach(async () => {
  await sandbox.stopAll();
  await rm(folder, { recursive: true, force: true });
});

function shell(command: string): CommandSpec {
  return { file: 'sh', args: ['-c', command], cwd: folder, env: { PATH } };
}

const daemon = (prefix: string) => `${prefix} setsid sh -c 'sleep 600 >/dev/null 2>&1 & echo $!' & wait`;
const pidOf = (stdout: Uint8Array) => Number(Buffer.from(stdout).toString().match(/\d+/)?.[0]);

describe('createNoSandbox', () => {
  test('says that it does not isolate', () => {
    expect(sandbox.isolation).toBe('none');
  });

  test('gives a program its environment and one mark', async () => {
    const result = await sandbox.run({ file: 'env', args: [], cwd: folder, env: { PATH, A: 'b' } });
    const names = Buffer.from(result.stdout)
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split('=')[0]);
    expect(names.sort()).toEqual(['A', 'GROUNDHOG_PROCESS_MARK', 'PATH']);
  });

  test('lets a program open its streams by name, in a folder that is ours', async () => {
    const own = createNoSandbox({ mark: 'test-of-streams', pipeFolder: folder });
    const spec = { ...shell('cat /dev/stdin; echo out > /dev/stdout; echo err > /dev/stderr'), stdin: 'in\n' };
    expect(await own.run(spec)).toMatchObject({ stdout: Buffer.from('in\nout\n'), stderr: Buffer.from('err\n') });
    expect(await readdir(folder)).toEqual([]);
  });

  onLinux('leaves no daemon of a run alive', async () => {
    const result = await sandbox.run(shell(daemon('')));
    expect(await waitUntilGone(pidOf(result.stdout))).toBe(true);
  });

  onLinux('leaves other runs alone when one ends', async () => {
    const waits = sandbox.run(shell('while [ ! -e go ]; do sleep 0.05; done; echo went on'));
    await sandbox.run(shell('true'));
    await sandbox.run(shell('touch go'));
    expect(await waits).toMatchObject({ exitCode: 0, stdout: Buffer.from('went on\n') });
  });

  onLinux('finds by its folder, at the latest in the end, a daemon that shed the mark', async () => {
    const result = await sandbox.run(shell(daemon(`env -i PATH=${PATH}`)));
    const pid = pidOf(result.stdout);
    expect(await isRunning(pid)).toBe(true);
    expect(await sandbox.stopAll()).toBe(1);
    expect(await waitUntilGone(pid)).toBe(true);
    expect(await sandbox.stopAll()).toBe(0);
  });
});
