import { chmod, mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findProgram } from '../../../src/agent/cli/find-program.ts';
import { cleanUp, createTempDir, writeFiles } from '../../helpers/temp-repo.ts';

let root: string;

beforeEach(async () => {
  root = await createTempDir('find-program');
});

afterEach(cleanUp);

/** Makes a program and a link to it, and returns their paths. */
async function install(file: string, link: string) {
  const [real, path] = [join(root, file), join(root, link)];
  await writeFiles(root, { [file]: '#!/bin/sh\n' });
  await chmod(real, 0o755);
  await mkdir(dirname(path), { recursive: true });
  await symlink(real, path);
  return { real, path, env: { PATH: `${dirname(path)}:/usr/bin:/bin` } };
}

test('a program in a package is run by its real path, with the outermost packages', async () => {
  const { real, path, env } = await install('lib/node_modules/a/node_modules/b/cli.js', 'bin/claude');
  const found = { file: real, readable: [join(root, 'lib/node_modules')] };
  expect(await findProgram({ program: 'claude', env })).toEqual(found);
  expect(await findProgram({ program: path, env: {} })).toEqual(found);
});

test('a program of Python is shown with its environment, and the Python that this was made of', async () => {
  const { real, env } = await install('tools/aider/bin/aider', 'bin/aider');
  const settings = `home = ${root}/local/bin\ninclude-system-site-packages = false\n`;
  const files = ['tools/aider/lib/aider.py', 'local/bin/python3', 'local/lib/os.py', 'local/share/secret'];
  await writeFiles(root, {
    ...Object.fromEntries(files.map((file) => [file, ''])),
    'tools/aider/pyvenv.cfg': settings,
  });
  const own = ['bin', 'lib', 'pyvenv.cfg'].map((part) => join(root, 'tools/aider', part));
  const base = ['bin', 'lib'].map((part) => join(root, 'local', part));
  expect(await findProgram({ program: 'aider', env })).toEqual({ file: real, readable: [...own, ...base] });
  // The `bin` of HOME holds links to what an installer keeps elsewhere.
  await writeFiles(root, { 'versions/3.12/bin/python3': '' });
  await symlink(join(root, 'versions/3.12/bin/python3'), join(root, 'tools/aider/bin/python'));
  const whole = [...own, ...base, join(root, 'versions/3.12/bin')];
  expect(await findProgram({ program: 'aider', env })).toEqual({ file: real, readable: whole });
});

test('of an environment of Python in HOME itself nothing else is shown', async () => {
  const { real, env } = await install('bin/aider', 'links/aider');
  await writeFiles(root, { 'pyvenv.cfg': `home = ${root}/gone/bin\n`, '.ssh/id': 'KEY' });
  const readable = ['bin', 'pyvenv.cfg'].map((part) => join(root, part));
  expect(await findProgram({ program: 'aider', env })).toEqual({ file: real, readable });
});

test('another program keeps its name, and a sandbox shows what a link leads to', async () => {
  const { real, path, env } = await install('share/claude/versions/2.1.330', 'bin/claude');
  expect(await findProgram({ program: 'claude', env })).toEqual({ file: path, readable: [real] });
  expect(await findProgram({ program: path, env: {} })).toEqual({ file: path, readable: [path] });
});

test('a program that is not there is not found', async () => {
  expect(await findProgram({ program: 'claude', env: { PATH: root } })).toBeUndefined();
  expect(await findProgram({ program: join(root, 'gone'), env: {} })).toEqual({
    file: join(root, 'gone'),
    readable: [join(root, 'gone')],
  });
});
