import { chmod, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { describeHiddenFiles, describeMissingPaths } from '../../../src/entry/settings/hidden-files.ts';
import { cleanUp, createTempDir, writeFiles } from '../../helpers/temp-repo.ts';

let home: string;
let env: Readonly<Record<string, string>>;
/** What lies in `seen` is shown; the PATH is there. */
const describeOf = (command: string) =>
  describeHiddenFiles(command, env, (path) => !path.startsWith(join(home, 'seen')));

beforeEach(async () => {
  home = await createTempDir('groundhog-home');
  await mkdir(join(home, 'seen'));
  await writeFiles(home, {
    'agent.env': 'KEY=1\n',
    'seen/shown.env': 'KEY=1\n',
    'apps/agent': '#!/bin/sh\n',
    'apps/node_modules/agent/cli.js': '#!/usr/bin/env node\n',
    'apps/my agent': '',
  });
  for (const file of ['apps/agent', 'apps/node_modules/agent/cli.js']) await chmod(join(home, file), 0o755);
  env = { HOME: home, PATH: join(home, 'seen') };
});

afterEach(cleanUp);

test('files that a command names are described with the flag that shows them', async () => {
  expect(await describeOf('. "$HOME/agent.env"; ~/apps/agent ~/apps ~/missing >~/agent.env')).toBe(
    `The sandbox hides from the agent what its command names: let it read that with --visible-paths ${home}/agent.env,${home}/apps/agent`,
  );
});

test('files that are shown, that are not there, and that no flag can name are not described', async () => {
  expect(await describeOf('. ~/seen/shown.env; cat ~/missing; cd ~/apps; tool')).toBeUndefined();
  expect(await describeOf('~/apps/my agent')).toBeUndefined();
});

test('a program is described as the environment of Python, or the package, that it is installed in', async () => {
  await writeFiles(home, {
    'venv/pyvenv.cfg': `home = ${home}/python/bin\nversion = 3.11\n`,
    'venv/bin/agent': '#!/bin/sh\n',
    'python/lib/os.py': '',
  });
  const flag = `--visible-paths ${home}/venv/bin,${home}/venv/pyvenv.cfg,${home}/python/lib`;
  expect(await describeOf('~/venv/bin/agent --fast')).toContain(flag);
  await writeFiles(home, { 'venv/pyvenv.cfg': `home = ${home}/seen/gone/bin\n` });
  expect(await describeOf('~/venv/bin/agent')).toMatch(/--visible-paths \S+\/venv\/bin,\S+\/venv\/pyvenv\.cfg$/);
  expect(await describeOf('~/apps/node_modules/agent/cli.js')).toMatch(/apps\/node_modules$/);
});

test('a program that a link of the PATH leads to is described, as its whole package', async () => {
  await symlink(join(home, 'apps/agent'), join(home, 'seen/my-agent'));
  await symlink(join(home, 'apps/node_modules/agent/cli.js'), join(home, 'seen/node-agent'));
  expect(await describeOf('my-agent --fast')).toContain(`--visible-paths ${home}/apps/agent`);
  expect(await describeOf('node-agent')).toMatch(new RegExp(`--visible-paths ${home}/apps/node_modules$`));
  expect(await describeOf('. ~/seen/shown.env; exec node-agent')).toContain('/apps/node_modules');
  expect(await describeOf('~/seen/my-agent && true')).toContain(`--visible-paths ${home}/apps/agent`);
});

test('paths to show that are not there are named', async () => {
  expect(describeMissingPaths([join(home, 'seen'), join(home, 'gone'), join(home, 'agent.env')])).toBe(
    `Warning: "visible-paths" names what is not on this machine, and shows nothing for it: ${home}/gone`,
  );
  expect(describeMissingPaths([home])).toBeUndefined();
});
