import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect } from '@jest/globals';
import { buildLandedCommit } from '../../../src/workspace/attempt/land.ts';
import { rewind } from '../../../src/workspace/attempt/rewind.ts';
import { createSnapshot } from '../../../src/workspace/attempt/snapshot.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import {
  capture,
  keepText,
  landCapture,
  listTree,
  type Opened,
  openWorkspace,
  SIGNATURE,
  startAttempt,
  TASK,
  TASK_BRANCH,
  takeInventory,
} from '../../helpers/open-workspace.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git, writeFiles } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

const SCRATCH = 'refs/heads/groundhog/demo/day-1';
const TASK_REF = `refs/heads/${TASK_BRANCH}`;

/** The refs of attempt and task with HEAD, as raw git tells them. */
async function readRefs({ controlDir }: Opened) {
  const refs = await git(controlDir, 'for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads');
  return { head: await git(controlDir, 'symbolic-ref', 'HEAD'), refs: refs.split('\n') };
}

/** What there is of an agent's repository in the control repository, and whatever is beside the workspace. */
async function listAgentRepositories({ controlDir, workspace }: Opened): Promise<string[]> {
  const own = (await readdir(controlDir)).filter((name) => name.startsWith('agent-repository'));
  return [...own, ...(await readdir(dirname(workspace.path)))];
}

/** Moves the task branch by a commit of somebody else. */
async function moveTaskBranch({ controlDir, head }: Opened): Promise<string> {
  const other = await git(controlDir, 'commit-tree', `${head}^{tree}`, '-p', head, '-m', 'Foreign');
  await git(controlDir, 'update-ref', TASK_REF, other);
  return other;
}

describe('an attempt that fails', () => {
  quickTest('is rewound to the snapshot, and its scratch branch stays with the work', async () => {
    const opened = await openWorkspace();
    const snapshot = await startAttempt(opened);
    await writeFiles(opened.workspace.path, { 'new.txt': 'work\n' });
    const { commit, tree } = await capture(opened, snapshot);
    await rewind(opened.workspace, snapshot);
    expect(await readRefs(opened)).toEqual({
      head: TASK_REF,
      refs: [`${SCRATCH} ${commit}`, `${TASK_REF} ${opened.head}`],
    });
    expect(Object.keys(await takeInventory(opened.workspace.path))).toEqual(['README.md']);
    expect(Object.keys(await listTree(opened.controlDir, tree))).toEqual(['README.md', 'new.txt']);
    expect(await git(opened.controlDir, 'rev-parse', `${commit}^`)).toBe(opened.head);
  });

  quickTest('without edits leaves no commit and keeps the scratch branch', async () => {
    const opened = await openWorkspace();
    const snapshot = await startAttempt(opened);
    const captured = await capture(opened, snapshot);
    await rewind(opened.workspace, snapshot);
    expect(captured).toMatchObject({ commit: opened.head, changes: [], problems: [] });
    expect(await readRefs(opened)).toEqual({
      head: TASK_REF,
      refs: [`${SCRATCH} ${opened.head}`, `${TASK_REF} ${opened.head}`],
    });
  });

  quickTest('loses its own new files and not those that were untracked before', async () => {
    const opened = await openWorkspace();
    await writeFiles(opened.workspace.path, { 'keep.txt': 'keep\n' });
    const snapshot = await startAttempt(opened);
    await writeFiles(opened.workspace.path, { 'scratch.txt': 'scratch\n' });
    const { changes } = await capture(opened, snapshot);
    await rewind(opened.workspace, snapshot);
    expect(changes.map(({ path }) => path)).toEqual(['scratch.txt']);
    expect(Object.keys(await takeInventory(opened.workspace.path))).toEqual(['README.md', 'keep.txt']);
    expect(await readFile(join(opened.workspace.path, 'keep.txt'), 'utf8')).toBe('keep\n');
  });
});

