import { execFile } from 'node:child_process';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { projectFolder } from '../docs/pages.ts';
import { cleanUp, createTempDir, writeFiles } from '../helpers/temp-repo.ts';

const run = promisify(execFile);
const PROGRAMS = ['box.js', 'probe.js', 'verb.js', 'status.js'];

afterEach(cleanUp);

const readBuilt = (name: string) => readFile(join(projectFolder, 'dist', name), 'utf8');

describe('the programs that stand alone', () => {
  test.each(PROGRAMS)('%s is CommonJS of one byte for each character, and makes no schemas', async (name) => {
    const code = await readBuilt(name);
    expect(/[^\0-\x7f]/.exec(code)?.[0]).toBeUndefined();
    expect(code).not.toMatch(/^(?:import|export) /m);
    expect(code).not.toMatch(/\bz\.(?:object|string|enum)\(/);
  });
});

describe('a door', () => {
  const PENDING = 'new Promise(() => {})';
  const program = (work: string) =>
    ['Action', 'Cli', 'Post'].map(
      (name) => `export const load${name} = async () => ({ run${name}: () => ${work} });\n`,
    );
  test.each<[string, string, { code?: number; stderr?: unknown }]>([
    ['index.js', PENDING, { code: 13 }],
    ['cli.js', PENDING, { code: 13 }],
    ['cli.js', "Promise.reject(new Error('a bug'))", { code: 1, stderr: expect.stringContaining('Error: a bug') }],
    ['cli.js', 'process.exit()', { stderr: '' }],
    ['cli.js', 'undefined', { stderr: '' }],
  ])('%s ends as its work %s', async (door, work, ended) => {
    const dir = await createTempDir('groundhog-door');
    await copyFile(join(projectFolder, 'dist', door), join(dir, door));
    await writeFiles(dir, { 'groundhog.mjs': program(work).join('') });
    const result = await run(process.execPath, [join(dir, door)], { cwd: dir }).catch((error) => error);
    expect(result.code).toBe(ended.code);
    expect(result).toMatchObject(ended);
  });
});
