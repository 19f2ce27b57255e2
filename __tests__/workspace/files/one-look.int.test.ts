import { readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { buildLandedCommit, land } from '../../../src/workspace/attempt/land.ts';
import { createNamedSnapshot } from '../../../src/workspace/named-snapshots/named-snapshots.ts';
import { planRestore } from '../../../src/workspace/named-snapshots/plan-restore.ts';
import { isRestoredAsPlanned } from '../../../src/workspace/named-snapshots/restore-proof.ts';
import { openAttemptSnapshots } from '../../../src/workspace/named-snapshots/snapshot-context.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import {
  capture,
  createCanary,
  gitBytes,
  keepText,
  type Opened,
  openWorkspace,
  SIGNATURE,
  startAttempt,
  takeInventory,
} from '../../helpers/open-workspace.ts';
import { quickTest, rowsOfRun } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

const FILES = { 'a.txt': 'v1\n', 'src/b.txt': 'b1\n', '.gitignore': '*.log\n' };
const now = () => new Date(1_767_000_000_000);

/** Lands the work of a first attempt as a run does after `command` criteria, which have left something behind. */
async function landAndLeave(opened: Opened, left: string): Promise<Readonly<Record<string, string>>> {
  const { workspace } = opened;
  const snapshot = await startAttempt(opened);
  await actAsAgent(workspace.path, 'echo v2 > a.txt; mkdir new; echo n > new/n.txt; rm -r src');
  const captured = await capture(opened, snapshot);
  const before = await takeInventory(workspace.path);
  const landing = {
    checkpointId: 'first',
    planHash: 'f'.repeat(64),
    summary: 'Do the work',
    signature: SIGNATURE,
    redact: keepText,
  };
  const commit = await buildLandedCommit(workspace, snapshot, { capture: captured, landing });
  await actAsAgent(workspace.path, left);
  await land(workspace, snapshot, { commit, capture: captured, clearing: 'by the next attempt' });
  return before;
}

describe('what criteria have left behind', () => {
  test.each(
    rowsOfRun(
      [
        ['nothing', 'true'],
        ['an edit, a new file and a deletion', 'echo x > a.txt; echo x > x.txt; rm new/n.txt'],
        ['a repository among tracked files', 'git init -q new; echo x > a.txt'],
        ['an empty folder', 'mkdir -p src/empty/deep'],
        ['rules that hide themselves', "mkdir -p cache; echo '*' > cache/.gitignore; echo x > cache/x"],
        ['other ignore rules', "echo 'h*' >> .gitignore; echo x > hidden"],
        ['a folder that is closed', 'mkdir c; echo x > c/x; chmod 0 c'],
      ],
      (_, index) => index % 2 === 1,
    ),
  )('is gone before the next attempt begins: %s', async (_what, left) => {
    const opened = await openWorkspace({ files: FILES });
    const before = await landAndLeave(opened, left);
    const next = await startAttempt(opened, 2);
    expect(await takeInventory(opened.workspace.path)).toEqual(before);
    await actAsAgent(opened.workspace.path, 'echo v3 > a.txt');
    expect((await capture(opened, next)).changes.map(({ path }) => path)).toEqual(['a.txt']);
  });

  quickTest('stays when the rules of the repository ignore it', async () => {
    const opened = await openWorkspace({ files: FILES });
    await landAndLeave(opened, 'echo x > build.log');
    await startAttempt(opened, 2);
    expect(await readdir(opened.workspace.path)).toContain('build.log');
  });
});

quickTest(
  'a look beside the walk runs nothing that a planted repository names, and nothing of it is captured',
  async () => {
    const opened = await openWorkspace({ files: FILES });
    const canary = await createCanary();
    const snapshot = await startAttempt(opened);
    const names = ['core.fsmonitor', 'filter.evil.clean', 'diff.external', 'core.sshCommand'];
    await actAsAgent(
      opened.workspace.path,
      "git init -q src; echo v2 > a.txt; echo '* filter=evil' > src/.gitattributes",
    );
    for (const name of names) await git(join(opened.workspace.path, 'src'), 'config', name, canary.command);
    expect(await capture(opened, snapshot)).toMatchObject({
      changes: [],
      status: undefined,
      problems: [{ kind: 'nested_repository', paths: ['src/'] }],
    });
    expect(await canary.wasRun()).toBe(false);
  },
);

quickTest('a landing whose branch has moved leaves the index in force, and none beside it', async () => {
  const opened = await openWorkspace({ files: FILES });
  const { workspace, controlDir } = opened;
  const snapshot = await startAttempt(opened);
  await actAsAgent(workspace.path, 'echo v2 > a.txt');
  const captured = await capture(opened, snapshot);
  const index = workspace.git.location.indexFile ?? '';
  const list = () => gitBytes(workspace.path, ['ls-files', '--stage'], { GIT_INDEX_FILE: index, GIT_DIR: controlDir });
  const before = await list();
  // The commit is one that the ref cannot be moved to.
  const landed = { commit: 'e'.repeat(opened.head.length), capture: captured };
  await expect(land(workspace, snapshot, landed)).rejects.toThrow();
  expect(await list()).toBe(before);
  expect((await readdir(dirname(index))).filter((name) => name.includes('.next'))).toEqual([]);
});

describe('what a restore has written is read back', () => {
  test.each(
    rowsOfRun(
      [
        ['as planned', 'true', true],
        ['a file with other content', 'echo v9 > a.txt', false],
        ['a file that can be run', 'chmod +x a.txt', false],
        ['a file that is gone', 'rm a.txt', false],
        ['a link in the place of a file', 'ln -sf src/b.txt a.txt', false],
        ['a file that was to go', 'echo back > n.txt', false],
        ['a folder where a file was to go', 'mkdir n.txt', false],
      ],
      (_, index) => index < 2,
    ),
  )('%s', async (_what, meanwhile, isProven) => {
    const opened = await openWorkspace({ files: FILES });
    const { path } = opened.workspace;
    await startAttempt(opened);
    const place = await openAttemptSnapshots(opened.workspace, { day: 1, now });
    await actAsAgent(path, 'echo v2 > a.txt');
    const { snapshot } = await createNamedSnapshot(place, { name: 's1' });
    await actAsAgent(path, 'echo v3 > a.txt; echo n > n.txt');
    const plan = await planRestore(place, snapshot);
    expect(await isRestoredAsPlanned(place, plan)).toBe(false);
    await actAsAgent(path, 'rm n.txt');
    await writeFile(join(path, 'a.txt'), 'v2\n');
    await actAsAgent(path, meanwhile);
    expect(await isRestoredAsPlanned(place, plan)).toBe(isProven);
  });
});
