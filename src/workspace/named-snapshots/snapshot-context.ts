import { rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { attemptSnapshotNamespace, type RefName } from '../../domain/refs/ref-name.ts';
import type { Git } from '../../git/git.ts';
import { copyIndex } from '../agent-git/agent-repository.ts';
import type { Workspace } from '../workspace.ts';

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
