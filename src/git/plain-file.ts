import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';

/**
 * Reads a file of a git directory; undefined where there is none. Throws for a link, for what is no file, and for a file
 * above the limit, in bytes.
 */
export function readPlainFile(path: string, maxBytes: number): Buffer | undefined {
  // Most files that are asked for are not there, and an error takes longer than the answer.
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
  // The opening of a pipe would wait for its writer.
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stat = fstatSync(file);
    if (!stat.isFile() || stat.size > maxBytes) throw new Error(`${path} is no file of a usual size`);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}
