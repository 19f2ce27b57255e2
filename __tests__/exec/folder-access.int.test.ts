import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { makeTemporaryFolder } from '../../src/exec/folder-access.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';

afterEach(cleanUp);

test('a temporary folder is refused by the path of the one that is to hold it', async () => {
  const folder = await createTempDir('groundhog-parent');
  const [file, missing] = [join(folder, 'file'), join(folder, 'missing')];
  await writeFile(file, '');
  const refused = (path: string, reason?: string) => ({ code: 'folder_gone', data: { path, reason } });
  await expect(makeTemporaryFolder(missing, 'x')).rejects.toMatchObject(refused(missing));
  await expect(makeTemporaryFolder(file, 'x')).rejects.toMatchObject(refused(file, 'takes no new folder (ENOTDIR)'));
  expect(await makeTemporaryFolder(folder, 'x')).toMatch(new RegExp(`^${folder}/groundhog-x-`));
});
