import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readBlob, readSize } from '../../src/git/cat-file.ts';
import { findIgnoreSources } from '../../src/git/check-ignore.ts';
import { checkoutPaths } from '../../src/git/checkout-index.ts';
import { commitTree } from '../../src/git/commit-tree.ts';
import { findRemoteUrl } from '../../src/git/config.ts';
import { renderTreeDiff } from '../../src/git/diff-text.ts';
import { diffTrees } from '../../src/git/diff-tree.ts';
import { importCommit } from '../../src/git/fast-import.ts';
import { findGitDir, findWorkTree } from '../../src/git/find-git-dir.ts';
import { listRefs } from '../../src/git/for-each-ref.ts';
import type { Git } from '../../src/git/git.ts';
import { hashBytes, hashFiles } from '../../src/git/hash-object.ts';
import { initBare } from '../../src/git/init.ts';
import { renderCommit, renderGraph } from '../../src/git/log.ts';
import { listIgnored, listIndex } from '../../src/git/ls-files.ts';
import { findTreeEntry } from '../../src/git/ls-tree.ts';
import { isAncestor } from '../../src/git/merge-base.ts';
import { setIndexTree } from '../../src/git/read-tree.ts';
import { findCommit, readTreeOf } from '../../src/git/rev-parse.ts';
import { readStatus } from '../../src/git/status.ts';
import { findHead, setHead } from '../../src/git/symbolic-ref.ts';
import { applyToIndex } from '../../src/git/update-index.ts';
import { updateRefs } from '../../src/git/update-ref.ts';
import { requireGitVersion } from '../../src/git/version.ts';
import { listWorktrees } from '../../src/git/worktree-list.ts';
import { actAsAgent } from '../helpers/agents/act-as-agent.ts';
import { openDoor, SIGNATURE, toDisk } from '../helpers/open-workspace.ts';
import { cleanUp, commitAll, createRepo, createTempDir, git as rawGit, writeFiles } from '../helpers/temp-repo.ts';

let dir = '';
let first = '';
let git: Git;

beforeEach(async () => {
  ({ dir, commit: first } = await createRepo({ files: { 'a.txt': 'a\n', 'd/b.txt': 'b\n' } }));
  git = (await openDoor(dir)).at({ gitDir: join(dir, '.git'), workTree: dir });
});

afterEach(cleanUp);

const raw = (...args: readonly string[]) => rawGit(dir, ...args);
const odd = ['line\nend', '"quoted"', ':(top)x', '\u00ff raw', '-dash', ' space'];

