import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { GroundhogError } from '../../../src/domain/errors/errors.ts';
import type { Git } from '../../../src/git/git.ts';
import { buildLandedCommit, land } from '../../../src/workspace/attempt/land.ts';
import { rewind } from '../../../src/workspace/attempt/rewind.ts';
import { createSnapshot } from '../../../src/workspace/attempt/snapshot.ts';
import { createWorktree } from '../../../src/workspace/backend/managed-worktree.ts';
import { prepareIndex } from '../../../src/workspace/files/staged-index.ts';
import { createWorkspace, type Workspace } from '../../../src/workspace/workspace.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import {
  capture,
  landCapture,
  type Opened,
  openWorkspace,
  SIGNATURE,
  startAttempt,
  TASK,
  TASK_BRANCH,
} from '../../helpers/open-workspace.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

const FILES = { 'a.txt': 'a\n', 'src/b.txt': 'b\n' };
const LANDING = { checkpointId: 'first', planHash: 'f'.repeat(64), summary: 'Do the work', signature: SIGNATURE };

const placeOf = ({ git }: Workspace) => git.location.indexFile ?? '';
/** Identifies one writing of an index; a second name of the file changes nothing of it. */
const writingOf = async ({ workspace }: Opened) => {
  const { ino, mtimeNs } = await lstat(placeOf(workspace), { bigint: true });
  return `${ino} ${mtimeNs}`;
};
const treeOf = async ({ workspace }: Opened) => (await workspace.git.text(['write-tree'])).stdout;
const treeAt = async ({ workspace }: Opened, commit: string | undefined) =>
  (await workspace.git.text(['rev-parse', `${commit}^{tree}`])).stdout;

async function build(opened: Opened, script: string, day = 1) {
  const snapshot = await startAttempt(opened, day);
  await actAsAgent(opened.workspace.path, script);
  const captured = await capture(opened, snapshot);
  const commit = await buildLandedCommit(opened.workspace, snapshot, { capture: captured, landing: LANDING });
  return { snapshot, capture: captured, commit };
}

test('the index of a landing is in force with the landing, and not before', async () => {
  const opened = await openWorkspace({ files: FILES });
  const before = await writingOf(opened);
  const { snapshot, ...landed } = await build(opened, 'echo 2 > a.txt; echo n > new; rm src/b.txt');
  expect(await writingOf(opened)).toBe(before);
  await land(opened.workspace, snapshot, landed);
  expect(await treeOf(opened)).toBe(await treeAt(opened, landed.commit));
  expect(existsSync(`${placeOf(opened.workspace)}.next`)).toBe(false);
});

test('an index that was begun for a landing that never came is not used for another', async () => {
  const opened = await openWorkspace({ files: FILES });
  const { snapshot } = await build(opened, 'echo 2 > a.txt; echo n > never');
  await rewind(opened.workspace, snapshot);
  const next = await startAttempt(opened, 2);
  await actAsAgent(opened.workspace.path, 'echo 3 > a.txt');
  const commit = await landCapture(opened, next, { capture: await capture(opened, next) });
  expect(await treeOf(opened)).toBe(await treeAt(opened, commit));
  expect((await capture(opened, await startAttempt(opened, 3))).changes).toEqual([]);
  expect(existsSync(`${placeOf(opened.workspace)}.next`)).toBe(false);
});

/** What git is asked for in the workspace from now on. */
function watchCommands({ workspace }: Opened): { watched: Workspace; commands: string[] } {
  const commands: string[] = [];
  const watch = (git: Git): Git => ({
    ...git,
    at: (place) => watch(git.at(place)),
    bytes(args, call) {
      commands.push(args.find((arg, at) => !arg.startsWith('-') && args[at - 1] !== '-c') ?? '');
      return git.bytes(args, call);
    },
  });
  return { watched: createWorkspace({ ...workspace, git: watch(workspace.git) }), commands };
}

const listNext = async (opened: Opened) =>
  (await readdir(dirname(placeOf(opened.workspace)))).filter((name) => name.includes('.next'));

