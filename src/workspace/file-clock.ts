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

/** The time that the file system gives a file written now, in nanoseconds. The folder must be out of the agent's reach. */
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

/** Waits until files are given the time of another second. */
export async function waitForNextSecond(folder: string): Promise<void> {
  const startedAt = readFileClock(folder) / 1_000_000_000n;
  while (readFileClock(folder) / 1_000_000_000n === startedAt) await sleep(20);
}

/** True when the file system gives a folder a new time for each kind of change to the names in it. */
export function hasFolderTimes(parent: string): boolean {
  const folder = mkdtempSync(join(parent, 'groundhog-probe-'));
  const changes = [
    () => writeFileSync(join(folder, 'file'), ''),
    () => rmSync(join(folder, 'file')),
    () => mkdirSync(join(folder, 'folder')),
    () => rmSync(join(folder, 'folder'), { recursive: true }),
  ];
  try {
    return changes.every((change) => {
      utimesSync(folder, 1_000_000_000, 1_000_000_000);
      change();
      return lstatSync(folder).mtimeMs > 1_000_000_000_000;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
