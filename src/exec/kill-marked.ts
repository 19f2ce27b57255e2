import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Every program that is not ours is started with this variable, so that what it leaves behind can be found. */
export const PROCESS_MARK = 'GROUNDHOG_PROCESS_MARK';

const MAX_ROUNDS = 200;
const PAUSE_MS = 5;

export interface KillMarkedOptions {
  /** Processes marked `<mark>` or `<mark>.<anything>` are stopped. */
  readonly mark: string;
  /** Also stop what was started after us and works in this folder or below it, marked or not. */
  readonly workspacePath?: string;
}

/**
 * Kills every process that carries the mark, until none is left, and tells how many there were. Never touches this
 * process or its ancestors. It needs `/proc`: where there is none (macOS) it does nothing, and only process groups are
 * stopped. A process that has dropped both its environment and its folder is not found; only real isolation ends it.
 */
export async function killMarked(options: KillMarkedOptions): Promise<number> {
  const self = await readProcess(process.pid);
  if (self === undefined) return 0;
  const spared = await findAncestors(self);
  const folder = options.workspacePath === undefined ? undefined : await realpathOrSame(options.workspacePath);
  const target: Target = { mark: options.mark, folder, notBefore: self.startTime };
  const killed = new Set<number>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = await findTargets(target, spared);
    if (found.length === 0) break;
    for (const pid of found) {
      if (kill(pid)) killed.add(pid);
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

interface ProcessFacts {
  readonly pid: number;
  readonly parent: number;
  /** In ticks since the machine started. */
  readonly startTime: number;
}

async function findTargets(target: Target, spared: ReadonlySet<number>): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const hits = await Promise.all(pids.map(async (pid) => !spared.has(pid) && (await isTarget(pid, target))));
  return pids.filter((_, index) => hits[index] === true);
}

async function isTarget(pid: number, target: Target): Promise<boolean> {
  const environ = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '');
  const entry = `${PROCESS_MARK}=${target.mark}`;
  if (environ.split('\0').some((line) => line === entry || line.startsWith(`${entry}.`))) return true;
  if (target.folder === undefined) return false;
  const link = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (link === undefined) return false;
  const cwd = link.replace(/ \(deleted\)$/, '');
  if (cwd !== target.folder && !cwd.startsWith(`${target.folder}/`)) return false;
  const facts = await readProcess(pid);
  return facts !== undefined && facts.startTime >= target.notBefore;
}

async function findAncestors(self: ProcessFacts): Promise<ReadonlySet<number>> {
  const pids = new Set<number>();
  for (let at: ProcessFacts | undefined = self; at !== undefined && !pids.has(at.pid); ) {
    pids.add(at.pid);
    at = at.parent > 0 ? await readProcess(at.parent) : undefined;
  }
  return pids;
}

async function readProcess(pid: number): Promise<ProcessFacts | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The program's name stands in brackets and may hold anything; counted from behind it, 1 is the parent, 19 the start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { pid, parent: Number(fields[1]), startTime: Number(fields[19]) };
}

async function realpathOrSame(path: string): Promise<string> {
  return await realpath(path).catch(() => path);
}

function kill(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}
