import { mkdir, readFile, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findSnapshotNameProblem } from '../../../src/domain/refs/ref-name.ts';
import {
  createNamedSnapshot,
  deleteNamedSnapshot,
  diffNamedSnapshot,
  listNamedSnapshots,
} from '../../../src/workspace/named-snapshots/named-snapshots.ts';
import { restoreNamedSnapshot } from '../../../src/workspace/named-snapshots/restore-named-snapshot.ts';
import type { SnapshotContext } from '../../../src/workspace/named-snapshots/snapshot-context.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import { createHandClock, openSnapshots } from '../../helpers/open-snapshots.ts';
import { listTree, takeInventory } from '../../helpers/open-workspace.ts';
import { toSeed } from '../../helpers/property-seed.ts';
import { isCompleteRun, isSlowRun, quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createRepo, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

const create = (place: SnapshotContext, name = 's1') => createNamedSnapshot(place, { name });
const restore = (place: SnapshotContext, name = 's1') => restoreNamedSnapshot(place, { name });
const refuses = (reason: RegExp) => ({ data: { reason: expect.stringMatching(reason) } });
const heldPaths = async (dir: string, commit: string) => Object.keys(await listTree(dir, commit)).sort();

async function open(files: Readonly<Record<string, string>> = { 'a.txt': 'v1\n', '.gitignore': '*.log\n' }) {
  const { dir } = await createRepo({ files });
  return { dir, place: await openSnapshots(dir) };
}

describe('a snapshot', () => {
  quickTest('of the same state under the same name writes no object and no ref', async () => {
    const { dir, place } = await open();
    const { snapshot } = await create(place);
    const look = async () => [await git(dir, 'count-objects', '-v'), await git(dir, 'for-each-ref')];
    const before = await look();
    expect(await create(place)).toMatchObject({ kind: 'unchanged', snapshot: { id: snapshot.id } });
    expect(await look()).toEqual(before);
  });

  quickTest('has the one before it as parent, and an identity that is ours', async () => {
    const { dir, place } = await open();
    const first = await create(place);
    const second = await createNamedSnapshot(place, { name: 's2', description: 'before the change\n\nmore' });
    expect(await git(dir, 'log', '-1', '--format=%P %an <%ae> %cn %s', second.snapshot.id)).toBe(
      `${first.snapshot.id} Groundhog <groundhog@noreply.invalid> Groundhog before the change`,
    );
    expect(await git(dir, 'log', '-1', '--format=%s', first.snapshot.id)).toBe('snapshot: s1');
  });

  quickTest('holds tracked files that a rule ignores, and none that is only ignored', async () => {
    const { dir, place } = await open();
    await writeFiles(dir, { 'kept.log': 'k\n', 'other.log': 'o\n' });
    await git(dir, 'add', '--force', 'kept.log');
    const { snapshot } = await create(place);
    expect(await heldPaths(dir, snapshot.id)).toEqual(['.gitignore', 'a.txt', 'kept.log']);
  });

  slowTest('no longer holds what is ignored by now', async () => {
    const { dir, place } = await open();
    await writeFiles(dir, { 'x.tmp': 'x\n' });
    await create(place);
    await writeFiles(dir, { '.gitignore': '*.log\n*.tmp\n' });
    const { snapshot } = await create(place, 's2');
    expect(await heldPaths(dir, snapshot.id)).toEqual(['.gitignore', 'a.txt']);
  });

  quickTest('obeys the rules that are in no commit: those of the person and those of the repository', async () => {
    const { dir } = await open();
    const home = await createTempDir('groundhog-person');
    await writeFiles(home, { '.gitconfig': '[core]\n\texcludesFile = ~/mine\n', mine: '*.swp\n!keep.swo\n' });
    await writeFiles(dir, { 'a.swp': '1', 'b.swo': '2', 'keep.swo': '3', '.git/info/exclude': '*.swo\n' });
    const { snapshot } = await create(await openSnapshots(dir, { home }));
    expect(await heldPaths(dir, snapshot.id)).toEqual(['.gitignore', 'a.txt']);
  });

  quickTest('leaves untracked files above 10 MiB out and names them; tracked ones it holds', async () => {
    const { dir, place } = await open();
    for (const name of ['tracked.bin', 'exact.bin', 'large.bin']) await writeFile(join(dir, name), '');
    await git(dir, 'add', 'tracked.bin');
    await truncate(join(dir, 'tracked.bin'), 10 * 1024 * 1024 + 1);
    await truncate(join(dir, 'exact.bin'), 10 * 1024 * 1024);
    await create(place);
    await truncate(join(dir, 'large.bin'), 10 * 1024 * 1024 + 1);
    const { snapshot, leftOut } = await create(place, 's2');
    expect(leftOut).toEqual([{ path: 'large.bin', why: 'too_large' }]);
    expect(await heldPaths(dir, snapshot.id)).toEqual(['.gitignore', 'a.txt', 'exact.bin', 'tracked.bin']);
    const { backup } = await restore(place);
    expect(await heldPaths(dir, `refs/sandbox/snapshots/${backup}`)).toContain('large.bin');
  });

  slowTest('holds the bytes on disk, whatever line ends and filters the repository asks for', async () => {
    const { dir } = await createRepo({ files: { '.gitattributes': '* text eol=lf ident\n', 'a.txt': 'x\n' } });
    await git(dir, 'config', 'core.autocrlf', 'true');
    const place = await openSnapshots(dir);
    await writeFiles(dir, { 'a.txt': '$Id$\r\n' });
    await create(place);
    await writeFiles(dir, { 'a.txt': 'other\n' });
    await restore(place);
    expect(await readFile(join(dir, 'a.txt'), 'utf8')).toBe('$Id$\r\n');
  });

  describe.each(
    rowsOfRun(
      [
        ['with folders', ['set', '--cone', 'in']],
        ['with a sparse index', ['set', '--cone', '--sparse-index', 'in']],
        ['with patterns', ['set', '--no-cone', '/in/']],
      ],
      (_, index) => index === 0,
    ),
  )('of a sparse checkout %s', (_how, args) => {
    const files = { 'in/a.txt': 'a1\n', 'out/b.txt': 'b1\n', 'out/deep/c.txt': 'c1\n' };

    test('holds what is outside as the index has it, and comes back when all is checked out', async () => {
      const { dir, place } = await open(files);
      await git(dir, 'sparse-checkout', ...args);
      await writeFiles(dir, { 'in/a.txt': 'a2\n' });
      const { snapshot } = await create(place);
      expect(await heldPaths(dir, snapshot.id)).toEqual(Object.keys(files));
      expect((await diffNamedSnapshot(place, 's1')).text).toBe('');
      await git(dir, 'sparse-checkout', 'disable');
      await writeFiles(dir, { 'in/a.txt': 'a3\n', 'out/b.txt': 'b3\n' });
      expect((await restore(place)).changes.map(({ path, status }) => [path, status])).toEqual([
        ['in/a.txt', 'M'],
        ['out/b.txt', 'M'],
      ]);
      expect(await readFile(join(dir, 'out/b.txt'), 'utf8')).toBe('b1\n');
      expect(await readFile(join(dir, 'out/deep/c.txt'), 'utf8')).toBe('c1\n');
    });

    test('is restored without a file outside being written, missed or staged', async () => {
      const { dir, place } = await open(files);
      await writeFiles(dir, { 'out/b.txt': 'b2\n' });
      await create(place, 'full');
      await git(dir, 'checkout', '--quiet', 'out');
      await git(dir, 'sparse-checkout', ...args);
      await writeFiles(dir, { 'in/a.txt': 'a2\n' });
      expect((await restore(place, 'full')).changes.map(({ path }) => path)).toEqual(['in/a.txt']);
      expect(Object.keys(await takeInventory(dir))).toEqual(['in', 'in/a.txt']);
      expect(await git(dir, 'status', '--porcelain')).toBe('');
    });

    test('holds a file outside that somebody has put there as it is on disk', async () => {
      const { dir, place } = await open(files);
      await git(dir, 'sparse-checkout', ...args);
      await writeFiles(dir, { 'out/b.txt': 'b2\n' });
      const { snapshot } = await create(place);
      expect(await git(dir, 'show', `${snapshot.id}:out/b.txt`)).toBe('b2');
    });
  });

  slowTest('of a sparse checkout of a partial clone needs no object that is not here', async () => {
    const { dir } = await createRepo({ files: { 'in/a.txt': 'a1\n', 'out/b.txt': 'b1\n' } });
    await git(dir, 'config', 'uploadpack.allowFilter', 'true');
    const clone = await createTempDir('groundhog-partial');
    await git(clone, 'clone', '--quiet', '--filter=blob:none', '--sparse', `file://${dir}`, '.');
    await git(clone, 'sparse-checkout', 'set', 'in');
    await git(clone, 'remote', 'set-url', 'origin', '/nonexistent');
    const place = await openSnapshots(clone);
    const { snapshot } = await create(place);
    expect(await heldPaths(clone, snapshot.id)).toEqual(['in/a.txt', 'out/b.txt']);
    await writeFiles(clone, { 'in/a.txt': 'a2\n' });
    await restore(place);
    expect(await readFile(join(clone, 'in/a.txt'), 'utf8')).toBe('a1\n');
  });

  slowTest('of a pipe holds the rest and names it', async () => {
    const { dir, place } = await open();
    await actAsAgent(dir, 'rm a.txt; mkfifo a.txt');
    expect(await create(place)).toMatchObject({ leftOut: [{ path: 'a.txt', why: 'special_file' }] });
  });

  quickTest('leaves out names that git refuses, and links that it would take for its own file', async () => {
    const { dir, place } = await open();
    await actAsAgent(dir, "ln -s /etc/passwd .gitmodules; echo 1 > '.git\\x'; echo 2 > new");
    const { snapshot, leftOut } = await create(place);
    expect(leftOut.map(({ path, why }) => `${path} ${why}`).sort()).toEqual([
      '.git\\x forbidden_name',
      '.gitmodules forbidden_name',
    ]);
    const held = await heldPaths(dir, snapshot.id);
    expect(held).toContain('new');
    expect(held.filter((path) => path.startsWith('.git'))).toEqual(['.gitignore']);
  });

  slowTest('is made in repositories without a commit, with SHA-256, and with a submodule', async () => {
    const unborn = await createTempDir('groundhog-unborn');
    await actAsAgent(unborn, 'git init -q --object-format=sha256 .; echo 1 > a');
    const place = await openSnapshots(unborn);
    expect((await create(place)).snapshot.id).toMatch(/^[0-9a-f]{64}$/);
    await writeFiles(unborn, { a: '2\n' });
    await restore(place);
    expect(await readFile(join(unborn, 'a'), 'utf8')).toBe('1\n');
    const { dir } = await open();
    const inner = await createRepo();
    await git(dir, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.dir, 'sub');
    expect(await create(await openSnapshots(dir))).toMatchObject({
      leftOut: [{ path: 'sub/', why: 'nested_repository' }],
    });
  });

  quickTest('makes a repository where there is none, but not of a home folder or of one above it', async () => {
    const dir = await createTempDir('groundhog-plain');
    await writeFiles(dir, { 'a.txt': '1\n', 'home/x': '' });
    await expect(openSnapshots(dir, { home: join(dir, 'home') })).rejects.toMatchObject(refuses(/home folder/));
    await expect(openSnapshots(dir, { home: dir })).rejects.toMatchObject(refuses(/home folder/));
    expect(Object.keys(await takeInventory(dir)).sort()).toEqual(['a.txt', 'home', 'home/x']);
    await create(await openSnapshots(dir));
    expect(await git(dir, 'symbolic-ref', 'HEAD')).toBe('refs/heads/main');
  });

  quickTest('is not found when its time is over, and the next one deletes it', async () => {
    const { dir } = await createRepo();
    const clock = createHandClock();
    const place = await openSnapshots(dir, { now: clock.now });
    await createNamedSnapshot(place, { name: 'short', ttlSeconds: 60 });
    await create(place, 'long');
    clock.move(59);
    expect((await listNamedSnapshots(place)).map(({ name }) => name)).toEqual(['long', 'short']);
    clock.move(1);
    expect((await listNamedSnapshots(place)).map(({ name }) => name)).toEqual(['long']);
    await expect(restore(place, 'short')).rejects.toMatchObject(refuses(/"short" not found/));
    expect(await create(place, 'next')).toMatchObject({ expired: ['short'] });
    expect(await git(dir, 'for-each-ref', 'refs/sandbox')).not.toContain('short');
  });

  slowTest('that is deleted is gone by name only, and an unknown name is an error', async () => {
    const { dir, place } = await open();
    const { snapshot } = await create(place);
    expect(await deleteNamedSnapshot(place, 's1')).toMatchObject({ id: snapshot.id });
    for (const act of [deleteNamedSnapshot, diffNamedSnapshot, (at: SnapshotContext) => restore(at)])
      await expect(act(place, 's1')).rejects.toMatchObject(refuses(/^snapshot "s1" not found$/));
    expect(await git(dir, 'cat-file', '-t', snapshot.id)).toBe('commit');
  });

  slowTest(
    'is made anew from the files when its index is damaged or its lock is stale, and refused while another is made',
    async () => {
      const { dir, place } = await open();
      await create(place);
      const index = join(dir, '.git/groundhog/snapshots.git/index');
      await writeFile(index, 'damaged');
      await writeFiles(dir, { 'a.txt': 'v2\n' });
      const { snapshot } = await create(place, 's2');
      expect(await git(dir, 'cat-file', 'blob', `${snapshot.id}:a.txt`)).toBe('v2');
      await writeFile(`${index}.lock`, '');
      await writeFiles(dir, { 'a.txt': 'v3\n' });
      await expect(create(place, 's3')).rejects.toMatchObject(refuses(/another snapshot is being made/));
      const old = new Date(Date.now() - 600_000);
      await utimes(`${index}.lock`, old, old);
      expect(await create(place, 's3')).toMatchObject({ kind: 'created' });
    },
  );
});

describe('a restore', () => {
  quickTest('keeps an ignored file that it has to write over in the backup', async () => {
    const { dir, place } = await open({ 'a.txt': 'v1\n' });
    await writeFiles(dir, { 'x.log': 'old\n' });
    await create(place);
    await writeFiles(dir, { '.gitignore': '*.log\n', 'x.log': 'precious\n' });
    const { backup } = await restore(place);
    expect(await readFile(join(dir, 'x.log'), 'utf8')).toBe('old\n');
    expect(await git(dir, 'cat-file', 'blob', `refs/sandbox/snapshots/${backup}:x.log`)).toBe('precious');
  });

  quickTest('writes through no link: what it names outside stays as it is', async () => {
    const { dir, place } = await open({ 'd/f': 'in\n' });
    const outside = await createTempDir('groundhog-outside');
    await writeFiles(outside, { f: 'out\n' });
    await create(place);
    await actAsAgent(dir, `rm -r d; ln -s '${outside}' d`);
    await restore(place);
    expect(await readFile(join(outside, 'f'), 'utf8')).toBe('out\n');
    expect(await readFile(join(dir, 'd/f'), 'utf8')).toBe('in\n');
  });

  slowTest('leaves files that are the same alone, also their times', async () => {
    const { dir, place } = await open({ 'a.txt': '1\n', 'b.txt': '1\n' });
    const old = new Date('2001-01-01');
    await utimes(join(dir, 'b.txt'), old, old);
    await create(place);
    await writeFiles(dir, { 'a.txt': '2\n' });
    await restore(place);
    expect(await actAsAgent(dir, 'stat -c %Y b.txt')).toBe(`${old.getTime() / 1000}\n`);
  });

  slowTest('prunes folders that it has emptied', async () => {
    const { dir, place } = await open();
    await create(place);
    await mkdir(join(dir, 'x/y'), { recursive: true });
    await writeFiles(dir, { 'x/y/z': '1' });
    await restore(place);
    expect(Object.keys(await takeInventory(dir)).sort()).toEqual(['.gitignore', 'a.txt']);
  });

  test('gives back any state of some files, and its backup gives back the other', async () => {
    const path = fc.constantFrom('a', 'b', 'a/x', 'a/x/y', 'c/x', '.gitignore', 'c/.gitignore');
    const content = fc.constantFrom('1', '2', '*.none\n');
    const state = fc.dictionary(path, content, { maxKeys: 5 });
    await fc.assert(
      fc.asyncProperty(state, state, async (first, second) => {
        const { dir } = await createRepo({ files: { keep: '1\n' } });
        const place = await openSnapshots(dir);
        const make = async (files: Readonly<Record<string, string>>) => {
          await actAsAgent(dir, 'find . -mindepth 1 -maxdepth 1 ! -name .git ! -name keep -exec rm -r {} +');
          // Where one is a folder of another, the first one stays.
          for (const [name, text] of Object.entries(files))
            await writeFiles(dir, { [name]: text }).catch(() => undefined);
          await actAsAgent(dir, "find . -depth -type d -empty ! -path './.git/*' -delete");
          return takeInventory(dir);
        };
        const one = await make(first);
        await create(place);
        const two = await make(second);
        const { backup } = await restore(place);
        expect(await takeInventory(dir)).toEqual(one);
        if (backup !== undefined) {
          await restore(place, backup);
          expect(await takeInventory(dir)).toEqual(two);
        }
        await cleanUpOne(dir);
      }),
      { numRuns: isCompleteRun ? 12 : isSlowRun ? 6 : 4, ...toSeed(1) },
    );
  });
});

async function cleanUpOne(dir: string): Promise<void> {
  await actAsAgent(dir, 'rm -rf ./* .git');
}

describe('a name', () => {
  quickTest('that passes is one that git takes in a ref', async () => {
    const { dir } = await createRepo();
    const names = fc.sample(fc.stringMatching(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,6}$/), 150);
    const passing = ['a.lock.b', 'a-', '_', ...names].filter((name) => findSnapshotNameProblem(name) === undefined);
    const script = passing.map((name) => `git check-ref-format 'refs/sandbox/snapshots/${name}' || echo '${name}'`);
    expect(await actAsAgent(dir, script.join('\n'))).toBe('');
    expect(passing.length).toBeGreaterThan(50);
  });
});
