import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { rewind } from '../../../src/workspace/attempt/rewind.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import {
  capture,
  landCapture,
  openWorkspace,
  problemKinds,
  startAttempt,
  takeInventory,
} from '../../helpers/open-workspace.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

// Only a file system that tells capitals apart holds both.
const withCapitals = process.platform === 'linux' ? test : test.skip;

withCapitals('names that differ in capitals alone are files and folders of their own', async () => {
  const files = { 'README.md': '1\n', 'Readme.md': '2\n', 'Src/a': '3\n', 'src/a': '4\n' };
  const opened = await openWorkspace({ files });
  const { path } = opened.workspace;
  const before = await takeInventory(path);
  const first = await startAttempt(opened);
  await actAsAgent(path, 'rm README.md; echo new > readme.md; mv Src/a SRC; echo 5 > src/A');
  const captured = await capture(opened, first);
  expect(captured.changes.map(({ status, path: at }) => `${status} ${at}`)).toEqual([
    'D README.md',
    'A SRC',
    'D Src/a',
    'A readme.md',
    'A src/A',
  ]);
  await rewind(opened.workspace, first, { untouchedSince: captured });
  expect(await takeInventory(path)).toEqual(before);
  const second = await startAttempt(opened, 2);
  await actAsAgent(path, 'echo new > readme.md; rm Readme.md');
  await landCapture(opened, second, { capture: await capture(opened, second) });
  expect(Object.keys(await takeInventory(path)).sort()).toEqual(
    ['README.md', 'readme.md', 'Src', 'Src/a', 'src', 'src/a'].sort(),
  );
});

test('a huge tree of new files is a problem of the attempt, is not captured, and is gone after the rewind', async () => {
  const opened = await openWorkspace({ files: { 'a.txt': '1\n' } });
  const { path } = opened.workspace;
  const before = await takeInventory(path);
  const snapshot = await startAttempt(opened);
  await actAsAgent(path, 'mkdir -p out/deep; (cd out/deep; seq 5001 | xargs touch); echo 2 > a.txt');
  const captured = await capture(opened, snapshot);
  expect(problemKinds(captured)).toEqual(['too_large']);
  expect(captured.commit).toBe(snapshot.snapshotRef);
  await rewind(opened.workspace, snapshot, { untouchedSince: captured });
  expect(await takeInventory(path)).toEqual(before);
});

test('a huge tree of ignored files is neither captured nor removed, and one more look finds it as it is', async () => {
  const opened = await openWorkspace({ files: { 'a.txt': '1\n', '.gitignore': 'out/\n' } });
  const { path } = opened.workspace;
  const snapshot = await startAttempt(opened);
  await actAsAgent(path, 'mkdir -p out/deep; (cd out/deep; seq 6000 | xargs touch); echo 2 > a.txt');
  const captured = await capture(opened, snapshot);
  expect(captured.changes.map(({ path: at }) => at)).toEqual(['a.txt']);
  expect((await rewind(opened.workspace, snapshot)).notes.join()).toContain('out/');
  const next = await startAttempt(opened, 2);
  expect([...next.hidden.ignored]).toEqual(['out/']);
  await rm(join(path, 'out'), { recursive: true });
});
