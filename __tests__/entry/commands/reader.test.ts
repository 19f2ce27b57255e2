import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { findProgramAnywhere, findReader } from '../../../src/entry/commands/reader.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

const run = ['run', 'my plan.yml', '--quiet'];

test.each([
  ['an installed program', {}, ['/usr/local/bin/groundhog', 'groundhog']],
  ['npx', { npm_command: 'exec' }, ['/home/a/.npm/_npx/1/node_modules/.bin/groundhog', 'npx groundhog']],
  ['a clone', {}, ['/src/my clone/dist/cli.js', "node '/src/my clone/dist/cli.js'"]],
])('the command of a reader of %s can be copied', (_what, env, paths) => {
  const [script = '', program = ''] = paths;
  expect(findReader(env, ['/usr/bin/node', script, ...run])).toEqual({
    ...{ program, again: run, remote: undefined, toRoot: '' },
  });
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
