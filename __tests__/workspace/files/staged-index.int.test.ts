import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { GroundhogError } from '../../../src/domain/errors/errors.ts';
import type { Git } from '../../../src/git/git.ts';
import { buildLandedCommit, land } from '../../../src/workspace/attempt/land.ts';
import { rewind } from '../../../src/workspace/attempt/rewind.ts';
import { createSnapshot } from '../../../src/workspace/attempt/snapshot.ts';
import { createWorktree } from '../../../src/workspace/backend/worktree-backend.ts';
import { writeStagedIndex } from '../../../src/workspace/files/staged-index.ts';
import { createWorkspace, type Workspace } from '../../../src/workspace/workspace.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import {
  capture,
  keepText,
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
const LANDING = {
  checkpointId: 'first',
  planHash: 'f'.repeat(64),
  summary: 'Do the work',
  signature: SIGNATURE,
  redact: keepText,
};

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

test('a commit that was built and never landed is not in the index of the next landing', async () => {
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
      commands.push(args.join(' '));
      return git.bytes(args, call);
    },
  });
  return { watched: createWorkspace({ ...workspace, git: watch(workspace.git) }), commands };
}

const listNext = async (opened: Opened) =>
  (await readdir(dirname(placeOf(opened.workspace)))).filter((name) => name.includes('.next'));

test('a landing writes the index once, and nobody has to list it afterwards', async () => {
  const opened = await openWorkspace({ files: FILES });
  const { watched, commands } = watchCommands(opened);
  const at = { ...opened, workspace: watched };
  const { snapshot, ...landed } = await build(at, 'echo 2 > a.txt; echo n > new');
  const before = commands.length;
  await land(watched, snapshot, { ...landed, isUntouched: true });
  expect(commands.filter((command) => command.includes('--index-info'))).toHaveLength(1);
  expect(await listNext(opened)).toEqual([]);
  await capture(at, await startAttempt(at, 2));
  expect(commands.slice(before).filter((command) => command.includes('--stage'))).toEqual([]);
  // Last, since git writes the index for it.
  expect(await treeOf(opened)).toBe(await treeAt(opened, landed.commit));
});

describe('an index that is written for a landing', () => {
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

  const leaveUnremovable = async ({ workspace }: Opened) => {
    const next = `${placeOf(workspace)}.next`;
    await rm(next, { force: true });
    await mkdir(join(next, 'in'), { recursive: true });
  };

  test.each([
    ['what is tracked cannot be read', 'ls-files'],
    ['git cannot write it', '--index-info'],
  ])('leaves nothing beside the one in force where %s', async (_what, failing) => {
    const opened = await openWorkspace({ files: FILES });
    let draft: string[] = [];
    const workspace = withGit(opened, async (git, args, call) => {
      if (!args.includes(failing)) return git.bytes(args, call);
      draft = await listNext(opened);
      throw new GroundhogError('internal', { message: 'no index' });
    });
    const before = await writingOf(opened);
    await expect(writeStagedIndex(workspace, [CHANGE])).rejects.toMatchObject({ data: { message: 'no index' } });
    expect(draft).toEqual(['private.index.next']);
    expect(await listNext(opened)).toEqual([]);
    expect(await writingOf(opened)).toBe(before);
  });

  test('keeps the first failure although it cannot be removed', async () => {
    const opened = await openWorkspace({ files: FILES });
    const workspace = withGit(opened, async (git, args, call) => {
      if (!args.includes('--index-info')) return git.bytes(args, call);
      await leaveUnremovable(opened);
      throw new GroundhogError('internal', { message: 'no index' });
    });
    await expect(writeStagedIndex(workspace, [CHANGE])).rejects.toMatchObject({ data: { message: 'no index' } });
  });

  test('is discarded although it cannot be removed', async () => {
    const opened = await openWorkspace({ files: FILES });
    const index = await writeStagedIndex(opened.workspace, [CHANGE]);
    await leaveUnremovable(opened);
    expect(() => index.discard()).not.toThrow();
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
