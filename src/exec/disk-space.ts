import { statfs } from 'node:fs/promises';

const MIN_FREE_BYTES = 1024 * 1024;

/** The space that programs of others must leave free of a disk, so that the run itself can continue. */
export interface DiskReserve {
  readonly bytes: number;
  readonly files: number;
}

const RESERVE: DiskReserve = { bytes: 512 * 1024 * 1024, files: 20_000 };
const PERIOD_MS = 1000;

/**
 * Calls `onShort` once when less than the reserve, 512 MiB and 20,000 files unless given, is free below a path where there
 * was twice that before.
 */
export function watchFreeSpace(path: string, onShort: () => void, reserve = RESERVE): { readonly stop: () => void } {
  const hadPlenty = new Set<keyof DiskReserve>();
  const look = async () => {
    const { bsize, bavail, files, ffree } = await statfs(path);
    // Some file systems do not count files.
    const free: DiskReserve = { bytes: bsize * bavail, files: files === 0 ? Number.POSITIVE_INFINITY : ffree };
    for (const kind of ['bytes', 'files'] as const) {
      if (free[kind] >= 2 * reserve[kind]) hadPlenty.add(kind);
      if (!hadPlenty.has(kind) || free[kind] >= reserve[kind]) continue;
      clearInterval(timer);
      return onShort();
    }
  };
  const timer = setInterval(() => void look().catch(() => undefined), PERIOD_MS);
  timer.unref();
  void look().catch(() => undefined);
  return { stop: () => clearInterval(timer) };
}

/** Returns true when less than 1 MiB or no file can be written below a path, see statfs(2); false when not known. */
export async function isDiskFull(path: string): Promise<boolean> {
  try {
    const { bsize, bavail, files, ffree } = await statfs(path);
    return bsize * bavail < MIN_FREE_BYTES || (files > 0 && ffree === 0);
  } catch {
    return false;
  }
}
