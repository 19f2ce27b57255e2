import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { toBlobId } from '../../../src/git/hash-object.ts';
import { readDiskFile } from '../../../src/workspace/files/read-disk-file.ts';
import { addFiles } from '../../../src/workspace/named-snapshots/add-files.ts';
import { removeFiles } from '../../../src/workspace/named-snapshots/remove-files.ts';
import { openAttemptSnapshots, type SnapshotContext } from '../../../src/workspace/named-snapshots/snapshot-context.ts';
import { writeFiles } from '../../../src/workspace/named-snapshots/write-files.ts';
import { openWorkspace, startAttempt } from '../../helpers/open-workspace.ts';
import { whileSwapping } from '../../helpers/swap-folder.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

// Elsewhere no sandbox keeps a program from these files.
const onLinux = process.platform === 'linux' ? test : test.skip;

let place: SnapshotContext;
let root = '';
let outside = '';
beforeEach(async () => {
  const opened = await openWorkspace({ files: { 'a.txt': 'a' } });
  await startAttempt(opened);
  place = await openAttemptSnapshots(opened.workspace, { day: 1, now: () => new Date(0) });
  root = place.root;
  outside = await createTempDir('outside');
  await mkdir(join(root, 'd'));
  await writeFile(join(root, 'd/file'), 'inside');
  await writeFile(join(outside, 'file'), 'secret');
});

onLinux('a link in the place of a folder has no file outside read', async () => {
  const seen = new Set<string>();
  const read = async () => seen.add(Buffer.from(await readDiskFile(root, 'd/file', 'file')).toString());
  await whileSwapping(root, outside, read);
  expect([...seen]).toEqual(['inside']);
});

onLinux('nor stored by git, where files are too large to be held', async () => {
  const files = new Map(Array.from({ length: 50 }, (_, at) => [`d/f${at}`, { kind: 'file', bytes: 6 } as const]));
  for (const path of files.keys()) {
    await writeFile(join(root, path), 'inside');
    await writeFile(join(outside, path.slice(2)), 'secret');
  }
  await whileSwapping(root, outside, () => addFiles(place, files));
  const secret = toBlobId(Buffer.from('secret'), 40);
  const objects = await git(place.git.location.gitDir, 'cat-file', '--batch-all-objects', '--batch-check');
  expect(objects).not.toContain(secret);
  expect(objects).toContain(toBlobId(Buffer.from('inside'), 40));
});

onLinux('nor is one written or removed', async () => {
  const changes = Array.from({ length: 20 }, (_, at) => ({
    status: 'A' as const,
    path: `d/new${at}`,
    mode: '100644',
    id: toBlobId(Buffer.from('a'), 40),
  }));
  await whileSwapping(root, outside, async () => {
    await writeFiles(place, changes).catch(() => undefined);
    await removeFiles(root, ['d/file', ...changes.map(({ path }) => path)]);
  });
  expect(await readdir(outside)).toEqual(['file']);
  expect(await readFile(join(outside, 'file'), 'utf8')).toBe('secret');
});
