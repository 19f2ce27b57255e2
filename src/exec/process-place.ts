import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { LeasePlace } from '../domain/lease.ts';

/** This very process, so that others on this machine can tell later whether it is still there. */
export async function findOwnPlace(): Promise<LeasePlace> {
  const host = await findHost();
  const started = await findStart(process.pid);
  return { kind: 'process', host, pid: process.pid, started: started ?? '' };
}

/** True only when it is certain: the process ran on this machine, in this namespace, and is no longer there. */
export async function isPlaceGone(place: LeasePlace): Promise<boolean> {
  if (place.kind !== 'process' || place.host !== (await findHost())) return false;
  if (!isAlive(place.pid)) return true;
  const started = await findStart(place.pid);
  return started !== undefined && started !== place.started;
}

/** A machine since its last start and a process namespace in it; where that cannot be told, the machine's name. */
async function findHost(): Promise<string> {
  try {
    const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
    return `${boot} ${await readlink('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** When a process started, in ticks since the machine did; undefined where that cannot be told. */
async function findStart(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is there as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
