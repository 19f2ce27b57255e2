import { assertNever } from '../assert-never.ts';

/** An account that an event names. */
export interface Actor {
  readonly login: string;
  readonly isBot: boolean;
}

/** A user's role in the repository by GitHub's API; `unknown` when the request failed. */
export type Standing =
  | { readonly kind: 'role'; readonly role: string; readonly mayWrite: boolean }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Whether the text of an event is still the same on GitHub; `none` for an event without text. */
export type TextState = 'none' | 'same' | 'changed' | 'gone' | 'unknown';

/** The repository of a pull request's head; `none` when there is no pull request. */
export type HeadOrigin = 'none' | 'same_repository' | 'fork' | 'unknown';

/** The facts that are known without a request. */
export interface GateFacts {
  readonly via: 'dispatch' | 'labelled' | 'command' | 'sweep';
  /** Undefined for an event without one. */
  readonly sender: Actor | undefined;
  /** The login that started this attempt of the job (`github.triggering_actor`); undefined when it is the sender. */
  readonly triggeringActor: string | undefined;
  /** The login of our token. */
  readonly ourLogin: string;
  /** Exact logins of bots that may start work. */
  readonly allowedBots: readonly string[];
}

/** The facts that requests to GitHub have to find. */
export interface GateFindings {
  readonly standings: ReadonlyMap<string, Standing>;
  readonly head: HeadOrigin;
  readonly text: TextState;
}

/**
 * The decision of the gate. `ignored` needs no attention; `refused` is shown to the user who asked. With `isActorRefused`
 * that user has no right to ask, whatever else is known of the event.
 */
export type Access =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'ignored'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string; readonly isActorRefused: boolean };

/** The decision by the event alone, or the logins whose roles must be fetched. */
export type Screening =
  | Exclude<Access, { kind: 'allowed' }>
  | { readonly kind: 'ask'; readonly logins: readonly string[] };

/** Decides as far as the event allows, without a request. */
export function screenActors(facts: GateFacts): Screening {
  const { via, sender } = facts;
  // Why: docs/decisions/0061-who-may-start-work.md
  const isOurs = sender !== undefined && isSameLogin(sender.login, facts.ourLogin);
  // Only this repository can dispatch with its own login, as a run does to continue in another job.
  if (isOurs && via !== 'dispatch')
    return { kind: 'ignored', reason: `The event is by "${sender.login}", the account that Groundhog itself uses.` };
  if (sender === undefined && via !== 'sweep') return refuse('The event does not say who sent it.');
  const actors = listActors(facts).filter((actor) => !(isOurs && isSameLogin(actor.login, facts.ourLogin)));
  const bot = actors.find((actor) => actor.isBot && !isAllowedBot(actor, facts));
  if (bot !== undefined)
    return refuseActor(`"${bot.login}" is a bot and not among those that the input "allowed-bots" names.`);
  return { kind: 'ask', logins: actors.filter(({ isBot }) => !isBot).map(({ login }) => login) };
}

/** Decides whether an event may start work. An unknown fact refuses. */
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
  return standing.mayWrite ? undefined : refuseActor(`"${login}" has the role "${standing.role}" here. ${needed}`);
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
      return 'The text was changed after this event. Its present version was not asked for: ask again.';
    case 'gone':
      return 'The text was deleted.';
    case 'unknown':
      return 'GitHub did not say whether the text is still the same.';
    default:
      return assertNever(text);
  }
}

/** Returns whether a bot is among those that may start work. */
export function isAllowedBot({ login }: Actor, { allowedBots }: Pick<GateFacts, 'allowedBots'>): boolean {
  return allowedBots.some((allowed) => isSameLogin(allowed, login));
}

function hasBotName(login: string): boolean {
  return login.toLowerCase().endsWith('[bot]');
}

/** Returns whether two logins are of one account. */
export function isSameLogin(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

type Refusal = Extract<Access, { kind: 'refused' }>;

function refuse(reason: string): Refusal {
  return { kind: 'refused', reason, isActorRefused: false };
}

function refuseActor(reason: string): Refusal {
  return { kind: 'refused', reason, isActorRefused: true };
}
