import { statfs } from 'node:fs/promises';

const MIN_FREE_BYTES = 1024 * 1024;

/** Space that programs of others must leave free, so that the run itself can continue. */
const RESERVED_BYTES = 512 * 1024 * 1024;
const PERIOD_MS = 1000;

/**
 * Calls `onShort` once when less than the reserve, 512 MiB unless given, is free below a path where there was twice that
 * before.
 */
export function watchFreeSpace(
  path: string,
  onShort: () => void,
  reservedBytes = RESERVED_BYTES,
): { readonly stop: () => void } {
  let wasPlenty = false;
  const look = async () => {
    const { bsize, bavail } = await statfs(path);
    const free = bsize * bavail;
    if (free >= 2 * reservedBytes) wasPlenty = true;
    if (!wasPlenty || free >= reservedBytes) return;
    clearInterval(timer);
    onShort();
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
