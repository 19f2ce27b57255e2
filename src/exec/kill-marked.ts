import { realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProcessEnv, findProcessFolder, findProcessStat, listProcessIds, type ProcessStat } from './proc.ts';

/** The variable that every program that is not ours is started with, so that what it leaves behind can be found. */
export const PROCESS_MARK = 'GROUNDHOG_PROCESS_MARK';

const MAX_ROUNDS = 200;
const MAX_UNDECIDED_ROUNDS = 20;
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
  let undecidedRounds = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { found, isUndecided } = await findTargets(target, spared);
    if (found.length === 0) {
      undecidedRounds += 1;
      if (!isUndecided || undecidedRounds > MAX_UNDECIDED_ROUNDS) break;
    }
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

interface FoundTargets {
  readonly found: readonly number[];
  /** True while a process is between two programs and shows no environment: it may yet carry the mark. */
  readonly isUndecided: boolean;
}

async function findTargets(target: Target, spared: ReadonlySet<number>): Promise<FoundTargets> {
  const pids = (await listProcessIds()).filter((pid) => !spared.has(pid));
  const answers = await Promise.all(pids.map((pid) => isTarget(pid, target)));
  const found = pids.filter((_, index) => answers[index] === true);
  return { found, isUndecided: answers.includes(undefined) };
}

/** Returns undefined for a process that cannot be judged yet. */
async function isTarget(pid: number, target: Target): Promise<boolean | undefined> {
  const entry = `${PROCESS_MARK}=${target.mark}`;
  const lines = await findProcessEnv(pid);
  if (lines?.some((line) => line === entry || line.startsWith(`${entry}.`)) === true) return true;
  const isInFolder = target.folder !== undefined && isWithin(await findProcessFolder(pid), target.folder);
  if (lines?.length !== 0 && !isInFolder) return false;
  const stat = await findProcessStat(pid);
  if (stat === undefined || stat.hasEnded || stat.isKernelThread || stat.startTicks < target.notBefore) return false;
  // The kernel shows an empty environment from the moment a program is replaced until the next one is set up.
  return isInFolder ? true : undefined;
}

function isWithin(path: string | undefined, folder: string): boolean {
  return path === folder || path?.startsWith(`${folder}/`) === true;
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
