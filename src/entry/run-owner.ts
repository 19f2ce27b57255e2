import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import type { RunOwner } from '../domain/workspace-context.ts';
import { findProcessStart } from '../exec/process-start.ts';

/** This process, named so that a later one on the same machine can tell whether it is still there. */
export async function readRunOwner(): Promise<RunOwner> {
  const started = (await findProcessStart(process.pid)) ?? '';
  return { host: readHost(), pid: process.pid, started };
}

/** A machine and what of its processes can be seen from here, as a digest: records are published, names of machines not. */
function readHost(): string {
  const facts = [
    () => readFileSync('/etc/machine-id', 'utf8').trim(),
    () => readlinkSync('/proc/self/ns/pid'),
    hostname,
  ];
  const text = facts.map(readOrNothing).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function readOrNothing(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
