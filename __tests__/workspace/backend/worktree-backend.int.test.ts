import { chmod, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createControlRepository, fetchCommits } from '../../../src/store/control-repository.ts';
import { openLocalOrigin } from '../../../src/store/origin.ts';
import type { Snapshot } from '../../../src/workspace/attempt/snapshot.ts';
import { createNullBackend } from '../../../src/workspace/backend/null-backend.ts';
import type { WorkspaceBackend } from '../../../src/workspace/backend/workspace-backend.ts';
import { createWorktreeBackend } from '../../../src/workspace/backend/worktree-backend.ts';
import { createWorkspace, type Workspace } from '../../../src/workspace/workspace.ts';
import {
  capture,
  createCanary,
  openDoor,
  startAttempt,
  TASK_BRANCH,
  takeInventory,
} from '../../helpers/open-workspace.ts';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createRepo, createTempDir, git, gitWithEnv } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

interface Stage {
  readonly origin: string;
  readonly head: string;
  readonly backend: WorkspaceBackend;
  readonly controlDir: string;
  readonly runDir: string;
  readonly workDir: string;
}

interface StageOptions {
  readonly workDir?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly prepare?: (dir: string) => Promise<unknown>;
}

async function setStage({ workDir: given, files, prepare }: StageOptions = {}): Promise<Stage> {
  const { dir } = await createRepo(files === undefined ? {} : { files });
  await prepare?.(dir);
  const head = await git(dir, 'rev-parse', 'HEAD');
  const runDir = await createTempDir('groundhog-control');
  const workDir = given ?? (await createTempDir('groundhog-work'));
  await mkdir(workDir, { recursive: true });
  const door = await openDoor(runDir);
  const origin = await openLocalOrigin(door, dir);
  const control = await createControlRepository(door, origin, { runDir, idLength: head.length });
  await fetchCommits(control, origin, [head]);
  const apartFrom = (await origin.listFolders()).map((path) => ({ path, what: "the user's folder" }));
  const backend = createWorktreeBackend({ control, runDir, workDir, taskBranch: TASK_BRANCH, head, apartFrom });
  return { origin: dir, head, backend, controlDir: control.location.gitDir, runDir, workDir };
}

interface Attempted {
  readonly workspace: Workspace;
  readonly snapshot: Snapshot;
  readonly target: Parameters<WorkspaceBackend['rollbackPreRun']>[0];
}

/** An attempt that writes, commits by itself, and is captured. */
async function attemptOn(stage: Stage, act?: (path: string) => Promise<unknown>): Promise<Attempted> {
  const workspace = await stage.backend.prepare();
  const opened = { origin: stage.origin, workspace, controlDir: stage.controlDir, head: stage.head };
  const snapshot = await startAttempt(opened);
  await writeFile(join(workspace.path, 'new.txt'), 'new\n');
  await git(workspace.path, 'add', '-A');
  await git(workspace.path, 'commit', '-qm', 'By the agent');
  await act?.(workspace.path);
  const captured = await capture(opened, snapshot);
  const pinned = { branch: snapshot.scratchBranch, commit: captured.commit };
  return { workspace, snapshot, target: { to: stage.head, pinned } };
}

async function completed(stage: Stage, target: Attempted['target']) {
  const done = await stage.backend.rollbackPreRun(target);
  if (done.kind !== 'completed') throw new Error(done.reason);
  return done;
}

