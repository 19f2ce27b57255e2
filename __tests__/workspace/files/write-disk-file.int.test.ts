import { lstat, mkdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { writeDiskFile } from '../../../src/workspace/files/write-disk-file.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

let root = '';
beforeEach(async () => {
  root = await createTempDir('groundhog-write');
});

const write = (path: string, mode = '100644') => writeDiskFile(root, path, { mode, bytes: Buffer.from('new') });

test('a file is written with the folders above it, and over the one that is there', async () => {
  await write('d/e/f');
  await writeFile(join(root, 'old'), 'old, and longer');
  await write('old', '100755');
  expect(await readFile(join(root, 'd/e/f'), 'utf8')).toBe('new');
  expect(await readFile(join(root, 'old'), 'utf8')).toBe('new');
  expect([(await lstat(join(root, 'old'))).mode & 0o100, (await lstat(join(root, 'd/e/f'))).mode & 0o100]).toEqual([
    0o100, 0,
  ]);
});

test('a link is made and never written through', async () => {
  const outside = join(await createTempDir('groundhog-outside'), 'file');
  await writeFile(outside, 'outside');
  await symlink(outside, join(root, 'link'));
  await write('link', '120000');
  expect(await readlink(join(root, 'link'))).toBe('new');
  await symlink(outside, join(root, 'other'));
  await write('other');
  expect((await lstat(join(root, 'other'))).isFile()).toBe(true);
  expect(await readFile(outside, 'utf8')).toBe('outside');
});

test('what is in the place of a folder, or a folder in that of a file, stays as it is', async () => {
  const outside = await createTempDir('groundhog-outside');
  await symlink(outside, join(root, 'link'));
  await writeFile(join(root, 'file'), 'old');
  await mkdir(join(root, 'folder'));
  await writeFile(join(root, 'folder/in'), 'old');
  for (const path of ['link/x', 'file/x', 'folder']) await expect(write(path)).rejects.toThrow('in the way: ');
  expect(await readFile(join(root, 'folder/in'), 'utf8')).toBe('old');
  expect(await readFile(join(root, 'file'), 'utf8')).toBe('old');
  await expect(lstat(join(outside, 'x'))).rejects.toMatchObject({ code: 'ENOENT' });
});