describe('reading objects and refs', () => {
  test('gives commits through tags, and undefined for what is not there', async () => {
    await raw('tag', '-a', '-m', 'x', 'v1');
    expect(await findCommit(git, 'refs/tags/v1')).toBe(first);
    expect(await findCommit(git, 'refs/heads/none')).toBeUndefined();
    expect(await findCommit(git, '--all')).toBeUndefined();
    expect(await findCommit(git, `${first}^{tree}`)).toBeUndefined();
    expect(await readTreeOf(git, first)).toBe(await raw('rev-parse', 'HEAD^{tree}'));
  });

  test('gives a blob byte for byte with its size', async () => {
    const id = await hashBytes(git, Buffer.from([0, 255, 10, 13]));
    expect(Buffer.from(await readBlob(git, id))).toEqual(Buffer.from([0, 255, 10, 13]));
    expect(await readSize(git, id)).toBe(4);
  });

  test('finds the entry of a tree by its exact path only', async () => {
    await writeFiles(dir, { '*': 'star\n', ':(top)x': 'odd\n' });
    const commit = await commitAll(dir, 'star');
    expect(await findTreeEntry(git, commit, '*')).toMatchObject({ path: '*', type: 'blob', mode: '100644' });
    expect(await findTreeEntry(git, commit, ':(top)x')).toMatchObject({ path: ':(top)x' });
    expect(await findTreeEntry(git, commit, 'd')).toMatchObject({ type: 'tree' });
    expect(await findTreeEntry(git, commit, 'd/*')).toBeUndefined();
    expect(await findTreeEntry(git, commit, 'none')).toBeUndefined();
  });

  test('lists refs below a prefix, and worktrees with their branches', async () => {
    await raw('update-ref', 'refs/groundhog/x/state', first);
    expect(await listRefs(git, ['refs/groundhog/'])).toEqual(new Map([['refs/groundhog/x/state', first]]));
    expect([...(await listRefs(git)).keys()]).toEqual(['refs/groundhog/x/state', 'refs/heads/main']);
    const folder = join(await createTempDir('groundhog-worktree'), 'tree');
    await raw('worktree', 'add', '-q', '-b', 'side', folder);
    await raw('worktree', 'add', '-q', '--detach', `${folder}2`);
    expect(await listWorktrees(git)).toEqual([
      { path: dir, head: 'refs/heads/main' },
      { path: folder, head: 'refs/heads/side' },
      { path: `${folder}2`, head: undefined },
    ]);
  });

  test('tells ancestors from others', async () => {
    await writeFiles(dir, { 'a.txt': '2\n' });
    const second = await commitAll(dir, 'second');
    expect(await isAncestor(git, first, second)).toBe(true);
    expect(await isAncestor(git, first, first)).toBe(true);
    expect(await isAncestor(git, second, first)).toBe(false);
    await expect(isAncestor(git, 'f'.repeat(40), first)).rejects.toMatchObject({ code: 'git_failed' });
  });

  test('finds the repository and the checkout around a folder', async () => {
    const gitDir = join(dir, '.git');
    expect(await findGitDir(git, join(dir, 'd'))).toEqual({ gitDir, commonDir: gitDir });
    expect(await findWorkTree(git, join(dir, 'd'))).toBe(dir);
    expect(await findGitDir(git, join(dir, 'none'))).toBeUndefined();
    expect(await findGitDir(git, await createTempDir('groundhog-none'))).toBeUndefined();
    expect(await findWorkTree(git, gitDir)).toBeUndefined();
  });

  test('shows history and a commit as people read them', async () => {
    expect(await renderGraph(git, ['refs/heads/main'])).toContain('Initial commit');
    expect(await renderCommit(git, first)).toContain('+a\n');
  });

  test('gives the address of a remote, and undefined without one', async () => {
    await raw('remote', 'add', 'origin', 'https://example.invalid/x.git');
    expect(await findRemoteUrl(git, 'origin')).toBe('https://example.invalid/x.git');
    expect(await findRemoteUrl(git, 'other')).toBeUndefined();
  });

  test('knows a git that is new enough', async () => {
    expect(await requireGitVersion(git)).toMatch(/^\d+\.\d+/);
  });
});

describe('the work tree', () => {
  test('is compared with the index: changed, untracked, and names of any kind', async () => {
    for (const name of odd) await writeFile(toDisk(dir, name), 'x');
    expect([...(await readStatus(git)).untracked].sort()).toEqual([...odd].sort());
    await commitAll(dir, 'odd');
    for (const name of odd) await writeFile(toDisk(dir, name), 'y');
    await rm(join(dir, 'a.txt'));
    const status = await readStatus(git);
    expect([...status.changed].sort()).toEqual([...odd, 'a.txt'].sort());
    expect(status).toMatchObject({ untracked: [], unreadable: [] });
  });

  test('is compared by what is on disk: what is only staged is no change', async () => {
    await writeFiles(dir, { 'a.txt': '2\n' });
    await raw('add', 'a.txt');
    expect(await readStatus(git)).toEqual({ changed: [], untracked: [], unreadable: [] });
  });

  test('shows paths in conflict as changed', async () => {
    await actAsAgent(
      dir,
      `git checkout -qb side; echo s > a.txt; git commit -qam s; git checkout -q main
      echo m > a.txt; git commit -qam m; git merge -q side || true`,
    );
    expect((await readStatus(git)).changed).toEqual(['a.txt']);
  });

  test('shows a nested repository with a "/" at its end', async () => {
    await actAsAgent(dir, 'mkdir n; cd n; git init -q; echo 1 > f');
    expect((await readStatus(git)).untracked).toEqual(['n/']);
  });

  test('gives back files of any name from the index, over whatever is there', async () => {
    for (const name of odd) await writeFile(toDisk(dir, name), 'x');
    await commitAll(dir, 'odd');
    for (const name of odd) {
      await rm(toDisk(dir, name));
      await mkdir(toDisk(dir, name));
    }
    await checkoutPaths(git, odd);
    await checkoutPaths(git, []);
    for (const name of odd) expect(await readFile(toDisk(dir, name), 'utf8')).toBe('x');
  });

  test('has an index that is set to a tree without touching a file', async () => {
    await writeFiles(dir, { 'a.txt': '2\n' });
    await commitAll(dir, 'second');
    await setIndexTree(git, first);
    expect((await readStatus(git)).changed).toEqual(['a.txt']);
    expect(await listIndex(git)).toMatchObject([
      { mode: '100644', path: 'a.txt' },
      { mode: '100644', path: 'd/b.txt' },
    ]);
  });

  test('tells ignored paths and which rule file ignores them, for names of any kind', async () => {
    await writeFiles(dir, {
      '.gitignore': 'build/\n*.log\n',
      'build/x': '',
      'd/.gitignore': 'own\n',
      'd/own': '',
      ':!x.log': '',
    });
    expect([...(await listIgnored(git))].sort()).toEqual([':!x.log', 'build/', 'd/own']);
    expect(await findIgnoreSources(git, ['build/', ':!x.log', 'd/own', 'a.txt'])).toEqual(
      new Map([
        ['build/', '.gitignore'],
        [':!x.log', '.gitignore'],
        ['d/own', 'd/.gitignore'],
      ]),
    );
    expect(await findIgnoreSources(git, ['a.txt'])).toEqual(new Map());
  });

  test('is hashed byte for byte, whatever attributes say and whatever the names are', async () => {
    await writeFiles(dir, { '.gitattributes': '* text eol=crlf ident\n' });
    for (const name of odd) await writeFile(toDisk(dir, name), `${name}\r\n$Id$\n`, 'latin1');
    const ids = await hashFiles(git, odd);
    for (const [index, id] of ids.entries())
      expect(Buffer.from(await readBlob(git, id)).toString('latin1')).toBe(`${odd[index]}\r\n$Id$\n`);
    expect(await hashFiles(git, [])).toEqual([]);
  });
});

