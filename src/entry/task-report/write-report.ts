import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ConfigurationError, toError } from '../../domain/errors/errors.ts';

/** Writes a report and returns its absolute path: the file is there as a whole or not at all. Throws `permission_denied`. */
export async function writeReport(path: string, page: string): Promise<string> {
  const file = resolve(path);
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    await writeFile(draft, page, { flag: 'wx' });
    await rename(draft, file);
    return file;
  } catch (thrown) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw toUnwritable(file, thrown);
  }
}

/** Makes the error for a file that a user named and that cannot be written. */
export function toUnwritable(path: string, cause: unknown): ConfigurationError {
  return new ConfigurationError('permission_denied', { path, reason: toError(cause).message }, { cause });
}
