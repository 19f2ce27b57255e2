import { type Access, decideAccess, type GateFacts, type Standing, screenActors } from '../../domain/decisions/gate.ts';
import { fetchStanding } from './actor.ts';
import {
  compareComment,
  compareIssue,
  fetchPullHead,
  type IssueComparison,
  type PullHead,
  type RepositoryAccess,
} from './compare-event-text.ts';
import type { ActiveTrigger } from './trigger.ts';

/** The facts of a job that the gate needs beside the event. */
export type AccessTerms = Pick<GateFacts, 'triggeringActor' | 'ourLogin' | 'allowedBots'>;

/** The gate's answer, and the branch of the pull request that was looked at. */
export interface AccessOutcome {
  readonly access: Access;
  readonly headBranch: string | undefined;
  /** Those on the issue that was looked at. */
  readonly labels: readonly string[];
}

const NO_PULL: PullHead = { place: 'none', branch: undefined };
const NOT_LOOKED = { headBranch: undefined, labels: [] };

/** Asks GitHub what the gate needs to know, one thing after the other and no more than is needed, and decides. */
export async function checkAccess(
  trigger: ActiveTrigger,
  place: RepositoryAccess,
  terms: AccessTerms,
): Promise<AccessOutcome> {
  const sender = trigger.kind === 'sweep' ? undefined : trigger.sender;
  const facts: GateFacts = { ...terms, via: trigger.kind, sender };
  const screening = screenActors(facts);
  if (screening.kind !== 'ask') return { access: screening, ...NOT_LOOKED };
  const standings = new Map<string, Standing>();
  for (const login of screening.logins)
    standings.set(login, await fetchStanding(place.client, place.repository, login));
  const early = decideAccess(facts, { standings, head: 'none', text: 'none' });
  if (early.kind !== 'allowed') return { access: early, ...NOT_LOOKED };
  const head =
    trigger.kind === 'command' && trigger.isPullRequest ? await fetchPullHead(place, trigger.issue.number) : NO_PULL;
  const { text, labels } = await lookAtText(trigger, place);
  return { access: decideAccess(facts, { standings, head: head.place, text }), headBranch: head.branch, labels };
}

async function lookAtText(trigger: ActiveTrigger, place: RepositoryAccess): Promise<IssueComparison> {
  if (trigger.kind === 'labelled') return compareIssue(place, trigger.issue);
  const text = trigger.kind === 'command' ? await compareComment(place, trigger.comment) : 'none';
  return { text, labels: [] };
}