describe('the managed worktree', () => {
  quickTest('is made at the head on the task branch, clean, with the content of the commit', async () => {
    const stage = await setStage({ files: { 'a file.txt': 'a\n', 'ümläut/b.txt': 'b\n' } });
    expect(stage.backend.currentContext()).toBeUndefined();
    const workspace = await stage.backend.prepare();
    expect(workspace.path).toBe(stage.backend.plannedPath());
    expect(stage.backend.currentContext()).toEqual({
      path: workspace.path,
      branch: TASK_BRANCH,
      head: stage.head,
      rollbacks: 0,
    });
    expect(await stage.backend.snapshot()).toEqual({
      branch: `refs/heads/${TASK_BRANCH}`,
      head: stage.head,
      is_dirty: false,
      staged_count: 0,
      unstaged_count: 0,
      untracked_count: 0,
    });
    expect(Object.keys(await takeInventory(workspace.path))).toHaveLength(3);
  });

  quickTest('comes back to the recorded commit by discard and recreate', async () => {
    const stage = await setStage();
    const { workspace, target } = await attemptOn(stage);
    expect(await stage.backend.snapshot()).toMatchObject({ is_dirty: true, untracked_count: 1 });
    const done = await completed(stage, target);
    expect(done.notes).toEqual([]);
    expect(await readdir(done.workspace.path)).not.toContain('new.txt');
    expect(done.workspace.path).toBe(workspace.path);
    expect(await stage.backend.snapshot()).toMatchObject({ is_dirty: false, branch: `refs/heads/${TASK_BRANCH}` });
    expect(stage.backend.currentContext()).toMatchObject({ head: stage.head, rollbacks: 1 });
    expect(await git(done.workspace.path, 'status', '--porcelain')).toBe('');
  });

  slowTest('comes back twice in a run, with a path that has spaces and letters beyond ASCII', async () => {
    const stage = await setStage({ workDir: join(await createTempDir('groundhog-work'), 'wörk of mine') });
    const { target } = await attemptOn(stage);
    await completed(stage, target);
    const second = await completed(stage, target);
    expect(await git(second.workspace.path, 'status', '--porcelain')).toBe('');
    expect(stage.backend.currentContext()?.rollbacks).toBe(2);
  });
});

quickTest('W2: a task branch that is there already is never reset', async () => {
  const stage = await setStage();
  const other = await git(stage.controlDir, 'commit-tree', '-m', 'Old work', `${stage.head}^{tree}`);
  await git(stage.controlDir, 'update-ref', `refs/heads/${TASK_BRANCH}`, other);
  await expect(stage.backend.prepare()).rejects.toMatchObject({ code: 'git_failed' });
  expect(await git(stage.controlDir, 'rev-parse', `refs/heads/${TASK_BRANCH}`)).toBe(other);
});

describe('W3: what was captured is pinned before anything is removed', () => {
  quickTest('its scratch branch is there after the rollback', async () => {
    const stage = await setStage();
    const { target } = await attemptOn(stage);
    await completed(stage, target);
    const scratch = `refs/heads/${target.pinned.branch}`;
    expect(await git(stage.controlDir, 'rev-parse', scratch)).toBe(target.pinned.commit);
    expect(await git(stage.controlDir, 'show', `${scratch}:new.txt`)).toBe('new');
  });

  quickTest('without the pin nothing is touched', async () => {
    const stage = await setStage();
    const { workspace, target } = await attemptOn(stage);
    await git(stage.controlDir, 'symbolic-ref', 'HEAD', `refs/heads/${TASK_BRANCH}`);
    await git(stage.controlDir, 'update-ref', '-d', `refs/heads/${target.pinned.branch}`);
    await expect(stage.backend.rollbackPreRun(target)).rejects.toThrow();
    expect(await readFile(join(workspace.path, 'new.txt'), 'utf8')).toBe('new\n');
    expect(stage.backend.currentContext()).toBeDefined();
  });
});

quickTest('a rollback with a task branch that somebody moved fails closed and touches nothing', async () => {
  const stage = await setStage();
  const { workspace, target } = await attemptOn(stage);
  const other = await git(stage.controlDir, 'commit-tree', '-m', 'Theirs', '-p', stage.head, `${stage.head}^{tree}`);
  await git(stage.controlDir, 'update-ref', `refs/heads/${TASK_BRANCH}`, other);
  await expect(stage.backend.rollbackPreRun(target)).rejects.toThrow();
  expect(await readFile(join(workspace.path, 'new.txt'), 'utf8')).toBe('new\n');
  expect(await git(stage.controlDir, 'rev-parse', `refs/heads/${TASK_BRANCH}`)).toBe(other);
});

quickTest('a rollback to a commit that is not here fails before anything is touched', async () => {
  const stage = await setStage();
  const { workspace, target } = await attemptOn(stage);
  await expect(stage.backend.rollbackPreRun({ ...target, to: 'f'.repeat(40) })).rejects.toThrow();
  expect(await readFile(join(workspace.path, 'new.txt'), 'utf8')).toBe('new\n');
});

