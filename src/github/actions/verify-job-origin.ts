import { toCheckError } from '../client/check-error.ts';
import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { hasStatus } from '../client/request-failure.ts';

/** Whether a check is a job of a workflow on the commit. What is none does not become one: GitHub is asked once for each. */
export type IsJob = (checkId: number, commit: string) => Promise<boolean>;

/** Makes the question. GitHub gives a job and its check the same number; what a token has written has no job. */
export function createJobVerifier(client: GitHubClient, repository: RepositoryName): IsJob {
  const known = new Map<number, Promise<boolean>>();
  const ask = async (checkId: number, commit: string) => {
    try {
      const { data } = await client.rest.actions.getJobForWorkflowRun({ ...repository, job_id: checkId });
      return data.head_sha === commit && data.check_run_url.endsWith(`/check-runs/${checkId}`);
    } catch (error) {
      if (hasStatus(error, 404)) return false;
      throw toCheckError(error, { operation: 'look at the job of a check', permission: 'actions: read' });
    }
  };
  return async (checkId, commit) => {
    const asked = known.get(checkId) ?? ask(checkId, commit);
    known.set(checkId, asked);
    asked.catch(() => known.delete(checkId));
    return asked;
  };
}
