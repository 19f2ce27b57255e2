import { chmod, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAX_SOCKET_PATH = 100;

/** The folders of one run, all of them temporary. */
export interface RunFolders {
  /** For what only we touch. */
  readonly runDir: string;
  /** Parent of the workspace. */
  readonly workDir: string;
  /** An empty folder that git takes for the home. */
  readonly gitHome: string;
  /** Holds the `groundhog` command for the agent. */
  readonly binDir: string;
  readonly verbSocket: string;
}

/** Makes the folders of a run, hands them out, and removes them whatever happens. */
export async function withRunFolders<T>(
  parent: string | undefined,
  use: (folders: RunFolders) => Promise<T>,
): Promise<T> {
  const base = await realpath(parent ?? tmpdir());
  const runDir = await mkdtemp(join(base, 'groundhog-control-'));
  const workDir = await mkdtemp(join(base, 'groundhog-work-'));
  const socketDir = await makeSocketFolder(workDir);
  try {
    const gitHome = join(runDir, 'home');
    const binDir = join(runDir, 'bin');
    await mkdir(gitHome);
    await writeCommand(binDir);
    return await use({ runDir, workDir, gitHome, binDir, verbSocket: join(socketDir, 'verbs.sock') });
  } finally {
    for (const folder of [runDir, workDir, socketDir]) await remove(folder);
  }
}

/** A socket's path may have about 100 bytes: a deep temporary folder leaves too few. */
async function makeSocketFolder(workDir: string): Promise<string> {
  const isShort = Buffer.byteLength(join(workDir, 'verbs.sock')) <= MAX_SOCKET_PATH;
  return isShort ? workDir : mkdtemp('/tmp/groundhog-');
}

/** The `groundhog` command as the agent finds it: this very program, by absolute paths. */
async function writeCommand(binDir: string): Promise<void> {
  const cli = join(dirname(fileURLToPath(import.meta.url)), 'cli.js');
  const script = `#!/bin/sh\nexec ${quote(process.execPath)} ${quote(cli)} "$@"\n`;
  await mkdir(binDir);
  const file = join(binDir, 'groundhog');
  await writeFile(file, script);
  await chmod(file, 0o555);
  await chmod(binDir, 0o555);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Agents make folders that even their owner may not enter; they are removed all the same. */
async function remove(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
  } catch {
    await openFolders(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

async function openFolders(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await openFolders(join(folder, entry.name));
  }
}
