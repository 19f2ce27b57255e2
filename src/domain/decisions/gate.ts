import { assertNever } from '../assert-never.ts';

/** Somebody whom an event names. */
export interface Actor {
  readonly login: string;
  readonly isBot: boolean;
}

/** What GitHub says of a person's rights; `unknown` when it did not say. */
export type Standing =
  | { readonly kind: 'role'; readonly role: string; readonly mayWrite: boolean }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Whether a text that an event brought is still what GitHub shows; `none` for an event without one. */
export type TextState = 'none' | 'same' | 'changed' | 'gone' | 'unknown';

/** Where the head of a pull request lies; `none` where there is no pull request. */
export type HeadOrigin = 'none' | 'same_repository' | 'fork' | 'unknown';

/** What is known before anybody is asked. */
export interface GateFacts {
  readonly via: 'dispatch' | 'labelled' | 'command' | 'sweep';
  /** Undefined for an event without one. */
  readonly sender: Actor | undefined;
  /** Who started this attempt of the job; undefined when that is nobody but the sender. */
  readonly triggeringActor: string | undefined;
  /** The login that our own writes carry. */
  readonly ourLogin: string;
  /** Exact logins of bots that may start work. */
  readonly allowedBots: readonly string[];
}

/** What had to be asked. */
export interface GateFindings {
  readonly standings: ReadonlyMap<string, Standing>;
  readonly head: HeadOrigin;
  readonly text: TextState;
}

/**
 * `ignored` is nobody's fault and needs no attention; `refused` is for the person who asked. With `isTurnedAway` it is
 * certain that who asked may not, whatever else there is about the event.
 */
export type Access =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'ignored'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string; readonly isActorRefused: boolean };

/** What can be said from the event alone: an end, or the people whose rights must be asked for. */
export type Screening =
  | Exclude<Access, { kind: 'allowed' }>
  | { readonly kind: 'ask'; readonly logins: readonly string[] };

/** The first half of the gate, which needs no request. */
export function screenActors(facts: GateFacts): Screening {
  const { via, sender } = facts;
  const isOwn = sender !== undefined && isSameLogin(sender.login, facts.ourLogin);
  // Nobody but this repository can dispatch with its own login: that is how a run goes on in another job.
  if (isOwn && via !== 'dispatch')
    return { kind: 'ignored', reason: `The event is by "${sender.login}", as which Groundhog writes itself.` };
  if (sender === undefined && via !== 'sweep') return refuse('The event does not say who sent it.');
  const actors = listActors(facts).filter((actor) => !(isOwn && isSameLogin(actor.login, facts.ourLogin)));
  const bot = actors.find((actor) => actor.isBot && !isAllowedBot(actor, facts));
  if (bot !== undefined)
    return turnAway(`"${bot.login}" is a bot and not among those that the input "allowed-bots" names.`);
  return { kind: 'ask', logins: actors.filter(({ isBot }) => !isBot).map(({ login }) => login) };
}

/** The one gate for all that can start work. Whatever is not known refuses. */
export function decideAccess(facts: GateFacts, findings: GateFindings): Access {
  const screening = screenActors(facts);
  if (screening.kind !== 'ask') return screening;
  for (const login of screening.logins) {
    const refusal = findStandingRefusal(login, findings.standings.get(login));
    if (refusal !== undefined) return refusal;
  }
  const problem = findHeadProblem(findings.head) ?? findTextProblem(findings.text);
  return problem === undefined ? { kind: 'allowed' } : refuse(problem);
}

function listActors({ sender, triggeringActor }: GateFacts): readonly Actor[] {
  const second = triggeringActor === undefined ? [] : [{ login: triggeringActor, isBot: hasBotName(triggeringActor) }];
  const first = sender === undefined ? [] : [{ ...sender, isBot: sender.isBot || hasBotName(sender.login) }];
  const isOne = sender !== undefined && triggeringActor !== undefined && isSameLogin(sender.login, triggeringActor);
  return isOne ? first : [...first, ...second];
}

function findStandingRefusal(login: string, standing: Standing | undefined): Refusal | undefined {
  const needed = 'Work is started by people with write, maintain or admin rights.';
  if (standing === undefined) return refuse(`It was not asked what "${login}" may do here. ${needed}`);
  if (standing.kind === 'unknown')
    return refuse(`GitHub did not say what "${login}" may do here (${standing.reason}). ${needed}`);
  return standing.mayWrite ? undefined : turnAway(`"${login}" has the role "${standing.role}" here. ${needed}`);
}

function findHeadProblem(head: HeadOrigin): string | undefined {
  switch (head) {
    case 'none':
    case 'same_repository':
      return undefined;
    case 'fork':
      return 'The pull request comes from another repository; Groundhog works on branches of this one only.';
    case 'unknown':
      return 'GitHub did not say where the pull request comes from.';
    default:
      return assertNever(head);
  }
}

function findTextProblem(text: TextState): string | undefined {
  switch (text) {
    case 'none':
    case 'same':
      return undefined;
    case 'changed':
      return 'The text was changed after this event. What it says now was not asked for: ask again.';
    case 'gone':
      return 'The text is not there any more.';
    case 'unknown':
      return 'GitHub did not say whether the text is still the same.';
    default:
      return assertNever(text);
  }
}

function isAllowedBot({ login }: Actor, { allowedBots }: GateFacts): boolean {
  return allowedBots.some((allowed) => isSameLogin(allowed, login));
}

function hasBotName(login: string): boolean {
  return login.toLowerCase().endsWith('[bot]');
}

function isSameLogin(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

type Refusal = Extract<Access, { kind: 'refused' }>;

function refuse(reason: string): Refusal {
  return { kind: 'refused', reason, isActorRefused: false };
}

function turnAway(reason: string): Refusal {
  return { kind: 'refused', reason, isActorRefused: true };
}
