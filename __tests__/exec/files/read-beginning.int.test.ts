import { execFileSync } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { readBeginning } from '../../../src/exec/files/read-beginning.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

test('a plain file is read up to a bound, by a link as well; what may have no end is not opened', async () => {
  const dir = await createTempDir('groundhog-plain');
  const [file, link, pipe, endless] = ['file', 'link', 'pipe', 'endless'].map((name) => join(dir, name)) as [
    ...[string, string, string, string],
  ];
  await writeFile(file, 'hello');
  await symlink(file, link);
  await symlink('/dev/zero', endless);
  execFileSync('mkfifo', [pipe]);
  const read = async (path: string, maxBytes = 100) => {
    const bytes = await readBeginning(path, maxBytes);
    return bytes === undefined ? undefined : Buffer.from(bytes).toString();
  };
  expect(await Promise.all([read(file), read(link), read(file, 3)])).toEqual(['hello', 'hello', 'hel']);
  expect(await Promise.all([read(pipe), read(endless), read(dir), read(join(dir, 'none'))])).toEqual([
    ...[undefined, undefined, undefined, undefined],
  ]);
});
