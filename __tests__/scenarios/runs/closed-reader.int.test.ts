import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { projectFolder } from '../../docs/pages.ts';

test('a reader of the help that stops reading at once causes no error', async () => {
  const child = spawn(process.execPath, [join(projectFolder, 'dist', 'cli.js'), 'run', '--help']);
  child.stdout.destroy();
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const [exitCode] = await once(child, 'close');
  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' });
});
