import { readFile, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type GitDirGuard, guardGitDir } from '../../../src/workspace/agent-git/git-dir-guard.ts';
import { cleanUp, createTempDir, writeFiles } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

let root = '';
let guard: GitDirGuard;
beforeEach(async () => {
  root = await createTempDir('git-dir-guard');
  const files = { config: 'ours', 'hooks/pre-push': 'ours', 'info/exclude': 'ours' };
  const toFolder = (folder: string) => Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]);
  await writeFiles(root, Object.fromEntries([...toFolder('git'), ...toFolder('other'), ['other/MERGE_HEAD', 'id']]));
  guard = await guardGitDir({ gitDir: join(root, 'git'), commonDir: join(root, 'git') });
});

const read = (path: string) => readFile(join(root, path), 'utf8');

test('a link in the place of a folder of hooks is replaced, and nothing behind it changes', async () => {
  await rm(join(root, 'git/hooks'), { recursive: true });
  await symlink(join(root, 'other/hooks'), join(root, 'git/hooks'));
  expect(await guard.restore()).toEqual(['git/hooks', 'git/hooks/pre-push']);
  expect([await read('git/hooks/pre-push'), await read('other/hooks/pre-push')]).toEqual(['ours', 'ours']);
});

test('a link in the place of the directory is refused, and the repository behind it stays as it is', async () => {
  await rename(join(root, 'git'), join(root, 'moved'));
  await writeFiles(root, { 'other/config': 'of another', 'other/hooks/post-merge': 'of another' });
  await symlink(join(root, 'other'), join(root, 'git'));
  await expect(guard.restore()).rejects.toMatchObject({ data: { message: expect.stringContaining('has removed') } });
  expect([await read('other/config'), await read('other/hooks/post-merge')]).toEqual(['of another', 'of another']);
  expect(await read('other/MERGE_HEAD')).toBe('id');
});
