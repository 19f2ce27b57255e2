import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createNamedSnapshot, diffNamedSnapshot, listNamedSnapshots } from '../../src/workspace/named-snapshots.ts';
import { restoreNamedSnapshot } from '../../src/workspace/named-snapshots-restore.ts';
import { rewind } from '../../src/workspace/rewind.ts';
import { openAttemptSnapshots, type SnapshotPlace } from '../../src/workspace/snapshot-place.ts';
import { actAsAgent } from '../helpers/act-as-agent.ts';
import {
  capture,
  createCanary,
  type Opened,
  openWorkspace,
  startAttempt,
  takeInventory,
} from '../helpers/open-workspace.ts';
import { cleanUp, git } from '../helpers/temp-repo.ts';

afterAll(cleanUp);

const FILES = { 'a.txt': 'v1\n', 'src/b.txt': 'b1\n', '.gitignore': '*.log\n' };
const now = () => new Date(1_767_000_000_000);
const create = (place: SnapshotPlace, name = 's1') => createNamedSnapshot(place, { name });

function openPlace({ workspace }: Opened, day = 1): Promise<SnapshotPlace> {
  return openAttemptSnapshots(workspace, { day, now });
}

describe("an agent's snapshot", () => {
  test('changes nothing of the attempt: capture and rewind come to what they would have', async () => {
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

  test('is in the control repository only, and not found by the next attempt', async () => {
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

  test("runs nothing that the agent's configuration, attributes or hooks name", async () => {
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

  test('is refused while a repository is planted among tracked files', async () => {
    const opened = await openWorkspace({ files: FILES });
    await startAttempt(opened);
    const place = await openPlace(opened);
    await actAsAgent(opened.workspace.path, 'git init -q src');
    await expect(create(place)).rejects.toMatchObject({ data: { reason: expect.stringMatching(/made in src\//) } });
    expect(await listNamedSnapshots(place)).toEqual([]);
  });
});
