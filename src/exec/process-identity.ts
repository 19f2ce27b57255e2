import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';

/** What tells a process from every other one, also from a later one with the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Null where the system does not tell. */
  readonly started: string | null;
  readonly host: string;
}

/** The identity of this process. */
export async function identifySelf(): Promise<ProcessIdentity> {
  return { pid: process.pid, started: await readStart(process.pid), host: hostname() };
}

/** False only when it is certain that the process has ended: on another machine nothing is certain. */
export async function mayBeAlive({ pid, started, host }: ProcessIdentity): Promise<boolean> {
  if (host !== hostname()) return true;
  const now = await readStart(pid);
  if (now !== null && started !== null) return now === started;
  return isKnown(pid);
}

function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process that may not be asked is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Boot and tick in which a process started; null without `/proc` or without such a process. */
async function readStart(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => undefined);
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'latin1').catch(() => '');
  if (stat === undefined) return null;
  // The program's name stands in brackets and may hold anything; counted from behind it, 0 is the state, 19 the start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? 'ended' : `${boot.trim()} ${fields[19]}`;
}
