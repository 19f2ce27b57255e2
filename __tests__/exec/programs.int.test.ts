import { chmod, mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { findOnPath, findPrograms, toGitPath, toShell } from '../../src/exec/programs.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';

afterEach(cleanUp);

async function makeProgram(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), '#!/bin/sh\n');
  await chmod(join(folder, name), 0o755);
  return join(folder, name);
}

test.each([
  ['/usr/bin:/bin', '/usr/bin:/bin'],
  ['node_modules/.bin:/usr/bin:./x:../y:~/bin:/bin', '/usr/bin:/bin'],
  ['/usr/bin::/bin:', '/usr/bin:/bin'],
  ['', '/usr/bin:/bin'],
  ['.', '/usr/bin:/bin'],
])('of the PATH %j the folders count that are the same wherever one is: %j', async (path, fixed) => {
  expect((await findPrograms(path)).path).toBe(fixed);
});

test('a program has its real path, by its own name', async () => {
  const root = await realpath(await createTempDir('programs'));
  const real = await makeProgram(join(root, 'real'), 'git');
  const manifold = await makeProgram(join(root, 'real'), 'busybox');
  await mkdir(join(root, 'bin'));
  await symlink(real, join(root, 'bin', 'git'));
  await symlink(manifold, join(root, 'bin', 'sh'));
  await symlink(join(root, 'bin'), join(root, 'linked'));
  const found = await findPrograms(join(root, 'linked'));
  expect(found.git).toBe(real);
  expect(toShell('true', found.shell)).toEqual({ file: join(root, 'bin', 'sh'), args: ['-c', 'true'] });
});

test('a program that is missing is not found in the working folder', async () => {
  const root = await createTempDir('programs');
  await makeProgram(root, 'no-such-program');
  expect(await findOnPath('no-such-program', `:${root.slice(1)}:.`)).toBeUndefined();
});

test('the PATH of git has no folder but its own and those of the system', () => {
  expect(toGitPath('/usr/bin/git')).toBe('/usr/bin:/bin');
  expect(toGitPath('/opt/git/bin/git')).toBe('/opt/git/bin:/usr/bin:/bin');
});
