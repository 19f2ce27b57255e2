import { constants } from 'node:fs';
import { access, realpath } from 'node:fs/promises';
import { isAbsolute } from 'node:path';

/** The folders of a PATH that were there when it was read. */
export interface ProgramPath {
  /** Absolute, links resolved, each once, in their order. */
  readonly folders: readonly string[];
  /** Those of them that this user may write to: what runs as the same user can replace their programs. */
  readonly writable: readonly string[];
}

/**
 * Resolves a PATH. Left out are folders that are not there, which anybody could create later, relative ones, and those
 * in the folders that `apartFrom` names.
 */
export async function resolveProgramPath(path: string, apartFrom: readonly string[]): Promise<ProgramPath> {
  const folders = new Set<string>();
  for (const folder of path.split(':').filter(isAbsolute)) {
    const found = await realpath(folder).catch(() => undefined);
    if (found === undefined || apartFrom.some((other) => found === other || found.startsWith(`${other}/`))) continue;
    folders.add(found);
  }
  const writable: string[] = [];
  for (const folder of folders) if (await isWritable(folder)) writable.push(folder);
  return { folders: [...folders], writable };
}

async function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
