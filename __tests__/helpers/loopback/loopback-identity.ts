import type { GitTokenRights } from '../http/git-http-server.ts';

export type RepositoryRole = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none';
export type PermissionScope = 'contents' | 'issues' | 'pull_requests' | 'checks' | 'actions' | 'statuses';
export type PermissionLevel = 'read' | 'write' | 'none';

/** As in a workflow: once permissions are given, a scope that is not named is `none`; without them all may be written. */
export type TokenPermissions = Readonly<Partial<Record<PermissionScope, PermissionLevel>>>;

/** Whose token it is, and what it may do in the one repository. */
export type LoopbackToken =
  | {
      readonly kind: 'user';
      readonly login: string;
      readonly role: RepositoryRole;
      readonly permissions?: TokenPermissions;
    }
  | { readonly kind: 'github_actions'; readonly permissions?: TokenPermissions }
  | { readonly kind: 'app'; readonly slug: string; readonly permissions?: TokenPermissions };

/** The login under which a token's comments and pull requests appear. */
export function loginOf(token: LoopbackToken): string {
  switch (token.kind) {
    case 'user':
      return token.login;
    case 'github_actions':
      return 'github-actions[bot]';
    case 'app':
      return `${token.slug}[bot]`;
  }
}

/** Whether the repository is hidden from a token. */
export function isOutsider(token: LoopbackToken): boolean {
  return token.kind === 'user' && token.role === 'none';
}

/** What a token may do in one scope, as the lesser of its role and its permissions. */
export function levelOf(token: LoopbackToken, scope: PermissionScope): PermissionLevel {
  const granted = token.permissions === undefined ? 'write' : (token.permissions[scope] ?? 'none');
  const order: readonly PermissionLevel[] = ['none', 'read', 'write'];
  const allowed = token.kind === 'user' ? levelOfRole(token.role) : 'write';
  return order.indexOf(granted) < order.indexOf(allowed) ? granted : allowed;
}

function levelOfRole(role: RepositoryRole): PermissionLevel {
  if (role === 'none') return 'none';
  return role === 'read' || role === 'triage' ? 'read' : 'write';
}

/** GitHub's older permission word for a role, which the `permission` member of its answer holds. */
export function toLegacyPermission(role: RepositoryRole): 'admin' | 'write' | 'read' | 'none' {
  if (role === 'maintain') return 'write';
  return role === 'triage' ? 'read' : role;
}

/** What a token may do over git. */
export function toGitRights(token: LoopbackToken): GitTokenRights {
  const level = levelOf(token, 'contents');
  return { read: level !== 'none', write: level === 'write', login: loginOf(token) };
}

/** The scopes of which one must be granted for a request; empty when none is needed. */
export function scopesOf(path: string): readonly PermissionScope[] {
  const rest = /^\/repos\/[^/]+\/[^/]+(\/.*)?$/.exec(path)?.[1] ?? '';
  if (rest === '' || rest.startsWith('/collaborators')) return [];
  if (rest.startsWith('/pulls')) return ['pull_requests'];
  // A pull request is an issue too: either permission is enough for comments and labels.
  if (/^\/(issues\/|labels\b)/.test(rest)) return ['issues', 'pull_requests'];
  if (rest.startsWith('/issues')) return ['issues'];
  if (rest.includes('/check-runs')) return ['checks'];
  if (rest.endsWith('/statuses')) return ['statuses'];
  return rest.startsWith('/actions') ? ['actions'] : ['contents'];
}
