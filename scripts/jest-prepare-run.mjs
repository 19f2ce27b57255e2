import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileDist } from './compile-dist.mjs';

/** The file system in memory that Linux has. */
const MEMORY = '/dev/shm';

const PREFIX = 'ghtest-';

/** Memory that a run may take for its files; a smaller file system in memory is left alone. */
const NEEDED_BYTES = 3 * 1024 ** 3;

/**
 * Prepares a run of the tests: creates a folder for its files, in memory where there is enough, named to the workers by
 * TMPDIR, and compiles `dist` once, named by GROUNDHOG_TEST_PROGRAM. Throws when the scenarios are included and there is no
 * built command line for them to start.
 */
export default async function prepareRun({ rootDir, testPathPatterns }) {
  const { patterns } = testPathPatterns;
  const includesScenarios = patterns.length === 0 || patterns.some((pattern) => /scenario|crash/.test(pattern));
  const isBuilt = existsSync(join(rootDir, 'dist', 'cli.js'));
  if (includesScenarios && !isBuilt) {
    throw new Error('dist/cli.js is missing, and the scenarios start it. Run "npm run build" first.');
  }
  const { TMPDIR, GROUNDHOG_TEST_PROGRAM } = process.env;
  const isInMemory = await canHoldRun(MEMORY);
  const folder = await createRunFolder(isInMemory ? MEMORY : tmpdir());
  // Elsewhere a folder more would only make the paths of sockets longer, which may have about a hundred bytes.
  if (isInMemory) process.env.TMPDIR = folder;
  if (isBuilt && GROUNDHOG_TEST_PROGRAM === undefined) {
    process.env.GROUNDHOG_TEST_PROGRAM = await compileDist(rootDir, join(folder, 'program'));
  }
  undo = async () => {
    restore({ TMPDIR, GROUNDHOG_TEST_PROGRAM });
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
}

let undo = async () => {};

/** Removes the folder of the run with what tests have left in it; a watcher's next run begins as the first did. */
export function endRun() {
  return undo();
}

function restore(before) {
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

/** Creates the folder of this run, with the rights of /tmp, since some tests start programs as another user. */
async function createRunFolder(parent) {
  await removeOldFolders(parent);
  const folder = await mkdtemp(join(parent, PREFIX));
  await chmod(folder, 0o1777);
  return folder;
}

/** Removes what runs have left that were killed a day ago or earlier. */
async function removeOldFolders(parent) {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(parent, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < Date.now() - 24 * 60 * 60_000)
      await rm(path, { recursive: true, force: true });
  }
}

/** Tells whether a folder has room for a run and lets programs in it be started, which containers often forbid. */
async function canHoldRun(folder) {
  const probe = join(folder, `${PREFIX}probe-${process.pid}`);
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < NEEDED_BYTES) return false;
    await writeFile(probe, '#!/bin/sh\n', { mode: 0o755 });
    execFileSync(probe);
    return true;
  } catch {
    return false;
  } finally {
    await rm(probe, { force: true });
  }
}
