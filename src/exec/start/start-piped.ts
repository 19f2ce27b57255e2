import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { CommandSpec } from '../run-command.ts';
import { signalGroup, trackGroup } from '../signal-group.ts';

const MAX_STDERR_BYTES = 4096;

/** A program that works until it is killed, with which we talk by its pipes. */
export interface PipedProgram {
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** Resolves with the end of its standard error, or with why it was not started. */
  readonly ended: Promise<string>;
  /** Kills its process group. May be called again. */
  kill(): void;
}

/** Starts a program in its own process group, never through a shell. */
export function startPiped({ file, args, cwd, env }: Pick<CommandSpec, 'file' | 'args' | 'cwd' | 'env'>): PipedProgram {
  const child = spawn(file, args, { cwd, env, detached: true, shell: false, stdio: ['pipe', 'pipe', 'pipe'] });
  const { pid, stdin, stdout, stderr } = child;
  const untrack = pid === undefined ? () => undefined : trackGroup(pid);
  let last = Buffer.alloc(0);
  for (const stream of [stdin, stdout, stderr]) stream.on('error', () => undefined);
  stderr.on('data', (bytes: Buffer) => {
    last = Buffer.concat([last, bytes]).subarray(-MAX_STDERR_BYTES);
  });
  let hasEnded = false;
  const ended = new Promise<string>((resolve) => {
    child.once('close', () => resolve(last.toString('utf8').trim()));
    child.once('error', (error) => {
      if (pid === undefined) resolve(error.message);
    });
  }).finally(() => {
    hasEnded = true;
    untrack();
  });
  return {
    ...{ stdin, stdout, ended },
    kill() {
      if (pid !== undefined && !hasEnded) signalGroup(pid, 'SIGKILL');
    },
  };
}
