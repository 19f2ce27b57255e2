import { statfs } from 'node:fs/promises';

const MIN_FREE_BYTES = 1024 * 1024;

/** Returns true when less than 1 MiB or no file can be written below a path, see statfs(2); false when not known. */
export async function isDiskFull(path: string): Promise<boolean> {
  try {
    const { bsize, bavail, files, ffree } = await statfs(path);
    return bsize * bavail < MIN_FREE_BYTES || (files > 0 && ffree === 0);
  } catch {
    return false;
  }
}
