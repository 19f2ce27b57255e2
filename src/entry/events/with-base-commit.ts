import { join } from 'node:path';
import type { Git } from '../../git/git.ts';
import type { CommitSource } from '../../store/control-repository.ts';
import { findBorrowableObjects, type Origin, openRemoteOrigin } from '../../store/origin.ts';
import { withGit } from '../compose/with-git.ts';
import type { JobContext } from '../job/job-context.ts';

/** The commit that a base stands for. */
export interface BaseCommit {
  readonly source: CommitSource;
  /** The base with its commit, for messages. */
  readonly name: string;
}

/** Resolves a base on the remote and lets `use` read its commit, whatever is checked out in the job. */
export async function withBaseCommit<T>(
  base: string | undefined,
  context: JobContext,
  use: (git: Git, commit: BaseCommit) => Promise<T>,
): Promise<T> {
  const { host, remote, job } = context;
  return withGit(host, async (git) => {
    const { sha, ref } = await (await openJobRemote(git, context)).resolveBase(base);
    const folder = join(git.location.gitDir, 'base.git');
    const source = { remote, commit: sha, checkout: job.workspace, folder };
    return use(git, { source, name: `${ref} (${sha})` });
  });
}

/** Opens the repository of the job as an origin. Without a named base, the commit of the event is the base. */
export async function openJobRemote(git: Git, { job, remote }: JobContext): Promise<Origin> {
  const objects = job.workspace === undefined ? undefined : await findBorrowableObjects(git, job.workspace);
  return openRemoteOrigin(git, remote, {
    borrowFrom: objects === undefined ? [] : [objects],
    pinnedBase: { ref: job.branch ?? job.defaultBranch ?? job.sha, sha: job.sha },
  });
}
