import { writeSync } from 'node:fs';
import { killTrackedGroups } from '../exec/signal-group.ts';
import { runInherited } from '../exec/start/run-inherited.ts';
import { forwardPort, type PortForward } from '../sandbox/inside/forward-port.ts';
import { seesNoOthers } from '../sandbox/inside/kill-left.ts';
import { serveCommands } from '../sandbox/inside/serve-commands.ts';

const USAGE = `usage: box.js run [--forward <port>=<unix socket>]… -- <file> [args…]
       box.js serve [--alone] [--forward <port>=<unix socket>]…
`;
const EXIT_USAGE = 64;

interface BoxArguments {
  readonly mode: string;
  readonly forwards: readonly PortForward[];
  readonly isAlone: boolean;
  readonly command: readonly string[];
}

// Why: docs/decisions/0009-one-bundle-three-doors.md
/** Runs inside of a box: one program, or the commands of frames, with ports of the loopback that lead out of it. */
async function runBox(argv: readonly string[]): Promise<number> {
  const given = parseArguments(argv);
  const [file, ...args] = given?.command ?? [];
  if (given === undefined || (given.mode === 'run') !== (file !== undefined)) {
    process.stderr.write(USAGE);
    return EXIT_USAGE;
  }
  await Promise.all(given.forwards.map(forwardPort));
  if (file !== undefined) return runInherited(file, args);
  // Whoever starts it may be wrong about it, and what it sees is killed.
  const isAlone = given.isAlone && (await seesNoOthers());
  await serveCommands({ input: process.stdin, write: writeAll, isAlone });
  killTrackedGroups();
  return 0;
}

function parseArguments([mode = '', ...rest]: readonly string[]): BoxArguments | undefined {
  if (mode !== 'run' && mode !== 'serve') return undefined;
  const forwards: PortForward[] = [];
  let isAlone = false;
  for (let at = 0; at < rest.length; at += 1) {
    if (rest[at] === '--') return { mode, forwards, isAlone, command: rest.slice(at + 1) };
    const forward = rest[at] === '--forward' ? /^(\d+)=(.+)$/.exec(rest[at + 1] ?? '') : null;
    if (forward !== null) {
      forwards.push({ port: Number(forward[1]), socketPath: forward[2] ?? '' });
      at += 1;
    } else if (rest[at] === '--alone') isAlone = true;
    else return undefined;
  }
  return { mode, forwards, isAlone, command: [] };
}

const PAUSE_MS = 1;

/** Writes to the pipe at once, and waits while it is full, whether or not somebody in the box has made it non-blocking. */
function writeAll(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}

void runBox(process.argv.slice(2)).then((exitCode) => process.exit(exitCode));