describe('an attempt that passes', () => {
  quickTest('lands as one commit on the task branch, and its scratch branch is gone', async () => {
    const opened = await openWorkspace();
    const snapshot = await startAttempt(opened);
    await writeFiles(opened.workspace.path, { 'new.txt': 'work\n' });
    const captured = await capture(opened, snapshot);
    const landed = await landCapture(opened, snapshot, { capture: captured, summary: 'Add the new file' });
    expect(await readRefs(opened)).toEqual({ head: TASK_REF, refs: [`${TASK_REF} ${landed}`] });
    expect(await git(opened.controlDir, 'log', '-1', '--format=%s|%P|%an <%ae>|%cn|%ct', TASK_REF)).toBe(
      `Add the new file|${opened.head}|Groundhog <groundhog@noreply.invalid>|Groundhog|${SIGNATURE.epochSeconds}`,
    );
    expect(await git(opened.controlDir, 'rev-parse', `${landed}^{tree}`)).toBe(captured.tree);
    expect(Object.keys(await takeInventory(opened.workspace.path))).toEqual(['README.md', 'new.txt']);
    await expect(createSnapshot(opened.workspace, { taskId: TASK, day: 2 })).resolves.toMatchObject({
      snapshotRef: landed,
    });
  });

  quickTest('with nothing changed lands no commit, and its scratch branch is gone', async () => {
    const opened = await openWorkspace();
    const snapshot = await startAttempt(opened);
    const landed = await landCapture(opened, snapshot, { capture: await capture(opened, snapshot) });
    expect(landed).toBeUndefined();
    expect(await readRefs(opened)).toEqual({ head: TASK_REF, refs: [`${TASK_REF} ${opened.head}`] });
  });

  quickTest('gives the same commit id whenever the same attempt is landed', async () => {
    const ids = [];
    for (let round = 0; round < 2; round += 1) {
      const opened = await openWorkspace();
      const snapshot = await startAttempt(opened);
      await writeFiles(opened.workspace.path, { 'new.txt': 'work\n' });
      ids.push(await landCapture(opened, snapshot, { capture: await capture(opened, snapshot) }));
    }
    expect(ids[0]).toMatch(/^[0-9a-f]{40}$/);
    expect(ids[1]).toBe(ids[0]);
  });

  quickTest('keeps a file that was untracked before out of the commit and in the folder', async () => {
    const opened = await openWorkspace();
    await writeFiles(opened.workspace.path, { 'keep.txt': 'keep\n' });
    const snapshot = await startAttempt(opened);
    await writeFiles(opened.workspace.path, { 'new.txt': 'work\n' });
    const landed = await landCapture(opened, snapshot, { capture: await capture(opened, snapshot) });
    expect(Object.keys(await listTree(opened.controlDir, landed ?? ''))).toEqual(['README.md', 'new.txt']);
    expect(await readFile(join(opened.workspace.path, 'keep.txt'), 'utf8')).toBe('keep\n');
  });

  quickTest('is refused without a summary, and nothing moves', async () => {
    const opened = await openWorkspace();
    const snapshot = await startAttempt(opened);
    await writeFiles(opened.workspace.path, { 'new.txt': 'work\n' });
    const captured = await capture(opened, snapshot);
    const before = await readRefs(opened);
    const landing = { checkpointId: 'first', planHash: 'f', summary: ' \n', signature: SIGNATURE, redact: keepText };
    await expect(buildLandedCommit(opened.workspace, snapshot, { capture: captured, landing })).rejects.toMatchObject({
      code: 'internal',
      data: { message: expect.stringContaining('blank') },
    });
    expect(await readRefs(opened)).toEqual(before);
  });
});

describe('a task branch that moved during the attempt', () => {
  const refusal = (moved: string, head: string) => ({
    data: {
      message: `the task branch "${TASK_BRANCH}" moved from ${head} to ${moved}; manual intervention required`,
    },
  });

  quickTest('S1: stops capture, rewind and landing alike, and neither files nor refs change', async () => {
    const opened = await openWorkspace();
    const snapshot = await startAttempt(opened);
    await writeFiles(opened.workspace.path, { 'new.txt': 'work\n' });
    const captured = await capture(opened, snapshot);
    const moved = await moveTaskBranch(opened);
    const before = [await readRefs(opened), await takeInventory(opened.workspace.path)];
    const expected = refusal(moved, opened.head);
    await expect(capture(opened, snapshot)).rejects.toMatchObject(expected);
    await expect(rewind(opened.workspace, snapshot)).rejects.toMatchObject(expected);
    await expect(landCapture(opened, snapshot, { capture: captured })).rejects.toMatchObject(expected);
    expect([await readRefs(opened), await takeInventory(opened.workspace.path)]).toEqual(before);
  });

  quickTest('S1: is noticed as well when HEAD is on the task branch again', async () => {
    const opened = await openWorkspace();
    const snapshot = await startAttempt(opened);
    await writeFiles(opened.workspace.path, { 'new.txt': 'work\n' });
    await git(opened.controlDir, 'symbolic-ref', 'HEAD', TASK_REF);
    const moved = await moveTaskBranch(opened);
    await expect(rewind(opened.workspace, snapshot)).rejects.toMatchObject({ code: 'internal' });
    expect(await git(opened.controlDir, 'rev-parse', TASK_REF)).toBe(moved);
    expect(Object.keys(await takeInventory(opened.workspace.path))).toContain('new.txt');
  });

  quickTest('that is gone stops the rewind', async () => {
    const opened = await openWorkspace();
    const snapshot = await startAttempt(opened);
    await git(opened.controlDir, 'update-ref', '-d', TASK_REF);
    await expect(rewind(opened.workspace, snapshot)).rejects.toMatchObject({
      data: { message: expect.stringContaining('to nothing; manual intervention required') },
    });
  });
});

