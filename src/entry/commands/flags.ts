import { type Command, Option } from 'commander';
import { openDebugPort } from '../compose/debug-port.ts';
import type { Io } from '../compose/host-context.ts';

export const repoFlag = new Option('--repo <dir>', 'the repository, or a folder in it').default('.');

/** Makes the flag that chooses the task; `fallback` describes its default. */
export function taskFlag(fallback: string): Option {
  return new Option('--task <id>', `the id of the task (default: ${fallback})`);
}

export const ALL_TASKS = 'all of them';
export const ONLY_TASK = 'the only one that is recorded';

/** The flag that shows each git command and each decision of a run. */
export const verboseFlag = new Option(
  '--verbose',
  'show each git command, and each decision of a run, on standard error',
);

/** The flags of a command that has `--verbose`. */
export interface VerboseFlags {
  readonly verbose?: boolean;
}

/** Opens the debug port, on standard error, of a command that was called with `--verbose`. */
export function withVerbose(io: Io, { verbose }: VerboseFlags): Io {
  if (verbose !== true) return io;
  return { ...io, host: { ...io.host, debug: openDebugPort(io.host.redactor, io.console.err) } };
}

/** The flag of commands that read the records of a remote. */
export const remoteFlag = new Option(
  '--remote <name>',
  'read the records of a remote (name or address) instead of the local ones',
);

/** Adds an example to the help of a command. */
export function addExample(command: Command, example: string): void {
  command.addHelpText('after', `\nExample:\n  ${example}`);
}