describe('changing the index', () => {
  test.each([
    ['120000', '.gitmodules'],
    ['100644', 'd/.GIT\\x'],
  ])('fails where git passes over a path: %s %s', async (mode, path) => {
    const id = await hashBytes(git, Buffer.from('x'));
    const changes = [{ status: 'A', mode, id, path } as const];
    const failure = { code: 'git_failed', data: { stderr: `Ignoring path ${path}` } };
    await expect(applyToIndex(git, changes)).rejects.toMatchObject(failure);
  });

  test('takes a path that only reads like such an answer', async () => {
    const id = await hashBytes(git, Buffer.from('x'));
    await applyToIndex(git, [{ status: 'A', mode: '100644', id, path: 'Ignoring path x' }]);
    expect((await listIndex(git)).map(({ path }) => path)).toContain('Ignoring path x');
  });
});

describe('making commits', () => {
  const ref = 'refs/heads/made' as const;
  const content = (path: string, text = 'x') => ({ kind: 'content', path, bytes: Buffer.from(text) }) as const;

  test('from changes to a parent keeps the rest of its tree, with names of any kind', async () => {
    const changes = [...odd.map((name) => content(name)), { kind: 'delete', path: 'a.txt' } as const];
    const id = await importCommit(git, { ref, message: 'M\n\nbody\n', signature: SIGNATURE, from: first, changes });
    const made = await diffTrees(git, first, id);
    expect(made.map(({ status, path }) => `${status} ${path}`).sort()).toEqual(
      ['D a.txt', ...odd.map((name) => `A ${name}`)].sort(),
    );
    expect(await raw('log', '-1', '--format=%P|%B|%an|%ct', ref)).toBe(
      `${first}|M\n\nbody\n|Groundhog|${SIGNATURE.epochSeconds}`,
    );
    expect(await importCommit(git, { ref, message: 'M\n\nbody\n', signature: SIGNATURE, from: first, changes })).toBe(
      id,
    );
  });

  test('lets a folder take the place of a file and a file that of a folder', async () => {
    const changes = [content('a.txt/in'), { kind: 'delete', path: 'a.txt' } as const, content('d')];
    const id = await importCommit(git, { ref, message: 'x', signature: SIGNATURE, from: first, changes });
    expect(await raw('ls-tree', '-r', '--name-only', id)).toBe('a.txt/in\nd');
  });

  test('without a parent starts from nothing, and further parents are kept', async () => {
    const root = await importCommit(git, { ref, message: 'x', signature: SIGNATURE, changes: [content('only')] });
    expect(await raw('ls-tree', '--name-only', root)).toBe('only');
    const next = await importCommit(git, {
      ref,
      message: 'x',
      signature: SIGNATURE,
      from: root,
      furtherParents: [first],
      changes: [],
    });
    expect(await raw('log', '-1', '--format=%P', next)).toBe(`${root} ${first}`);
    expect(await raw('ls-tree', '--name-only', next)).toBe('only');
  });

  test('of a tree gives the same id for the same input', async () => {
    const commit = { tree: await readTreeOf(git, first), parent: first, message: 'S\n', signature: SIGNATURE };
    expect(await commitTree(git, commit)).toBe(await commitTree(git, commit));
  });

  test('shows a path that changed its type as such', async () => {
    await actAsAgent(dir, 'rm a.txt; ln -s d a.txt');
    const second = await commitAll(dir, 'link');
    expect(await diffTrees(git, first, second)).toMatchObject([{ status: 'T', path: 'a.txt', mode: '120000' }]);
  });

  test('shows submodules in a diff, unless files alone are asked for', async () => {
    await raw('update-index', '--add', '--cacheinfo', `160000,${first},sub`);
    await raw('commit', '--quiet', '-m', 'submodule');
    const second = await raw('rev-parse', 'HEAD');
    expect(await renderTreeDiff(git, { from: second, to: first })).toContain('-Subproject commit');
    expect(await renderTreeDiff(git, { from: second, to: first, isOfFilesOnly: true })).toBe('');
  });
});

