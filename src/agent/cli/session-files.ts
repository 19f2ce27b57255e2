import { constants } from 'node:fs';
import { mkdir, open, readdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const MAX_FILES = 100;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_FOLDERS = 1000;

/** The files of a conversation, by their paths below the home. */
export type SessionFiles = ReadonlyMap<string, Uint8Array>;

/**
 * Reads the files of a home that belong to a conversation, without following links: also not one in the place of the
 * home, whose real path is given. Undefined when there is none, or when they are more than 100 or 32 MiB. No process of
 * the attempt may be running any more: one could swap a folder for a link.
 */
export async function readSessionFiles(
  home: string,
  isFile: (path: string) => boolean,
): Promise<SessionFiles | undefined> {
  if ((await realpath(home)) !== home) return undefined;
  const files = new Map<string, Uint8Array>();
  const folders = [''];
  let seen = 0;
  let size = 0;
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    seen += 1;
    if (seen > MAX_FOLDERS) return undefined;
    for (const entry of await readdir(join(home, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) folders.push(path);
      if (!entry.isFile() || !isFile(path)) continue;
      const bytes = await readBounded(join(home, path), MAX_BYTES - size);
      if (bytes === undefined || files.size >= MAX_FILES) return undefined;
      size += bytes.length;
      files.set(path, bytes);
    }
  }
  return files.size === 0 ? undefined : files;
}

/** Reads a plain file; undefined when it has more bytes. */
async function readBounded(path: string, maxBytes: number): Promise<Uint8Array | undefined> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size } = await file.stat();
    return size > maxBytes ? undefined : await file.readFile();
  } finally {
    await file.close();
  }
}

/** Writes the files of a conversation to a home that no program has used yet. */
export async function writeSessionFiles(home: string, files: SessionFiles): Promise<void> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(home, path)), { recursive: true, mode: 0o700 });
    await writeFile(join(home, path), bytes, { mode: 0o600, flag: 'wx' });
  }
}
