import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeMachine } from './table.mjs';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const PATH = process.env.PATH ?? '/usr/bin:/bin';
/** What a sandbox may cost: its start beside that of the same program without one, and a tool in one that is there. */
const GOALS = { start: 60, tool: 5 };

/** Measures the start of a sandbox, and a tool of the built-in agent in its shared one, beside the same program alone. */
export async function measureSandboxes({ scratch, rounds, load }) {
  const sandbox = await openSandbox(scratch, load);
  const { runCommand } = await load('exec/run-command.js');
  const spec = { file: '/bin/sh', args: ['-c', 'true'], cwd: join(scratch, 'work'), env: { PATH, HOME: '/' } };
  const ways = {
    alone: () => runCommand(spec),
    start: () => sandbox.run(spec),
    tool: () => sandbox.run({ ...spec, isTool: true }),
  };
  const times = { alone: [], start: [], tool: [] };
  try {
    // The first round opens the sandbox of tools, and reads from the disk what all others have in memory.
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, run] of Object.entries(ways)) {
        const startedAt = performance.now();
        const { exitCode, failedToStart } = await run();
        if (exitCode !== 0) throw failedToStart ?? new Error(`${name} ended with ${exitCode}`);
        if (round > 0) times[name].push(performance.now() - startedAt);
      }
  } finally {
    await sandbox.stopAll();
  }
  return times;
}

async function openSandbox(scratch, load) {
  const { findBubblewrap } = await load('sandbox/bubblewrap/find-bubblewrap.js');
  const { createBubblewrapSandbox } = await load('sandbox/bubblewrap/bubblewrap-sandbox.js');
  const { openSandboxNetwork } = await load('sandbox/bubblewrap/sandbox-network.js');
  const { listSystemMounts } = await load('sandbox/bubblewrap/system-mounts.js');
  const user = { userId: process.getuid(), groupId: process.getgid() };
  const trials = await findBubblewrap(user);
  const found = trials.find((trial) => trial.found !== undefined)?.found;
  if (found === undefined) throw new Error(`no sandbox can be made here: ${trials.map(({ problem }) => problem)}`);
  const [home, folder] = [join(scratch, 'home'), join(scratch, 'work')];
  for (const path of [home, folder]) await mkdir(path);
  const { bubblewrap, system } = found;
  const mounts = await listSystemMounts({
    ...{ home, toolFolders: PATH.split(':'), ownFolders: [dirname(process.execPath), join(projectFolder, 'dist')] },
    ...{ visiblePaths: [], folder: join(scratch, 'system') },
    ...{ userId: bubblewrap.userId, groupId: bubblewrap.groupId },
  });
  const nobody = () => Promise.reject(new Error('no network'));
  return createBubblewrapSandbox({
    ...{ bubblewrap, system: { ...system, mounts }, folder, mounts: [], zone: 'agent', mark: `bench-${process.pid}` },
    clock: { now: () => new Date(), monotonicMs: () => performance.now() },
    inside: { node: process.execPath, file: join(projectFolder, 'dist', 'box.js') },
    network: openSandboxNetwork({
      ...{ networks: { setup: [], agent: [], criteria: [] }, dial: nobody, folder: join(scratch, 'net') },
    }),
  });
}

/** Prints medians and the quickest of each, and what they are meant to be. */
export function printSandboxes({ alone, start, tool }) {
  const middle = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
  const least = (list) => Math.min(...list);
  const row = (name, list, goal) => {
    const [median, quickest] = [middle(list) - middle(alone), least(list) - least(alone)];
    return `| ${name} | ${middle(list).toFixed(1)} | ${median.toFixed(1)} | ${quickest.toFixed(1)} | ${goal} |`;
  };
  console.log(`${describeMachine()}; ${alone.length} rounds\n`);
  console.log(
    '| what | ms, median | over none, median | over none, quickest | goal |\n| --- | ---: | ---: | ---: | ---: |',
  );
  console.log(`| a shell without a sandbox | ${middle(alone).toFixed(1)} | | | |`);
  console.log(row('a shell in a sandbox of its own', start, `≤ ${GOALS.start}`));
  console.log(row('a shell in the sandbox of tools', tool, `≤ ${GOALS.tool}`));
}
