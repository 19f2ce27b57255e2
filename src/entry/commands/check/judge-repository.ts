import type { ActionsSettings, BranchRule, RepositoryFacts } from '../../../github/repository-facts.ts';
import type { Finding } from '../../../report/terminal/doctor-text.ts';

/** The names by which findings on a repository, and their fixes, call it. */
export interface JudgedRepository {
  /** Such as `owner/name`. */
  readonly name: string;
  /** The address of its page. */
  readonly pageUrl: string;
  /** The repository of the action. */
  readonly action: string;
  /** The branch that rules were looked up for. */
  readonly branch: string;
  /** The labels and secrets that its workflows name; a secret with the place that names it. */
  readonly labels: readonly string[];
  readonly secrets: readonly { readonly name: string; readonly at: string }[];
}

/** Judges the settings of a repository on GitHub: what keeps jobs from working, each with its fix. */
export function judgeRepository(facts: RepositoryFacts, repository: JudgedRepository): Finding[] {
  return [
    judgeAccess(facts, repository),
    judgeActions(facts.actions, repository),
    judgePullRequests(facts, repository),
    ...judgeRules(facts.rules, repository),
    ...judgeLabels(facts.labels, repository),
    ...judgeSecrets(facts.secretNames, repository),
  ];
}

function judgeAccess(
  { isArchived, mayPush, hasIssues }: RepositoryFacts,
  { name, pageUrl }: JudgedRepository,
): Finding {
  const about = { name: 'GitHub' } as const;
  if (isArchived)
    return {
      ...about,
      ...{
        state: 'missing',
        detail: `${name} is archived: nothing can be written`,
        fix: `Unarchive it: ${pageUrl}/settings`,
      },
    };
  if (!hasIssues)
    return {
      ...about,
      ...{ state: 'optional', detail: `${name} has no issues, so that none can start work` },
      fix: `gh repo edit ${name} --enable-issues`,
    };
  const detail = `${name}${mayPush === false ? '; you may not push, and so not start work by a comment' : ''}`;
  return mayPush === false
    ? { ...about, state: 'optional', detail, fix: 'Ask an owner of the repository for the role "write".' }
    : { ...about, state: 'fine', detail };
}

function judgeActions(actions: ActionsSettings | undefined, repository: JudgedRepository): Finding {
  const { name, action, pageUrl } = repository;
  const about = { name: 'Actions' };
  if (actions === undefined) return toUnread('Actions', 'administration: read');
  const { isEnabled, allowed, patterns } = actions;
  const call = `gh api --method PUT repos/${name}/actions/permissions`;
  if (!isEnabled)
    return {
      ...about,
      ...{
        state: 'missing',
        detail: 'workflows are off in this repository',
        fix: `${call} -F enabled=true -f allowed_actions=all`,
      },
    };
  const isOwn = name.split('/')[0]?.toLowerCase() === action.split('/')[0]?.toLowerCase();
  if (allowed === 'all' || isOwn || (allowed === 'selected' && patterns.some((pattern) => fits(pattern, action))))
    return { ...about, state: 'fine', detail: 'workflows may use this action' };
  return {
    ...about,
    ...{ state: 'missing', detail: `the repository does not allow ${action}` },
    fix: `Add "${action}@*" to the allowed actions: ${pageUrl}/settings/actions`,
  };
}

/** Returns whether a pattern of allowed actions, such as `owner/*`, allows an action at some ref. */
function fits(pattern: string, action: string): boolean {
  const [name = ''] = pattern.toLowerCase().split('@');
  const escaped = name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return !pattern.startsWith('!') && new RegExp(`^${escaped}$`).test(action.toLowerCase());
}

function judgePullRequests({ jobs }: RepositoryFacts, { name }: JudgedRepository): Finding {
  if (jobs === undefined) return toUnread('pull requests', 'administration: read');
  if (jobs.mayOpenPullRequests) return { name: 'pull requests', state: 'fine', detail: 'jobs may open them' };
  return {
    ...{ name: 'pull requests', state: 'missing', detail: 'GitHub Actions may not open them in this repository' },
    fix: `gh api --method PUT repos/${name}/actions/permissions/workflow -F can_approve_pull_request_reviews=true`,
  };
}

// Types of rules in "Get rules for a branch" of the REST API. Fast-forwards alone are pushed, so that others do not matter.
const refusing: ReadonlySet<string> = new Set([
  ...['creation', 'update', 'pull_request', 'required_status_checks', 'required_deployments', 'merge_queue'],
  ...['workflows', 'code_scanning'],
]);
const demanding: ReadonlySet<string> = new Set([
  ...['commit_message_pattern', 'commit_author_email_pattern', 'committer_email_pattern', 'branch_name_pattern'],
  ...['file_path_restriction', 'max_file_path_length', 'file_extension_restriction', 'max_file_size', 'deletion'],
]);

function judgeRules(rules: readonly BranchRule[] | undefined, { branch, pageUrl }: JudgedRepository): Finding[] {
  const name = 'branch rules';
  if (rules === undefined) return [toUnread(name, 'metadata: read')];
  const relevant = rules.filter(({ type }) => refusing.has(type) || demanding.has(type));
  if (relevant.length === 0) return [{ name, state: 'fine', detail: `none hinders branches such as ${branch}` }];
  return relevant.map(({ type, rulesetId }) => ({
    name,
    state: refusing.has(type) ? 'missing' : 'optional',
    detail: `the rule "${type}" counts for ${branch}${refusing.has(type) ? ', and refuses what a job pushes' : ''}`,
    fix: `Exclude groundhog/** from the ruleset, or let GitHub Actions bypass it: ${pageUrl}/settings/rules${rulesetId === undefined ? '' : `/${rulesetId}`}`,
  }));
}

function judgeLabels(labels: readonly string[] | undefined, repository: JudgedRepository): Finding[] {
  const wanted = [...new Set(repository.labels)];
  if (wanted.length === 0) return [];
  if (labels === undefined) return [toUnread('labels', 'issues: read')];
  const known = new Set(labels.map((label) => label.toLowerCase()));
  const missing = wanted.filter((label) => !known.has(label.toLowerCase()));
  if (missing.length === 0) return [{ name: 'labels', state: 'fine', detail: wanted.join(', ') }];
  return missing.map((label) => ({
    ...{ name: 'labels', state: 'missing', detail: `"${label}", which starts work, does not exist` },
    fix: `gh label create ${JSON.stringify(label)} --repo ${repository.name}`,
  }));
}

function judgeSecrets(known: readonly string[] | undefined, { name, secrets }: JudgedRepository): Finding[] {
  if (secrets.length === 0) return [];
  if (known === undefined) return [toUnread('secrets', 'secrets: read')];
  const missing = secrets.filter((secret) => !known.includes(secret.name));
  const found = [...new Set(secrets.map((secret) => secret.name))];
  if (missing.length === 0) return [{ name: 'secrets', state: 'fine', detail: found.join(', ') }];
  return missing.map((secret) => ({
    ...{ name: 'secrets', state: 'missing', detail: `${secret.at}: the repository has no secret ${secret.name}` },
    fix: `gh secret set ${secret.name} --repo ${name}`,
  }));
}

function toUnread(name: string, permission: string): Finding {
  return {
    ...{ name, state: 'optional', detail: `not checked: the token may not read them (${permission})` },
    fix: 'Use the token of somebody who may change the settings: GH_TOKEN=$(gh auth token) groundhog doctor',
  };
}