describe('a capture that may land', () => {
  test('begins the index of the landing, which takes it', async () => {
    const opened = await openWorkspace({ files: FILES });
    const { watched, commands } = watchCommands(opened);
    const at = { ...opened, workspace: watched };
    const { snapshot, ...landed } = await build(at, 'echo 2 > a.txt; echo n > new; rm src/b.txt');
    await land(watched, snapshot, { ...landed, isUntouched: true });
    expect(commands.filter((command) => command === 'update-index')).toHaveLength(1);
    expect(await treeOf(opened)).toBe(await treeAt(opened, landed.commit));
    expect(await listNext(opened)).toEqual([]);
  });

  test('has it there before the commit of the landing is made, and one that may not land has none', async () => {
    const opened = await openWorkspace({ files: FILES });
    for (const [day, mayLand] of [false, true].entries()) {
      const snapshot = await startAttempt(opened, day + 1);
      await actAsAgent(opened.workspace.path, 'echo 2 > a.txt');
      await capture(opened, snapshot, { mayLand });
      expect((await listNext(opened)).includes('private.index.next')).toBe(mayLand);
      await rewind(opened.workspace, snapshot);
    }
  });

  test.each([
    ['nothing was changed', 'true'],
    ['a repository was planted', 'git init -q src; echo 2 > a.txt'],
    ['a problem was found', 'echo > git~1; echo 2 > a.txt'],
    ['there is too much', 'echo 2 > a.txt; for i in $(seq 5001); do echo > new-$i; done'],
  ])('leaves nothing beside the index in force where %s', async (_what, script) => {
    const opened = await openWorkspace({ files: FILES });
    const snapshot = await startAttempt(opened);
    await actAsAgent(opened.workspace.path, script);
    await capture(opened, snapshot);
    expect(await listNext(opened)).toEqual([]);
  });

  test('does not make what is known of the index old', async () => {
    const opened = await openWorkspace({ files: FILES });
    const { watched, commands } = watchCommands(opened);
    const at = { ...opened, workspace: watched };
    const snapshot = await startAttempt(at);
    await actAsAgent(watched.path, 'echo 2 > a.txt');
    const before = commands.length;
    await capture(at, snapshot);
    await rewind(watched, snapshot);
    await capture(at, await startAttempt(at, 2));
    expect(commands.slice(before)).not.toContain('ls-files');
  });

  test('lands by an index made anew where the one that was begun could not be written', async () => {
    const opened = await openWorkspace({ files: FILES });
    let hasFailed = false;
    const fail = (git: Git): Git => ({
      ...git,
      at: (place) => fail(git.at(place)),
      async bytes(args, call) {
        if (hasFailed || !args.includes('--index-info')) return git.bytes(args, call);
        hasFailed = true;
        throw new GroundhogError('internal', { message: 'no index' });
      },
    });
    const workspace = createWorkspace({ ...opened.workspace, git: fail(opened.workspace.git) });
    const { snapshot, ...landed } = await build({ ...opened, workspace }, 'echo 2 > a.txt');
    await land(workspace, snapshot, { ...landed, isUntouched: true });
    expect(hasFailed).toBe(true);
    expect(await treeOf(opened)).toBe(await treeAt(opened, landed.commit));
  });
});

test('an index that was begun for other changes is not used', async () => {
  const opened = await openWorkspace({ files: FILES });
  const { snapshot, commit, capture: captured } = await build(opened, 'echo 2 > a.txt; echo n > new');
  const changes = captured.changes.filter(({ path }) => path === 'a.txt');
  await land(opened.workspace, snapshot, { commit, capture: { ...captured, changes }, isUntouched: true });
  expect((await opened.workspace.git.text(['ls-files'])).stdout).toBe('a.txt\nsrc/b.txt\n');
});

