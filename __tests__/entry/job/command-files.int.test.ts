import { appendFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type CommandFiles, openCommandFiles, requireCommandFiles } from '../../../src/entry/job/command-files.ts';
import { createFileCommands, type FileCommandPaths, fileCommands } from '../../helpers/runner-files.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

let paths: FileCommandPaths;
let files: CommandFiles;
let warnings: string[] = [];

beforeEach(async () => {
  paths = await createFileCommands(await createTempDir('commands'));
  warnings = [];
  const redact = (text: string) => text.replaceAll('s3cret', '***');
  files = openCommandFiles({ ...paths }, { redact, warn: (text) => void warnings.push(text) });
});
afterEach(cleanUp);

test.each(fileCommands)('lines of others in %s are removed and named, and ours stay', async (name) => {
  const path = paths[name];
  const close = files.openForWriting();
  await appendFile(path, 'ours=1\n');
  close();
  expect(files.restore()).toEqual([]);
  await appendFile(path, 'evil=s3cret\nmore=2\n');
  const removed = 'Lines that were removed: "evil=***", "more=2".';
  expect(files.restore()).toEqual([
    `The file ${name} of the runner was changed during the run, and was restored. ${removed}`,
  ]);
  expect(await readFile(path, 'utf8')).toBe('ours=1\n');
  expect(files.restore()).toEqual([]);
});

test('lines of others are removed before ours are written', async () => {
  await writeFile(paths.GITHUB_OUTPUT, 'ending<<END\n');
  const close = files.openForWriting();
  await appendFile(paths.GITHUB_OUTPUT, 'ending=blocked\n');
  close();
  expect(warnings).toEqual([expect.stringContaining('"ending<<END"')]);
  expect(await readFile(paths.GITHUB_OUTPUT, 'utf8')).toBe('ending=blocked\n');
});

test('a file that became a link, a folder or nothing is a file again, and nothing is written through it', async () => {
  const target = `${paths.GITHUB_ENV}.target`;
  await writeFile(target, 'of others\n');
  for (const name of ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE'] as const) await rm(paths[name]);
  await symlink(target, paths.GITHUB_ENV);
  await mkdir(join(paths.GITHUB_PATH, 'deep'), { recursive: true });
  expect(files.restore()).toHaveLength(3);
  for (const name of fileCommands) expect(await readFile(paths[name], 'utf8')).toBe('');
  expect(await readFile(target, 'utf8')).toBe('of others\n');
});

test('of many and long lines the first are named', async () => {
  await writeFile(paths.GITHUB_PATH, `${'x'.repeat(5000)}\n`.repeat(1000));
  const [note = ''] = files.restore();
  expect(note.length).toBeLessThan(1000);
  expect(note).toMatch(/and \d+ more\.$/);
});

test('outputs and a state that cannot be written are refused by name, together', () => {
  requireCommandFiles({ ...paths, GITHUB_STATE: '' });
  const wrong = { ...paths, GITHUB_OUTPUT: '/', GITHUB_STATE: join(paths.GITHUB_STATE, 'x') };
  expect(() => requireCommandFiles(wrong)).toThrow(
    expect.objectContaining({
      data: {
        ...{ name: 'GITHUB_OUTPUT', value: '/', reason: 'is a folder, where the runner has a file' },
        more: expect.stringMatching(/^The setting "GITHUB_STATE": .* is no file that this step can write: .*ENOTDIR/),
      },
    }),
  );
});
