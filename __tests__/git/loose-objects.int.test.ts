import { chown, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findOnPath } from '../../src/exec/programs.ts';
import { listRefs } from '../../src/git/for-each-ref.ts';
import { openGitIn } from '../../src/git/git-in-folder.ts';
import { listPlainRefs, openPlainRefs, readLooseFiles } from '../../src/git/loose-objects.ts';
import { findPlainRepository } from '../../src/git/plain-repository.ts';
import { cleanUp, createRepo, createTempDir, git } from '../helpers/temp-repo.ts';

const STATE = 'refs/groundhog/task/state';
const REFS = { below: 'refs/groundhog', name: 'state' };
const NAMES = ['a.txt', 'none.txt', 'b.txt'];
const BIG = 17 * 1024 * 1024;

let dir = '';
let commit = '';

beforeEach(async () => {
  ({ dir, commit } = await createRepo({ files: { 'a.txt': 'a\n', 'b.txt': 'b\0\n', 'c/d.txt': 'd\n' } }));
  await git(dir, 'update-ref', STATE, commit);
});

afterEach(cleanUp);

/** Reads the refs and the files as `status` does. */
function read(folder = dir, names = NAMES): (string | undefined)[] {
  const commonDir = findPlainRepository(folder);
  const refs = listPlainRefs(commonDir, REFS);
  return [...refs].flatMap(([ref, id]) => [
    `${ref} ${id}`,
    ...readLooseFiles(commonDir, id, names).map((found) => found && Buffer.from(found.bytes).toString('latin1')),
  ]);
}

/** Lists the refs by git, of which those of steps do not count. */
async function listByGit(): Promise<Map<string, string>> {
  const refs = await listRefs(openGitIn(dir, (await findOnPath('git', process.env.PATH ?? '')) ?? ''), [
    'refs/groundhog/',
  ]);
  return new Map([...refs].filter(([ref]) => ref.endsWith('/state')));
}

const objectPath = (id: string) => join(dir, '.git/objects', id.slice(0, 2), id.slice(2));

async function replaceObject(name: string, bytes: Uint8Array): Promise<void> {
  const path = objectPath(await git(dir, 'rev-parse', name));
  await rm(path);
  await writeFile(path, bytes);
}

const WHOLE = () => [`${STATE} ${commit}`, 'a\n', undefined, 'b\0\n'];

describe('what is read without git', () => {
  test('is what is in a repository, a folder of it, and a linked worktree', async () => {
    await git(dir, 'worktree', 'add', '--quiet', '--detach', join(dir, 'tree'));
    for (const folder of [dir, join(dir, 'c'), join(dir, 'tree'), join(dir, 'tree', 'c')])
      expect(read(folder)).toEqual(WHOLE());
  });

  (process.getuid?.() === 0 ? test : test.skip)('is the same when another user owns it, as for our git', async () => {
    for (const name of ['.git', '.git/HEAD', '.git/config', '.git/objects'])
      await chown(join(dir, name), 65_534, 65_534);
    await chown(dir, 65_534, 65_534);
    expect(read()).toEqual(WHOLE());
    expect(await listByGit()).toEqual(new Map([[STATE, commit]]));
  });

  test('are the refs that git lists: packed, loose, and packed but moved since', async () => {
    await git(dir, 'update-ref', 'refs/groundhog/other/state', commit);
    await git(dir, 'update-ref', 'refs/groundhog/other/steps/1234567-1', commit);
    await git(dir, 'pack-refs', '--all');
    const second = await git(dir, 'commit-tree', `${commit}^{tree}`, '-m', 'second');
    await git(dir, 'update-ref', STATE, second);
    await git(dir, 'update-ref', 'refs/groundhog/third/state', second);
    const refs = listPlainRefs(findPlainRepository(dir), REFS);
    expect(new Map([...refs].sort())).toEqual(await listByGit());
    expect(refs.get(STATE)).toBe(second);
    expect(refs.size).toBe(3);
  });
});

