import { lstatSync, readdirSync, readFileSync, type Stats, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { ObjectId, TaskId } from '../domain/ids.ts';
import type { LeaseHolder } from '../domain/record/lease.ts';
import { taskNamespace, toBranchRef, toRefName } from '../domain/refs/ref-name.ts';
import { findProcessFolder, findProcessName, findProcessStat, listProcessIds } from '../exec/proc.ts';
import { listParents } from '../git/first-parents.ts';
import type { Git } from '../git/git.ts';
import { readState, type StoredTask } from './state-commit.ts';

/** The most that the files of one push differ in time: git takes all locks, one after the other, before it moves a ref. */
const ONE_PUSH_MS = 2000;
const OBJECT_ID = /^([0-9a-f]{40}|[0-9a-f]{64})\n$/;

export interface LeftLockOptions {
  /** Reads the objects of the origin. */
  readonly control: Git;
  /** The folder of the origin's refs, and all of its folders on this machine. */
  readonly refsFolder: string;
  readonly folders: readonly string[];
  readonly taskId: TaskId;
  readonly taskBranch: string;
  /** The holder of the lease in the record; undefined where there is none. */
  readonly holder: LeaseHolder | undefined;
  readonly isGone: (holder: LeaseHolder) => Promise<boolean>;
}

// Why: docs/decisions/0091-locks-of-a-dead-run.md
/**
 * Removes the lock files that a run of the task has left in an origin on this machine when it died in a push, and returns
 * them by run. Any doubt leaves them: a lock of another git command must never be removed.
 */
export async function removeLeftLocks(
  options: LeftLockOptions,
): Promise<{ runId: string; paths: string[] } | undefined> {
  const candidates = listLocks(options);
  if (candidates.length === 0) return undefined;
  const push = await findDeadPush(options);
  if (push === undefined || (await isGitAtWork(options.folders))) return undefined;
  const paths = candidates.filter((path) => isOf(push, path, options));
  for (const path of paths) unlinkSync(path);
  return paths.length === 0 ? undefined : { runId: push.runId, paths };
}

/** The last push of a run that died: the time of its record, and the commits that it moved refs to. */
interface DeadPush {
  readonly runId: string;
  readonly atMs: number;
  readonly commits: ReadonlySet<ObjectId>;
}

/** Finds the push by the record that it moved, or was about to move: only a run of ours writes that commit. */
async function findDeadPush(options: LeftLockOptions): Promise<DeadPush | undefined> {
  const { control, refsFolder, taskId, holder, isGone } = options;
  const path = join(refsFolder, toRefName({ kind: 'state', taskId }));
  for (const file of [`${path}.lock`, path]) {
    const commit = OBJECT_ID.exec(readText(file) ?? '')?.[1];
    const found = findFile(file);
    if (commit === undefined || found === undefined) continue;
    const stored = await readState(control, commit).catch(() => undefined);
    // The last record of a run has no holder any more: then the run is the one that the record before it names.
    const writer = stored?.lease?.holder ?? holder;
    if (stored === undefined || writer === undefined || !isBy(stored, writer) || !(await isGone(writer)))
      return undefined;
    const commits = new Set([commit, ...(await listParents(control, commit))]);
    return { runId: writer.run_id, atMs: found.mtimeMs, commits };
  }
  return undefined;
}

function isBy({ events }: StoredTask, { run_id }: LeaseHolder): boolean {
  const started = events.findLast((event) => event.kind === 'run_started');
  return started?.run_id === run_id;
}

function listLocks({ refsFolder, taskId, taskBranch }: LeftLockOptions): string[] {
  const namespace = join(refsFolder, taskNamespace(taskId));
  const names = readNames(namespace).filter((name) => name.endsWith('.lock'));
  const others = [`${toBranchRef(taskBranch)}.lock`, 'packed-refs.lock'].map((name) => join(refsFolder, name));
  return [...names.map((name) => join(namespace, name)), ...others.filter((path) => findFile(path) !== undefined)];
}

/** True for a lock that was taken with the record, and holds nothing or one of the commits of that push. */
function isOf({ atMs, commits }: DeadPush, path: string, { refsFolder }: LeftLockOptions): boolean {
  const found = findFile(path);
  if (found === undefined || found.uid !== process.getuid?.()) return false;
  const laterMs = found.mtimeMs - atMs;
  // Taken after the locks of all refs: an older one is what the push waited for.
  if (path === join(refsFolder, 'packed-refs.lock')) return found.size === 0 && laterMs >= 0 && laterMs <= ONE_PUSH_MS;
  const commit = OBJECT_ID.exec(readText(path) ?? '')?.[1];
  const isOurs = found.size === 0 || (commit !== undefined && commits.has(commit));
  return isOurs && Math.abs(laterMs) <= ONE_PUSH_MS;
}

/** True unless it is certain that no git command works in the folders: what the dead run has started may outlive it. */
async function isGitAtWork(folders: readonly string[]): Promise<boolean> {
  const pids = await listProcessIds();
  if (pids.length === 0) return true;
  for (const pid of pids) {
    if (!(await findProcessName(pid))?.startsWith('git')) continue;
    const at = await findProcessFolder(pid);
    // The folder of a process that has ended cannot be read either.
    const isOver = at === undefined && (await findProcessStat(pid))?.hasEnded !== false;
    if (isOver) continue;
    if (at === undefined || folders.some((folder) => at === folder || at.startsWith(`${folder}/`))) return true;
  }
  return false;
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

function findFile(path: string): Stats | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true ? found : undefined;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return undefined;
  }
}
