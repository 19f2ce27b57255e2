import { randomUUID } from 'node:crypto';
import { chmod, mkdir, realpath, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigurationError, GroundhogError } from '../../domain/errors/errors.ts';
import type { RunOwner } from '../../domain/record/workspace-context.ts';
import { quoteForShell } from '../../domain/text/quote-for-shell.ts';
import { findMissingPath, makeTemporaryFolder, requireOpenFiles } from '../../exec/folder-access.ts';
import { readOurIdentity } from '../../exec/process-identity.ts';
import { removeFolder } from '../../exec/remove-folder.ts';
import { RUN_MARKER, renderRunMarker } from '../../workspace/backend/run-leftovers.ts';

/** The folders of one run, all of them temporary. */
export interface RunFolders {
  readonly runId: string;
  /** All of them; each holds a marker that names its run and process. */
  readonly all: readonly string[];
  /** All that must be there until the run ends. */
  readonly needed: readonly string[];
  readonly owner: RunOwner;
  /** For our own files; the agent never gets its path. */
  readonly runDir: string;
  /** Parent of the workspace. */
  readonly workDir: string;
  /** Parent of the checkouts that criteria run in; the agent never gets its path. */
  readonly verifyDir: string;
  /** An empty folder that git gets as HOME. */
  readonly gitHome: string;
  /** Holds the `groundhog` command for the agent, and nothing else. */
  readonly binDir: string;
  /** The command itself. */
  readonly command: string;
  /** Parent of the folders of single attempts; its path is short, since they hold sockets (sun_path in unix(7)). */
  readonly socketParent: string;
}

// Kept for the whole process, so that an abrupt end removes them too.
const inUse = new Set<string>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function use(folder: string): void {
  if (inUse.size === 0) for (const name of SIGNALS) process.on(name, endBySignal);
  inUse.add(folder);
}

/** Removes the folders and ends as the signal does, unless somebody else ends the process in order. */
function endBySignal(name: NodeJS.Signals): void {
  if (process.listenerCount(name) > 1) return;
  removeAllRunFolders();
  process.kill(process.pid, name);
}

/**
 * Creates the folders of a run for `work`, and removes them whatever happens. A failure of `work` is `folder_gone` when one
 * of them was deleted meanwhile.
 */
export async function withRunFolders<T>(
  parent: string | undefined,
  work: (folders: RunFolders) => Promise<T>,
): Promise<T> {
  const base = await requireParent(parent ?? tmpdir());
  const created: string[] = [];
  const runId = randomUUID();
  const owner = await readOurIdentity();
  const make = async (name: string, at = base) => {
    const folder = await makeTemporaryFolder(at, name);
    created.push(folder);
    use(folder);
    await writeFile(join(folder, RUN_MARKER), renderRunMarker({ run_id: runId, owner }), { mode: 0o600 });
    return folder;
  };
  try {
    const runDir = await make('control');
    const workDir = await make('work');
    const verifyDir = await make('verify');
    const binDir = await make('bin');
    const socketParent = await make('socket', base.length > 58 ? '/tmp' : base);
    const gitHome = join(runDir, 'home');
    await mkdir(gitHome);
    const command = await writeCommand(binDir);
    const needed = [...created, command];
    const ours = { runDir, workDir, verifyDir, gitHome, binDir, command, socketParent };
    return await work({ runId, all: created, needed, owner, ...ours });
  } catch (error) {
    const path = error instanceof ConfigurationError ? undefined : await findMissingPath(created);
    throw path === undefined ? error : new GroundhogError('folder_gone', { path }, { cause: error });
  } finally {
    removeFolders(created);
  }
}

/** Returns the real path of the folder for temporary ones. Throws GroundhogError where none can be used. */
async function requireParent(path: string): Promise<string> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') throw new GroundhogError('folder_gone', { path });
    throw error;
  });
  if (!found.isDirectory()) throw new GroundhogError('folder_gone', { path, reason: 'is no folder' });
  const base = await realpath(path);
  if (base.includes('\n'))
    throw new ConfigurationError('path_unusable', { path: JSON.stringify(base), reason: 'has a line end in it' });
  requireOpenFiles(base);
  return base;
}

/** Removes the folders of all runs of this process; for an end that cannot wait. */
export function removeAllRunFolders(): void {
  removeFolders([...inUse]);
}

/** Removes folders; one that cannot be removed stays, since the result of the run matters more. */
function removeFolders(folders: readonly string[]): void {
  for (const folder of folders) {
    inUse.delete(folder);
    removeFolder(folder);
  }
  if (inUse.size === 0) for (const name of SIGNALS) process.off(name, endBySignal);
}

/** Writes the `groundhog` command for the agent, this very program, by absolute paths, and returns its path. */
async function writeCommand(binDir: string): Promise<string> {
  const cli = join(dirname(fileURLToPath(import.meta.url)), 'cli.js');
  const file = join(binDir, 'groundhog');
  await writeFile(file, `#!/bin/sh\nexec ${quoteForShell(process.execPath)} ${quoteForShell(cli)} "$@"\n`);
  await chmod(file, 0o555);
  return file;
}
