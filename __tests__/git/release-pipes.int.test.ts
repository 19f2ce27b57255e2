import { execFileSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { mkdir, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { openDoor } from '../helpers/open-workspace.ts';
import { cleanUp, createRepo, createTempDir } from '../helpers/temp-repo.ts';

afterEach(cleanUp);

async function openIn(dir: string) {
  const gitDir = join(dir, '.git');
  return (await openDoor(gitDir)).at({ gitDir, workTree: dir });
}

const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

test.each(['.gitignore', 'sub/.gitignore', '.gitattributes', 'sub/.gitattributes'])(
  'git does not wait for good at a pipe in the place of %s',
  async (name) => {
    const { dir } = await createRepo({ files: { 'a.txt': 'a\n', 'sub/b.txt': 'b\n' } });
    // Git reads attributes for files whose times have changed.
    for (const path of ['a.txt', 'sub/b.txt']) await utimes(join(dir, path), new Date(0), new Date(0));
    const kept = join(dir, 'sub', 'other');
    for (const path of [join(dir, name), kept]) execFileSync('mkfifo', [path]);
    const git = await openIn(dir);
    expect((await git.text(['status', '--porcelain'])).stdout).toBe('');
    expect([isThere(join(dir, name)), isThere(kept)]).toEqual([false, true]);
  },
);

test('no pipe behind a link is removed', async () => {
  const { dir } = await createRepo();
  const elsewhere = await createTempDir('elsewhere');
  await mkdir(join(elsewhere, 'inner'));
  const [outside, inside] = [join(elsewhere, 'inner', '.gitignore'), join(dir, '.gitignore')];
  for (const path of [outside, inside]) execFileSync('mkfifo', [path]);
  await symlink(elsewhere, join(dir, 'link'));
  const git = await openIn(dir);
  expect((await git.text(['status', '--porcelain'])).stdout).toBe('?? link\n');
  expect([isThere(inside), isThere(outside)]).toEqual([false, true]);
});
