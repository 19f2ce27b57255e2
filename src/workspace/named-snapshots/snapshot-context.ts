import { rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { attemptSnapshotNamespace, findSnapshotNameProblem, type RefName } from '../../domain/refs/ref-name.ts';
import { parseSnapshotMessage } from '../../domain/refs/snapshot-message.ts';
import type { Git } from '../../git/git.ts';
import { listCommits } from '../../git/list-commits.ts';
import { copyIndex } from '../agent-git/agent-repository.ts';
import type { Workspace } from '../workspace.ts';
import type { NamedSnapshot } from '../workspace-cache.ts';

/** A folder that named snapshots are made of, and the repository that stores them. */
export interface SnapshotContext {
  readonly root: string;
  /** The repository whose refs name the snapshots. */
  readonly refs: Git;
  /** The folder with a private index and no configuration or attributes but ours; it has the objects of `refs`. */
  readonly git: Git;
  /** The repository whose index names the tracked files; it is only read. */
  readonly tracked: Git;
  readonly namespace: RefName;
  /** The workspace of the attempt that the snapshots are of; a repository planted in it is refused. */
  readonly attempt?: Workspace;
  readonly now: () => Date;
  /** The folder in which a repository was created, where there was none. */
  readonly madeRepository?: string;
}

/** Opens the agent's snapshots of one attempt: in the control repository, with an index of their own. */
export async function openAttemptSnapshots(
  workspace: Workspace,
  { day, now }: { readonly day: number; readonly now: () => Date },
): Promise<SnapshotContext> {
  const { control, git, path } = workspace;
  const privateIndex = git.location.indexFile ?? '';
  const indexFile = join(dirname(privateIndex), `snapshots-day-${day}.index`);
  await rm(indexFile, { force: true });
  copyIndex(privateIndex, `${indexFile}.new`);
  await rename(`${indexFile}.new`, indexFile);
  return {
    root: path,
    refs: control,
    git: control.at({ gitDir: control.location.gitDir, workTree: path, indexFile }),
    tracked: git,
    namespace: attemptSnapshotNamespace(day),
    attempt: workspace,
    now,
  };
}

/** Removes an index that cannot be used, so that it is recreated from disk. False while another process holds it. */
export async function discardIndex({ git, now }: SnapshotContext): Promise<boolean> {
  const indexFile = git.location.indexFile ?? '';
  const lock = await stat(`${indexFile}.lock`).catch(() => undefined);
  if (lock !== undefined && now().getTime() - lock.mtimeMs < STALE_LOCK_MS) return false;
  await rm(`${indexFile}.lock`, { force: true });
  await rm(indexFile, { force: true });
  return true;
}

const STALE_LOCK_MS = 5 * 60_000;

/** Returns the error of a refused command, which changed nothing unless the reason says so; `help` suggests one. */
export function refuseSnapshot(reason: string, help?: string): ConfigurationError {
  return new ConfigurationError('snapshot_refused', { reason, help });
}

/** Throws when no snapshot can have a name. */
export function requireSnapshotName(name: string): void {
  const problem = findSnapshotNameProblem(name);
  if (problem !== undefined) throw refuseSnapshot(problem, 'groundhog snapshot create --help');
}

/** Reads all snapshots of a context, newest first; those of an attempt come from the cache unless they have changed. */
export async function readSnapshots(context: SnapshotContext): Promise<readonly NamedSnapshot[]> {
  const { attempt, namespace, refs } = context;
  const last = attempt?.cache.snapshots;
  if (last?.namespace === namespace) return last.all;
  const commits = await listCommits(refs, namespace);
  return cacheSnapshots(
    context,
    commits.map(({ ref, message, ...rest }) => ({
      name: ref.slice(namespace.length + 1),
      ...rest,
      ...parseSnapshotMessage(message),
    })),
  );
}

/** Caches the snapshots of an attempt after a change: only its own verbs write them, one after the other. */
export function cacheSnapshots(
  { attempt, namespace }: SnapshotContext,
  found: readonly NamedSnapshot[],
): readonly NamedSnapshot[] {
  const all = [...found].sort(
    (a, b) => b.epochSeconds - a.epochSeconds || b.number - a.number || (a.name < b.name ? -1 : 1),
  );
  if (attempt !== undefined) attempt.cache.snapshots = { namespace, all };
  return all;
}

/** Empties the cache before a change, so that one that fails leaves nothing out of date. */
export function invalidateSnapshots({ attempt }: SnapshotContext): void {
  if (attempt !== undefined) attempt.cache.snapshots = undefined;
}

export function isExpired({ now }: SnapshotContext, { expiresAtSeconds }: NamedSnapshot): boolean {
  return expiresAtSeconds !== undefined && expiresAtSeconds * 1000 <= now().getTime();
}
