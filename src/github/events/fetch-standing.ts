import type { Standing } from '../../domain/decisions/gate.ts';
import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { hasStatus, toGitHubError } from '../client/request-failure.ts';

const WRITING = new Set(['admin', 'write']);
const NOT_WRITING = new Set(['triage', 'read', 'none']);

/** Fetches a user's role by "Get repository permissions for a user" of the REST API. Never throws: a failure is `unknown`. */
export async function fetchStanding(
  client: GitHubClient,
  repository: RepositoryName,
  login: string,
): Promise<Standing> {
  try {
    const { data } = await client.rest.repos.getCollaboratorPermissionLevel({ ...repository, username: login });
    const role = data.role_name || data.permission;
    // A custom role of an organisation has any name; `permission` holds the role that it is based on.
    return { kind: 'role', role, mayWrite: WRITING.has(data.permission) && !NOT_WRITING.has(role) };
  } catch (error) {
    if (hasStatus(error, 404)) return { kind: 'role', role: 'none', mayWrite: false };
    const { data } = toGitHubError(error, { operation: 'read the permissions' });
    return { kind: 'unknown', reason: `${data.status ?? 'no answer'} ${data.message ?? ''}`.trim() };
  }
}
