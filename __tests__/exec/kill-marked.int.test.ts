import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { killMarked } from '../../src/exec/kill-marked.ts';
import { PROCESS_MARK } from '../../src/exec/process-mark.ts';
import { runCommand } from '../../src/exec/run-command.ts';
import { isRunning, waitUntilGone } from './wait-until-gone.ts';

// Elsewhere there is no /proc, and only process groups are stopped.
const onLinux = process.platform === 'linux' ? describe : describe.skip;
const PATH = '/usr/local/bin:/usr/bin:/bin';
let folder = '';
let mark = '';
let started: number[] = [];

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'stop-processes-')));
  mark = `mark-${folder.slice(-6)}`;
  started = [];
});

afterEach(async () => {
  for (const pid of started) {
    if (await isRunning(pid)) process.kill(pid, 'SIGKILL');
  }
  await rm(folder, { recursive: true, force: true });
});

/** Double fork with a session of its own: out of the group, out of the parent's sight. */
async function startDaemon(env: Record<string, string>, cwd: string): Promise<number> {
  const script = 'setsid sh -c "trap \'\' TERM HUP; sleep 600 >/dev/null 2>&1 & echo \\$!" &\nwait';
  const result = await runCommand({ file: 'sh', args: ['-c', script], cwd, env: { PATH, ...env } });
  const pid = Number(Buffer.from(result.stdout).toString());
  expect(pid).toBeGreaterThan(0);
  started.push(pid);
  expect(await isRunning(pid)).toBe(true);
  return pid;
}

onLinux('killMarked', () => {
  test('ends a marked process that left its group and its parent', async () => {
    const pid = await startDaemon({ [PROCESS_MARK]: mark }, '/');
    expect(await killMarked({ mark })).toBe(1);
    expect(await waitUntilGone(pid)).toBe(true);
  });

  test('ends what carries a mark below the given one', async () => {
    const pid = await startDaemon({ [PROCESS_MARK]: `${mark}.7` }, '/');
    expect(await killMarked({ mark })).toBe(1);
    expect(await waitUntilGone(pid)).toBe(true);
  });

  test('ends what dropped the mark but works in the workspace, also when that folder is gone', async () => {
    const here = await startDaemon({}, folder);
    expect(await killMarked({ mark, workspacePath: folder })).toBe(1);
    const removed = await startDaemon({}, folder);
    await rm(folder, { recursive: true });
    expect(await killMarked({ mark, workspacePath: folder })).toBe(1);
    expect([await waitUntilGone(here), await waitUntilGone(removed)]).toEqual([true, true]);
  });

  test('leaves alone what works where a link leads that a program put in the place of the workspace', async () => {
    const elsewhere = await realpath(await mkdtemp(join(tmpdir(), 'elsewhere-')));
    const bystanders = [await startDaemon({}, elsewhere), await startDaemon({}, '/')];
    for (const target of [elsewhere, '/']) {
      await rm(folder, { recursive: true });
      await symlink(target, folder);
      expect(await killMarked({ mark, workspacePath: folder })).toBe(0);
    }
    expect(await Promise.all(bystanders.map(isRunning))).toEqual([true, true]);
    await rm(elsewhere, { recursive: true });
  });

  test('leaves alone what has another mark or works in a folder with a longer name', async () => {
    const other = await startDaemon({ [PROCESS_MARK]: `${mark}7` }, folder);
    expect(await killMarked({ mark, workspacePath: folder.slice(0, -1) })).toBe(0);
    expect(await isRunning(other)).toBe(true);
  });

  test('ends a family that keeps replacing itself', async () => {
    const loop = spawn('sh', ['-c', 'while :; do setsid sleep 600 & sleep 0.005; done'], {
      cwd: '/',
      env: { PATH, [PROCESS_MARK]: mark },
      stdio: 'ignore',
    });
    const gone = once(loop, 'exit');
    expect(await killMarked({ mark })).toBeGreaterThan(0);
    await gone;
    expect(await killMarked({ mark })).toBe(0);
  });

  test('ends a process that is found between two programs, when it shows no environment', async () => {
    const script = join(folder, 'again.sh');
    await writeFile(script, `exec sh '${script}'\n`);
    for (let round = 0; round < 20; round += 1) {
      const loop = spawn('sh', [script], { cwd: '/', env: { PATH, [PROCESS_MARK]: mark }, stdio: 'ignore' });
      started.push(loop.pid ?? 0);
      const gone = once(loop, 'exit');
      expect(await killMarked({ mark })).toBe(1);
      await gone;
    }
  });

  test('does not wait for a process without any environment', async () => {
    const bare = spawn('sleep', ['600'], { cwd: '/', env: {}, stdio: 'ignore' });
    started.push(bare.pid ?? 0);
    expect(await killMarked({ mark })).toBe(0);
    expect(await isRunning(bare.pid ?? 0)).toBe(true);
  });

  test('leaves alone what worked in the workspace before the process that asks was started', async () => {
    const older = await startDaemon({}, folder);
    await sleep(100);
    const [hooks, source] = ['scripts/typescript-hooks.mjs', 'src/exec/kill-marked.ts'].map(
      (path) => new URL(`../../${path}`, import.meta.url).href,
    );
    const call = `console.log(await killMarked(${JSON.stringify({ mark, workspacePath: folder })}));`;
    const code = `import { killMarked } from '${source}';\n${call}`;
    const args = ['--import', `${hooks}`, '--input-type=module', '-e', code];
    const result = await runCommand({ file: process.execPath, args, cwd: '/', env: { PATH, HOME: homedir() } });
    expect(Buffer.from(result.stdout).toString()).toBe('0\n');
    expect(await isRunning(older)).toBe(true);
  });

  test('never ends the process that asks, even when it works in the workspace', async () => {
    const before = process.cwd();
    process.chdir(folder);
    try {
      expect(await killMarked({ mark, workspacePath: folder })).toBe(0);
    } finally {
      process.chdir(before);
    }
  });
});
