import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Git } from '../../src/git/git.ts';
import { createLooseRef, readLooseRef } from '../../src/git/loose-refs.ts';
import { openDoor } from '../helpers/open-workspace.ts';
import { cleanUp, createRepo, git as rawGit } from '../helpers/temp-repo.ts';

let dir = '';
let first = '';
let second = '';
let git: Git;

beforeEach(async () => {
  ({ dir, commit: first } = await createRepo({ files: { 'a.txt': 'a\n' } }));
  second = await rawGit(dir, 'commit-tree', `${first}^{tree}`, '-p', first, '-m', 'second');
  git = (await openDoor(dir)).at({ gitDir: join(dir, '.git') });
});

afterEach(cleanUp);

const REF = 'refs/heads/one/two';
const listRefs = () => rawGit(dir, 'for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads/one');
const listLocks = async () =>
  (await readdir(join(dir, '.git'), { recursive: true })).filter((name) => name.endsWith('.lock'));

test('a ref is made as git would make it', async () => {
  await createLooseRef(git, REF, first);
  expect(await listRefs()).toBe(`${REF} ${first}`);
  expect(await readLooseRef(git, REF)).toBe(first);
  await createLooseRef(git, 'refs/heads/one/three', second);
  expect(await rawGit(dir, 'fsck', '--no-dangling')).toBe('');
  expect(await listLocks()).toEqual([]);
});

test('an empty folder of its name is no obstacle', async () => {
  await mkdir(join(dir, '.git', REF), { recursive: true });
  await createLooseRef(git, REF, first);
  expect(await listRefs()).toBe(`${REF} ${first}`);
});

test('among refs that are packed it is made by git', async () => {
  await rawGit(dir, 'pack-refs', '--all');
  await createLooseRef(git, REF, first);
  expect(await listRefs()).toBe(`${REF} ${first}`);
});

test.each([
  ['is there already', [REF], false],
  ['is there already, packed', [REF], true],
  ['would lie below another', ['refs/heads/one'], false],
  ['would lie below another, packed', ['refs/heads/one'], true],
  ['would be a folder of others', [`${REF}/three`], false],
  ['would be a folder of others, packed', [`${REF}/three`], true],
])('a ref that %s is refused, and nothing changes', async (_how, others, isPacked) => {
  for (const other of others) await rawGit(dir, 'update-ref', other, second);
  if (isPacked) await rawGit(dir, 'pack-refs', '--all');
  const before = await listRefs();
  await expect(createLooseRef(git, REF, first)).rejects.toThrow();
  expect(await listRefs()).toBe(before);
  expect(await listLocks()).toEqual([]);
});

test('a ref that another program has locked is refused, and its lock stays', async () => {
  await mkdir(join(dir, '.git/refs/heads/one'), { recursive: true });
  await writeFile(join(dir, '.git', `${REF}.lock`), '');
  await expect(createLooseRef(git, REF, first)).rejects.toThrow();
  expect(await listRefs()).toBe('');
  expect(await listLocks()).toEqual([`${REF}.lock`]);
});
