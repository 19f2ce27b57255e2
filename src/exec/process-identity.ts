import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { findBootId, findProcessStat, readPidNamespace } from './proc.ts';

/** The identity of a process, different from that of a later one with the same number. */
export interface ProcessIdentity {
  /** The machine, and the namespace in which the number is counted. */
  readonly host: string;
  readonly pid: number;
  /** The machine's start and the tick after it at which the process started; empty where that cannot be told. */
  readonly started: string;
}

/** Reads the identity of this process, by which others on this machine can find out later whether it still runs. */
export async function readOurIdentity(): Promise<ProcessIdentity> {
  return { host: await findHost(), pid: process.pid, started: (await findStart(process.pid)) ?? '' };
}

/** Returns true only when it is certain that the process has ended: on another machine it never is. */
export async function isProcessGone({ host, pid, started }: ProcessIdentity): Promise<boolean> {
  if (host !== (await findHost())) return false;
  const boot = await findBootId();
  if (boot !== undefined && started !== '' && !started.startsWith(`${boot} `)) return true;
  if (!isAlive(pid)) return true;
  const now = await findStart(pid);
  return now !== undefined && now !== started;
}

async function findHost(): Promise<string> {
  const machine = await readFile('/etc/machine-id', 'latin1').catch(() => '');
  return [hostname(), machine.trim(), await readPidNamespace()].filter((part) => part !== '').join(' ');
}

async function findStart(pid: number): Promise<string | undefined> {
  const [boot, stat] = [await findBootId(), await findProcessStat(pid)];
  if (stat === undefined) return undefined;
  return stat.hasEnded ? 'ended' : `${boot ?? ''} ${stat.startTicks}`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs, and is not ours to signal, see kill(2).
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
