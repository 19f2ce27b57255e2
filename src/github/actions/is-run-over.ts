import type { GitHubClient, RepositoryName } from '../client/client.ts';

/**
 * True only when GitHub says that the attempt of a workflow run is completed. A token without `actions: read` is not
 * told; then, as for a run that GitHub does not know, it may still be at work.
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
