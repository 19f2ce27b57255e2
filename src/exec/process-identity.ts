import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';

/** A process, told from every other one, also from a later one with the same number. */
export interface ProcessIdentity {
  /** The machine, and the namespace in which the number is counted. */
  readonly host: string;
  readonly pid: number;
  /** The machine's start and the tick after it at which the process started; empty where that cannot be told. */
  readonly started: string;
}

/** This very process, so that others on this machine can tell later whether it is still there. */
export async function readOurIdentity(): Promise<ProcessIdentity> {
  return { host: await findHost(), pid: process.pid, started: (await findStart(process.pid)) ?? '' };
}

/** True only when it is certain that the process has ended: of another machine nothing is certain. */
export async function isProcessGone({ host, pid, started }: ProcessIdentity): Promise<boolean> {
  if (host !== (await findHost())) return false;
  const boot = await findBoot();
  if (boot !== undefined && started !== '' && !started.startsWith(`${boot} `)) return true;
  if (!isAlive(pid)) return true;
  const now = await findStart(pid);
  return now !== undefined && now !== started;
}

async function findHost(): Promise<string> {
  const machine = await readFile('/etc/machine-id', 'latin1').catch(() => '');
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return [hostname(), machine.trim(), namespace].filter((part) => part !== '').join(' ');
}

async function findBoot(): Promise<string | undefined> {
  return readFile('/proc/sys/kernel/random/boot_id', 'latin1').then(
    (text) => text.trim(),
    () => undefined,
  );
}

async function findStart(pid: number): Promise<string | undefined> {
  const boot = await findBoot();
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The program's name stands in brackets and may hold anything; counted from behind it, 0 is the state, 19 the start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? 'ended' : `${boot ?? ''} ${fields[19] ?? ''}`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process that may not be asked is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
