import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeFolder } from '../../exec/remove-folder.ts';

/** Reads the time that a file written now gets, in nanoseconds. The folder must be out of the agent's reach. */
export function readFileClock(folder: string): bigint {
  // Never emptied first: some file systems write a file out at once that was emptied and filled again.
  const file = openSync(join(folder, 'groundhog-clock'), constants.O_WRONLY | constants.O_CREAT, 0o600);
  try {
    writeSync(file, '.', 0);
    return fstatSync(file, { bigint: true }).mtimeNs;
  } finally {
    closeSync(file);
  }
}

/** Waits until new files get the time of another second. */
export async function waitForNextSecond(folder: string): Promise<void> {
  const startedAt = readFileClock(folder) / 1_000_000_000n;
  while (readFileClock(folder) / 1_000_000_000n === startedAt) await sleep(20);
}

/**
 * Measures after how many milliseconds the next change gives a folder another time, by the clock of `clockFolder`;
 * undefined where the file system does not give a folder a new time for each kind of change to its names.
 */
export function readSettlingTime(parent: string, clockFolder: string): number | undefined {
  const folder = mkdtempSync(join(parent, 'groundhog-probe-'));
  const changes = [
    () => writeFileSync(join(folder, 'file'), ''),
    () => rmSync(join(folder, 'file')),
    () => mkdirSync(join(folder, 'folder')),
    () => rmSync(join(folder, 'folder'), { recursive: true }),
  ];
  try {
    const from = readFileClock(clockFolder) - TICK_NS;
    const changedAt = changes.map((change) => {
      utimesSync(folder, 1_000_000_000, 1_000_000_000);
      change();
      return lstatSync(folder, { bigint: true });
    });
    const to = readFileClock(clockFolder) + TICK_NS;
    if (changedAt.some(({ mtimeMs }) => mtimeMs < 1_000_000_000_001n)) return undefined;
    const isOneClock = changedAt.every(({ ctimeNs }) => ctimeNs >= from && ctimeNs <= to);
    const hasFractions = changedAt.some(({ ctimeNs }) => ctimeNs % 1_000_000_000n > 0n);
    return isOneClock && hasFractions ? FINE_MS : COARSE_MS;
  } finally {
    removeFolder(folder);
  }
}

/** The clock that files get their times from ticks a hundred times a second or more. */
const TICK_NS = 20_000_000n;
/** Enough where times have fractions of a second and come from one clock. */
const FINE_MS = 200;
/** The coarsest time that file systems keep: two seconds, in FAT. */
const COARSE_MS = 2_000;
