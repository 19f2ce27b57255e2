import {
  type Access,
  decideAccess,
  type GateFacts,
  isSameLogin,
  type Standing,
  screenActors,
} from '../../domain/decisions/gate.ts';
import type { GitHubClient, RepositoryName } from '../client/client.ts';
import { hasStatus, toGitHubError } from '../client/request-failure.ts';
import {
  compareBox,
  compareComment,
  compareIssue,
  fetchPullHead,
  type IssueComparison,
  type PullHead,
  type RepositoryAccess,
} from './compare-event-text.ts';
import type { ActiveTrigger } from './trigger.ts';

/** The facts of a job that the gate needs besides the event. */
export type AccessTerms = Pick<GateFacts, 'triggeringActor' | 'ourLogin' | 'allowedBots'>;

/** The gate's decision, and the branch of the pull request where that was read. */
export interface AccessOutcome {
  readonly access: Access;
  readonly headBranch: string | undefined;
  /** The labels of the issue, where that was read. */
  readonly labels: readonly string[];
  /** The rights of who asks, as GitHub has reported them. */
  readonly standings: ReadonlyMap<string, Standing>;
}

const NO_PULL: PullHead = { origin: 'none', branch: undefined };
const NOT_COMPARED = { headBranch: undefined, labels: [], standings: new Map<string, Standing>() };

/** Decides whether an event may act; fetches no more from GitHub than the decision needs. */
export async function checkAccess(
  trigger: ActiveTrigger,
  target: RepositoryAccess,
  terms: AccessTerms,
): Promise<AccessOutcome> {
  const sender = trigger.kind === 'sweep' ? undefined : trigger.sender;
  const facts: GateFacts = { ...terms, via: trigger.kind, sender };
  const screening = screenActors(facts);
  if (screening.kind !== 'ask') return { access: screening, ...NOT_COMPARED };
  if (isBox(trigger) && !isSameLogin(trigger.box?.author ?? '', terms.ourLogin))
    return { access: { kind: 'ignored', reason: NOT_OURS }, ...NOT_COMPARED };
  const standings = new Map<string, Standing>();
  for (const login of screening.logins)
    standings.set(login, await fetchStanding(target.client, target.repository, login));
  const early = decideAccess(facts, { standings, head: 'none', text: 'none' });
  if (early.kind !== 'allowed') return { access: early, ...NOT_COMPARED };
  const head =
    trigger.kind === 'command' && trigger.isPullRequest ? await fetchPullHead(target, trigger.issue.number) : NO_PULL;
  const { text, labels } = await compareText(trigger, target);
  if (isBox(trigger) && (text === 'changed' || text === 'gone'))
    return { access: { kind: 'ignored', reason: UNTICKED }, ...NOT_COMPARED };
  const access = decideAccess(facts, { standings, head: head.origin, text });
  return { access, headBranch: head.branch, labels, standings };
}

const UNTICKED = 'The comment was written again since the box was ticked: tick it again where it is still there.';
const NOT_OURS = 'The edited comment is by another account than that of Groundhog.';

function isBox(trigger: ActiveTrigger): trigger is ActiveTrigger & { readonly kind: 'command' } {
  return trigger.kind === 'command' && trigger.box !== undefined;
}

async function compareText(trigger: ActiveTrigger, target: RepositoryAccess): Promise<IssueComparison> {
  if (trigger.kind === 'labelled') return compareIssue(target, trigger.issue);
  if (trigger.kind !== 'command') return { text: 'none', labels: [] };
  const { comment, box, issue } = trigger;
  const text = await (box === undefined
    ? compareComment(target, comment, issue.number)
    : compareBox(target, comment, box));
  return { text, labels: [] };
}

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
