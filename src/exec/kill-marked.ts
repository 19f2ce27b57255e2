import { realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProcessFolder, findProcessStat, listProcessIds, type ProcessStat, readProcessEnv } from './proc.ts';

/** The variable that every program that is not ours is started with, so that what it leaves behind can be found. */
export const PROCESS_MARK = 'GROUNDHOG_PROCESS_MARK';

const MAX_ROUNDS = 200;
const PAUSE_MS = 5;

export interface KillMarkedOptions {
  /** Stops processes marked `<mark>` or `<mark>.<anything>`. */
  readonly mark: string;
  /** Stops also what was started after us and works in this folder or below it, marked or not. */
  readonly workspacePath?: string;
}

/**
 * Kills every process that carries the mark, until none is left, and returns how many there were. Never touches this
 * process or its ancestors. Does nothing where there is no `/proc` (macOS): there only process groups are stopped. Does
 * not find a process that has dropped both its environment and its folder; only real isolation ends that.
 */
export async function killMarked(options: KillMarkedOptions): Promise<number> {
  const self = await findProcessStat(process.pid);
  if (self === undefined) return 0;
  const spared = await findAncestors(self);
  const folder = options.workspacePath === undefined ? undefined : await realpathOrSame(options.workspacePath);
  const target: Target = { mark: options.mark, folder, notBefore: self.startTicks };
  const killed = new Set<number>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = await findTargets(target, spared);
    if (found.length === 0) break;
    for (const pid of found) {
      if (killProcess(pid)) killed.add(pid);
    }
    await sleep(PAUSE_MS);
  }
  return killed.size;
}

interface Target {
  readonly mark: string;
  readonly folder: string | undefined;
  readonly notBefore: number;
}

async function findTargets(target: Target, spared: ReadonlySet<number>): Promise<number[]> {
  const pids = await listProcessIds();
  const hits = await Promise.all(pids.map(async (pid) => !spared.has(pid) && (await isTarget(pid, target))));
  return pids.filter((_, index) => hits[index] === true);
}

async function isTarget(pid: number, target: Target): Promise<boolean> {
  const entry = `${PROCESS_MARK}=${target.mark}`;
  if ((await readProcessEnv(pid)).some((line) => line === entry || line.startsWith(`${entry}.`))) return true;
  if (target.folder === undefined) return false;
  const folder = await findProcessFolder(pid);
  if (folder !== target.folder && folder?.startsWith(`${target.folder}/`) !== true) return false;
  const stat = await findProcessStat(pid);
  return stat !== undefined && stat.startTicks >= target.notBefore;
}

async function findAncestors(self: ProcessStat): Promise<ReadonlySet<number>> {
  const pids = new Set<number>();
  for (let at: ProcessStat | undefined = self; at !== undefined && !pids.has(at.pid); ) {
    pids.add(at.pid);
    at = at.parent > 0 ? await findProcessStat(at.parent) : undefined;
  }
  return pids;
}

async function realpathOrSame(path: string): Promise<string> {
  return await realpath(path).catch(() => path);
}

/** Kills one process; false when it has ended by itself or may not be killed. */
export function killProcess(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}
