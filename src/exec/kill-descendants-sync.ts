import { signalProcess } from './kill-processes.ts';
import { findProcessStatSync, listProcessIdsSync, readProcessEnvSync } from './proc.ts';
import { PROCESS_MARK } from './process-mark.ts';
import { killTrackedGroups } from './signal-group.ts';

const MAX_ROUNDS = 20;

/**
 * Kills all that this process has started, without waiting for anything: for an end that cannot wait. Finds its
 * descendants and what carries a mark that begins with the given one; where there is no `/proc`, the groups that run.
 */
export function killDescendantsSync(mark: string): void {
  killTrackedGroups();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const targets = findTargets(mark);
    if (targets.length === 0) return;
    for (const pid of targets) signalProcess(pid, 'SIGKILL');
  }
}

function findTargets(mark: string): number[] {
  const parents = new Map(listProcessIdsSync().map((pid) => [pid, findParent(pid)]));
  return [...parents.keys()].filter(
    (pid) => pid !== process.pid && parents.get(pid) !== undefined && (isBelowUs(pid, parents) || hasMark(pid, mark)),
  );
}

/** The parent of a process; undefined for one that is gone or has ended. */
function findParent(pid: number): number | undefined {
  const stat = findProcessStatSync(pid);
  return stat?.hasEnded === false ? stat.parent : undefined;
}

function isBelowUs(pid: number, parents: ReadonlyMap<number, number | undefined>): boolean {
  const visited = new Set<number>();
  for (let at = parents.get(pid); at !== undefined && at > 0 && !visited.has(at); at = parents.get(at)) {
    if (at === process.pid) return true;
    visited.add(at);
  }
  return false;
}

function hasMark(pid: number, mark: string): boolean {
  return readProcessEnvSync(pid).some((entry) => entry.startsWith(`${PROCESS_MARK}=${mark}`));
}
