import { randomUUID } from 'node:crypto';
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ConfigurationError, toError } from '../../domain/errors/errors.ts';
import { toSettingError } from '../settings/settings.ts';

/** Writes a report and returns its absolute path: the file is there as a whole or not at all. Throws ConfigurationError. */
export async function writeReport(path: string, page: string): Promise<string> {
  const named = resolve(path);
  await requireFileName(path, named);
  // What a link names is replaced, not the link.
  const file = await realpath(named).catch(() => named);
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

async function requireFileName(path: string, file: string): Promise<void> {
  const find = (at: string) => stat(at).catch(() => undefined);
  const found = await find(file);
  if (found?.isDirectory() === true) throw toSettingError('out', path, 'is a folder, and the report is a file');
  // A rename would replace a device or a pipe.
  if (found?.isFile() === false) throw toSettingError('out', path, 'is no file, such as a device or a pipe');
  if ((await find(dirname(file)))?.isDirectory() !== true)
    throw toSettingError('out', path, 'is in a folder that does not exist');
}
