import { expect, test } from '@jest/globals';
import { findReader } from '../../../src/entry/commands/reader.ts';

const run = ['run', 'my plan.yml', '--only', 'a', '--quiet'];

test.each([
  ['an installed program', {}, ['/usr/local/bin/groundhog', 'groundhog']],
  ['npx', { npm_command: 'exec' }, ['/home/a/.npm/_npx/1/node_modules/.bin/groundhog', 'npx groundhog']],
  ['a clone', {}, ['/src/my clone/dist/cli.js', "node '/src/my clone/dist/cli.js'"]],
])('the command of a reader of %s can be copied', (_what, env, paths) => {
  const [script = '', program = ''] = paths;
  const again = ['run', 'my plan.yml', '--quiet'];
  expect(findReader(env, ['/usr/bin/node', script, ...run])).toEqual({ program, again, remote: undefined });
});

test('a command of several lines, and a long one, are not repeated', () => {
  for (const text of ['a\nb', 'a'.repeat(300)])
    expect(findReader({}, ['node', 'groundhog', 'run', text]).again).toBeUndefined();
});
