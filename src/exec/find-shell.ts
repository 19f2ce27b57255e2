import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';

/** The shell that commands of a plan run in: `bash` where the PATH has one, else `sh`. Absolute when found. */
export async function findShell(path: string): Promise<string> {
  return (await findOnPath('bash', path)) ?? (await findOnPath('sh', path)) ?? 'sh';
}

async function findOnPath(program: string, path: string): Promise<string | undefined> {
  for (const folder of path.split(':').filter(isAbsolute)) {
    const file = join(folder, program);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
}
