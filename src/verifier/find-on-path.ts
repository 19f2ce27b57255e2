import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';

/** The absolute path of a program, looked up in the absolute folders of a `PATH`. */
export async function findOnPath(program: string, path: string | undefined): Promise<string | undefined> {
  for (const folder of (path ?? '/usr/bin:/bin').split(':').filter(isAbsolute)) {
    const file = join(folder, program);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
}
