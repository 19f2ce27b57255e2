import type { GitHubClient, RepositoryName } from './client/client.ts';
import { toGitHubError } from './client/request-failure.ts';

/** Lists the names of all protected branches. Throws GitHubError, also when the token may not read them. */
export async function listProtectedBranches(client: GitHubClient, repository: RepositoryName): Promise<string[]> {
  try {
    const branches = await client.paginate(client.rest.repos.listBranches, {
      ...repository,
      protected: true,
      per_page: 100,
    });
    return branches.map(({ name }) => name);
  } catch (error) {
    throw toGitHubError(error, { operation: 'list the protected branches', permission: 'contents: read' });
  }
}
