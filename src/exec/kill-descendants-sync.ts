import { readdirSync, readFileSync } from 'node:fs';
import { PROCESS_MARK } from './kill-marked.ts';
import { killTrackedGroups } from './signal-group.ts';

const MAX_ROUNDS = 20;

/**
 * Kills all that this process has started, without waiting for anything: for an end that cannot wait. Found are its
 * descendants and what carries a mark that begins with the given one; where there is no `/proc`, the groups that run.
 */
export function killDescendantsSync(mark: string): void {
  killTrackedGroups();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const targets = findTargets(mark);
    if (targets.length === 0) return;
    for (const pid of targets) kill(pid);
  }
}

function findTargets(mark: string): number[] {
  const parents = new Map(listProcesses().map((pid) => [pid, readParent(pid)]));
  return [...parents.keys()].filter(
    (pid) => pid !== process.pid && parents.get(pid) !== undefined && (isBelowUs(pid, parents) || hasMark(pid, mark)),
  );
}

function listProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** Undefined for a process that is gone, or that has ended and only waits to be read. */
function readParent(pid: number): number | undefined {
  const stat = readSafely(`/proc/${pid}/stat`);
  // The program's name stands in brackets and may hold anything.
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat === '' || state === 'Z' || state === 'X' ? undefined : Number(parent);
}

function isBelowUs(pid: number, parents: ReadonlyMap<number, number | undefined>): boolean {
  const seen = new Set<number>();
  for (let at = parents.get(pid); at !== undefined && at > 0 && !seen.has(at); at = parents.get(at)) {
    if (at === process.pid) return true;
    seen.add(at);
  }
  return false;
}

function hasMark(pid: number, mark: string): boolean {
  return `\0${readSafely(`/proc/${pid}/environ`)}`.includes(`\0${PROCESS_MARK}=${mark}`);
}

function readSafely(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
