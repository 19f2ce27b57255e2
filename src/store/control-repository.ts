import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ObjectId, toObjectFormat } from '../domain/ids.ts';
import { makeFolder } from '../exec/folder-access.ts';
import { fetchRefs, toFetchSpec } from '../git/fetch.ts';
import { findGitDir } from '../git/find-git-dir.ts';
import type { Git } from '../git/git.ts';
import { initBare } from '../git/init.ts';
import type { Remote } from '../git/remote.ts';
import { findCommit } from '../git/rev-parse.ts';
import type { Origin } from './origin.ts';

// Why: docs/decisions/0001-own-control-repository.md
/** Creates the repository that only we write: bare, outside every workspace, removed with the run. */
export async function createControlRepository(
  git: Git,
  origin: Origin,
  { runDir, idLength }: { runDir: string; idLength: number },
): Promise<Git> {
  const control = openControlRepository(git, runDir);
  await makeFolder(runDir, 0o700);
  const objectFormat = toObjectFormat(idLength);
  await initBare(control, { objectFormat, borrowFrom: origin.borrowFrom, isTemporary: true });
  if (origin.shallowFile !== undefined) await copyFile(origin.shallowFile, join(control.location.gitDir, 'shallow'));
  return control;
}

/** Opens the control repository of a run, which has one once its task is open. */
export function openControlRepository(git: Git, runDir: string): Git {
  return git.at({ gitDir: join(runDir, 'control.git') });
}

/** Fetches the commits that the control repository lacks, by their ids: a name may have moved since it was resolved. */
export async function fetchCommits(
  control: Git,
  origin: Origin,
  ids: readonly (ObjectId | undefined)[],
): Promise<void> {
  const missing: ObjectId[] = [];
  for (const id of new Set(ids))
    if (id !== undefined && (await findCommit(control, id)) === undefined) missing.push(id);
  const refspecs = missing.map(toFetchSpec);
  await fetchRefs(control, origin.remote, { refspecs });
}

/** A commit of a remote, with the repositories on this machine that may have it. */
export interface CommitSource {
  readonly remote: Remote;
  readonly commit: ObjectId;
  /** A checkout that may have the commit, so that nothing has to be fetched. */
  readonly checkout: string | undefined;
  /** Folder for the repository that is created for a fetch; one from an earlier call is used again. */
  readonly folder: string;
}

/** Opens a repository that has the commit with all its files: the checkout's, else one that it is fetched into. */
export async function openCommit(git: Git, { remote, commit, checkout, folder }: CommitSource): Promise<Git> {
  for (const holder of [checkout, folder]) {
    const found = holder === undefined ? undefined : await findGitDir(git, holder);
    const local = found === undefined ? undefined : git.at({ gitDir: found.gitDir });
    if (local !== undefined && (await findCommit(local, commit)) !== undefined) return local;
  }
  const copy = git.at({ gitDir: folder });
  await initBare(copy, { objectFormat: toObjectFormat(commit.length), borrowFrom: [] });
  await fetchRefs(copy, remote, { refspecs: [toFetchSpec(commit)], depth: 1 });
  return copy;
}
