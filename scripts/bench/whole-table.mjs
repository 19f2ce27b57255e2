import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRepository } from './ground.mjs';
import { measureOurs } from './ours.mjs';
import { measurePeers } from './peers.mjs';
import { describeMachine, printColumns, toCells } from './table.mjs';

// In the order of the columns. Each repository is made once, and goes when the next one is made.
const PLAN = [
  { files: 200, rounds: 15, peers: 0, column: '200 files' },
  { files: 1000, rounds: 15, peers: 7, column: '1,000 files' },
  { files: 50_000, rounds: 9, peers: 3, column: '50,000 files' },
  { files: 50_000, rounds: 7, peers: 0, column: '50,000, no cache', hasCache: false },
  { files: 50_000, rounds: 5, peers: 0, changes: 1, column: '1 change' },
  { files: 50_000, rounds: 5, peers: 0, changes: 100, column: '100 changes' },
  { files: 50_000, rounds: 2, peers: 0, changes: 10_000, column: '10,000 changes' },
  { files: 50_000, rounds: 7, peers: 0, column: '50,000, flat', shape: 'flat' },
  { files: 100_000, rounds: 5, peers: 0, column: '100,000 files' },
];
const SIZES = ['200 files', '1,000 files', '50,000 files', '50,000, no cache', '50,000, flat', '100,000 files'];
const CHANGES = ['1 change', '50,000 files', '100 changes', '10,000 changes'];

/** Measures everything that docs/performance.md shows and prints its tables. */
export async function printWholeTable({ scratch, spawns, load }) {
  console.log(`${describeMachine()}; 10 files edited and 5 new unless said otherwise; medians\n`);
  const ours = new Map();
  const peers = new Map();
  let made = { ground: '', folder: '' };
  for (const { files, rounds, changes = 10, hasCache = true, shape = 'usual', column, peers: peerRounds } of PLAN) {
    const startedAt = performance.now();
    const run = join(scratch, `run-${ours.size}`);
    await mkdir(run);
    const ground = join(scratch, `ground-${files}-${shape}`);
    if (made.ground !== ground) {
      if (made.folder !== '') await rm(made.folder, { recursive: true, force: true });
      await mkdir(ground);
      made = { ground, folder: await makeRepository({ scratch: ground, files, shape }) };
    }
    const world = { scratch: run, repository: made.folder, spawns, load, changes };
    const measured = await measureOurs({ ...world, rounds, hasCache });
    ours.set(column, toCells(measured.steps));
    if (peerRounds > 0) {
      const found = await measurePeers({ ...world, rounds: peerRounds, edited: measured.edited });
      const steps = found.flatMap(({ name, steps: own }) =>
        [...toCells(own)].map(([step, cell]) => [name, step, cell]),
      );
      peers.set(column, new Map(steps.map(([name, step, cell]) => [`${name}: ${step}`, cell])));
    }
    await rm(run, { recursive: true, force: true });
    console.error(`${column}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  }
  printColumns({ title: 'what', columns: SIZES, cells: ours });
  const names = { '50,000 files': '10 changes' };
  printColumns({ title: 'what, at 50,000 files', columns: CHANGES, cells: ours, names });
  printColumns({ title: 'other ways', columns: [...peers.keys()], cells: peers });
}
