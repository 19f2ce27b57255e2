import { statfs } from 'node:fs/promises';

const MIN_FREE_BYTES = 1024 * 1024;

/** True when next to nothing can be written below a path any more. A place that cannot tell is not full. */
export async function isDiskFull(path: string): Promise<boolean> {
  try {
    const { bsize, bavail, files, ffree } = await statfs(path);
    return bsize * bavail < MIN_FREE_BYTES || (files > 0 && ffree === 0);
  } catch {
    return false;
  }
}
