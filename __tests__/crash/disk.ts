// Lets the disk be full at each write of a run: with room for no file, for one, for two, until there is enough of it;
// then the same with pages of 4 KiB; on the disk of the run's own folders, and on that of the repository. At last folders
// vanish and disks fail in other ways, once each. Needs root.
//   npm run test:disk
//   npm run test:disk -- --disk 'own pages' --room 12        one of them, once more
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { cleanUp } from '../helpers/temp-repo.ts';
import { canMount, DISKS, type Disk, measureUse, tryFullDisk } from './full-disk.ts';
import { STORAGE_FAULTS, tryStorageFault } from './storage-faults.ts';

/** So many rooms in a row have to be enough before nothing more is tried. */
const ENOUGH_IN_A_ROW = 10;

const { values } = parseArgs({
  options: {
    disk: { type: 'string', multiple: true },
    room: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
});

if (!canMount) throw new Error('only root may mount a small disk');
try {
  for (const disk of DISKS.filter((each) => values.disk?.includes(each) ?? true)) await sweep(disk);
  if (values.disk === undefined) await strike();
} finally {
  await cleanUp();
}

/** Lets each other fault of the storage strike once, while the agent works. */
async function strike(): Promise<void> {
  for (const fault of STORAGE_FAULTS) {
    const { ending, problems } = await tryStorageFault(fault);
    console.log(`${fault}: ended ${ending}${problems.map((problem) => `\n  ${problem}`).join('')}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

async function sweep(disk: Disk): Promise<void> {
  const use = await measureUse(disk);
  const one = values.room === undefined ? undefined : Number(values.room);
  let [room, lastStopped, tried, passed, bad] = [one ?? 0, -1, 0, 0, 0];
  const isEnough = () => (one === undefined ? room > Math.max(lastStopped, use) + ENOUGH_IN_A_ROW : room > one);
  const work = async () => {
    while (!isEnough()) {
      const at = room;
      room += 1;
      const { ending, problems } = await tryFullDisk(disk, at);
      tried += 1;
      if (ending === 'passed') passed += 1;
      else lastStopped = Math.max(lastStopped, at);
      if (problems.length === 0) continue;
      bad += 1;
      console.log(`\nnpm run test:disk -- --disk '${disk}' --room ${at}\n  ${problems.join('\n  ')}`);
    }
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
  console.log(
    `${disk}: tried with room for 0 to ${room - 1}, where an undisturbed run has ${use} in use at once; ` +
      `${tried - passed} runs were stopped, the last one with room for ${lastStopped}, ${passed} passed, ${bad} not as they should`,
  );
  if (bad > 0) process.exitCode = 1;
}
