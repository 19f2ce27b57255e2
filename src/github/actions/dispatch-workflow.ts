import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { findRateLimitWait, parseRequestFailure, toGitHubError } from '../client/request-failure.ts';

/** A `workflow_dispatch` of one workflow, which GitHub allows to a job's `GITHUB_TOKEN` too. */
export interface WorkflowDispatch {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
  /** The name of its file below `.github/workflows`, or its id. */
  readonly workflow: string;
  /** The branch or tag that it runs on, without `refs/heads/`. */
  readonly ref: string;
  readonly inputs: Readonly<Record<string, string>>;
}

/** The outcome of a dispatch. `refused` needs the user: GitHub's message, and whether a permission is missing. */
export type Dispatched =
  | { readonly kind: 'dispatched' }
  | { readonly kind: 'refused'; readonly reason: string; readonly isForbidden: boolean };

/** Starts a workflow. The request is sent once: one without an answer may have started it, and is not repeated. */
export async function dispatchWorkflow(dispatch: WorkflowDispatch): Promise<Dispatched> {
  const { client, repository, workflow, ref, inputs } = dispatch;
  try {
    await client.rest.actions.createWorkflowDispatch({ ...repository, workflow_id: workflow, ref, inputs });
    return { kind: 'dispatched' };
  } catch (error) {
    const failure = parseRequestFailure(error);
    const isRefusal = failure?.status === 403 || failure?.status === 404 || failure?.status === 422;
    if (failure === undefined || !isRefusal || findRateLimitWait(failure) !== undefined)
      throw toGitHubError(error, { operation: `start the workflow "${workflow}"`, permission: 'actions: write' });
    const reason = [failure.message, ...failure.details].join('; ');
    return { kind: 'refused', reason, isForbidden: failure.status === 403 };
  }
}
