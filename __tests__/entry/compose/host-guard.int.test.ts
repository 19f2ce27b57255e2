import { mkdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type OpenHostGuard, openHostGuard } from '../../../src/entry/compose/host-guard.ts';
import { trustFiles } from '../../../src/exec/trusted-files.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';

/** In whole seconds, which can be set again exactly. */
const WRITTEN_AT = 1_700_000_000;

let root = '';
let guard: OpenHostGuard;
let warnings: string[] = [];
let foreign: string[] = [];

const inRepository = (name: string) => join(root, 'control.git', name);
const changed = (path: string) =>
  expect.objectContaining({ code: 'trusted_file_changed', data: { paths: expect.stringContaining(path) } });

beforeEach(async () => {
  root = await createTempDir('guard');
  await git(root, 'init', '--quiet', '--bare', 'control.git');
  await utimes(inRepository('config'), WRITTEN_AT, WRITTEN_AT);
  await mkdir(inRepository('info'), { recursive: true });
  await writeFile(inRepository('info/attributes'), '* -text\n');
  await writeFile(inRepository('objects/info/alternates'), '/the/repository/objects\n');
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist', 'program.js'), 'good();\n');
  await writeFile(join(root, 'program'), 'good\n');
  [warnings, foreign] = [[], []];
  guard = openHostGuard({
    bundle: trustFiles({ files: [], folders: [join(root, 'dist')] }),
    restoreCommands: () => foreign,
    warn: (text) => void warnings.push(text),
  });
  guard.trustRepository(inRepository(''));
  guard.trustPrograms([join(root, 'program')]);
});
afterEach(cleanUp);

test.each([
  'config',
  'config.worktree',
  'commondir',
  'hooks/reference-transaction',
  'info/attributes',
  'info/exclude',
  'info/grafts',
  'objects/info/alternates',
  'objects/info/commit-graph',
  'branches/origin',
  'remotes/origin',
])('%s of the control repository is restored before git reads it, and ends the run', async (name) => {
  const path = inRepository(name);
  const before = await readFile(path, 'utf8').catch(() => undefined);
  guard.requireTrusted();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'changed\n');
  expect(() => guard.requireTrusted()).toThrow(changed(path));
  expect(await readFile(path, 'utf8').catch(() => undefined)).toBe(before);
  guard.requireTrusted();
  expect(() => guard.inspect()).toThrow(changed(path));
  expect(() => guard.inspect()).toThrow(changed(path));
});

test('what git itself writes is no change', async () => {
  await git(root, '--git-dir', inRepository(''), 'symbolic-ref', 'HEAD', 'refs/heads/other');
  await writeFile(inRepository('packed-refs'), '# pack-refs with: sorted\n');
  guard.requireTrusted();
  expect(guard.inspect()).toEqual([]);
});

test('a file that was only touched has not changed, and neither has one that was written again', async () => {
  await utimes(inRepository('config'), 1, 1);
  const text = await readFile(inRepository('info/attributes'));
  await rm(inRepository('info/attributes'));
  await writeFile(inRepository('info/attributes'), text);
  guard.requireTrusted();
});

test('a file of the same size and times is not the same file', async () => {
  const path = inRepository('config');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('true', 'TRUE'));
  await utimes(path, WRITTEN_AT, WRITTEN_AT);
  expect(() => guard.requireTrusted()).toThrow(changed(path));
  expect(await readFile(path, 'utf8')).toBe(text);
});

test('a folder that became a link is restored with what was in it', async () => {
  const [folder, elsewhere] = [inRepository('info'), join(root, 'elsewhere')];
  await mkdir(elsewhere);
  await writeFile(join(elsewhere, 'attributes'), '* filter=x\n');
  await rm(folder, { recursive: true });
  await symlink(elsewhere, folder);
  expect(() => guard.requireTrusted()).toThrow(changed(folder));
  expect(await readFile(join(folder, 'attributes'), 'utf8')).toBe('* -text\n');
  expect(await readFile(join(elsewhere, 'attributes'), 'utf8')).toBe('* filter=x\n');
});

test('a program that was changed is not run again, and stays as it is', async () => {
  await writeFile(join(root, 'program'), 'evil\n');
  for (const _ of [1, 2]) expect(() => guard.requireTrusted()).toThrow(changed(join(root, 'program')));
  expect(await readFile(join(root, 'program'), 'utf8')).toBe('evil\n');
});

test.each(['program.js', 'new.js'])('%s in the folder of our own program ends the run', async (name) => {
  expect(guard.inspect()).toEqual([]);
  await writeFile(join(root, 'dist', name), 'evil();\n');
  guard.requireTrusted();
  expect(() => guard.inspect()).toThrow(changed(join(root, 'dist', name)));
});

test('what others wrote for the runner is a warning, also when the run ends for something else', async () => {
  foreign = ['GITHUB_ENV was changed'];
  expect(guard.inspect()).toEqual(foreign);
  await writeFile(join(root, 'dist', 'program.js'), 'evil();\n');
  expect(() => guard.inspect()).toThrow(changed('program.js'));
  expect(warnings).toEqual([...foreign, ...foreign]);
});
