import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { runShell, type TestMachine } from '../../sandbox/bubblewrap/sandbox-ways.ts';
import { findProcesses, toUniqueSeconds } from './beside-control.ts';

const PROGRAMS = 60;

/** Everything of a machine that a sandbox could leave behind, apart from processes. */
async function takeStock({ base }: TestMachine) {
  const mounts = await readFile('/proc/self/mountinfo', 'utf8');
  const groups = existsSync('/sys/fs/cgroup')
    ? await readdir('/sys/fs/cgroup', { recursive: true }).catch(() => [])
    : [];
  return {
    mounts: mounts.split('\n').length,
    openFiles: (await readdir('/proc/self/fd')).length,
    folders: await readdir(base),
    groups: groups.filter((name) => name.includes('groundhog-test-')).length,
  };
}

/** Runs many programs, each of which tries to stay, and names what is left of them. */
export async function findLeftByMany(machine: TestMachine): Promise<readonly string[]> {
  await runShell(machine, 'true');
  const before = await takeStock(machine);
  const seconds = toUniqueSeconds();
  const leave = `(setsid env -i PATH="$PATH" sh -c 'trap "" TERM HUP; exec sleep ${seconds}' >/dev/null 2>&1 &); mkdir -p /tmp/a $HOME/b; true`;
  for (let played = 0; played < PROGRAMS; played += 4)
    await Promise.all([1, 2, 3, 4].map(() => runShell(machine, leave)));
  await machine.sandbox.stopAll();
  const left = await findProcesses(seconds);
  for (const pid of left) process.kill(pid, 'SIGKILL');
  const after = await takeStock(machine);
  const differences = (['mounts', 'openFiles', 'groups'] as const).filter((key) => after[key] > before[key]);
  return [
    ...(left.length > 0 ? [`${left.length} processes`] : []),
    ...differences.map((key) => `${key}: ${before[key]} before, ${after[key]} after`),
    ...(after.folders.length > before.folders.length ? [`folders: ${after.folders.join(' ')}`] : []),
  ];
}