const damages: readonly [string, () => Promise<unknown>][] = [
  ['packed', () => git(dir, 'repack', '-adq')],
  ['missing', async () => rm(objectPath(await git(dir, 'rev-parse', 'HEAD:a.txt')))],
  ['a tree that is no tree', () => replaceObject('HEAD^{tree}', deflateSync('tree 4\0mode'))],
  ['cut off', async () => replaceObject('HEAD:a.txt', deflateSync('blob 2\0a\n').subarray(0, 12))],
  ['no zlib', () => replaceObject('HEAD:a.txt', Buffer.from('blob 2\0a\n'))],
  ['of another size', () => replaceObject('HEAD:a.txt', deflateSync('blob 3\0a\n'))],
  ['of another type', () => replaceObject('HEAD:a.txt', deflateSync('tree 2\0a\n'))],
  ['without a header', () => replaceObject('HEAD:a.txt', deflateSync('blob 2'))],
  ['too large', () => replaceObject('HEAD:a.txt', deflateSync(`blob ${BIG}\0${'a'.repeat(BIG)}`))],
  [
    'a link',
    async () => {
      const path = objectPath(await git(dir, 'rev-parse', 'HEAD:a.txt'));
      await rename(path, join(dir, 'moved'));
      await symlink(join(dir, 'moved'), path);
    },
  ],
  ['of a symbolic ref', () => git(dir, 'symbolic-ref', STATE, 'refs/heads/main')],
  ['of a ref that is cut off', () => writeFile(join(dir, '.git', STATE), commit.slice(0, 20))],
  ['of a ref to a tag', () => git(dir, 'tag', '-a', '-m', 't', 't').then(() => git(dir, 'update-ref', STATE, 't'))],
  ['below packed refs that are cut off', () => writeFile(join(dir, '.git/packed-refs'), commit)],
];

const repositories: readonly [string, () => Promise<string>][] = [
  ['none', () => createTempDir('groundhog-none')],
  ['its git directory', async () => join(dir, '.git')],
  ['one with SHA-256', () => init('--object-format=sha256')],
  ['a bare one', () => init('--bare')],
  ['one with an extension', () => git(dir, 'config', 'extensions.worktreeConfig', 'true').then(() => dir)],
  ['one of a later format', () => git(dir, 'config', 'core.repositoryFormatVersion', '1').then(() => dir)],
  ['one without HEAD', () => rm(join(dir, '.git/HEAD')).then(() => dir)],
  ['a file', async () => join(dir, 'a.txt')],
];

async function init(flag: string): Promise<string> {
  const folder = await createTempDir('groundhog-init');
  await git(folder, 'init', '--quiet', flag);
  return folder;
}

describe('what only git reads', () => {
  test.each(damages)('an object that is %s', async (_what, damage) => {
    expect(read()).toEqual(WHOLE());
    await damage();
    expect(() => read()).toThrow();
  });

  test.each(repositories)('a repository that is %s', async (_what, make) => {
    const folder = await make();
    expect(() => findPlainRepository(folder)).toThrow();
  });

  test('a folder among the files', () => {
    expect(() => read(dir, ['c'])).toThrow('no plain file');
  });

  test('a `.git` that names a repository in an unusual way', async () => {
    const folder = join(dir, 'linked');
    await mkdir(folder);
    await writeFile(join(folder, '.git'), `gitdir: ${join(dir, '.git')}\n`);
    expect(read(folder)).toEqual(WHOLE());
    await writeFile(join(folder, '.git'), `gitdir: ${join(dir, '.git')}\r\n`);
    expect(() => read(folder)).toThrow('names no git directory');
  });
});

test('one ref by its name is loose or packed, and the packed ones are read once for many', async () => {
  await git(dir, 'update-ref', 'refs/heads/packed', commit);
  await git(dir, 'pack-refs', '--all');
  await git(dir, 'update-ref', 'refs/heads/loose', commit);
  const commonDir = findPlainRepository(dir);
  const find = openPlainRefs(commonDir);
  expect(['packed', 'loose', 'none'].map((name) => find(`refs/heads/${name}`))).toEqual([commit, commit, undefined]);
  await writeFile(join(commonDir, 'packed-refs'), 'damaged');
  expect(find('refs/heads/packed')).toBe(commit);
  expect(() => openPlainRefs(commonDir)('refs/heads/packed')).toThrow('do not end with a line end');
  await writeFile(join(commonDir, 'refs/heads/odd'), 'ref: refs/heads/loose\n');
  expect(() => find('refs/heads/odd')).toThrow('is no plain ref');
});
