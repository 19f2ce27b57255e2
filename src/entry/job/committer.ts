import type { CommitDraft, Committer, SigningAnswer } from '../../domain/attempt/committer.ts';
import { renderError } from '../../domain/errors/error-catalog.ts';
import { GitHubError } from '../../domain/errors/errors.ts';
import type { SignChoice } from '../../domain/setting-limits.ts';
import { createCommit, createTree, fetchCommitAuthor, requiresSignatures } from '../../github/signed-commit.ts';
import type { JobContext } from './job-context.ts';

/** Opens the account of the job's token as the one that lands commits on a task branch. */
export function openCommitter(context: JobContext, sign: SignChoice): Committer {
  let author: ReturnType<Committer['findAuthor']> | undefined;
  return {
    findAuthor: () => {
      author ??= findAuthor(context);
      return author;
    },
    sign: (draft) => signBy(sign, context, draft),
    requiresSignatures: (branch) => isSigningRequired(context, branch),
  };
}

async function signBy(sign: SignChoice, context: JobContext, draft: CommitDraft): Promise<SigningAnswer> {
  if (sign === 'none' || sign === 'key') return { kind: 'not_wanted' };
  if (sign === 'api') return requestCommit(context, draft, true);
  try {
    if (isBot(await context.ourLogin())) return await requestCommit(context, draft, false);
    const reason = `The rules of ${draft.branch} require signatures, and GitHub makes them for the token of a job or an app only.`;
    const isRequired = await requiresSignatures(context.target, draft.branch);
    return isRequired ? { kind: 'refused', reason, isFatal: false } : { kind: 'not_wanted' };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { kind: 'refused', reason: renderError(error), isFatal: false };
  }
}

async function requestCommit({ target }: JobContext, draft: CommitDraft, isFatal: boolean): Promise<SigningAnswer> {
  const { adds } = draft;
  const made = adds === undefined ? undefined : await createTree(target, adds);
  if (made?.kind === 'refused') return { kind: 'refused', reason: `GitHub refused its tree: ${made.reason}`, isFatal };
  if (made !== undefined && made.tree !== draft.tree)
    return { kind: 'refused', reason: 'GitHub made another tree than the one that it was asked for.', isFatal };
  const created = await createCommit(target, draft);
  if (created.kind === 'refused') return { kind: 'refused', reason: `GitHub refused it: ${created.reason}`, isFatal };
  if (created.problem === undefined) return { kind: 'signed', commit: created.commit };
  return { kind: 'refused', reason: `GitHub made it without a valid signature (${created.problem}).`, isFatal };
}

/** Returns whether GitHub says that a rule requires signatures: where it does not answer, it refuses the push itself. */
async function isSigningRequired({ target }: JobContext, branch: string): Promise<boolean> {
  try {
    return await requiresSignatures(target, branch);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return false;
  }
}

/** Returns whether a login is that of the token of a job or of an app: only their commits does GitHub sign. */
function isBot(login: string): boolean {
  return login.endsWith('[bot]');
}

/** Finds who lands. Where GitHub does not say, commits are by Groundhog as elsewhere. */
async function findAuthor({ client, job, ourLogin }: JobContext): ReturnType<Committer['findAuthor']> {
  try {
    return await fetchCommitAuthor(client, await ourLogin(), new URL(job.repositoryUrl).hostname);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return undefined;
  }
}
