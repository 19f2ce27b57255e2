import { chown, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { taskIdSchema } from '../../../src/domain/ids.ts';
import type { RunOwner, WorkspaceContext } from '../../../src/domain/record/workspace-context.ts';
import { readOurIdentity } from '../../../src/exec/process-identity.ts';
import {
  RUN_MARKER,
  removeLeftovers,
  removeStranded,
  renderRunMarker,
} from '../../../src/workspace/backend/run-leftovers.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

const { host, pid, started } = await readOurIdentity();
const DEAD: RunOwner = { host, pid: 999_999_999, started: 'long ago' };
const ASKING = 'now';

async function makeFolder(name: string, owner: RunOwner | undefined = DEAD, run_id = 'dead'): Promise<string> {
  const folder = await mkdtemp(join(await createTempDir('groundhog-parent'), `${name}-`));
  if (owner !== undefined) await writeFile(join(folder, RUN_MARKER), renderRunMarker({ run_id, owner }));
  await mkdir(join(folder, 'workspace'));
  return folder;
}

function toContext(folders: readonly string[], owner: RunOwner = DEAD): WorkspaceContext {
  return {
    schema_version: 1,
    run_id: 'dead',
    task_id: taskIdSchema.parse('demo'),
    repo_root: '/repo',
    worktree_path: `${folders[0]}/workspace`,
    branch_name: 'groundhog/demo/task',
    base_ref: 'main',
    base_sha: 'b'.repeat(40),
    head_sha: 'b'.repeat(40),
    created_at: '2026-01-02T03:04:05.000Z',
    number: 1,
    workspace: 'worktree',
    rollbacks: 0,
    folders: [...folders],
    owner,
  };
}

async function isThere(folder: string): Promise<boolean> {
  return readdir(folder).then(
    () => true,
    () => false,
  );
}

test('W11: the folders of a run whose process is gone are removed, and named', async () => {
  const folders = [await makeFolder('groundhog-work'), await makeFolder('groundhog-control')];
  const context = toContext(folders);
  expect(await removeLeftovers([context, { ...context, number: 2 }], ASKING)).toEqual([
    { runId: 'dead', paths: folders },
  ]);
  expect(await Promise.all(folders.map(isThere))).toEqual([false, false]);
  expect(await removeLeftovers([context], ASKING)).toEqual([]);
});

test('a run whose process is there keeps its folders; a later process of the same number does not', async () => {
  const alive = { host, pid, started };
  const kept = await makeFolder('groundhog-work', alive);
  expect(await removeLeftovers([toContext([kept], alive)], ASKING)).toEqual([]);
  expect(await isThere(kept)).toBe(true);
  const earlier = { ...alive, started: 'before' };
  const left = await makeFolder('groundhog-work', earlier);
  expect(await removeLeftovers([toContext([left], earlier)], ASKING)).toHaveLength(1);
});

test.each([
  ['has another name', () => makeFolder('somebody')],
  [
    'has no marker',
    async () => {
      const folder = await makeFolder('groundhog-work');
      await writeFile(join(folder, RUN_MARKER), '{}');
      return folder;
    },
  ],
  ['has the marker of another run', () => makeFolder('groundhog-work', DEAD, 'other')],
  ['has the marker of another process', () => makeFolder('groundhog-work', { ...DEAD, pid: 7 })],
  [
    'is reached by a link',
    async () => {
      const target = await makeFolder('groundhog-work');
      const link = join(await createTempDir('groundhog-parent'), 'groundhog-work-abcdef');
      await symlink(target, link);
      return link;
    },
  ],
  [
    'lies in a folder that is a link',
    async () => {
      const folder = await makeFolder('groundhog-work');
      const link = join(await createTempDir('groundhog-parent'), 'link');
      await symlink(dirname(folder), link);
      return join(link, basename(folder));
    },
  ],
  ['is reached by dots', async () => `${await makeFolder('groundhog-work')}/workspace/..`],
])('a folder that a context names stays when it %s', async (_name, make) => {
  const folder = await make();
  expect(await removeLeftovers([toContext([folder])], ASKING)).toEqual([]);
  expect(await isThere(folder)).toBe(true);
});

test('nothing is removed for another machine, or for the asking run itself', async () => {
  const folder = await makeFolder('groundhog-work');
  const context = toContext([folder]);
  const elsewhere = { ...DEAD, host: 'there' };
  const theirs = await makeFolder('groundhog-work', elsewhere);
  expect(await removeLeftovers([toContext([theirs], elsewhere)], ASKING)).toEqual([]);
  expect(await removeLeftovers([context], 'dead')).toEqual([]);
  expect(await isThere(folder)).toBe(true);
});

describe('folders that no record names', () => {
  async function makeUnmarked(): Promise<string> {
    const folder = await makeFolder('groundhog-work');
    await rm(join(folder, RUN_MARKER));
    return folder;
  }

  test('go when the process that their marker names is gone, and are told by run', async () => {
    const folders = [
      await makeFolder('groundhog-work'),
      await makeFolder('groundhog-socket'),
      await makeFolder('groundhog-bin', DEAD, 'other'),
    ];
    expect(await removeStranded(folders.map(dirname), ASKING)).toEqual([
      { runId: 'dead', paths: folders.slice(0, 2) },
      { runId: 'other', paths: folders.slice(2) },
    ]);
    expect(await Promise.all(folders.map(isThere))).toEqual([false, false, false]);
    expect(await removeStranded([...folders.map(dirname), '/nowhere'], ASKING)).toEqual([]);
  });

  test.each<[string, () => Promise<string>]>([
    ['whose process is there', () => makeFolder('groundhog-work', { host, pid, started })],
    ['of another machine', () => makeFolder('groundhog-work', { ...DEAD, host: 'there' })],
    ['of the run that asks', () => makeFolder('groundhog-work', DEAD, ASKING)],
    ['without a marker', () => makeUnmarked()],
    ['with another name', () => makeFolder('groundhog-other')],
    [
      'whose marker is a link',
      async () => {
        const folder = await makeUnmarked();
        await symlink(join(await makeFolder('groundhog-work'), RUN_MARKER), join(folder, RUN_MARKER));
        return folder;
      },
    ],
    [
      'that are reached by a link',
      async () => {
        const link = join(await createTempDir('groundhog-parent'), 'groundhog-work-abcdef');
        await symlink(await makeFolder('groundhog-work'), link);
        return link;
      },
    ],
  ])('stay: those %s', async (_what, make) => {
    const folder = await make();
    expect(await removeStranded([dirname(folder)], ASKING)).toEqual([]);
    expect(await isThere(folder)).toBe(true);
  });

  // Only a user who may give a folder away can make one that is somebody else's.
  (process.getuid?.() === 0 ? test : test.skip)('stay: those of another user', async () => {
    const folder = await makeFolder('groundhog-work');
    await chown(folder, 65_534, 65_534);
    expect(await removeStranded([dirname(folder)], ASKING)).toEqual([]);
    expect(await isThere(folder)).toBe(true);
  });
});
