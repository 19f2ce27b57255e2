import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessGone, readOurIdentity } from '../../exec/process-identity.ts';
import { findMarkedRun, PROCESS_MARK } from '../../exec/process-mark.ts';

/** Control groups that bound all programs of a sandbox together, see cgroups(7). */
export interface ControlGroup {
  readonly folders: readonly string[];
  /** Removes them once their last processes have ended; one whose process stays for a second stays, too. */
  remove(): Promise<void>;
}

export interface GroupLimits {
  readonly maxProcesses: number;
}

const PREFIX = 'groundhog-';
const ROOT = '/sys/fs/cgroup';
/** Part of the machine's memory that all programs of a sandbox may use together. */
const MEMORY_SHARE = 0.8;
const REMOVAL_ROUNDS = 200;
const REMOVAL_PAUSE_MS = 5;

/** The folders in which groups are made, with the files of their limits: one hierarchy in version 2, several in version 1. */
function listHierarchies({ maxProcesses }: GroupLimits) {
  const bytes = String(Math.floor(totalmem() * MEMORY_SHARE));
  const processes = String(maxProcesses);
  return [
    { folder: ROOT, limits: { 'pids.max': processes, 'memory.max': bytes } },
    { folder: join(ROOT, 'pids'), limits: { 'pids.max': processes } },
    { folder: join(ROOT, 'memory'), limits: { 'memory.limit_in_bytes': bytes } },
  ];
}

/**
 * Makes a group for the programs with a mark, with limits, wherever this user may, which is root as a rule: the kernel does not count the processes of
 * root otherwise. Has no folders where nothing can be made, as in most containers.
 */
export function makeControlGroup(mark: string, limits: GroupLimits): ControlGroup {
  const folders: string[] = [];
  for (const { folder: parent, limits: files } of listHierarchies(limits)) {
    const folder = join(parent, `${PREFIX}${mark}`);
    if (makeLimited(folder, files)) folders.push(folder);
  }
  return { folders, remove: () => removeGroups(folders) };
}

function makeLimited(folder: string, files: Readonly<Record<string, string>>): boolean {
  try {
    mkdirSync(folder);
  } catch {
    return false;
  }
  try {
    for (const [file, value] of Object.entries(files)) writeFileSync(join(folder, file), value, { flag: 'r+' });
    return true;
  } catch {
    // A folder without the controller, such as that of version 1 in which the hierarchies lie.
    removeGroup(folder);
    return false;
  }
}

/** The kernel refuses while a process is just ending, which it has no signal for. */
async function removeGroups(folders: readonly string[]): Promise<void> {
  let left = folders.filter((folder) => !removeGroup(folder));
  for (let round = 0; round < REMOVAL_ROUNDS && left.length > 0; round += 1) {
    await sleep(REMOVAL_PAUSE_MS);
    left = left.filter((folder) => !removeGroup(folder));
  }
}

/** Removes the groups that runs which have ended left in a scope of `MarkedRun`; none of them has a process. */
export async function removeLeftGroups(scope: string): Promise<void> {
  const { host } = await readOurIdentity();
  for (const { folder: parent } of listHierarchies({ maxProcesses: 0 })) {
    const names = (await readdir(parent).catch(() => [])).filter((name) => name.startsWith(PREFIX));
    for (const name of names) {
      const run = findMarkedRun([`${PROCESS_MARK}=${name.slice(PREFIX.length)}`]);
      if (run?.scope === scope && (await isProcessGone({ ...run, host }))) removeGroup(join(parent, name));
    }
  }
}

function removeGroup(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

const JOIN = 'while [ "$1" != -- ]; do echo $$ >"$1/cgroup.procs" || exit 125; shift; done; shift; exec "$@"';

/** Returns the start of a program that joins the groups first, so that nothing of it is outside of them. */
export function joinGroup(
  { folders }: ControlGroup,
  { file, args }: { readonly file: string; readonly args: readonly string[] },
): { readonly file: string; readonly args: readonly string[] } {
  if (folders.length === 0) return { file, args };
  return { file: '/bin/sh', args: ['-c', JOIN, 'sh', ...folders, '--', file, ...args] };
}
