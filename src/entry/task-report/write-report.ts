import { randomUUID } from 'node:crypto';
import { lstat, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { GroundhogError, toError } from '../../domain/errors/errors.ts';
import { toSystemError } from '../../domain/errors/to-groundhog-error.ts';
import { toSettingError } from '../settings/settings.ts';

/** Writes a report and returns its absolute path: the file is there as a whole or not at all. Throws ConfigurationError. */
export async function writeReport(path: string, page: string): Promise<string> {
  const file = resolve(path);
  await requireFileName(path, file);
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

/** Makes the error for a file that cannot be written: `disk_full` or the like where the cause says so, else `permission_denied`. */
export function toUnwritable(path: string, cause: unknown): GroundhogError {
  const error = toError(cause);
  const { code = 'permission_denied', data = { reason: error.message } } = toSystemError(error) ?? {};
  // The cause may name a file that was to be renamed, or a folder.
  return new GroundhogError(code, { ...data, path }, { cause });
}

async function requireFileName(path: string, file: string): Promise<void> {
  if (path === '-') throw toSettingError('out', path, 'is no name of a file, and a report is written to one');
  const found = await lstat(file).catch(() => undefined);
  if (found?.isDirectory() === true || path.endsWith('/'))
    throw toSettingError('out', path, 'is a folder, and the report is a file');
  // A rename would replace a device; a link that has landed in the repository must not choose a file of the user.
  if (found?.isFile() === false) throw toSettingError('out', path, 'is no file, but a link, a device or a pipe');
  const folder = await stat(dirname(file)).catch(() => undefined);
  if (folder?.isDirectory() !== true) throw toSettingError('out', path, 'is in a folder that does not exist');
}
