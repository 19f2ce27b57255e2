import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { writeNewFiles } from '../../../src/entry/commands/write-new-files.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

const toFiles = (dir: string) =>
  new Map(['a/b/first', 'a/second', 'c/third'].map((path) => [join(dir, path), path.repeat(2000)]));

test('new files get the folders that they need, and a file or a link that is there is left as it is', async () => {
  const dir = await createTempDir('groundhog-files');
  await symlink('nowhere', join(dir, 'kept'));
  const files = new Map([...toFiles(dir), [join(dir, 'kept'), 'x']]);
  expect(await writeNewFiles(files)).toEqual([...toFiles(dir).keys()]);
  expect(await writeNewFiles(files)).toEqual([]);
  await expect(writeNewFiles(new Map([[join(dir, 'a/second/x'), '']]))).rejects.toMatchObject({
    code: 'permission_denied',
  });
});

test('what was made before a failure is removed, and nothing that others have made', async () => {
  const dir = await createTempDir('groundhog-files');
  await writeFile(join(dir, 'file'), 'x');
  const files = new Map([...toFiles(dir), [join(dir, 'file/below'), 'x']]);
  await mkdir(join(dir, 'c'));
  await expect(writeNewFiles(files)).rejects.toMatchObject({ code: 'permission_denied' });
  expect(await readdir(dir)).toEqual(['c', 'file']);
  expect(await readdir(join(dir, 'c'))).toEqual([]);
});