describe('moving refs', () => {
  const [one, two] = ['refs/heads/one', 'refs/heads/two'] as const;

  test('is all or nothing', async () => {
    await updateRefs(git, [{ kind: 'create', ref: one, to: first }]);
    const stale = updateRefs(git, [
      { kind: 'create', ref: two, to: first },
      { kind: 'create', ref: one, to: first },
    ]);
    await expect(stale).rejects.toMatchObject({ code: 'git_failed', data: { command: 'update-ref' } });
    expect(await findCommit(git, two)).toBeUndefined();
    await expect(updateRefs(git, [{ kind: 'delete', ref: one, from: 'f'.repeat(40) }])).rejects.toThrow('git_failed');
    await expect(updateRefs(git, [{ kind: 'verify', ref: one, is: 'f'.repeat(40) }])).rejects.toThrow('git_failed');
    await updateRefs(git, [
      { kind: 'verify', ref: 'refs/heads/main', is: first },
      { kind: 'delete', ref: one, from: first },
    ]);
    expect(await findCommit(git, one)).toBeUndefined();
  });

  test('points HEAD to a branch and tells when it is detached', async () => {
    await setHead(git, 'refs/heads/other');
    expect(await findHead(git)).toBe('refs/heads/other');
    await raw('update-ref', '--no-deref', 'HEAD', first);
    expect(await findHead(git)).toBeUndefined();
  });
});

describe('a repository of our own', () => {
  test.each(['sha1', 'sha256'] as const)('is bare, without hooks, in the format %s', async (objectFormat) => {
    const folder = join(await createTempDir('groundhog-init'), 'x.git');
    await initBare(git.at({ gitDir: folder }), { objectFormat, borrowFrom: [] });
    expect(await rawGit(folder, 'rev-parse', '--is-bare-repository', '--show-object-format')).toBe(
      `true\n${objectFormat}`,
    );
    await expect(readFile(join(folder, 'hooks'))).rejects.toThrow('ENOENT');
  });

  test.each([
    [true, 'none'],
    [false, ''],
  ])('waits for the disk unless it goes with the run (%j)', async (isTemporary, setting) => {
    const folder = join(await createTempDir('groundhog-init'), 'x.git');
    await initBare(git.at({ gitDir: folder }), { objectFormat: 'sha1', borrowFrom: [], isTemporary });
    expect(await rawGit(folder, 'config', '--local', '--default', '', 'core.fsync')).toBe(setting);
    expect(await rawGit(folder, 'rev-parse', '--is-bare-repository')).toBe('true');
  });

  test('reads the objects that it borrows', async () => {
    const folder = join(await createTempDir('groundhog-init'), 'x.git');
    const own = git.at({ gitDir: folder });
    await initBare(own, { objectFormat: 'sha1', borrowFrom: [join(dir, '.git/objects')] });
    expect(await findCommit(own, first)).toBe(first);
  });
});
