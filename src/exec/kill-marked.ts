import { killProcesses, signalProcess } from './kill-processes.ts';
import {
  findProcessEnv,
  findProcessFolder,
  findProcessStat,
  isFirstProcess,
  isWithinFolder,
  listProcessIds,
  readPidNamespace,
} from './proc.ts';
import { PROCESS_MARK } from './process-mark.ts';

export interface KillMarkedOptions {
  /** Stops processes marked `<mark>` or `<mark>.<anything>`. */
  readonly mark: string;
  /**
   * Stops also what was started after us and works in this folder or below it, marked or not. A real path, taken before
   * a program could put a link in its place, which would lead to the folders of others.
   */
  readonly workspacePath?: string;
}

/**
 * Kills every process that carries the mark, as `killProcesses` does; on macOS only process groups are stopped. Does
 * not find a process that has dropped both its environment and its folder; only real isolation ends that.
 */
export async function killMarked({ mark, workspacePath }: KillMarkedOptions): Promise<number> {
  const self = await findProcessStat(process.pid);
  if (self === undefined) return 0;
  const target: Target = { mark, folder: workspacePath, notBefore: self.startTicks };
  return killProcesses((pid) => isTarget(pid, target));
}

/**
 * Sends TERM once to every process with the mark that has process ids of its own, as those in a sandbox have, but not to
 * the first one there, and returns how many there were. No program that makes the sandbox is one of them.
 */
export async function terminateInside(mark: string): Promise<number> {
  const own = await readPidNamespace();
  const terminate = async (pid: number): Promise<boolean> => {
    const namespace = await readPidNamespace(pid);
    if (namespace === '' || namespace === own || !hasMark(await findProcessEnv(pid), mark)) return false;
    return !(await isFirstProcess(pid)) && signalProcess(pid, 'SIGTERM');
  };
  return (await Promise.all((await listProcessIds()).map(terminate))).filter((isSent) => isSent).length;
}

interface Target {
  readonly mark: string;
  readonly folder: string | undefined;
  readonly notBefore: number;
}

async function isTarget(pid: number, target: Target): Promise<boolean | undefined> {
  const lines = await findProcessEnv(pid);
  if (hasMark(lines, target.mark)) return true;
  const isInFolder = target.folder !== undefined && isWithinFolder(await findProcessFolder(pid), target.folder);
  if (lines !== undefined && lines.length > 0 && !isInFolder) return false;
  const stat = await findProcessStat(pid);
  if (stat === undefined || stat.hasEnded || stat.isKernelThread || stat.startTicks < target.notBefore) return false;
  if (isInFolder) return true;
  // The kernel shows an empty environment from the moment a program is replaced until the next one is set up.
  return lines === undefined && !stat.isEnding ? false : undefined;
}

function hasMark(env: readonly string[] | undefined, mark: string): boolean {
  const entry = `${PROCESS_MARK}=${mark}`;
  return env?.some((line) => line === entry || line.startsWith(`${entry}.`)) === true;
}
