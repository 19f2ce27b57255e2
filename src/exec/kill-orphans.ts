import { killProcesses } from './kill-processes.ts';
import { findProcessEnv, findProcessFolder, findProcessStat, isWithinFolder } from './proc.ts';
import { isProcessGone, type ProcessIdentity, readOurIdentity } from './process-identity.ts';
import { findMarkedRun, type MarkedRun, toRunScope } from './process-mark.ts';

// Why: docs/decisions/0090-processes-of-a-dead-run.md
/**
 * Kills the programs that dead runs for this repository have left on this machine, and returns how many there were. A
 * run is dead only when its process is certainly gone.
 */
export async function killOrphans(repository: string): Promise<number> {
  const ours = await readOurIdentity();
  const scope = toRunScope(ours, repository);
  const known = new Map<string, Promise<boolean>>();
  const isDead = (run: MarkedRun): Promise<boolean> => {
    const key = `${run.pid} ${run.started}`;
    const answer = known.get(key) ?? isProcessGone({ host: ours.host, pid: run.pid, started: run.started });
    known.set(key, answer);
    return answer;
  };
  return killProcesses(async (pid) => {
    const run = findMarkedRun((await findProcessEnv(pid)) ?? []);
    // A mark of another start of the machine is none of ours: no process outlives that.
    return run?.scope === scope && bootOf(run) === bootOf(ours) && isDead(run);
  });
}

/** A folder that a dead run alone has used. */
export interface DeadFolder {
  readonly path: string;
  readonly owner: ProcessIdentity;
}

/**
 * Kills what works in folders of dead runs, marked or not, also where the folders are gone, and returns how many there
 * were. Spares what was started before its run, and what has a terminal: that is a person who looks around.
 */
export async function killInFolders(folders: readonly DeadFolder[]): Promise<number> {
  const ours = await readOurIdentity();
  const dead = folders.filter(({ owner }) => owner.started !== '' && bootOf(owner) === bootOf(ours));
  if (dead.length === 0) return 0;
  return killProcesses(async (pid) => {
    const at = await findProcessFolder(pid);
    const found = at === undefined ? undefined : dead.find(({ path }) => isWithinFolder(at, path));
    if (found === undefined) return false;
    const stat = await findProcessStat(pid);
    if (stat === undefined || stat.hasEnded || stat.hasTerminal) return false;
    return stat.startTicks >= Number(found.owner.started.split(' ')[1]);
  });
}

function bootOf({ started }: Pick<ProcessIdentity, 'started'>): string {
  return started.split(' ')[0] ?? '';
}
