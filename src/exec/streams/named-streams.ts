import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, constants, openSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';

/** Folders of the system, in which nobody but root may put a program. */
const SYSTEM_PATH = '/usr/bin:/bin';
const OWNER_ONLY = 0o600;
const READ = constants.O_RDONLY | constants.O_NONBLOCK;

/** Streams of a program that it may open again by name, such as `/dev/stdout`. */
export interface NamedStreams {
  /** The input, if there is one, the output and the errors that the program is to be started with. */
  readonly stdio: readonly ['ignore' | number, number, number];
  readonly stdout: Socket;
  readonly stderr: Socket;
  /** Closes our copies of them. To be called once it was started, or could not be. */
  release(): void;
}

// Why: docs/decisions/0186-streams-that-can-be-opened-by-name.md
/**
 * Opens streams by names in a folder of ours, and removes the names. The input is a file that nobody can find. Resolves to
 * undefined where there are no named pipes, or the folder cannot be written.
 */
export async function openNamedStreams(
  folder: string,
  input: string | Uint8Array | undefined,
): Promise<NamedStreams | undefined> {
  const name = join(folder, randomUUID());
  const [output, errors] = [`${name}-out`, `${name}-err`];
  const opened: number[] = [];
  const open = (path: string, flags: number) => {
    const fd = openSync(path, flags, OWNER_ONLY);
    opened.push(fd);
    return fd;
  };
  try {
    if (!(await makePipes([output, errors]))) return undefined;
    // Without waiting for a writer, which can only then be opened.
    const [fromOutput, fromErrors] = [open(output, READ), open(errors, READ)];
    const given = input === undefined ? [] : [openInput(`${name}-in`, input, open)];
    const [toOutput, toErrors] = [open(output, constants.O_WRONLY), open(errors, constants.O_WRONLY)];
    return {
      stdio: [given[0] ?? 'ignore', toOutput, toErrors],
      stdout: new Socket({ fd: fromOutput, readable: true, writable: false }),
      stderr: new Socket({ fd: fromErrors, readable: true, writable: false }),
      release: () => closeAll([...given, toOutput, toErrors]),
    };
  } catch {
    closeAll(opened);
    return undefined;
  } finally {
    // Others in a sandbox may have removed them.
    for (const path of [output, errors]) rmSync(path, { force: true });
  }
}

/** Writes an input to a file without a name, and opens it for reading. */
function openInput(path: string, input: string | Uint8Array, open: (path: string, flags: number) => number): number {
  try {
    writeFileSync(path, input, { mode: OWNER_ONLY, flag: 'wx' });
    return open(path, constants.O_RDONLY);
  } finally {
    rmSync(path, { force: true });
  }
}

function closeAll(descriptors: readonly number[]): void {
  for (const fd of descriptors) closeSync(fd);
}

/** Makes named pipes by mkfifo(1); Node.js itself makes pairs of sockets. Returns false where that fails. */
function makePipes(paths: readonly string[]): Promise<boolean> {
  const args = ['-m', OWNER_ONLY.toString(8), ...paths];
  const child = spawn('mkfifo', args, { env: { PATH: SYSTEM_PATH }, shell: false, stdio: 'ignore' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (exitCode) => resolve(exitCode === 0));
  });
}
