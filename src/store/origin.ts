import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError, GroundhogError } from '../domain/errors/errors.ts';
import { type ObjectId, objectIdSchema, toObjectFormat } from '../domain/ids.ts';
import { toBranchRef } from '../domain/refs/ref-name.ts';
import { succeeds } from '../domain/succeeds.ts';
import { requireWritable } from '../exec/folder-access.ts';
import { isPartialClone } from '../git/config.ts';
import { fetchRefs, toFetchSpec } from '../git/fetch.ts';
import { findGitDir, requireGitDir } from '../git/find-git-dir.ts';
import type { Git } from '../git/git.ts';
import { initBare } from '../git/init.ts';
import { findRemoteHead, listRemoteRefs } from '../git/ls-remote.ts';
import type { Remote } from '../git/remote.ts';
import { wasTip } from '../git/rev-list.ts';
import { findCommit, findLostCommit } from '../git/rev-parse.ts';
import { findHead, setHead } from '../git/symbolic-ref.ts';
import { listWorktrees } from '../git/worktree-list.ts';

export interface Base {
  /** The short name of a branch or tag, or the commit itself. */
  readonly ref: string;
  readonly sha: ObjectId;
}

/** The repository whose refs alone are the state of a task: the user's on a laptop, the remote in a job. */
export interface Origin {
  readonly remote: Remote;
  /** The repository as all runs on this machine name it that work for it. */
  readonly repository: string;
  /** Whether a push to it needs no network. */
  readonly isOnThisMachine: boolean;
  /** Object folders on this machine that hold (part of) the origin's objects. */
  readonly borrowFrom: readonly string[];
  /** The folder of the origin's refs, see gitrepository-layout(5); undefined when it is not on this machine. */
  readonly refsFolder: string | undefined;
  /** The origin's list of shallow commits, when it is on this machine and has one. */
  readonly shallowFile: string | undefined;
  resolveBase(name: string | undefined): Promise<Base>;
  /** Returns whether a branch was at a commit, by its reflog; a remote, which has none to read, does not tell. */
  readonly wasAt?: (branch: string, commit: ObjectId) => Promise<boolean>;
  /** Finds the branch that pull requests are merged into; undefined when it is not known. */
  findDefaultBranch(): Promise<string | undefined>;
  /** Finds the folder in which a branch is checked out; undefined when it is in none. */
  findCheckout(branch: string): Promise<string | undefined>;
  /** Lists the origin's folders on this machine, checkouts included: a run must create nothing of its own in them. */
  listFolders(): Promise<readonly string[]>;
}

/**
 * Opens a repository on this disk. Throws ConfigurationError `not_a_repository` or `partial_clone`, and the error of the
 * system when no records can be written there.
 */
