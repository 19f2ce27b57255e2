import { type Access, decideAccess, type GateFacts, type Standing, screenActors } from '../../domain/decisions/gate.ts';
import {
  compareComment,
  compareIssue,
  fetchPullHead,
  type IssueComparison,
  type PullHead,
  type RepositoryAccess,
} from './compare-event-text.ts';
import { fetchStanding } from './fetch-standing.ts';
import type { ActiveTrigger } from './trigger.ts';

/** The facts of a job that the gate needs besides the event. */
export type AccessTerms = Pick<GateFacts, 'triggeringActor' | 'ourLogin' | 'allowedBots'>;

/** The gate's decision, and the branch of the pull request where that was read. */
export interface AccessOutcome {
  readonly access: Access;
  readonly headBranch: string | undefined;
  /** The labels of the issue, where that was read. */
  readonly labels: readonly string[];
}

const NO_PULL: PullHead = { origin: 'none', branch: undefined };
const NOT_COMPARED = { headBranch: undefined, labels: [] };

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
  const standings = new Map<string, Standing>();
  for (const login of screening.logins)
    standings.set(login, await fetchStanding(target.client, target.repository, login));
  const early = decideAccess(facts, { standings, head: 'none', text: 'none' });
  if (early.kind !== 'allowed') return { access: early, ...NOT_COMPARED };
  const head =
    trigger.kind === 'command' && trigger.isPullRequest ? await fetchPullHead(target, trigger.issue.number) : NO_PULL;
  const { text, labels } = await compareText(trigger, target);
  return { access: decideAccess(facts, { standings, head: head.origin, text }), headBranch: head.branch, labels };
}

async function compareText(trigger: ActiveTrigger, target: RepositoryAccess): Promise<IssueComparison> {
  if (trigger.kind === 'labelled') return compareIssue(target, trigger.issue);
  const text = trigger.kind === 'command' ? await compareComment(target, trigger.comment) : 'none';
  return { text, labels: [] };
}
