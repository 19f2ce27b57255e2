import type { Standing } from '../../domain/decisions/gate.ts';
import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { hasStatus } from '../client/request-failure.ts';
import { toGitHubError } from '../client/to-github-error.ts';

const WRITING = new Set(['admin', 'write']);
const NOT_WRITING = new Set(['triage', 'read', 'none']);

/** What a person may do in a repository, by the collaborator-permission API. Never throws: a failure is `unknown`. */
export async function fetchStanding(
  client: GitHubClient,
  repository: RepositoryName,
  login: string,
): Promise<Standing> {
  try {
    const { data } = await client.rest.repos.getCollaboratorPermissionLevel({ ...repository, username: login });
    const role = data.role_name || data.permission;
    // A role of an organisation's own has any name; the older word says what it is built on.
    return { kind: 'role', role, mayWrite: WRITING.has(data.permission) && !NOT_WRITING.has(role) };
  } catch (error) {
    if (hasStatus(error, 404)) return { kind: 'role', role: 'none', mayWrite: false };
    const { data } = toGitHubError(error, { operation: 'ask for the rights' });
    return { kind: 'unknown', reason: `${data.status ?? 'no answer'} ${data.message ?? ''}`.trim() };
  }
}
