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

  const modules = {
    'a/main.js': `import { join } from 'node:path';
import { used, other as renamed } from '../b.js';
import { never } from '../never.js';
/** Runs. */
export async function main() { return [join('x', used()), renamed, (await import('./late.js')).late, shape.property]; }
const shape = { property: 1 };
const property = never();
export {};
`,
    'a/late.js': "const text = 'late';\nexport const late = text;\n",
    'b.js': `import { z } from 'zod';
const schema = z.object({});
const base = 'used';
export function used() { return base; }
export const [other] = ['other'];
export const unused = schema.parse({});
globalThis.isLoaded = true;
`,
    'never.js': 'export function never() {}\n',
  };
  const script = (entry: string) =>
    `import { copyUsed } from ${JSON.stringify(join(projectFolder, 'scripts', 'copy-used.mjs'))};
copyUsed({ from: 'from', to: 'to', entry: ${JSON.stringify(entry)} });`;

  test('have of each module what they use, and no module that they do not', async () => {
    const dir = await createTempDir('groundhog-used');
    await writeFiles(join(dir, 'from'), modules);
    await run(process.execPath, ['--input-type=module', '-e', script('a/main.js')], { cwd: dir });
    await writeFiles(dir, { 'package.json': '{ "type": "module" }' });
    const shown = `const { main } = await import(${JSON.stringify(join(dir, 'to', 'a', 'main.js'))});
console.log(JSON.stringify([await main(), globalThis.isLoaded]));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', shown]);
    expect(JSON.parse(stdout)).toEqual([['x/used', 'other', 'late', 1], true]);
    const copied = await Promise.all(['a/main.js', 'b.js'].map((name) => readFile(join(dir, 'to', name), 'utf8')));
    expect(copied.join('')).not.toMatch(/never|schema|unused|Runs/);
    await expect(readFile(join(dir, 'to', 'never.js'))).rejects.toThrow('ENOENT');
  });

  test.each([
    ["import { z } from 'zod';\nexport const shape = z.object({});", 'main.js needs zod'],
    ["import * as all from './b.js';\nexport const b = all;", 'in another way than by names'],
    ["import './b.js';", 'imports ./b.js without a name'],
    ["export { b } from './b.js';", 'not as we export'],
  ])('are not made of %j', async (code, message) => {
    const dir = await createTempDir('groundhog-used');
    await writeFiles(join(dir, 'from'), { 'main.js': code, 'b.js': 'export const b = 1;\n' });
    const made = run(process.execPath, ['--input-type=module', '-e', script('main.js')], { cwd: dir });
    await expect(made).rejects.toThrow(message);
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
