import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunOwner } from '../../domain/record/workspace-context.ts';
import { readOurIdentity } from '../../exec/process-identity.ts';
import { removeFolder } from '../../exec/remove-folder.ts';
import { RUN_MARKER, renderRunMarker } from '../../workspace/backend/run-leftovers.ts';

/** The folders of one run, all of them temporary. */
export interface RunFolders {
  readonly runId: string;
  /** All of them; each holds a marker that says whose it is. */
  readonly all: readonly string[];
  readonly owner: RunOwner;
  /** For what only we touch; the agent is never told of it. */
  readonly runDir: string;
  /** Parent of the workspace. */
  readonly workDir: string;
  /** An empty folder that git takes for the home. */
  readonly gitHome: string;
  /** Holds the `groundhog` command for the agent. */
  readonly binDir: string;
  /** Where folders for single attempts are made; short, since sockets are in them. */
  readonly deskParent: string;
}

// Known to the whole process, so that nothing stays behind when it has to end at once.
const inUse = new Set<string>();

/** Makes the folders of a run, hands them out, and removes them whatever happens. */
export async function withRunFolders<T>(
  parent: string | undefined,
  use: (folders: RunFolders) => Promise<T>,
): Promise<T> {
  const base = await realpath(parent ?? tmpdir());
  const made: string[] = [];
  const runId = randomUUID();
  const owner = await readOurIdentity();
  const make = async (name: string, at = base) => {
    const folder = await mkdtemp(join(at, `groundhog-${name}-`));
    made.push(folder);
    inUse.add(folder);
    await writeFile(join(folder, RUN_MARKER), renderRunMarker({ run_id: runId, owner }), { mode: 0o600 });
    return folder;
  };
  try {
    const runDir = await make('control');
    const workDir = await make('work');
    const binDir = await make('bin');
    const deskParent = await make('desk', base.length > 60 ? '/tmp' : base);
    const gitHome = join(runDir, 'home');
    await mkdir(gitHome);
    await writeCommand(binDir);
    return await use({ runId, all: made, owner, runDir, workDir, gitHome, binDir, deskParent });
  } finally {
    removeFolders(made);
  }
}

/** Removes the folders of all runs of this process; for an end that cannot wait. */
export function removeAllRunFolders(): void {
  removeFolders([...inUse]);
}

/** What cannot be removed stays: a temporary folder is no reason to lose the result of a run. */
function removeFolders(folders: readonly string[]): void {
  for (const folder of folders) {
    inUse.delete(folder);
    removeFolder(folder);
  }
}

/** The `groundhog` command as the agent finds it: this very program, by absolute paths. */
async function writeCommand(binDir: string): Promise<void> {
  const cli = join(dirname(fileURLToPath(import.meta.url)), 'cli.js');
  const file = join(binDir, 'groundhog');
  await writeFile(file, `#!/bin/sh\nexec ${quote(process.execPath)} ${quote(cli)} "$@"\n`);
  await chmod(file, 0o555);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
