import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { lstat, mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { rewind } from '../../../src/workspace/attempt/rewind.ts';
import { readFileClock } from '../../../src/workspace/files/file-clock.ts';
import { scanFolders } from '../../../src/workspace/files/untracked-scan.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import { capture, landCapture, openWorkspace, startAttempt, takeInventory } from '../../helpers/open-workspace.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

const FILES = { 'src/a.ts': 'aaaa\n', 'src/b.ts': 'bbbb\n' };
const paths = ({ changes }: { readonly changes: readonly { readonly path: string }[] }) =>
  changes.map(({ path }) => path);

describe.each([
  ['without a cache of untracked files', 1000],
  ['with a cache of untracked files', 0],
])('a workspace %s', (_how, primeFrom) => {
  test.concurrent('misses no edit that keeps the size, within the second of a landing or a rewind', async () => {
    const opened = await openWorkspace({ files: FILES, primeFrom });
    const path = join(opened.workspace.path, 'src/a.ts');
    const { atime, mtime } = await lstat(path);
    for (let day = 1; day <= 20; day += 1) {
      const snapshot = await startAttempt(opened, day);
      await writeFile(path, `${String(day).padStart(4, '0')}\n`);
      // A program can give a file any time it likes.
      if (day % 2 === 0) await utimes(path, atime, mtime);
      const captured = await capture(opened, snapshot);
      expect([day, ...paths(captured)]).toEqual([day, 'src/a.ts']);
      const before = await readFile(path, 'utf8');
      if (day % 3 === 0) await landCapture(opened, snapshot, { capture: captured });
      else await rewind(opened.workspace, snapshot, day % 4 === 0 ? { untouchedSince: captured } : {});
      expect((await readFile(path, 'utf8')) === before).toBe(day % 3 === 0);
    }
  });

  test.concurrent('sees what is made in a folder whose time is set back, once folders are believed', async () => {
    const opened = await openWorkspace({ files: FILES, primeFrom });
    const { path } = opened.workspace;
    await mkdir(join(path, 'empty'));
    // A whole second, which can be set again to the nanosecond.
    await utimes(join(path, 'src'), 1_000_000_000, 1_000_000_000);
    await sleep(2100);
    const first = await startAttempt(opened);
    await rewind(opened.workspace, first);
    const before = await takeInventory(path);
    const second = await startAttempt(opened, 2);
    await actAsAgent(path, 'mkdir src/d src/n; mkfifo src/d/pipe; mkdir src/n/.git; echo 1 > empty/x');
    await utimes(join(path, 'src'), 1_000_000_000, 1_000_000_000);
    const captured = await capture(opened, second);
    expect(paths(captured)).toEqual(['empty/x']);
    await rewind(opened.workspace, second, { untouchedSince: captured });
    expect(await takeInventory(path)).toEqual(before);
  });

  test.concurrent('follows what lands: a path that came, went or became a folder is known as such', async () => {
    const opened = await openWorkspace({ files: FILES, primeFrom });
    const { path } = opened.workspace;
    const scripts = ['echo 1 > new', 'rm new; mkdir new; echo 1 > new/in', 'rm -r new; echo 1 > new', 'rm new'];
    for (const [index, script] of scripts.entries()) {
      const snapshot = await startAttempt(opened, index * 2 + 1);
      await actAsAgent(path, script);
      await landCapture(opened, snapshot, { capture: await capture(opened, snapshot) });
      const before = await takeInventory(path);
      const next = await startAttempt(opened, index * 2 + 2);
      await actAsAgent(path, 'echo 2 > src/a.ts; echo 2 > other');
      const captured = await capture(opened, next);
      expect(paths(captured)).toEqual(['other', 'src/a.ts']);
      await rewind(opened.workspace, next);
      expect(await takeInventory(path)).toEqual(before);
    }
  });
});

test('a folder is not believed right after its last change, though its time was another one already', async () => {
  const { workspace } = await openWorkspace({ files: FILES });
  const { gitDir } = workspace.control.location;
  const path = join(workspace.path, 'src', 'new');
  const settlingNs = BigInt(workspace.cache.settlingMs ?? 2_000) * 1_000_000n;
  let changedAt: bigint;
  // Once more on a machine that was too busy to look in time.
  do {
    rmSync(path, { force: true });
    writeFileSync(path, '');
    changedAt = readFileClock(gitDir);
    // A few ticks of the clock of the file system, which is no more than a guess at how coarse it is.
    while (readFileClock(gitDir) - changedAt < 20_000_000n) await sleep(5);
    await scanFolders(workspace, new Set());
  } while (readFileClock(gitDir) - changedAt >= settlingNs);
  expect(workspace.cache.folders.get('src')).toMatchObject({ isSettled: false, others: ['src/new'] });
});

test('a folder that changes right after it was read is read again, though its time may be the same', async () => {
  const { workspace } = await openWorkspace({ files: FILES });
  const missed: number[] = [];
  for (let round = 1; round <= 200; round += 1) {
    writeFileSync(join(workspace.path, 'src', `a${round}`), '');
    await scanFolders(workspace, new Set());
    writeFileSync(join(workspace.path, 'src', `b${round}`), '');
    const { others } = await scanFolders(workspace, new Set());
    if (!others.includes(`src/b${round}`)) missed.push(round);
  }
  expect(missed).toEqual([]);
});

test('a folder that is put in the place of another one is read, though its times are the same', async () => {
  const { workspace } = await openWorkspace({ files: FILES });
  const outside = join(workspace.path, '..', 'outside');
  const timesOf = (path: string) => {
    const { ctimeNs, mtimeNs } = lstatSync(path, { bigint: true });
    return `${ctimeNs} ${mtimeNs}`;
  };
  const makeTwins = (name: string): boolean => {
    const [here, there] = [join(workspace.path, name, 'x'), join(outside, name, 'x')];
    for (const path of [here, there]) mkdirSync(path, { recursive: true });
    mkdirSync(join(there, '.git'));
    mkdirSync(join(here, 'git'));
    return timesOf(here) === timesOf(there);
  };
  let name = 'p0';
  for (let number = 0; !makeTwins(name) && number < 1000; number += 1) name = `p${number + 1}`;
  expect(timesOf(join(outside, name, 'x'))).toBe(timesOf(join(workspace.path, name, 'x')));
  await sleep((workspace.cache.settlingMs ?? 0) + 50);
  const before = await scanFolders(workspace, new Set());
  expect(before.repositories).toEqual([]);
  expect(workspace.cache.folders.get(`${name}/x`)).toMatchObject({ isSettled: true });
  renameSync(join(workspace.path, name), join(outside, 'before'));
  renameSync(join(outside, name), join(workspace.path, name));
  expect((await scanFolders(workspace, new Set())).repositories).toEqual([`${name}/x`]);
});
