import { answer, type LoopbackAnswer } from './loopback-answers.ts';
import type { LoopbackWorld, RepositorySettings } from './loopback-world.ts';

/** Those of a new repository. */
export const openSettings: RepositorySettings = {
  actions: { enabled: true, allowed: 'all' },
  patterns: [],
  defaultPermissions: 'read',
  rules: [],
  secrets: [],
};

const AT = '2026-01-02T03:04:05Z';

/** Answers for the settings of the repository; undefined for another path. */
export function answerSettings({ settings, apiUrl }: LoopbackWorld, rest: string): LoopbackAnswer | undefined {
  const { actions, patterns, defaultPermissions, rules, secrets } = settings.repositorySettings ?? openSettings;
  if (rest === '/actions/permissions')
    return answer(200, {
      enabled: actions.enabled,
      ...(actions.enabled ? { allowed_actions: actions.allowed } : {}),
      selected_actions_url: `${apiUrl}/repositories/1/actions/permissions/selected-actions`,
      sha_pinning_required: false,
    });
  if (rest === '/actions/permissions/selected-actions')
    return answer(200, { github_owned_allowed: true, verified_allowed: false, patterns_allowed: patterns });
  if (rest === '/actions/permissions/workflow')
    return answer(200, {
      default_workflow_permissions: defaultPermissions,
      can_approve_pull_request_reviews: settings.allowPullRequests,
    });
  if (rest === '/actions/secrets') {
    const listed = secrets.map((name) => ({ name, created_at: AT, updated_at: AT }));
    return answer(200, { total_count: listed.length, secrets: listed });
  }
  if (rest === '/actions/organization-secrets') return answer(200, { total_count: 0, secrets: [] });
  const branch = /^\/rules\/branches\/(.+)$/.exec(rest)?.[1];
  if (branch === undefined) return undefined;
  const isOurs = decodeURIComponent(branch).startsWith('groundhog/');
  const ruleset = {
    ruleset_source_type: 'Repository',
    ruleset_source: `${settings.owner}/${settings.repo}`,
    ruleset_id: 42,
  };
  return answer(200, isOurs ? rules.map((type) => ({ type, ...ruleset })) : []);
}