describe('W4: folders that do not want to go', () => {
  test.each(
    rowsOfRun(
      [
        [
          'a folder that nobody may enter',
          async (path: string) => {
            await mkdir(join(path, 'closed', 'in'), { recursive: true });
            await writeFile(join(path, 'closed', 'in', 'x'), 'x');
            await chmod(join(path, 'closed', 'in'), 0);
            await chmod(join(path, 'closed'), 0);
          },
        ],
        [
          'names that are no text',
          async (path: string) => {
            const folder = Buffer.concat([Buffer.from(`${path}/`), Buffer.from([0xff, 0xfe])]);
            await mkdir(folder);
            await writeFile(Buffer.concat([folder, Buffer.from('/x')]), 'x');
            await chmod(folder, 0);
          },
        ],
        ['a folder that is gone', (path: string) => rm(path, { recursive: true })],
        [
          'a file in its place',
          async (path: string) => {
            await rm(path, { recursive: true });
            await writeFile(path, 'x');
          },
        ],
      ],
      (_, index) => index === 0,
    ),
  )('%s is no obstacle', async (_name, act) => {
    const stage = await setStage();
    const { workspace, target } = await attemptOn(stage);
    await act(workspace.path);
    const done = await completed(stage, target);
    expect(done).toMatchObject({ notes: [], workspace: { path: workspace.path } });
    expect(await git(done.workspace.path, 'status', '--porcelain')).toBe('');
    expect(await readdir(stage.workDir)).toEqual(['workspace']);
  });

  slowTest('a link in the place of the workspace is removed and not followed', async () => {
    const stage = await setStage();
    const { workspace, target } = await attemptOn(stage);
    const theirs = await createTempDir('groundhog-theirs');
    await writeFile(join(theirs, 'keep.txt'), 'keep\n');
    await rm(workspace.path, { recursive: true });
    await symlink(theirs, workspace.path);
    await completed(stage, target);
    expect(await readdir(theirs)).toEqual(['keep.txt']);
  });

  quickTest('a lock that a dead git has left on the private index is no obstacle', async () => {
    const stage = await setStage();
    const { target } = await attemptOn(stage);
    await writeFile(join(stage.runDir, 'private.index.lock'), '');
    expect(await git((await completed(stage, target)).workspace.path, 'status', '--porcelain')).toBe('');
  });
});

quickTest(
  'W5: a failure between discard and recreate is told, leaves no context, and another try comes back',
  async () => {
    const stage = await setStage({ files: { 'a.txt': 'a\n' } });
    const { target } = await attemptOn(stage);
    const blob = await git(stage.origin, 'rev-parse', `${stage.head}:a.txt`);
    const object = join(stage.origin, '.git', 'objects', blob.slice(0, 2), blob.slice(2));
    await rename(object, `${object}.away`);
    expect(await stage.backend.rollbackPreRun(target)).toMatchObject({ kind: 'failed' });
    expect(stage.backend.currentContext()).toBeUndefined();
    expect(await stage.backend.snapshot()).toBeUndefined();
    expect(await git(stage.controlDir, 'rev-parse', `refs/heads/${target.pinned.branch}`)).toBe(target.pinned.commit);
    await rename(`${object}.away`, object);
    const done = await completed(stage, target);
    expect(await readFile(join(done.workspace.path, 'a.txt'), 'utf8')).toBe('a\n');
    expect(stage.backend.currentContext()?.rollbacks).toBe(1);
  },
);

quickTest('W6: a workspace in a folder of the repository is refused before it is made', async () => {
  const { dir } = await createRepo({});
  const runDir = await createTempDir('groundhog-control');
  const origin = await openLocalOrigin(await openDoor(runDir), dir);
  const apartFrom = (await origin.listFolders()).map((path) => ({ path, what: "the user's folder" }));
  const control = (await openDoor(runDir)).at({ gitDir: runDir });
  for (const workDir of [join(dir, 'tmp'), join(dir, '.git', 'tmp')]) {
    await mkdir(workDir);
    const backend = createWorktreeBackend({
      control,
      runDir,
      workDir,
      taskBranch: 'x',
      head: 'f'.repeat(40),
      apartFrom,
    });
    await expect(backend.prepare()).rejects.toMatchObject({ code: 'workspace_boundary' });
    expect(await readdir(workDir)).toEqual([]);
  }
});