export async function openLocalOrigin(git: Git, folder: string): Promise<Origin> {
  const found = await requireGitDir(git, folder);
  const repository = git.at({ gitDir: found.gitDir });
  if (await isPartialClone(repository)) throw new ConfigurationError('partial_clone', { path: folder });
  await requireWritable(['.', 'objects', 'refs'].map((name) => join(found.commonDir, name)));
  const shallow = join(found.commonDir, 'shallow');
  return {
    remote: { url: await realpath(found.gitDir) },
    repository: await realpath(found.commonDir),
    isOnThisMachine: true,
    borrowFrom: [await realpath(join(found.commonDir, 'objects'))],
    refsFolder: await realpath(found.commonDir),
    shallowFile: (await succeeds(stat(shallow))) ? shallow : undefined,
    async resolveBase(name) {
      const head = await findHead(repository);
      const sha = await findCommit(repository, name ?? 'HEAD');
      if (sha === undefined) {
        const lost = await findLostCommit(repository, name ?? 'HEAD');
        if (lost !== undefined) throw new GroundhogError('repository_damaged', { path: found.commonDir, reason: lost });
        throw name === undefined
          ? new ConfigurationError('no_commits', { path: folder })
          : new ConfigurationError('base_not_found', { ref: name });
      }
      return { ref: (name ?? head ?? sha).replace(/^(?:refs\/)?heads\//, ''), sha };
    },
    wasAt: (branch, commit) => wasTip(repository, toBranchRef(branch), commit),
    // The branch that is checked out need not be the one that pull requests are merged into.
    findDefaultBranch: () => Promise.resolve(undefined),
    async findCheckout(branch) {
      return (await listWorktrees(repository)).find(({ head }) => head === toBranchRef(branch))?.path;
    },
    async listFolders() {
      const checkouts = (await listWorktrees(repository)).map(({ path }) => path);
      return [...new Set([found.gitDir, found.commonDir, ...checkouts])];
    },
  };
}

export interface RemoteOriginOptions {
  /** Object folders of full clones of it on this machine. */
  readonly borrowFrom: readonly string[];
  /** The base when none is named: pinned by the caller. */
  readonly pinnedBase?: { readonly ref: string; readonly sha: ObjectId };
}

/** Opens a remote as the origin. */
export function openRemoteOrigin(git: Git, remote: Remote, { borrowFrom, pinnedBase }: RemoteOriginOptions): Origin {
  return {
    remote,
    repository: remote.url,
    isOnThisMachine: false,
    borrowFrom,
    refsFolder: undefined,
    shallowFile: undefined,
    async resolveBase(name) {
      if (name === undefined && pinnedBase !== undefined) return pinnedBase;
      const ref = name ?? (await findRemoteHead(git, remote));
      if (ref === undefined) throw new ConfigurationError('no_commits', { path: remote.url });
      if (objectIdSchema.safeParse(ref).success) return { ref, sha: ref };
      const short = ref.replace(/^(?:(?:refs\/)?heads|refs\/tags)\//, '');
      const branch = toBranchRef(short);
      const tag = `refs/tags/${short}`;
      const refs = await listRemoteRefs(git, remote, [branch, tag, `${tag}^{}`]);
      const sha = refs.get(branch) ?? refs.get(`${tag}^{}`) ?? refs.get(tag);
      if (sha === undefined) throw new ConfigurationError('base_not_found', { ref });
      return { ref: short, sha };
    },
    findDefaultBranch: () => findRemoteHead(git, remote),
    findCheckout: () => Promise.resolve(undefined),
    listFolders: () => Promise.resolve([]),
  };
}

/** Finds the object folder of a full clone at a path, to borrow from; undefined for a shallow or partial one, or none. */
export async function findBorrowableObjects(git: Git, folder: string): Promise<string | undefined> {
  const found = await findGitDir(git, folder);
  if (found === undefined) return undefined;
  const isShallow = await succeeds(readFile(join(found.commonDir, 'shallow')));
  if (isShallow || (await isPartialClone(git.at({ gitDir: found.gitDir })))) return undefined;
  return realpath(join(found.commonDir, 'objects'));
}

interface DryOrigin {
  readonly folder: string;
  readonly defaultBranch: string | undefined;
  /** Fetched as well, since no branch may hold it. */
  readonly base: Base;
}

/** Creates a local copy of a remote's branches and records, so that a run against it changes nothing elsewhere. */
export async function createDryOrigin(
  git: Git,
  remote: Remote,
  { folder, defaultBranch, base }: DryOrigin,
): Promise<void> {
  const copy = git.at({ gitDir: folder });
  await initBare(copy, { objectFormat: toObjectFormat(base.sha.length), borrowFrom: [] });
  await fetchRefs(copy, remote, { refspecs: ['+refs/heads/*:refs/heads/*', '+refs/groundhog/*:refs/groundhog/*'] });
  await fetchRefs(copy, remote, { refspecs: [toFetchSpec(base.sha)] });
  if (defaultBranch !== undefined) await setHead(copy, toBranchRef(defaultBranch));
}
