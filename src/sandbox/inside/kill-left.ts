import { killProcesses } from '../../exec/kill-processes.ts';
import { findProcessEnv, findProcessStat, listProcessIdsSync } from '../../exec/proc.ts';
import { PROCESS_MARK } from '../../exec/process-mark.ts';

/**
 * Returns whether this process sees none but itself and those that it was started by. False means that processes of others
 * are in reach, such as those of the machine.
 */
export async function seesNoOthers(): Promise<boolean> {
  const known = new Set<number>();
  for (let at = process.pid; at > 0 && !known.has(at); at = (await findProcessStat(at))?.parent ?? 0) known.add(at);
  return listProcessIdsSync().every((pid) => known.has(pid));
}

/** An ended command, as what it has left running is recognised. */
export interface EndedCommand {
  readonly mark: string;
  /** Returns whether no other command runs and all processes of the machine are the box's. */
  readonly isEverythingLeft: () => boolean;
}

/**
 * Kills what a command has left running: processes with its mark and those below them, whatever they have dropped. One
 * without any mark or parent left is killed when no other command runs any more.
 */
export async function killLeft({ mark, isEverythingLeft }: EndedCommand): Promise<void> {
  await killProcesses(async (pid) => isEverythingLeft() || isBelow(pid, `${PROCESS_MARK}=${mark}`));
}

async function isBelow(pid: number, entry: string): Promise<boolean> {
  for (let at = pid; at > 1 && at !== process.pid; ) {
    if ((await findProcessEnv(at))?.includes(entry) === true) return true;
    at = (await findProcessStat(at))?.parent ?? 0;
  }
  return false;
}
