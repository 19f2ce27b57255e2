import { open, stat } from 'node:fs/promises';

/**
 * Reads the beginning of a plain file, at most so many bytes, links followed; undefined where there is none. A device or a
 * pipe, which may have no end, is not opened.
 */
export async function readBeginning(path: string, maxBytes: number): Promise<Uint8Array | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(found.size, maxBytes)));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
