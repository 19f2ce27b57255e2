import { setTimeout as sleep } from 'node:timers/promises';
import { findProcessStat, listProcessIds, type ProcessStat } from './proc.ts';

const MAX_ROUNDS = 200;
const MAX_UNDECIDED_ROUNDS = 20;
const PAUSE_MS = 5;

/** Decides whether a process is to be killed; undefined while that cannot be decided yet. */
export type ProcessJudge = (pid: number) => Promise<boolean | undefined>;

/**
 * Kills the processes that are to be killed, until none is left and all of them have ended, and returns how many there were.
 * Never touches this process or its ancestors. Does nothing where there is no `/proc` (macOS).
 */
export async function killProcesses(isTarget: ProcessJudge): Promise<number> {
  const self = await findProcessStat(process.pid);
  if (self === undefined) return 0;
  const spared = await findAncestors(self);
  const killed = new Map<number, ProcessStat>();
  let undecidedRounds = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { found, isUndecided } = await findTargets(isTarget, spared);
    // The first process of a sandbox ends when all others there have, and shows no longer what it is meanwhile.
    if (found.length === 0 && !(await isAnyAlive(killed))) {
      undecidedRounds += 1;
      if (!isUndecided || undecidedRounds > MAX_UNDECIDED_ROUNDS) break;
    }
    for (const pid of found) {
      const stat = await findProcessStat(pid);
      if (stat !== undefined && signalProcess(pid, 'SIGKILL')) killed.set(pid, stat);
    }
    await sleep(PAUSE_MS);
  }
  return killed.size;
}

/** Returns whether a process is there that is one of these, and has not ended. */
async function isAnyAlive(killed: ReadonlyMap<number, ProcessStat>): Promise<boolean> {
  for (const [pid, { startTicks }] of killed) {
    const stat = await findProcessStat(pid);
    if (stat !== undefined && !stat.hasEnded && stat.startTicks === startTicks) return true;
  }
  return false;
}

interface FoundTargets {
  readonly found: readonly number[];
  readonly isUndecided: boolean;
}

async function findTargets(isTarget: ProcessJudge, spared: ReadonlySet<number>): Promise<FoundTargets> {
  const pids = (await listProcessIds()).filter((pid) => !spared.has(pid));
  const answers = await Promise.all(pids.map(isTarget));
  const found = pids.filter((_, index) => answers[index] === true);
  return { found, isUndecided: answers.includes(undefined) };
}

async function findAncestors(self: ProcessStat): Promise<ReadonlySet<number>> {
  const pids = new Set<number>();
  for (let at: ProcessStat | undefined = self; at !== undefined && !pids.has(at.pid); ) {
    pids.add(at.pid);
    at = at.parent > 0 ? await findProcessStat(at.parent) : undefined;
  }
  return pids;
}

/** Sends a signal to one process; false when it has ended by itself or may not be signalled. */
export function signalProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
