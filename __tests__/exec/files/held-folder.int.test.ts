import { closeSync, openSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { findOpenPath, isOpenAt, useFolder } from '../../../src/exec/files/held-folder.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

const onLinux = process.platform === 'linux' ? test : test.skip;
const names = (path: string) => path.split('/').map((name) => Buffer.from(name));

let root = '';
let outside = '';
beforeEach(async () => {
  root = await createTempDir('groundhog-held');
  outside = await createTempDir('groundhog-outside');
  await mkdir(join(root, 'a/b'), { recursive: true });
});

const writeIn = (path: string, isMade = false, meanwhile = () => {}) =>
  useFolder({ root, names: names(path), isMade }, (folder) => {
    meanwhile();
    writeFileSync(Buffer.concat([folder, Buffer.from('/new')]), 'text');
  });

onLinux('what is done in a folder is done there, whatever is put in its place meanwhile', async () => {
  await mkdir(join(outside, 'b'));
  writeIn('a/b', false, () => {
    renameSync(join(root, 'a'), join(root, 'moved'));
    symlinkSync(outside, join(root, 'a'));
  });
  expect(await readdir(join(outside, 'b'))).toEqual([]);
  expect(await readFile(join(root, 'moved/b/new'), 'utf8')).toBe('text');
});

test('folders are made where that is asked for, and a link is no folder', async () => {
  writeIn('a/c/d', true);
  expect(await readFile(join(root, 'a/c/d/new'), 'utf8')).toBe('text');
  await symlink(outside, join(root, 'a/link'));
  for (const path of ['a/link', 'a/link/x']) expect(() => writeIn(path, true)).toThrow(/ENOTDIR|ELOOP|no folder/);
  expect(() => writeIn('a/none')).toThrow('ENOENT');
  expect(await readdir(outside)).toEqual([]);
});

test('an error names the folder, and not where it is held', async () => {
  await mkdir(join(root, 'a/b/new'));
  expect(() => writeIn('a/b')).toThrow(`'${join(root, 'a/b/new')}'`);
});

onLinux('an open file is told from one behind a link, also below a root that is itself reached by one', async () => {
  await writeFile(join(root, 'a/file'), 'inside');
  await symlink(join(root, 'a'), join(root, 'link'));
  await symlink(root, join(outside, 'root'));
  const isOpen = (base: string, path: string) => {
    const file = openSync(join(base, path), 'r');
    try {
      return isOpenAt(file, base, Buffer.from(join(base, path)));
    } finally {
      closeSync(file);
    }
  };
  expect([isOpen(root, 'a/file'), isOpen(root, 'link/file')]).toEqual([true, false]);
  expect([isOpen(join(outside, 'root'), 'a/file'), isOpen(join(outside, 'root'), 'link/file')]).toEqual([true, false]);
});

onLinux('another program reads an open file by its path, wherever the file is by then', async () => {
  await writeFile(join(root, 'a/file'), 'inside');
  const file = openSync(join(root, 'a/file'), 'r');
  renameSync(join(root, 'a'), join(root, 'moved'));
  expect(await readFile(findOpenPath(file) ?? '', 'utf8')).toBe('inside');
  closeSync(file);
});
