import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { findProgramAnywhere, findReader } from '../../../src/entry/commands/reader.ts';
import { findHeadBranch } from '../../../src/git/plain-repository.ts';
import { cleanUp, createRepo, createTempDir, git } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

const run = ['run', 'my plan.yml', '--quiet'];

test.each([
  ['an installed program', {}, ['/usr/local/bin/groundhog', 'groundhog']],
  ['npx', { npm_command: 'exec' }, ['/home/a/.npm/_npx/1/node_modules/.bin/groundhog', 'npx groundhog']],
  ['a clone', {}, ['/src/my clone/dist/cli.js', "node '/src/my clone/dist/cli.js'"]],
])('the command of a reader of %s can be copied', (_what, env, paths) => {
  const [script = '', program = ''] = paths;
  expect(findReader(env, ['/usr/bin/node', script, ...run])).toEqual({
    // That of the checkout in which the tests run.
    headBranch: findHeadBranch('.'),
    ...{ program, again: run, remote: undefined, toRoot: '', repo: undefined },
  });
});

test('the branch that is checked out is known, and that none is', async () => {
  const { dir, commit } = await createRepo({ branch: 'groundhog/demo/task' });
  const headBranch = () => findReader({}, ['node', 'groundhog', 'status'], dir).headBranch;
  expect(headBranch()).toBe('groundhog/demo/task');
  await git(dir, 'checkout', '--quiet', commit);
  expect(headBranch()).toBeUndefined();
});

test('a repository has to be named where it is not that of the current folder', async () => {
  const folder = await createTempDir('groundhog-other');
  const wayFrom = (repo: string) => {
    const { toRoot, repo: named } = findReader({}, ['node', 'groundhog', 'status'], repo);
    return { toRoot, named };
  };
  // A bare repository has no checkout.
  expect(wayFrom(folder)).toEqual({ toRoot: relative('.', folder), named: folder });
  await mkdir(join(folder, '.git'));
  await mkdir(join(folder, 'src'));
  expect(wayFrom(join(folder, 'src'))).toEqual({ toRoot: relative('.', folder), named: join(folder, 'src') });
  for (const here of ['.', 'src', process.cwd()]) expect(wayFrom(here)).toEqual({ toRoot: '', named: undefined });
});

test('the program of npx is named by its file where the reader is in another folder', async () => {
  const npx = join(await createTempDir('groundhog-npx'), 'groundhog');
  await writeFile(`${npx}.js`, '');
  await symlink(`${npx}.js`, npx);
  expect(findProgramAnywhere({ npm_command: 'exec' }, ['node', npx])).toBe(`node ${npx}.js`);
  expect(findProgramAnywhere({}, ['node', npx])).toBe('groundhog');
});

test('a command of several lines, and a long one, are not repeated', () => {
  for (const text of ['a\nb', 'a'.repeat(300)])
    expect(findReader({}, ['node', 'groundhog', 'run', text]).again).toBeUndefined();
});
