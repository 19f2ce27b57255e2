import { lstat, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Git } from '../../../src/git/git.ts';
import { rewind } from '../../../src/workspace/attempt/rewind.ts';
import {
  createNamedSnapshot,
  deleteNamedSnapshot,
  diffNamedSnapshot,
  listNamedSnapshots,
} from '../../../src/workspace/named-snapshots/named-snapshots.ts';
import { restoreNamedSnapshot } from '../../../src/workspace/named-snapshots/restore-named-snapshot.ts';
import { openAttemptSnapshots, type SnapshotContext } from '../../../src/workspace/named-snapshots/snapshot-context.ts';
import { createWorkspace } from '../../../src/workspace/workspace.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import {
  capture,
  createCanary,
  type Opened,
  openWorkspace,
  startAttempt,
  takeInventory,
} from '../../helpers/open-workspace.ts';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git, gitWithEnv } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

const FILES = { 'a.txt': 'v1\n', 'src/b.txt': 'b1\n', '.gitignore': '*.log\n' };
const now = () => new Date(1_767_000_000_000);
const create = (place: SnapshotContext, name = 's1') => createNamedSnapshot(place, { name });

function openPlace({ workspace }: Opened, day = 1): Promise<SnapshotContext> {
  return openAttemptSnapshots(workspace, { day, now });
}