test('an index that was begun from another writing of the one in force is made anew', async () => {
  const opened = await openWorkspace({ files: FILES });
  const { snapshot, ...landed } = await build(opened, 'echo 2 > a.txt');
  const { git } = opened.workspace;
  await git.bytes(['update-index', '--chmod=+x', 'src/b.txt']);
  await land(opened.workspace, snapshot, { ...landed, isUntouched: true });
  expect((await git.text(['ls-files', '-s', 'src/b.txt'])).stdout).toMatch(/^100755 /);
});

describe('an index that is begun early and comes to nothing', () => {
  const CHANGE = { status: 'A', mode: '100644', id: '1'.repeat(40), path: 'new' } as const;

  type Bytes = (git: Git, ...asked: Parameters<Git['bytes']>) => ReturnType<Git['bytes']>;
  const withGit = ({ workspace }: Opened, bytes: Bytes): Workspace => {
    const wrap = (git: Git): Git => ({
      ...git,
      at: (place) => wrap(git.at(place)),
      bytes: (...asked) => bytes(git, ...asked),
    });
    return createWorkspace({ ...workspace, git: wrap(workspace.git) });
  };

  test('leaves no process behind where what is tracked cannot be read', async () => {
    const opened = await openWorkspace({ files: FILES });
    let running = 0;
    const workspace = withGit(opened, async (git, args, call) => {
      if (args.includes('ls-files')) throw new GroundhogError('internal', { message: 'no list' });
      running += 1;
      return git.bytes(args, call).finally(() => {
        running -= 1;
      });
    });
    const early = await prepareIndex(workspace);
    early.start();
    expect(running).toBe(1);
    await utimes(placeOf(workspace), 1, 1);
    early.write([CHANGE]);
    await early.cancel();
    // Whoever prepares the next one waits for the one before.
    const next = await prepareIndex(workspace);
    expect(running).toBe(0);
    await next.cancel();
    expect(await listNext(opened)).toEqual([]);
  });

  const leaveUnremovable = async ({ workspace }: Opened) => {
    const next = `${placeOf(workspace)}.next`;
    await rm(next, { force: true });
    await mkdir(join(next, 'in'), { recursive: true });
  };

  test('is dismissed although it cannot be removed', async () => {
    const opened = await openWorkspace({ files: FILES });
    const early = await prepareIndex(opened.workspace);
    early.start();
    await leaveUnremovable(opened);
    await expect(early.cancel()).resolves.toBeUndefined();
  });

  test('is dropped for the next one although it cannot be removed', async () => {
    const opened = await openWorkspace({ files: FILES });
    const workspace = withGit(opened, async (git, args, call) => {
      const answer = await git.bytes(args, call);
      if (args.includes('--index-info')) await leaveUnremovable(opened);
      return answer;
    });
    (await prepareIndex(workspace)).write([CHANGE]);
    await expect(prepareIndex(workspace)).resolves.toBeDefined();
    expect(await listNext(opened)).toEqual(['private.index.next']);
  });

  test('is gone with the folder that it was for', async () => {
    const opened = await openWorkspace({ files: FILES });
    const { workspace, head } = opened;
    await leaveUnremovable(opened);
    await writeFile(`${placeOf(workspace)}.next.lock`, '');
    await createWorktree({
      control: workspace.control,
      runDir: dirname(placeOf(workspace)),
      workDir: dirname(workspace.path),
      taskBranch: TASK_BRANCH,
      head,
    });
    expect(await listNext(opened)).toEqual([]);
  });
});

test('git has begun to look before anything else is made for an attempt', async () => {
  const { workspace } = await openWorkspace({ files: FILES });
  const begun = join(workspace.control.location.gitDir, 'agent-repository.new');
  const seen: boolean[] = [];
  const bytes: Workspace['git']['bytes'] = (args, call) => {
    seen.push(existsSync(begun));
    return workspace.git.bytes(args, call);
  };
  await createSnapshot(createWorkspace({ ...workspace, git: { ...workspace.git, bytes } }), { taskId: TASK, day: 1 });
  expect(seen[0]).toBe(false);
  expect(existsSync(join(workspace.path, '.git', 'HEAD'))).toBe(true);
});
