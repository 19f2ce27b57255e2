// Runs a program, and prints as JSON what the machine has before and after it: everything that a run could leave behind.
// Started in a process namespace of its own, with the folder that the run has for itself, a part of the names of what it
// may leave in folders of the machine, "--", and the program with its arguments.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

const [folder, mark, , file, ...args] = process.argv.slice(2);
const SHARED = ['/tmp', '/dev/shm', '/var/tmp'];

function list(path, options = {}) {
  try {
    return readdirSync(path, options);
  } catch {
    return [];
  }
}

function read(path) {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

function readLink(path) {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function listShared() {
  return SHARED.flatMap((path) => list(path).map((name) => join(path, name))).filter((path) => path.includes(mark));
}

/** The groups of a run have the number of its process in their names; other runs may work beside it. */
function takeStock(pid) {
  const pids = list('/proc').filter((name) => /^\d+$/.test(name));
  const namespaces = pids.flatMap((id) => list(`/proc/${id}/ns`).map((name) => readLink(`/proc/${id}/ns/${name}`)));
  const groups = list('/sys/fs/cgroup', { recursive: true }).filter((name) => name.includes('groundhog-'));
  return {
    processes: pids.map(
      (id) =>
        `${id} ${read(`/proc/${id}/comm`).trim()} ${read(`/proc/${id}/cmdline`).replaceAll('\0', ' ').slice(0, 80)}`,
    ),
    namespaces: [...new Set(namespaces.filter((name) => name !== ''))],
    mounts: read('/proc/self/mountinfo').trim().split('\n'),
    files: [...list(folder, { recursive: true }).map((name) => join(folder, name)), ...listShared()],
    groups: groups.filter((name) => pid !== undefined && name.includes(`~${pid}~`)),
  };
}

const before = takeStock(undefined);
const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
const output = { stdout: '', stderr: '' };
for (const name of ['stdout', 'stderr'])
  child[name].on('data', (bytes) => {
    output[name] += bytes;
  });
let groupsMade = 0;
const watch = setInterval(() => {
  groupsMade = Math.max(groupsMade, takeStock(child.pid).groups.length);
}, 500);
// Not "close": what is left behind may hold the output open.
await once(child, 'exit');
clearInterval(watch);
const after = takeStock(child.pid);
const differences = Object.entries(after).flatMap(([kind, things]) =>
  things.filter((thing) => !before[kind].includes(thing)).map((thing) => ({ kind, thing })),
);
const counts = Object.fromEntries(Object.entries(before).map(([kind, things]) => [kind, things.length]));
process.stdout.write(JSON.stringify({ ...output, counts: { ...counts, groupsMade }, left: differences }), () =>
  process.exit(),
);