describe("an agent's snapshot", () => {
  quickTest('changes nothing of the attempt: capture and rewind come to what they would have', async () => {
    const opened = await openWorkspace({ files: FILES });
    const { path } = opened.workspace;
    const before = await takeInventory(path);
    const started = await startAttempt(opened);
    const place = await openPlace(opened);
    await actAsAgent(path, 'echo v2 > a.txt; echo n > new.txt');
    await create(place);
    await actAsAgent(path, 'rm -r src; echo v3 > a.txt; echo x > y.log');
    expect((await diffNamedSnapshot(place, 's1')).text).toContain('-v2\n+v3');
    await restoreNamedSnapshot(place, { name: 's1' });
    const captured = await capture(opened, started);
    expect(captured.problems).toEqual([]);
    expect(captured.changes.map(({ status, path: at }) => `${status} ${at}`)).toEqual(['M a.txt', 'A new.txt']);
    await rewind(opened.workspace, started);
    expect(await takeInventory(path)).toEqual({ ...before, 'y.log': expect.any(String) });
  });

  slowTest('leaves out a link in the place of .gitmodules, and brings the file back', async () => {
    const opened = await openWorkspace({ files: { ...FILES, '.gitmodules': '# none\n' } });
    const { path } = opened.workspace;
    await startAttempt(opened);
    const place = await openPlace(opened);
    await create(place, 'whole');
    await actAsAgent(path, 'ln -sf a.txt .gitmodules; echo v2 > a.txt');
    expect(await create(place)).toMatchObject({ leftOut: [{ path: '.gitmodules', why: 'forbidden_name' }] });
    await restoreNamedSnapshot(place, { name: 'whole' });
    expect(await readFile(join(path, '.gitmodules'), 'utf8')).toBe('# none\n');
  });

  quickTest('is in the control repository only, and not found by the next attempt', async () => {
    const opened = await openWorkspace({ files: FILES });
    const started = await startAttempt(opened);
    await create(await openPlace(opened));
    expect(await git(opened.origin, 'for-each-ref')).not.toContain('sandbox');
    expect(await git(opened.workspace.path, 'for-each-ref')).not.toContain('sandbox');
    expect(await git(opened.controlDir, 'for-each-ref', '--format=%(refname)', 'refs/sandbox')).toBe(
      'refs/sandbox/day-1/snapshots/s1',
    );
    await capture(opened, started);
    await rewind(opened.workspace, started);
    expect(await listNamedSnapshots(await openPlace(opened, 2))).toEqual([]);
  });

  quickTest("runs nothing that the agent's configuration, attributes or hooks name", async () => {
    const opened = await openWorkspace({ files: FILES });
    await startAttempt(opened);
    const canary = await createCanary();
    const { path } = opened.workspace;
    const names = ['filter.evil.clean', 'filter.evil.smudge', 'diff.evil.textconv', 'diff.external', 'core.fsmonitor'];
    for (const name of names) await git(path, 'config', name, canary.command);
    await writeFile(join(path, '.git/info/attributes'), '* filter=evil diff=evil\n');
    await actAsAgent(path, "echo '* filter=evil diff=evil' > .gitattributes; echo v2 > a.txt");
    const place = await openPlace(opened);
    await create(place);
    await actAsAgent(path, 'echo v3 > a.txt');
    await diffNamedSnapshot(place, 's1');
    await restoreNamedSnapshot(place, { name: 's1' });
    expect(await readFile(join(path, 'a.txt'), 'utf8')).toBe('v2\n');
    expect(await canary.wasRun()).toBe(false);
  });

  quickTest('is refused while a repository is planted among tracked files', async () => {
    const opened = await openWorkspace({ files: FILES });
    await startAttempt(opened);
    const place = await openPlace(opened);
    await actAsAgent(opened.workspace.path, 'git init -q src');
    await expect(create(place)).rejects.toMatchObject({ data: { reason: expect.stringMatching(/made in src\//) } });
    expect(await listNamedSnapshots(place)).toEqual([]);
  });

  test.each(
    rowsOfRun(
      [
        ['an edit, a new file and a deletion', 'echo v2 > a.txt; echo n > n.txt; rm src/b.txt'],
        ['nothing at all', 'true'],
        ['a mode, a link and a link in the place of a folder', 'chmod +x a.txt; ln -s x l; mv src s2; ln -s s2 src'],
        [
          'a file that became a folder, and a folder that became a file',
          'rm a.txt; mkdir a.txt; echo 1 > a.txt/in; rm -r src; echo f > src',
        ],
        ['odd names', "echo 1 > $'a\\nb'; echo 2 > '\"q\"'; echo 3 > -x; echo 4 > $'\\xe9'; echo 5 > ':(top)'"],
        ['other ignore rules', "echo '*.tmp' > .gitignore; echo 1 > x.log; echo 2 > y.tmp"],
        ['rules that hide what is tracked', "echo 'a*' > .gitignore; echo v2 > a.txt; echo 1 > ahidden"],
        [
          'commits and an index of its own',
          'echo v2 > a.txt; echo n > n.txt; git add -A; git commit -qm own; git rm -q --cached a.txt',
        ],
        ['a change behind skip-worktree', 'git update-index --skip-worktree a.txt; echo v2 > a.txt'],
        [
          'more than is held in memory',
          'for i in 1 2 3 4 5 6; do head -c 9000000 /dev/zero | tr "\\0" $i > big$i; done; echo v2 > a.txt',
        ],
      ],
      (_, index) => index % 2 === 0,
    ),
  )('holds what is on disk, and a restore brings it back: %s', async (_what, script) => {
    const opened = await openWorkspace({ files: FILES });
    const { path } = opened.workspace;
    await startAttempt(opened);
    const place = await openPlace(opened);
    await actAsAgent(path, script);
    const { snapshot } = await create(place);
    expect(snapshot.tree).toBe(await writeOracleTree(opened));
    const held = await takeFiles(path);
    await actAsAgent(
      path,
      'rm -rf a.txt src l s2; mkdir -p src/d; echo other > src/d/e; echo o > a.txt; echo x > last.txt',
    );
    const other = await create(place, 'other');
    expect(other.snapshot.tree).toBe(await writeOracleTree(opened));
    await restoreNamedSnapshot(place, { name: 's1' });
    expect(await takeFiles(path)).toEqual(held);
    expect(await create(place)).toMatchObject({ kind: 'unchanged' });
  });

  quickTest('deletes no folder that came after its backup: what is in it is in no snapshot', async () => {
    const opened = await openWorkspace({ files: FILES });
    const { path } = opened.workspace;
    await startAttempt(opened);
    const place = await openPlace(opened);
    await create(place);
    await actAsAgent(path, 'echo n > n.txt; echo v2 > a.txt');
    await create(place, 'backup');
    // Just when the contents are asked for, the plan is made and nothing is removed yet.
    const bytes: Git['bytes'] = async (args, call) => {
      const answer = await place.git.bytes(args, call);
      if (args.includes('cat-file')) await actAsAgent(path, 'rm n.txt; mkdir n.txt; echo late > n.txt/late');
      return answer;
    };
    const restored = await restoreNamedSnapshot({ ...place, git: { ...place.git, bytes } }, { name: 's1' });
    expect(restored.untouched).toEqual(['n.txt/late']);
    expect(await readFile(join(path, 'n.txt/late'), 'utf8')).toBe('late\n');
    expect(await readFile(join(path, 'a.txt'), 'utf8')).toBe('v1\n');
  });

  slowTest('names the files that only rules which came after it had ignored: they stay', async () => {
    const opened = await openWorkspace({ files: FILES });
    const { path } = opened.workspace;
    await startAttempt(opened);
    const place = await openPlace(opened);
    await create(place);
    await actAsAgent(path, "echo v2 > a.txt; echo '*.tmp' >> .gitignore; echo y > y.tmp");
    const restored = await restoreNamedSnapshot(place, { name: 's1' });
    expect(restored.untouched).toEqual(['y.tmp']);
    expect(await readFile(join(path, 'y.tmp'), 'utf8')).toBe('y\n');
  });

  slowTest('leaves and names the files that its own rules ignore, whatever the rules of now are', async () => {
    const opened = await openWorkspace({ files: FILES });
    const { path } = opened.workspace;
    await startAttempt(opened);
    const place = await openPlace(opened);
    await actAsAgent(path, 'echo x > x.log');
    await create(place);
    await actAsAgent(path, "echo v2 > a.txt; echo '*.tmp' > .gitignore");
    const restored = await restoreNamedSnapshot(place, { name: 's1' });
    expect(restored.untouched).toEqual(['x.log']);
    expect(await readFile(join(path, 'x.log'), 'utf8')).toBe('x\n');
  });

  quickTest('is known as git has it after each change: made, replaced, refused, deleted and run out', async () => {
    const opened = await openWorkspace({ files: FILES });
    const { path } = opened.workspace;
    await startAttempt(opened);
    let seconds = 1_767_000_000;
    const place = { ...(await openPlace(opened)), now: () => new Date(seconds * 1000) };
    const steps = [
      () => create(place, 'one'),
      () => createNamedSnapshot(place, { name: 'two', description: 'the second', ttlSeconds: 60 }),
      () => create(place, 'three'),
      () => createNamedSnapshot(place, { name: 'three', replace: true }),
      () => create(place, 'one').catch(() => undefined),
      () => deleteNamedSnapshot(place, 'three'),
      () => restoreNamedSnapshot(place, { name: 'one' }),
      () => create(place, 'four'),
      () => create(place, 'four'),
    ];
    for (const [at, step] of steps.entries()) {
      await actAsAgent(path, at === steps.length - 1 ? 'true' : `echo ${at} > a.txt; echo ${at} > n${at}.txt`);
      await step();
      seconds += 10;
      const listed = await listNamedSnapshots(place);
      // Another workspace by identity, of which nothing is remembered.
      const fresh = await listNamedSnapshots({ ...place, attempt: createWorkspace(opened.workspace) });
      expect([at, ...listed]).toEqual([at, ...fresh]);
    }
    expect((await listNamedSnapshots(place)).map(({ name }) => name)).toEqual(['four', 'before-restore-1', 'one']);
  });

  slowTest('of the same state writes neither object nor ref, and no index is ever written for one', async () => {
    const opened = await openWorkspace({ files: FILES });
    await startAttempt(opened);
    const place = await openPlace(opened);
    const look = async () => [
      await git(opened.controlDir, 'count-objects', '-v'),
      await git(opened.controlDir, 'for-each-ref'),
    ];
    const indexes = async () => [
      (await lstat(place.git.location.indexFile ?? '', { bigint: true })).ctimeNs,
      (await lstat(opened.workspace.git.location.indexFile ?? '', { bigint: true })).ctimeNs,
    ];
    const written = await indexes();
    await actAsAgent(opened.workspace.path, 'echo v2 > a.txt; echo n > n.txt');
    await create(place);
    const before = await look();
    expect(await create(place)).toMatchObject({ kind: 'unchanged' });
    expect(await look()).toEqual(before);
    expect(before.join('\n')).not.toContain('refs/groundhog-tree');
    await actAsAgent(opened.workspace.path, 'echo v3 > a.txt');
    await restoreNamedSnapshot(place, { name: 's1' });
    expect(await indexes()).toEqual(written);
  });

  test.each(
    rowsOfRun(
      [
        ['without a cache of untracked files', 1000],
        ['with a cache of untracked files', 0],
      ],
      (_, index) => index % 2 === 0,
    ),
  )('misses no edit that keeps the size within a second, %s', async (_how, primeFrom) => {
    const opened = await openWorkspace({ files: FILES, primeFrom });
    const file = join(opened.workspace.path, 'a.txt');
    await startAttempt(opened);
    const place = await openPlace(opened);
    const { atime, mtime } = await lstat(file);
    for (let round = 10; round < 50; round += 1) {
      await writeFile(file, `${round}\n`);
      // A program can give a file any time it likes.
      if (round % 2 === 0) await utimes(file, atime, mtime);
      const { snapshot } = await create(place, `r${round}`);
      expect(await git(opened.controlDir, 'cat-file', 'blob', `${snapshot.id}:a.txt`)).toBe(String(round));
      if (round % 5 !== 0) continue;
      await restoreNamedSnapshot(place, { name: 'r10' });
      expect(await readFile(file, 'utf8')).toBe('10\n');
    }
  });
});

/** What is on disk but folders, of which a snapshot holds none. */
async function takeFiles(root: string): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(Object.entries(await takeInventory(root)).filter(([, kind]) => kind !== 'folder'));
}

/** The tree of what is on disk, as a fresh index of git's gives it: with the rules of now, and what was tracked before. */
async function writeOracleTree({ workspace, controlDir }: Opened): Promise<string> {
  const indexFile = join(await createTempDir('groundhog-oracle'), 'index');
  const run = (...args: readonly string[]) =>
    gitWithEnv(workspace.path, { GIT_INDEX_FILE: indexFile }, [
      `--git-dir=${controlDir}`,
      `--work-tree=${workspace.path}`,
      ...args,
    ]);
  await run('read-tree', 'HEAD');
  await run('add', '--all');
  return run('write-tree');
}
