import type { GitHubClient, RepositoryName } from '../client/client.ts';

/**
 * Returns true only when GitHub reports the attempt of a workflow run as completed. False for a run that GitHub does
 * not know, and without the permission `actions: read`: the run may still be active.
 */
export async function isRunOver(
  client: GitHubClient,
  repository: RepositoryName,
  { run, attempt }: { readonly run: string; readonly attempt: number },
): Promise<boolean> {
  try {
    const { data } = await client.rest.actions.getWorkflowRunAttempt({
      ...repository,
      run_id: Number(run),
      attempt_number: attempt,
    });
    return data.status === 'completed';
  } catch {
    return false;
  }
}
