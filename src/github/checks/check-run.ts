import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { findRateLimitWait, isOutcomeUnknown, parseRequestFailure, toGitHubError } from '../client/request-failure.ts';
import { isSameText } from '../comments/comment-keeper.ts';

/** The repository that check runs are written to, and the app that writes ours. */
export interface CheckTarget {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  /** The login that our writes carry, such as `github-actions[bot]`. */
  readonly author: string;
}

/** A completed check run on a commit, identified by `externalId`. GitHub takes at most 50 annotations in one request. */
export interface CheckRun {
  readonly name: string;
  readonly externalId: string;
  readonly headSha: string;
  readonly conclusion: 'success' | 'failure' | 'action_required';
  readonly completedAt: string;
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly {
    readonly path: string;
    readonly line: number;
    readonly title: string;
    readonly message: string;
  }[];
}

/** The outcome of writing a check run; `refused` when the token may not write checks. */
export type EnsuredCheckRun =
  | { readonly kind: 'created' | 'edited' | 'unchanged'; readonly id: number }
  | { readonly kind: 'refused'; readonly reason: string };

interface KnownCheckRun {
  readonly id: number;
  readonly conclusion: string | null;
  readonly title: string | null;
  readonly summary: string | null;
}

// Why: docs/decisions/0062-one-check-for-each-ending.md
/**
 * Creates or edits a check run; afterwards it exists exactly once, even when answers of GitHub get lost. An edit leaves the
 * annotations as they are, since GitHub would add them a second time.
 */
export async function ensureCheckRun(target: CheckTarget, check: CheckRun): Promise<EnsuredCheckRun> {
  try {
    const known = await findCheckRun(target, check);
    if (known === undefined) return { kind: 'created', id: await createOnce(target, check) };
    const { id, conclusion, title, summary } = known;
    const isSame = conclusion === check.conclusion && title === check.title && isSameText(summary ?? '', check.summary);
    if (isSame) return { kind: 'unchanged', id };
    const output = { title: check.title, summary: check.summary };
    const { conclusion: ended } = check;
    await target.client.rest.checks.update({ ...target.repository, check_run_id: id, conclusion: ended, output });
    return { kind: 'edited', id };
  } catch (error) {
    const failure = parseRequestFailure(error);
    if (failure?.status === 403 && findRateLimitWait(failure) === undefined)
      return { kind: 'refused', reason: failure.message };
    throw toGitHubError(error, { operation: 'write the check run', permission: 'checks: write' });
  }
}

async function createOnce(target: CheckTarget, check: CheckRun): Promise<number> {
  try {
    return await createCheckRun(target, check);
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    return (await findCheckRun(target, check))?.id ?? (await createCheckRun(target, check));
  }
}

async function createCheckRun({ client, repository }: CheckTarget, check: CheckRun): Promise<number> {
  const { name, externalId, headSha, conclusion, completedAt, title, summary } = check;
  const annotations = check.annotations.map(({ path, line, title, message }) => ({
    ...{ path, title, message },
    start_line: line,
    end_line: line,
    annotation_level: 'failure' as const,
  }));
  const { data } = await client.rest.checks.create({
    ...repository,
    name,
    head_sha: headSha,
    external_id: externalId,
    status: 'completed',
    conclusion,
    completed_at: completedAt,
    output: { title, summary, annotations },
  });
  return data.id;
}

/** Finds our check run by its external id; check runs of other apps are ignored. */
async function findCheckRun(
  { client, repository, author }: CheckTarget,
  { name, headSha, externalId }: CheckRun,
): Promise<KnownCheckRun | undefined> {
  const slug = author.replace(/\[bot\]$/, '').toLowerCase();
  const runs = await client.paginate(client.rest.checks.listForRef, {
    ...repository,
    ref: headSha,
    check_name: name,
    filter: 'all',
    per_page: 100,
  });
  const isOurs = (app: string | undefined) => app === undefined || app.toLowerCase() === slug;
  const ours = runs.find((run) => run.external_id === externalId && isOurs(run.app?.slug));
  return ours && { id: ours.id, conclusion: ours.conclusion, title: ours.output.title, summary: ours.output.summary };
}
