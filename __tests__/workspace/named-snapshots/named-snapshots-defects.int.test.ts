import { chmod, lstat, mkdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import {
  createNamedSnapshot,
  diffNamedSnapshot,
  listNamedSnapshots,
} from '../../../src/workspace/named-snapshots/named-snapshots.ts';
import { restoreNamedSnapshot, restoreState } from '../../../src/workspace/named-snapshots/restore-named-snapshot.ts';
import type { SnapshotContext } from '../../../src/workspace/named-snapshots/snapshot-context.ts';
import { renderRestored } from '../../../src/workspace/named-snapshots/snapshot-text.ts';
import { serveSnapshots } from '../../../src/workspace/named-snapshots/snapshot-verbs.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import { createHandClock, openSnapshots } from '../../helpers/open-snapshots.ts';
import { createCanary, takeInventory, toDisk } from '../../helpers/open-workspace.ts';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import {
  cleanUp,
  createBareRemote,
  createRepo,
  createTempDir,
  git,
  gitEnv,
  writeFiles,
} from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

const FILES = { 'a.txt': 'v1\n', 'src/b.txt': 'b1\n', '.gitignore': '*.log\n' };

interface Opened {
  readonly dir: string;
  readonly place: SnapshotContext;
}

async function open(files: Readonly<Record<string, string>> = FILES): Promise<Opened> {
  const { dir } = await createRepo({ files });
  return { dir, place: await openSnapshots(dir) };
}

const create = (place: SnapshotContext, name = 's1') => createNamedSnapshot(place, { name });
const restore = (place: SnapshotContext, name = 's1') => restoreNamedSnapshot(place, { name });
const refuses = (reason: RegExp) => ({ data: { reason: expect.stringMatching(reason) } });
const listRefs = (dir: string) => git(dir, 'for-each-ref', '--format=%(refname) %(objectname)');

async function rewritten(place: SnapshotContext) {
  const { changes } = await restore(place);
  return changes.map(({ status, path }) => `${status} ${path}`);
}

describe('what went wrong elsewhere', () => {
  quickTest('1: a restore that only rewrites a file says so, by path and by kind', async () => {
    const { dir, place } = await open();
    await create(place);
    await writeFiles(dir, { 'a.txt': 'v2\n', 'new.txt': 'n\n' });
    await rm(join(dir, 'src/b.txt'));
    const restored = await restore(place);
    expect(renderRestored(restored, { preview: false })).toBe(
      [
        'restored snapshot s1 (3 files changed):',
        'a.txt',
        'new.txt',
        'src/b.txt',
        'added: 1 (src/b.txt)',
        'modified: 1 (a.txt)',
        'deleted: 1 (new.txt)',
        'what was there before: snapshot before-restore-1',
      ].join('\n'),
    );
  });

  test.each(
    rowsOfRun(
      ['caf\xc3\xa9.txt', 'a\nb', '"quoted"', 'tab\there', '-dash', ':(top)x', '*', 'caf\xe9.txt', ' lead'],
      (_, index) => index % 3 === 0,
    ),
  )('2: a stray file is deleted by a restore whatever its name is: %j', async (name) => {
    const { dir, place } = await open();
    const before = await takeInventory(dir);
    await create(place);
    await writeFile(toDisk(dir, name), 'stray');
    expect(await rewritten(place)).toEqual([`D ${name}`]);
    expect(await takeInventory(dir)).toEqual(before);
    expect(await rewrittenFrom(place, 'before-restore-1')).toEqual([`A ${name}`]);
  });

  test.each(
    rowsOfRun(
      ['a..b', 'x.lock', 'foo.', '', '.secret', 'foo/bar', 'foo bar', '-leading', 'a\tb', 'a\n', 'x'.repeat(101)],
      (_, index) => index % 3 === 0,
    ),
  )('3: the name %j is refused before any object is made', async (name) => {
    const { dir, place } = await open();
    const before = await git(dir, 'count-objects', '-v');
    await expect(create(place, name)).rejects.toMatchObject(refuses(/^(invalid snapshot name|name is required)/));
    expect(await git(dir, 'count-objects', '-v')).toBe(before);
  });

  quickTest(
    '4: a name that is taken is refused, and replaced on demand with the old state as an ancestor',
    async () => {
      const { dir, place } = await open();
      const first = await create(place);
      await writeFiles(dir, { 'a.txt': 'v2\n' });
      const refs = await listRefs(dir);
      await expect(create(place)).rejects.toMatchObject(refuses(/exists already/));
      expect(await listRefs(dir)).toBe(refs);
      // Newer than all of ours, and without a parent: made by another tool.
      const date = `${Math.floor(Date.now() / 1000) + 60} +0000`;
      const foreign = await actAsAgent(dir, `GIT_COMMITTER_DATE='${date}' git commit-tree HEAD^{tree} -m foreign`);
      await git(dir, 'update-ref', 'refs/sandbox/snapshots/foreign', foreign.trim());
      await writeFiles(dir, { 'a.txt': 'v3\n' });
      const { snapshot } = await createNamedSnapshot(place, { name: 's1', replace: true });
      await git(dir, 'merge-base', '--is-ancestor', first.snapshot.id, snapshot.id);
      expect(await git(dir, 'cat-file', 'blob', `${snapshot.id}:a.txt`)).toBe('v3');
    },
  );

  slowTest('5: a linked worktree has snapshots of its own files', async () => {
    const { dir } = await open();
    const linked = join(await createTempDir('groundhog-linked'), 'wt');
    await git(dir, 'worktree', 'add', '--quiet', '-b', 'side', linked);
    const place = await openSnapshots(linked);
    const status = await git(linked, 'status', '--porcelain');
    await create(place);
    await writeFiles(linked, { 'a.txt': 'v2\n' });
    expect((await diffNamedSnapshot(place, 's1')).text).toContain('+v2');
    expect(await rewritten(place)).toEqual(['M a.txt']);
    expect(await git(linked, 'status', '--porcelain')).toBe(status);
    expect(await readFile(join(dir, 'a.txt'), 'utf8')).toBe('v1\n');
  });

  slowTest('6: from a subfolder the whole checkout is meant, and no repository is made there', async () => {
    const { dir } = await open();
    const place = await openSnapshots(join(dir, 'src'));
    await create(place);
    await writeFiles(dir, { 'a.txt': 'v2\n' });
    expect(await rewritten(place)).toEqual(['M a.txt']);
    await expect(readFile(join(dir, 'src/.git/HEAD'))).rejects.toThrow('ENOENT');
  });

  quickTest('7: a nested repository is named, and neither lost nor touched by a restore', async () => {
    const { dir, place } = await open();
    await create(place, 'before');
    await actAsAgent(dir, 'git init -q nested; cd nested; echo 1 > f; git add f; git commit -qm one; echo 2 > g');
    const nested = await takeInventory(join(dir, 'nested'));
    const { leftOut } = await create(place);
    expect(leftOut).toEqual([{ path: 'nested/', why: 'nested_repository' }]);
    await writeFiles(dir, { 'a.txt': 'v2\n' });
    expect((await restore(place, 'before')).leftOut).toEqual(leftOut);
    expect(await takeInventory(join(dir, 'nested'))).toEqual(nested);
    expect(await readFile(join(dir, 'a.txt'), 'utf8')).toBe('v1\n');
  });

  slowTest('8: a nested repository without a commit does not keep a snapshot from being made', async () => {
    const { dir, place } = await open();
    await actAsAgent(dir, 'git init -q nested; echo 1 > nested/f');
    expect(await create(place)).toMatchObject({
      kind: 'created',
      leftOut: [{ path: 'nested/', why: 'nested_repository' }],
    });
  });

  quickTest('7: a state that has a submodule in it is restored, and the submodule is not touched', async () => {
    const { dir, place } = await open();
    const inner = await createRepo();
    await git(dir, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.dir, 'sub');
    await git(dir, 'commit', '--quiet', '-m', 'with a submodule');
    const tree = await git(dir, 'rev-parse', 'HEAD^{tree}');
    await writeFiles(dir, { 'a.txt': 'v2\n' });
    const head = await git(join(dir, 'sub'), 'rev-parse', 'HEAD');
    const restored = await restoreState(place, { name: 'a commit', tree }, { preview: false });
    expect(restored.changes.map(({ path }) => path)).toEqual(['a.txt']);
    expect(await git(dir, 'status', '--porcelain')).toBe('');
    expect(await git(join(dir, 'sub'), 'rev-parse', 'HEAD')).toBe(head);
  });

  quickTest('9: what was ignored when the snapshot was made stays, also when the rule has gone since', async () => {
    const { dir, place } = await open();
    await writeFiles(dir, { 'keys.log': 'precious\n', 'deep/er.log': 'too\n' });
    await create(place);
    await writeFiles(dir, { '.gitignore': '', 'new.txt': 'n\n' });
    const { untouched, changes } = await restore(place);
    expect([...untouched].sort()).toEqual(['deep/er.log', 'keys.log']);
    expect(changes.map(({ status, path }) => `${status} ${path}`)).toEqual(['M .gitignore', 'D new.txt']);
    expect(await readFile(join(dir, 'keys.log'), 'utf8')).toBe('precious\n');
  });

  slowTest('9: what is ignored now stays, also when the snapshot has no such rule', async () => {
    const { dir, place } = await open({ 'a.txt': 'v1\n' });
    await create(place);
    await writeFiles(dir, {
      '.gitignore': '*.key\n',
      'x.key': 'precious\n',
      'sub/.gitignore': '*\n',
      'sub/y': 'too\n',
    });
    expect([...(await restore(place)).untouched].sort()).toEqual(['x.key']);
    expect(Object.keys(await takeInventory(dir)).sort()).toEqual(['a.txt', 'sub', 'sub/.gitignore', 'sub/y', 'x.key']);
  });

  quickTest('10: a file that has become a folder, and the other way round, are put back', async () => {
    const { dir, place } = await open();
    const before = await takeInventory(dir);
    await create(place);
    await actAsAgent(dir, 'rm a.txt; mkdir -p a.txt/deep; echo 1 > a.txt/deep/y; rm -r src; echo 2 > src');
    await restore(place);
    expect(await takeInventory(dir)).toEqual(before);
    await restore(place, 'before-restore-1');
    expect(await readFile(join(dir, 'a.txt/deep/y'), 'utf8')).toBe('1\n');
  });

  slowTest(
    '10: a folder with an ignored file in the place of a file keeps the restore from touching anything',
    async () => {
      const { dir, place } = await open();
      await create(place);
      await actAsAgent(dir, 'rm a.txt; mkdir a.txt; echo 1 > a.txt/x.log; echo 2 > src/b.txt');
      const before = await takeInventory(dir);
      const refs = await listRefs(dir);
      await expect(restore(place)).rejects.toMatchObject(refuses(/in the way.*a\.txt\/x\.log/));
      expect([await takeInventory(dir), await listRefs(dir)]).toEqual([before, refs]);
    },
  );

  quickTest('11: before it writes, a restore keeps what is there under a name of its own', async () => {
    const { dir, place } = await open();
    await create(place);
    await actAsAgent(dir, 'echo v2 > a.txt; echo n > new.txt; echo b2 > src/b.txt');
    const between = await takeInventory(dir);
    expect(await restore(place)).toMatchObject({ backup: 'before-restore-1' });
    expect((await listNamedSnapshots(place)).map(({ name }) => name)).toEqual(['before-restore-1', 's1']);
    expect(await restore(place, 'before-restore-1')).toMatchObject({ backup: 's1' });
    expect(await takeInventory(dir)).toEqual(between);
  });

  quickTest('11: a preview tells the plan and changes neither files nor refs', async () => {
    const { dir, place } = await open();
    await create(place);
    await actAsAgent(dir, 'echo v2 > a.txt; echo n > new.txt');
    const before = [await takeInventory(dir), await listRefs(dir)];
    const plan = await restoreNamedSnapshot(place, { name: 's1', preview: true });
    expect(plan.changes.map(({ status, path }) => `${status} ${path}`)).toEqual(['M a.txt', 'D new.txt']);
    expect([await takeInventory(dir), await listRefs(dir)]).toEqual(before);
  });

  quickTest('11: a restore that cannot write names the snapshot that holds what was there', async () => {
    const { dir, place } = await open();
    await create(place);
    await writeFiles(dir, { 'a.txt': 'v2\n' });
    const blob = await git(dir, 'rev-parse', 'HEAD:a.txt');
    await rm(join(dir, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    await expect(restore(place)).rejects.toMatchObject(refuses(/everything was rolled back.*"before-restore-1"/));
    expect(await readFile(join(dir, 'a.txt'), 'utf8')).toBe('v2\n');
  });

  slowTest(
    '11: a restore after which a file is not as in the snapshot says so, and names the one that holds what was there',
    async () => {
      const { dir, place } = await open();
      await create(place);
      await writeFiles(dir, { 'a.txt': 'v2\n' });
      const folder = await createTempDir('groundhog-late');
      const late = `case " $* " in *' checkout-index '*) echo late > '${dir}/a.txt';; esac`;
      const script = `#!/bin/sh\nPATH='${gitEnv.PATH ?? ''}'\ngit "$@" || exit\n${late}\n`;
      await writeFile(join(folder, 'git'), script, { mode: 0o755 });
      const disturbed = await openSnapshots(dir, { path: `${folder}:${gitEnv.PATH ?? ''}` });
      await expect(restore(disturbed)).rejects.toMatchObject(
        refuses(/not as in the snapshot: a\.txt; what was there is in snapshot "before-restore-1"/),
      );
      expect(await readFile(join(dir, 'a.txt'), 'utf8')).toBe('late\n');
    },
  );

  /** A git that lets somebody else run a script right after a command of the restore. */
  async function openDisturbed(dir: string, after: string, script: string): Promise<SnapshotContext> {
    const folder = await createTempDir('groundhog-late');
    const late = `case " $* " in *' ${after} '*) ${script};; esac`;
    const program = `#!/bin/sh\nPATH='${gitEnv.PATH ?? ''}'\ngit "$@" || exit\n${late}\n`;
    await writeFile(join(folder, 'git'), program, { mode: 0o755 });
    return openSnapshots(dir, { path: `${folder}:${gitEnv.PATH ?? ''}` });
  }

  const readNew = async (dir: string) => {
    const path = join(dir, 'new.txt');
    return (await lstat(path)).isFile() ? readFile(path, 'utf8') : undefined;
  };

  test.each(
    rowsOfRun(
      [
        ['given other bytes', (dir: string) => `echo late > '${dir}/new.txt'`, 'late\n'],
        ['made executable', (dir: string) => `chmod +x '${dir}/new.txt'`, 'n\n'],
        ['made a pipe', (dir: string) => `rm '${dir}/new.txt'; mkfifo '${dir}/new.txt'`, undefined],
      ],
      (_, index) => index % 3 === 0,
    ),
  )('11: a file that is %s after the backup was made is not removed, and it is said', async (_how, late, content) => {
    const { dir, place } = await open();
    await create(place);
    await writeFiles(dir, { 'new.txt': 'n\n', 'other.txt': 'o\n' });
    const disturbed = await openDisturbed(dir, 'update-ref', late(dir));
    await expect(restore(disturbed)).rejects.toMatchObject(
      refuses(/not as in the snapshot: new\.txt; what was there is in snapshot "before-restore-1"/),
    );
    expect(await readNew(dir)).toBe(content);
    expect(await git(dir, 'cat-file', 'blob', 'refs/sandbox/snapshots/before-restore-1:new.txt')).toBe('n');
  });

  slowTest(
    '11: a file in the place of a folder that is changed after the backup stays, and all is put back',
    async () => {
      const { dir, place } = await open();
      await create(place);
      await actAsAgent(dir, 'rm -r src; echo 2 > src; echo v2 > a.txt');
      const disturbed = await openDisturbed(dir, 'update-ref', `echo late > '${dir}/src'`);
      await expect(restore(disturbed)).rejects.toMatchObject(
        refuses(/everything was rolled back.*"before-restore-1".*changed meanwhile: src/),
      );
      expect(await readFile(join(dir, 'src'), 'utf8')).toBe('late\n');
      expect(await readFile(join(dir, 'a.txt'), 'utf8')).toBe('v2\n');
    },
  );

  slowTest('a ref in the place of a snapshot that is none is named when a snapshot would have its name', async () => {
    const { dir, place } = await open();
    await git(dir, 'update-ref', 'refs/sandbox/snapshots/s1', await git(dir, 'rev-parse', 'HEAD:a.txt'));
    await git(dir, 'update-ref', 'refs/sandbox/snapshots/s2/deep', 'HEAD');
    await expect(create(place)).rejects.toMatchObject(refuses(/ref refs\/sandbox\/snapshots\/s1 is in the way/));
    await expect(create(place, 's2')).rejects.toMatchObject(refuses(/ref refs\/sandbox\/snapshots\/s2\/deep is in/));
    await expect(create(place, 's3')).resolves.toMatchObject({ kind: 'created' });
  });

  quickTest(
    '12: what cannot be read in full is no snapshot, and a restore of such a folder changes nothing',
    async () => {
      const { dir, place } = await open();
      await create(place);
      await writeFiles(dir, { 'src/closed': 'x\n', 'a.txt': 'v2\n' });
      await chmod(join(dir, 'src/closed'), 0);
      const refs = await listRefs(dir);
      await expect(create(place, 's2')).rejects.toMatchObject(refuses(/cannot be read: src\/closed/));
      await expect(restore(place)).rejects.toMatchObject(refuses(/cannot be read: src\/closed/));
      expect([await listRefs(dir), await readFile(join(dir, 'a.txt'), 'utf8')]).toEqual([refs, 'v2\n']);
    },
  );

  quickTest('13: no filter, monitor, diff driver or hook of the repository is run', async () => {
    const { dir } = await open({ ...FILES, '.gitattributes': '*.txt filter=evil diff=evil\n' });
    const canary = await createCanary();
    for (const name of ['filter.evil.clean', 'filter.evil.smudge', 'filter.evil.process', 'diff.evil.command'])
      await git(dir, 'config', name, canary.command);
    for (const name of ['diff.evil.textconv', 'diff.external', 'core.fsmonitor', 'core.pager'])
      await git(dir, 'config', name, canary.command);
    await writeFile(join(dir, '.git/hooks/reference-transaction'), `#!/bin/sh\n${canary.command}\n`, { mode: 0o755 });
    await writeFile(join(dir, '.git/hooks/post-checkout'), `#!/bin/sh\n${canary.command}\n`, { mode: 0o755 });
    const place = await openSnapshots(dir);
    await create(place);
    await writeFiles(dir, { 'a.txt': 'v2\n' });
    expect((await diffNamedSnapshot(place, 's1')).text).toContain('-v1\n+v2');
    await restore(place);
    expect(await canary.wasRun()).toBe(false);
    // The same repository under a git that obeys it: the canary can sing.
    await git(dir, 'update-ref', 'refs/x/y', 'HEAD');
    expect(await canary.wasRun()).toBe(true);
  });

  quickTest('14: the index is kept, so that a second snapshot reads only what has changed', async () => {
    const { dir } = await open();
    const spy = await createSpy();
    await create(await openSnapshots(dir, { path: spy.path }));
    expect(await spy.readPaths()).toEqual(['.gitignore', 'a.txt', 'src/b.txt']);
    await writeFiles(dir, { 'new.txt': 'n\n' });
    await create(await openSnapshots(dir, { path: spy.path }), 's2');
    expect(await spy.readPaths()).toEqual(['new.txt']);
  });

  slowTest('14: an edit that keeps the size in the same second is never missed', async () => {
    const { dir, place } = await open();
    for (let round = 0; round < 20; round += 1) {
      await writeFiles(dir, { 'a.txt': `${round % 2}1\n` });
      const { snapshot } = await createNamedSnapshot(place, { name: `r${round}` });
      expect(await git(dir, 'cat-file', 'blob', `${snapshot.id}:a.txt`)).toBe(`${round % 2}1`);
    }
  });

  quickTest("15: the caller's git variables do not lead it elsewhere", async () => {
    const { dir } = await open();
    const other = await createRepo();
    const before = await listRefs(other.dir);
    const old = { GIT_DIR: process.env.GIT_DIR, GIT_INDEX_FILE: process.env.GIT_INDEX_FILE };
    Object.assign(process.env, { GIT_DIR: join(other.dir, '.git'), GIT_INDEX_FILE: join(other.dir, '.git/index') });
    try {
      await create(await openSnapshots(dir));
    } finally {
      for (const [name, value] of Object.entries(old)) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    }
    expect(await listRefs(other.dir)).toBe(before);
    expect(await listRefs(dir)).toContain('refs/sandbox/snapshots/s1');
  });

  slowTest('16: the list is newest first, across time zones and within one second', async () => {
    const { dir } = await createRepo({ files: FILES });
    const clock = createHandClock();
    const place = await openSnapshots(dir, { now: clock.now });
    // Made by another tool an hour later, in a zone where its text sorts before ours.
    const tree = await git(dir, 'rev-parse', 'HEAD^{tree}');
    const foreign = await actAsAgent(
      dir,
      `GIT_COMMITTER_DATE='1767003600 -1100' git commit-tree ${tree} -m 'from elsewhere'`,
    );
    for (const name of ['z', 'm', 'a', 'k']) await create(place, name);
    await git(dir, 'update-ref', 'refs/sandbox/snapshots/foreign', foreign.trim());
    const listed = await listNamedSnapshots(place);
    expect(listed.map(({ name }) => name)).toEqual(['foreign', 'k', 'a', 'm', 'z']);
    expect(listed[0]?.subject).toBe('from elsewhere');
    expect(await serveSnapshots(async () => place)({ name: 'snapshot_list', payload: {} })).toMatchObject({
      text: expect.stringMatching(/^foreign\t[0-9a-f]{12}\t2025-12-29T10:20:00\+00:00\tfrom elsewhere\nk\t/),
    });
  });

  slowTest('17: a warning of git is part of no answer', async () => {
    const { dir } = await open({ ...FILES, '.gitattributes': '!x text\n' });
    expect(await actAsAgent(dir, 'git check-attr text a.txt 2>&1')).toMatch(/warning: Negative patterns/);
    const place = await openSnapshots(dir);
    const { snapshot } = await create(place);
    expect([snapshot.id, snapshot.tree]).toEqual([
      expect.stringMatching(/^[0-9a-f]{40}$/),
      await git(dir, 'rev-parse', `${snapshot.id}^{tree}`),
    ]);
    await writeFiles(dir, { 'a.txt': 'v2\n' });
    expect((await diffNamedSnapshot(place, 's1')).text).toMatch(/^diff --git a\/a\.txt b\/a\.txt\n/);
  });

  slowTest('18: log, branch, tag, push and clone do not show them; "log --all" does, as documented', async () => {
    const { dir, place } = await open();
    const remote = await createBareRemote(dir);
    const { snapshot } = await create(place);
    await git(dir, 'push', '--quiet', '--all', remote);
    const clone = join(await createTempDir('groundhog-clone'), 'c');
    await git(dir, 'clone', '--quiet', dir, clone);
    expect(await listRefs(remote)).not.toContain('sandbox');
    expect(await listRefs(clone)).not.toContain('sandbox');
    const shown = [await git(dir, 'log', '--format=%H'), await git(dir, 'branch', '-a'), await git(dir, 'tag')];
    expect(shown.join('\n')).not.toMatch(new RegExp(`${snapshot.id}|s1`));
    expect(await git(dir, 'log', '--all', '--format=%H')).toContain(snapshot.id);
  });

  quickTest('19: ignored files and empty folders stay; links and the executable bit are held', async () => {
    const { dir, place } = await open();
    await actAsAgent(dir, 'ln -s nowhere link; chmod +x a.txt; mkdir empty; echo 1 > x.log');
    await create(place);
    await actAsAgent(dir, 'rm link; chmod -x a.txt; echo 2 > x.log; ln -s other link');
    const old = new Date('2001-01-01');
    await utimes(join(dir, 'src/b.txt'), old, old);
    expect(await rewritten(place)).toEqual(['M a.txt', 'M link']);
    expect(await takeInventory(dir)).toMatchObject({
      link: 'link nowhere',
      'a.txt': expect.stringMatching(/^program /),
      empty: 'folder',
    });
    expect(await readFile(join(dir, 'x.log'), 'utf8')).toBe('2\n');
  });

  quickTest('20: HEAD, index, branches and stash are the same after each command, byte for byte', async () => {
    const { dir, place } = await open();
    await actAsAgent(dir, 'echo stashed > a.txt; git stash -q; echo staged > a.txt; git add a.txt; echo more > a.txt');
    await mkdir(join(dir, 'd'));
    await symlink('x', join(dir, 'd/l'));
    const look = async () => [
      await readFile(join(dir, '.git/HEAD'), 'utf8'),
      (await readFile(join(dir, '.git/index'))).toString('base64'),
      await git(dir, 'for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads', 'refs/tags', 'refs/stash'),
      await git(dir, 'reflog', '--all'),
    ];
    const before = await look();
    const call = serveSnapshots(async () => place);
    const name = 's1';
    expect(await call({ name: 'snapshot_create', payload: { name, replace: false } })).toMatchObject({ ok: true });
    expect(await look()).toEqual(before);
    await writeFile(join(dir, 'a.txt'), 'even more');
    expect(await call({ name: 'snapshot_diff', payload: { name } })).toMatchObject({ ok: true });
    expect(await call({ name: 'snapshot_restore', payload: { name, preview: false } })).toMatchObject({ ok: true });
    expect(await call({ name: 'snapshot_list', payload: {} })).toMatchObject({ ok: true });
    expect(await call({ name: 'snapshot_delete', payload: { name } })).toMatchObject({ ok: true });
    expect(await look()).toEqual(before);
    expect(await git(dir, 'status', '--porcelain')).toBe('MM a.txt\n?? d/');
  });
});

async function rewrittenFrom(place: SnapshotContext, name: string): Promise<string[]> {
  const { changes } = await restore(place, name);
  return changes.map(({ status, path }) => `${status} ${path}`);
}

/** A folder for PATH in which git notes the paths that it is told to read. */
async function createSpy(): Promise<{ readonly path: string; readonly readPaths: () => Promise<readonly string[]> }> {
  const path = await createTempDir('groundhog-spy');
  const log = join(path, 'log');
  const script = `#!/bin/sh
PATH='${process.env.PATH ?? ''}'
case " $* " in *' update-index --add '*) tee -a '${log}' | git "$@" ;; *) exec git "$@" ;; esac
`;
  await writeFile(join(path, 'git'), script, { mode: 0o755 });
  return {
    path: `${path}:${process.env.PATH ?? ''}`,
    async readPaths() {
      const paths = (await readFile(log, 'utf8')).split('\0').filter((name) => name !== '');
      await rm(log);
      return paths.sort();
    },
  };
}
