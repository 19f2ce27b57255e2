import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { hasStatus, toCheckError } from '../client/request-failure.ts';

/** Returns whether a check run is a job of a workflow run on the commit. */
export type IsJob = (checkId: number, commit: string) => Promise<boolean>;

/** Creates the verifier, which asks once for each check. On GitHub a job and its check run have the same id. */
export function createJobVerifier(client: GitHubClient, repository: RepositoryName): IsJob {
  const known = new Map<number, Promise<boolean>>();
  const ask = async (checkId: number, commit: string) => {
    try {
      const { data } = await client.rest.actions.getJobForWorkflowRun({ ...repository, job_id: checkId });
      return data.head_sha === commit && data.check_run_url.endsWith(`/check-runs/${checkId}`);
    } catch (error) {
      if (hasStatus(error, 404)) return false;
      throw toCheckError(error, { operation: 'read the job of a check', permission: 'actions: read' });
    }
  };
  return async (checkId, commit) => {
    const isJob = known.get(checkId) ?? ask(checkId, commit);
    known.set(checkId, isJob);
    isJob.catch(() => known.delete(checkId));
    return isJob;
  };
}