quickTest('W9: neither hooks nor filters of the repository run when a workspace is made or made anew', async () => {
  const canary = await createCanary();
  const stage = await setStage({
    files: { '.gitattributes': '*.txt filter=evil\n', 'a.txt': 'a\n' },
    prepare: async (dir) => {
      await git(dir, 'config', 'filter.evil.smudge', canary.command);
      const hook = join(dir, '.git', 'hooks', 'post-checkout');
      await mkdir(dirname(hook), { recursive: true });
      await writeFile(hook, `#!/bin/sh\n${canary.command}\n`, { mode: 0o755 });
    },
  });
  const { target } = await attemptOn(stage);
  await completed(stage, target);
  expect(await canary.wasRun()).toBe(false);
});

slowTest('W10: a file that is both staged and edited counts once', async () => {
  const stage = await setStage({ files: { 'a.txt': 'a\n', 'b.txt': 'b\n' } });
  const { path, git: own } = await stage.backend.prepare();
  await writeFile(join(path, 'a.txt'), 'staged\n');
  const place = { GIT_DIR: stage.controlDir, GIT_WORK_TREE: path, GIT_INDEX_FILE: own.location.indexFile ?? '' };
  await gitWithEnv(path, place, ['add', 'a.txt']);
  await writeFile(join(path, 'a.txt'), 'and edited\n');
  await writeFile(join(path, 'b.txt'), 'edited\n');
  await writeFile(join(path, 'c.txt'), 'new\n');
  expect(await stage.backend.snapshot()).toMatchObject({
    is_dirty: true,
    staged_count: 1,
    unstaged_count: 1,
    untracked_count: 1,
  });
  expect(await stage.backend.diffSummary()).toEqual({
    from: stage.head,
    files: [
      { path: 'a.txt', added: 1, deleted: 1 },
      { path: 'b.txt', added: 1, deleted: 1 },
    ],
    untracked: ['c.txt'],
    omitted: 0,
  });
});

quickTest('a workspace with a planted repository is not looked into', async () => {
  const canary = await createCanary();
  const stage = await setStage({ files: { 'lib/a.txt': 'a\n' } });
  const { path } = await stage.backend.prepare();
  await git(join(path, 'lib'), 'init', '-q');
  await git(join(path, 'lib'), 'config', 'core.fsmonitor', canary.command);
  expect(await stage.backend.snapshot()).toBeUndefined();
  expect(await stage.backend.diffSummary()).toBeUndefined();
  expect(await canary.wasRun()).toBe(false);
});

slowTest('W15: a submodule is left empty, and a pointer of large files stays a pointer', async () => {
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n';
  const stage = await setStage({
    files: { '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n', 'a.bin': pointer },
    prepare: async (dir) => {
      const commit = await git(dir, 'rev-parse', 'HEAD');
      await git(dir, 'update-index', '--add', '--cacheinfo', `160000,${commit},module`);
      await git(dir, 'commit', '-qm', 'Add a submodule');
    },
  });
  const { target } = await attemptOn(stage);
  const { workspace } = await completed(stage, target);
  expect(await readdir(join(workspace.path, 'module'))).toEqual([]);
  expect(await readFile(join(workspace.path, 'a.bin'), 'utf8')).toBe(pointer);
});

quickTest('the null back-end makes nothing, asks nothing, and its rollback changes nothing', async () => {
  const path = await createTempDir('groundhog-plain');
  await writeFile(join(path, 'a.txt'), 'a\n');
  const door = await openDoor(path);
  const backend = createNullBackend(createWorkspace({ path, control: door, git: door }));
  expect((await backend.prepare()).path).toBe(path);
  const target = { to: 'f'.repeat(40), pinned: { branch: 'none', commit: 'f'.repeat(40) } };
  expect(await backend.rollbackPreRun(target)).toMatchObject({ kind: 'completed', notes: [] });
  expect(backend.currentContext()).toBeUndefined();
  expect(await backend.snapshot()).toMatchObject({ is_dirty: false, branch: null, head: null });
  expect(await backend.diffSummary()).toBeUndefined();
  expect(await readdir(path)).toEqual(['a.txt']);
});
