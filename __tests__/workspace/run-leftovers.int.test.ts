import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { taskIdSchema } from '../../src/domain/ids.ts';
import type { RunOwner, WorkspaceContext } from '../../src/domain/workspace-context.ts';
import { findOwnPlace } from '../../src/exec/process-place.ts';
import { RUN_MARKER, removeLeftovers, renderMarker } from '../../src/workspace/run-leftovers.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';

afterEach(cleanUp);

const { host, pid, started } = await findOwnPlace();
const DEAD: RunOwner = { host, pid: 999_999_999, started: 'long ago' };
const ASKING = 'now';

async function makeFolder(name: string, owner: RunOwner | undefined = DEAD, run_id = 'dead'): Promise<string> {
  const folder = await mkdtemp(join(await createTempDir('groundhog-parent'), `${name}-`));
  if (owner !== undefined) await writeFile(join(folder, RUN_MARKER), renderMarker({ run_id, owner }));
  await mkdir(join(folder, 'workspace'));
  return folder;
}

function toContext(folders: readonly string[], owner: RunOwner | undefined = DEAD): WorkspaceContext {
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
    folders: [...folders],
    ...(owner === undefined ? {} : { owner }),
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

test('nothing is removed for another machine, for the asking run itself, or for a context without an owner', async () => {
  const folder = await makeFolder('groundhog-work');
  const context = toContext([folder]);
  const elsewhere = { ...DEAD, host: 'there' };
  const theirs = await makeFolder('groundhog-work', elsewhere);
  expect(await removeLeftovers([toContext([theirs], elsewhere)], ASKING)).toEqual([]);
  expect(await removeLeftovers([context], 'dead')).toEqual([]);
  const { owner: _owner, ...older } = context;
  expect(await removeLeftovers([older], ASKING)).toEqual([]);
  expect(await isThere(folder)).toBe(true);
});
