import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { findRateLimitWait } from '../client/rate-limit.ts';
import { readRequestFailure } from '../client/request-failure.ts';
import { toGitHubError } from '../client/to-github-error.ts';

/** One start of a workflow by hand, which works with a job's own token too. */
export interface WorkflowDispatch {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  /** Name of its file below `.github/workflows`, or its number. */
  readonly workflow: string;
  /** Branch or tag that it runs on, without `refs/heads/`. */
  readonly ref: string;
  readonly inputs: Readonly<Record<string, string>>;
}

/** What came of it. `refused` is for a person to mend: GitHub's words, and the permission that may be missing. */
export type Dispatched =
  | { readonly kind: 'dispatched' }
  | { readonly kind: 'refused'; readonly reason: string; readonly isForbidden: boolean };

/** Starts a workflow. It is asked for once: a request that got no answer may have started it, and is not made again. */
export async function dispatchWorkflow(dispatch: WorkflowDispatch): Promise<Dispatched> {
  const { client, repository, workflow, ref, inputs } = dispatch;
  try {
    await client.rest.actions.createWorkflowDispatch({ ...repository, workflow_id: workflow, ref, inputs });
    return { kind: 'dispatched' };
  } catch (error) {
    const failure = readRequestFailure(error);
    const isRefusal = failure?.status === 403 || failure?.status === 404 || failure?.status === 422;
    if (failure === undefined || !isRefusal || findRateLimitWait(failure) !== undefined)
      throw toGitHubError(error, { operation: `start the workflow "${workflow}"`, permission: 'actions: write' });
    const reason = [failure.message, ...failure.details].join('; ');
    return { kind: 'refused', reason, isForbidden: failure.status === 403 };
  }
}
