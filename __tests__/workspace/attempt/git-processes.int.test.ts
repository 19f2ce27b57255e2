import { appendFile, lstat, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { rewind } from '../../../src/workspace/attempt/rewind.ts';
import { createNamedSnapshot } from '../../../src/workspace/named-snapshots/named-snapshots.ts';
import { restoreNamedSnapshot } from '../../../src/workspace/named-snapshots/restore-named-snapshot.ts';
import { openAttemptSnapshots } from '../../../src/workspace/named-snapshots/snapshot-context.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import { capture, landCapture, type Opened, openWorkspace, startAttempt } from '../../helpers/open-workspace.ts';
import { cleanUp, createTempDir, gitEnv } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

// In a small repository the price is that of processes; how many there are does not depend on the machine.
const FILES = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`d${at % 10}/f${at}.txt`, `${at}\n`]));
const WORK = 'for i in 1 2 3; do echo more >> d$i/f$i.txt; echo new > new-$i; done';
const now = () => new Date(1_767_000_000_000);

/** A folder for PATH in which git notes that it was started. */
async function createCounter() {
  const folder = await createTempDir('groundhog-counter');
  const log = join(folder, 'log');
  const script = `#!/bin/sh\nPATH='${gitEnv.PATH ?? ''}'\necho . >> '${log}'\nexec git "$@"\n`;
  await writeFile(join(folder, 'git'), script, { mode: 0o755 });
  const count = async () => (await readFile(log, 'utf8')).length / 2;
  await appendFile(log, '');
  return {
    path: `${folder}:${gitEnv.PATH ?? ''}`,
    async countFor(step: () => Promise<unknown>): Promise<number> {
      const before = await count();
      await step();
      return (await count()) - before;
    },
  };
}

/** Identifies one writing of the private index. */
async function stampIndex({ workspace }: Opened): Promise<string> {
  const { ino, mtimeNs } = await lstat(workspace.git.location.indexFile ?? '', { bigint: true });
  return `${ino} ${mtimeNs}`;
}

test('an attempt is started, rewound and landed with few processes, and only a landing writes the index', async () => {
  const { path, countFor } = await createCounter();
  const opened = await openWorkspace({ files: FILES, path });
  // What is ignored is asked for once.
  await rewind(opened.workspace, await startAttempt(opened, 1));
  const written = await stampIndex(opened);
  const step = async (day: number, end: (attempt: Awaited<ReturnType<typeof startAttempt>>) => Promise<unknown>) => {
    const started: Awaited<ReturnType<typeof startAttempt>>[] = [];
    const create = await countFor(async () => started.push(await startAttempt(opened, day)));
    await actAsAgent(opened.workspace.path, WORK);
    const [attempt] = started;
    if (attempt === undefined) throw new Error('no attempt was started');
    return [create, await countFor(() => end(attempt))];
  };
  const rewound = await step(2, async (attempt) =>
    rewind(opened.workspace, attempt, { untouchedSince: await capture(opened, attempt) }),
  );
  expect(rewound).toEqual([1, 3]);
  const checked = await step(3, async (attempt) => {
    await capture(opened, attempt);
    await rewind(opened.workspace, attempt);
  });
  expect(checked).toEqual([1, 4]);
  expect(await stampIndex(opened)).toBe(written);
  const landed = await step(4, async (attempt) =>
    landCapture(opened, attempt, { capture: await capture(opened, attempt) }),
  );
  expect(landed).toEqual([1, 6]);
  expect(await stampIndex(opened)).not.toBe(written);
});

test("an agent's snapshot takes few processes, and so does its restore", async () => {
  const { path, countFor } = await createCounter();
  const opened = await openWorkspace({ files: FILES, path });
  await startAttempt(opened);
  const place = await openAttemptSnapshots(opened.workspace, { day: 1, now });
  const create = (name: string) => countFor(() => createNamedSnapshot(place, { name }));
  await actAsAgent(opened.workspace.path, WORK);
  expect(await create('one')).toBe(4);
  // The process that would write is begun in time only where the look takes long enough.
  expect(await create('one')).toBeLessThanOrEqual(2);
  await actAsAgent(opened.workspace.path, WORK);
  expect(await create('two')).toBe(2);
  expect(await countFor(() => restoreNamedSnapshot(place, { name: 'one' }))).toBe(2);
});
