import type { GitHubClient, RepositoryName } from './client/client.ts';
import { findRateLimitWait, parseRequestFailure, toGitHubError } from './client/request-failure.ts';

/** A repository as a token sees it; a part is undefined where the token may not read it. */
export interface RepositoryFacts {
  readonly defaultBranch: string;
  readonly isArchived: boolean;
  readonly hasIssues: boolean;
  /** Whether the token's owner may push; undefined for the token of a job or an app, which GitHub does not say. */
  readonly mayPush: boolean | undefined;
  readonly actions: ActionsSettings | undefined;
  readonly jobs: JobSettings | undefined;
  readonly rules: readonly BranchRule[] | undefined;
  readonly labels: readonly string[] | undefined;
  /** The names of the secrets of the repository, and of the organisation for it; values cannot be read. */
  readonly secretNames: readonly string[] | undefined;
}

/** The actions that a repository allows. */
export interface ActionsSettings {
  readonly isEnabled: boolean;
  readonly allowed: 'all' | 'local_only' | 'selected';
  /** The patterns of selected actions, such as `owner/name@*`; empty unless they are selected. */
  readonly patterns: readonly string[];
}

/** The rights of the token that a job gets. */
export interface JobSettings {
  readonly defaultPermissions: 'read' | 'write';
  readonly mayOpenPullRequests: boolean;
}

/** A rule of a branch, by its type in the REST API, and the number of its ruleset. */
export interface BranchRule {
  readonly type: string;
  readonly rulesetId: number | undefined;
}

interface Target {
  readonly client: GitHubClient;
  readonly repository: RepositoryName;
}

/**
 * Fetches the settings of a repository that decide whether jobs work; changes nothing. `branch` names a task branch, which
 * need not exist. Throws GitHubError when the repository cannot be read at all.
 */
export async function fetchRepositoryFacts(target: Target, branch: string): Promise<RepositoryFacts> {
  const { client, repository } = target;
  const { rest } = client;
  const { data } = await rest.repos.get({ ...repository }).catch((error: unknown) => {
    throw toGitHubError(error, { operation: 'read the repository', permission: 'metadata: read' });
  });
  const [actions, jobs, rules, labels, secretNames] = await Promise.all([
    readAllowed(() => fetchActionsSettings(target)),
    readAllowed(() => fetchJobSettings(target)),
    readAllowed(async () => {
      const found = await rest.repos.getBranchRules({ ...repository, branch, per_page: 100 });
      return found.data.map(({ type, ruleset_id }) => ({ type, rulesetId: ruleset_id }));
    }),
    readAllowed(async () => {
      const found = await client.paginate(rest.issues.listLabelsForRepo, { ...repository, per_page: 100 });
      return found.map(({ name }) => name);
    }),
    readAllowed(() => fetchSecretNames(target)),
  ]);
  return {
    defaultBranch: data.default_branch,
    isArchived: data.archived,
    hasIssues: data.has_issues,
    mayPush: data.permissions?.push,
    ...{ actions, jobs, rules, labels, secretNames },
  };
}

async function fetchActionsSettings({ client: { rest }, repository }: Target): Promise<ActionsSettings> {
  const { data } = await rest.actions.getGithubActionsPermissionsRepository({ ...repository });
  const allowed = data.allowed_actions ?? 'all';
  const patterns =
    allowed === 'selected'
      ? ((await rest.actions.getAllowedActionsRepository({ ...repository })).data.patterns_allowed ?? [])
      : [];
  return { isEnabled: data.enabled, allowed, patterns };
}

async function fetchJobSettings({ client: { rest }, repository }: Target): Promise<JobSettings> {
  const { data } = await rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({ ...repository });
  return {
    defaultPermissions: data.default_workflow_permissions,
    mayOpenPullRequests: data.can_approve_pull_request_reviews,
  };
}

async function fetchSecretNames({ client, repository }: Target): Promise<readonly string[]> {
  const { rest } = client;
  const ours = await client.paginate(rest.actions.listRepoSecrets, { ...repository, per_page: 100 });
  const shared = await client.paginate(rest.actions.listRepoOrganizationSecrets, { ...repository, per_page: 100 });
  return [...ours, ...shared].map(({ name }) => name);
}

/** Reads a part; undefined where the token may not, for which GitHub answers 403 or 404. Throws GitHubError. */
async function readAllowed<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    const failure = parseRequestFailure(error);
    const isForbidden = failure?.status === 403 || failure?.status === 404;
    if (isForbidden && findRateLimitWait(failure) === undefined) return undefined;
    throw toGitHubError(error, { operation: 'read the settings of the repository' });
  }
}