describe('starting an attempt', () => {
  const refuses = async (opened: Opened, message: string) => {
    const { path } = opened.workspace;
    const read = async () => [
      await readRefs(opened).catch(() => undefined),
      await readFile(join(path, '.git/HEAD'), 'utf8'),
      await listAgentRepositories(opened),
    ];
    const before = await read();
    await expect(startAttempt(opened)).rejects.toMatchObject({
      data: { message: expect.stringContaining(message) },
    });
    expect(await read()).toEqual(before);
  };

  quickTest('names a scratch branch that exists already', async () => {
    const opened = await openWorkspace();
    await git(opened.controlDir, 'update-ref', SCRATCH, opened.head);
    await refuses(opened, `"${SCRATCH}" exists already`);
  });

  slowTest('is refused with HEAD detached', async () => {
    const opened = await openWorkspace();
    await git(opened.controlDir, 'update-ref', '--no-deref', 'HEAD', opened.head);
    await refuses(opened, 'HEAD is detached');
  });

  slowTest('is refused on a branch without a commit', async () => {
    const opened = await openWorkspace();
    await git(opened.controlDir, 'symbolic-ref', 'HEAD', 'refs/heads/empty');
    await refuses(opened, 'refs/heads/empty has no commit');
  });

  quickTest('is refused with a tracked file edited, deleted or made executable', async () => {
    const edit = await openWorkspace();
    await writeFile(join(edit.workspace.path, 'README.md'), 'edited\n');
    await refuses(edit, 'tracked files are not clean: README.md');
    const gone = await openWorkspace();
    await rm(join(gone.workspace.path, 'README.md'));
    await refuses(gone, 'tracked files are not clean: README.md');
  });

  quickTest('is refused while another attempt is under way', async () => {
    const opened = await openWorkspace();
    await startAttempt(opened);
    await expect(startAttempt(opened, 2)).rejects.toMatchObject({
      data: { message: expect.stringContaining('of an attempt that has not ended') },
    });
  });

  quickTest('leaves nothing of the repository that the agent had before, in the folder or beside it', async () => {
    const opened = await openWorkspace();
    const { path } = opened.workspace;
    for (const day of [1, 2, 3]) {
      const snapshot = await startAttempt(opened, day);
      // What was there before is out of reach, and gone with the next one.
      expect(await listAgentRepositories(opened)).toEqual(['agent-repository.old', basename(path)]);
      expect(await git(path, 'for-each-ref', '--format=%(refname)', 'refs/heads/own')).toBe('');
      expect(await readdir(join(path, '.git', 'objects'))).toEqual(['info']);
      await actAsAgent(path, `git branch own; echo ${day} > own.txt; git add own.txt; git commit -qm own`);
      await capture(opened, snapshot);
      await rewind(opened.workspace, snapshot);
    }
  });

  slowTest('gives the next attempt the same clean folder, day after day', async () => {
    const opened = await openWorkspace();
    const before = await takeInventory(opened.workspace.path);
    for (const day of [1, 2, 3]) {
      const snapshot = await startAttempt(opened, day);
      expect(await takeInventory(opened.workspace.path)).toEqual(before);
      await mkdir(join(opened.workspace.path, 'deep/er'), { recursive: true });
      await writeFiles(opened.workspace.path, { 'deep/er/new.txt': `${day}\n`, 'README.md': `${day}\n` });
      await capture(opened, snapshot);
      await rewind(opened.workspace, snapshot);
    }
    expect(await takeInventory(opened.workspace.path)).toEqual(before);
    expect((await readRefs(opened)).refs).toHaveLength(4);
  });
});
