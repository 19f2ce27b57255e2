import {
  type Access,
  decideAccess,
  type GateFacts,
  type Standing,
  screenActors,
  type TextState,
} from '../domain/gate.ts';
import { fetchStanding } from './actor.ts';
import { compareComment, compareIssue, fetchPullHead, type PullHead, type RepositoryAccess } from './seen-text.ts';
import type { ActiveTrigger } from './trigger.ts';

/** The facts of a job that the gate needs beside the event. */
export type GateTerms = Pick<GateFacts, 'triggeringActor' | 'ownLogin' | 'allowedBots'>;

/** The gate's answer, and the branch of the pull request that was looked at. */
export interface Passage {
  readonly access: Access;
  readonly headBranch: string | undefined;
}

const NO_PULL: PullHead = { place: 'none', branch: undefined };

/** Asks GitHub what the gate needs to know, one thing after the other and no more than is needed, and decides. */
export async function passGate(trigger: ActiveTrigger, place: RepositoryAccess, terms: GateTerms): Promise<Passage> {
  const sender = trigger.kind === 'sweep' ? undefined : trigger.sender;
  const facts: GateFacts = { ...terms, via: trigger.kind, sender };
  const screening = screenActors(facts);
  if (screening.kind !== 'ask') return { access: screening, headBranch: undefined };
  const standings = new Map<string, Standing>();
  for (const login of screening.logins)
    standings.set(login, await fetchStanding(place.client, place.repository, login));
  const early = decideAccess(facts, { standings, head: 'none', text: 'none' });
  if (early.kind !== 'allowed') return { access: early, headBranch: undefined };
  const head =
    trigger.kind === 'command' && trigger.isPullRequest ? await fetchPullHead(place, trigger.issue.number) : NO_PULL;
  const text = await compareText(trigger, place);
  return { access: decideAccess(facts, { standings, head: head.place, text }), headBranch: head.branch };
}

async function compareText(trigger: ActiveTrigger, place: RepositoryAccess): Promise<TextState> {
  if (trigger.kind === 'labelled') return compareIssue(place, trigger.issue);
  return trigger.kind === 'command' ? compareComment(place, trigger.comment) : 'none';
}
