import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { killInFolders, killOrphans } from '../../src/exec/kill-orphans.ts';
import { findProcessStat } from '../../src/exec/proc.ts';
import { type ProcessIdentity, readOurIdentity } from '../../src/exec/process-identity.ts';
import { PROCESS_MARK, toProcessMark, toRunScope } from '../../src/exec/process-mark.ts';
import { isRunning, waitUntilGone } from './wait-until-gone.ts';

// Elsewhere there is no /proc, and only process groups are stopped.
const onLinux = process.platform === 'linux' ? describe : describe.skip;
const PATH = '/usr/local/bin:/usr/bin:/bin';
const ours = await readOurIdentity();
const [boot = '', ticks = ''] = ours.started.split(' ');
/** A process that was there when this one started, and has ended. */
const dead: ProcessIdentity = { host: ours.host, pid: 999_999_999, started: ours.started };
let folder = '';
let started: number[] = [];

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'kill-orphans-')));
  started = [];
});

afterEach(async () => {
  for (const pid of started) if (await isRunning(pid)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string>, cwd = '/'): Promise<number> {
  const child = spawn('sleep', ['600'], { cwd, env: { PATH, ...env }, detached: true, stdio: 'ignore' });
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  started.push(pid);
  return pid;
}

function mark(owner: ProcessIdentity, repository = folder): Record<string, string> {
  return { [PROCESS_MARK]: `${toProcessMark({ ...owner, scope: toRunScope(owner, repository) }, 'wide', 'one')}.1` };
}

onLinux('killOrphans', () => {
  test('ends the programs of a run that is gone, wherever they work', async () => {
    const pid = await start(mark(dead));
    expect(await killOrphans(folder)).toBe(1);
    expect(await waitUntilGone(pid)).toBe(true);
  });

  test.each([
    ['of a run that lives', () => mark(ours)],
    ['of another repository', () => mark(dead, '/other')],
    ['of another machine', () => mark({ ...dead, host: 'other' })],
    ['of another start of the machine', () => mark({ ...dead, started: `${'0'.repeat(36)} ${ticks}` })],
    ['with a mark of no run', () => ({ [PROCESS_MARK]: 'wide.one.1' })],
    ['without a mark', () => ({})],
  ])('leaves alone programs %s', async (_of, toEnv) => {
    const pid = await start(toEnv());
    expect(await killOrphans(folder)).toBe(0);
    expect(await isRunning(pid)).toBe(true);
  });
});

onLinux('killInFolders', () => {
  const at = (owner: ProcessIdentity = dead) => [{ path: folder, owner }];

  test('ends what works in the folder of a dead run, also when that is gone', async () => {
    const here = await start({}, folder);
    expect(await killInFolders(at())).toBe(1);
    const removed = await start({}, folder);
    await rm(folder, { recursive: true });
    expect(await killInFolders(at())).toBe(1);
    expect([await waitUntilGone(here), await waitUntilGone(removed)]).toEqual([true, true]);
  });

  test('leaves alone what is older than the run, and what is elsewhere', async () => {
    const pid = await start({}, folder);
    const other = await start({}, '/');
    const since = (await findProcessStat(pid))?.startTicks ?? 0;
    expect(await killInFolders(at({ ...dead, started: `${boot} ${since + 1}` }))).toBe(0);
    expect([await isRunning(pid), await isRunning(other)]).toEqual([true, true]);
  });

  test('leaves alone a person who looks around in a terminal', async () => {
    const command = `cd ${folder}; echo $$; exec sleep 600`;
    const terminal = spawn('script', ['-qec', command, '/dev/null'], { cwd: '/', env: { PATH }, stdio: 'pipe' });
    const [text] = await once(terminal.stdout, 'data');
    const pid = Number(String(text));
    started.push(terminal.pid ?? 0, pid);
    expect(await killInFolders(at())).toBe(0);
    expect(await isRunning(pid)).toBe(true);
  });
});
