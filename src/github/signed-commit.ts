import type { CommitAuthor, CommitDraft } from '../domain/attempt/committer.ts';
import type { ObjectId } from '../domain/ids.ts';
import type { GitHubClient, RepositoryName } from './client/client.ts';
import { JOB_TOKEN_LOGIN } from './client/our-login.ts';
import { findRateLimitWait, isOutcomeUnknown, parseRequestFailure, toGitHubError } from './client/request-failure.ts';

/** The repository that a commit is made in. */
export interface CommitTarget {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
}

/** A commit that GitHub has made; `problem` is GitHub's word for why it is not signed, undefined when it is. */
export type ServerCommit =
  | { readonly kind: 'created'; readonly commit: ObjectId; readonly problem: string | undefined }
  | Refusal;

/** The answer that nothing was made, with GitHub's words. */
interface Refusal {
  readonly kind: 'refused';
  readonly reason: string;
}

const MAX_TRIES = 2;

/**
 * Has GitHub make a commit without naming an author: then it is by the account of the token, and signed where that is a
 * bot (REST API, "Create a commit"). No ref names the commit yet, so a request whose answer was lost is sent once more.
 * Throws GitHubError when there is no answer again.
 */
export async function createCommit(
  { client, repository }: CommitTarget,
  { tree, parent, message }: CommitDraft,
): Promise<ServerCommit> {
  return requestTwice(async () => {
    const { data } = await client.rest.git.createCommit({ ...repository, message, tree, parents: [parent] });
    const { verified, reason } = data.verification;
    return { kind: 'created', commit: data.sha, problem: verified ? undefined : reason };
  });
}

/** A tree that GitHub has made. */
export type ServerTree = { readonly kind: 'made'; readonly tree: ObjectId } | Refusal;

/** Has GitHub make the tree of a commit that adds a file. Throws GitHubError when there is no answer twice. */
export async function createTree(
  { client, repository }: CommitTarget,
  { path, text, onTree }: NonNullable<CommitDraft['adds']>,
): Promise<ServerTree> {
  return requestTwice(async () => {
    const tree = [{ path, mode: '100644', type: 'blob', content: text } as const];
    const { data } = await client.rest.git.createTree({ ...repository, base_tree: onTree, tree });
    return { kind: 'made', tree: data.sha };
  });
}

/** Sends a request for an object that no ref names yet, and sends it again when its answer was lost. */
async function requestTwice<T>(request: () => Promise<T>): Promise<T | Refusal> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await request();
    } catch (error) {
      if (isOutcomeUnknown(error) && tries < MAX_TRIES) continue;
      const failure = parseRequestFailure(error);
      const isRefusal =
        failure?.status !== undefined && failure.status < 500 && findRateLimitWait(failure) === undefined;
      if (isRefusal) return { kind: 'refused', reason: [failure.message, ...failure.details].join('; ') };
      throw toGitHubError(error, { operation: 'create a signed commit', permission: 'contents: write' });
    }
  }
}

/** Returns whether a rule of a branch requires signed commits (REST API, "Get rules for a branch"). */
export async function requiresSignatures({ client, repository }: CommitTarget, branch: string): Promise<boolean> {
  try {
    const { data } = await client.rest.repos.getBranchRules({ ...repository, branch, per_page: 100 });
    return data.some(({ type }) => type === 'required_signatures');
  } catch (error) {
    throw toGitHubError(error, { operation: 'read the rules of the branch' });
  }
}

/** The account of jobs on github.com; its number is part of the address. */
const JOB_ACCOUNT = 41_898_282;
const GITHUB_HOST = 'github.com';

/**
 * Finds the name and the private address of an account, by which GitHub knows its commits. `host` is that of the
 * pages. Throws GitHubError when GitHub does not say its number.
 */
export async function fetchCommitAuthor(client: GitHubClient, login: string, host: string): Promise<CommitAuthor> {
  const isJob = host === GITHUB_HOST && login === JOB_TOKEN_LOGIN;
  const id = isJob ? JOB_ACCOUNT : await fetchAccountId(client, login);
  return { name: login, email: `${id}+${login}@users.noreply.${host}` };
}

async function fetchAccountId(client: GitHubClient, username: string): Promise<number> {
  try {
    return (await client.rest.users.getByUsername({ username })).data.id;
  } catch (error) {
    throw toGitHubError(error, { operation: 'read the account of the token' });
  }
}
