import { chmod, mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { resolveProgramPath, toUnchangedPath } from '../../src/exec/program-path.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';

let root = '';
let bin = '';
beforeEach(async () => {
  root = await createTempDir('groundhog-path');
  bin = join(root, 'bin');
  await mkdir(bin);
  for (const name of ['a', 'b']) await writeFile(join(bin, name), '#!/bin/sh\n', { mode: 0o755 });
});
afterEach(cleanUp);

const namesOf = async (folders: string) => Promise.all(folders.split(':').map((folder) => readdir(folder)));

describe('a PATH', () => {
  test('holds absolute folders that are there, once, without links, and none of the agent', async () => {
    await symlink(bin, join(root, 'link'));
    await mkdir(join(root, 'agent/node_modules/.bin'), { recursive: true });
    const path = [bin, 'relative', '', join(root, 'later'), join(root, 'link'), join(root, 'agent/node_modules/.bin')];
    const folders = await resolveProgramPath(path.join(':'), [join(root, 'agent')]);
    expect(folders.map((folder) => folder.path)).toEqual([bin]);
  });

  test('keeps its folders as long as nothing changes in them', async () => {
    const folders = await resolveProgramPath(bin, []);
    expect(toUnchangedPath(folders, join(root, 'links'))).toEqual({ path: bin, leftOut: [] });
  });

  test.each([
    {
      how: 'added',
      change: () => writeFile(join(bin, 'c'), '#!/bin/sh\n', { mode: 0o755 }),
      leftOut: 'c',
      kept: ['a', 'b'],
    },
    { how: 'edited', change: () => writeFile(join(bin, 'a'), '#!/bin/no\n'), leftOut: 'a', kept: ['b'] },
    {
      how: 'replaced by a link',
      change: () => rm(join(bin, 'a')).then(() => symlink(join(bin, 'b'), join(bin, 'a'))),
      leftOut: 'a',
      kept: ['b'],
    },
    {
      how: 'edited under its old date',
      change: () => writeFile(join(bin, 'b'), '#!/bin/no\n').then(() => utimes(join(bin, 'b'), 1, 1)),
      leftOut: 'b',
      kept: ['a'],
    },
    { how: 'made executable', change: () => chmod(join(bin, 'b'), 0o700), leftOut: 'b', kept: ['a'] },
  ])('leaves out a program that was $how, and keeps the others', async ({ change, leftOut, kept }) => {
    const folders = await resolveProgramPath(bin, []);
    await change();
    for (let again = 0; again < 2; again += 1) {
      const found = toUnchangedPath(folders, join(root, 'links'));
      expect(found.leftOut).toEqual([join(bin, leftOut)]);
      expect(await namesOf(found.path)).toEqual([kept]);
    }
  });

  test('removes and makes nothing behind a link in the place of the folder of its links', async () => {
    const folders = await resolveProgramPath(bin, []);
    await rm(join(bin, 'a'));
    await writeFile(join(bin, 'c'), '#!/bin/sh\n', { mode: 0o755 });
    await mkdir(join(root, 'user/0/mine'), { recursive: true });
    await symlink(join(root, 'user'), join(root, 'links'));
    expect(await namesOf(toUnchangedPath(folders, join(root, 'links')).path)).toEqual([['b']]);
    expect(await readdir(join(root, 'user/0'))).toEqual(['mine']);
  });

  test('goes on without a folder that was removed', async () => {
    const folders = await resolveProgramPath(bin, []);
    await rm(bin, { recursive: true });
    expect(toUnchangedPath(folders, join(root, 'links')).leftOut).toEqual([]);
  });
});
