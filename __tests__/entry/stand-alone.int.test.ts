import { execFile } from 'node:child_process';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { projectFolder } from '../docs/pages.ts';
import { cleanUp, createTempDir, writeFiles } from '../helpers/temp-repo.ts';

const run = promisify(execFile);
const PROGRAMS = ['box.js', 'probe.js', 'verb.js', 'status.js'];
const PARTS = ['status-git-in-folder.js'];
/** The modules of Node by which a program starts others and speaks to them; each takes a tenth of a bare start to load. */
const SLOW = /\brequire\('node:(?:child_process|net|http|crypto)'\)/;

afterEach(cleanUp);

const readBuilt = (name: string) => readFile(join(projectFolder, 'dist', name), 'utf8');

describe('the programs that stand alone', () => {
  test.each([...PROGRAMS, ...PARTS])(
    '%s is CommonJS of one byte for each character, and makes no schemas',
    async (name) => {
      const code = await readBuilt(name);
      expect(/[^\0-\x7f]/.exec(code)?.[0]).toBeUndefined();
      expect(code).not.toMatch(/^(?:import|export) /m);
      expect(code).not.toMatch(/\bz\.(?:object|string|enum)\(/);
    },
  );

  test('are one file each, but for what status does by git', async () => {
    const names = await readdir(join(projectFolder, 'dist'));
    const isOurs = (name: string) => PROGRAMS.some((program) => name.startsWith(`${program.slice(0, -3)}-`));
    expect(names.filter(isOurs)).toEqual(PARTS);
  });

  test('status loads what starts processes only with the part that asks git', async () => {
    expect(await readBuilt('status.js')).not.toMatch(SLOW);
    expect(await readBuilt('status-git-in-folder.js')).toMatch(SLOW);
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
