import { type Actor, isAllowedBot, type Standing } from './gate.ts';

/** The authors of an issue's text. */
export interface PlanAuthors {
  /** Undefined when the account is gone. */
  readonly author: Actor | undefined;
  readonly isEdited: boolean;
  /** The last editor; undefined without one, and when the account is gone. */
  readonly editor: Actor | undefined;
}

/** The decision on a plan by its authors: `unapproved` needs a user with write access, `unknown` refuses. */
export type AuthorsDecision =
  | { readonly kind: 'trusted' }
  | { readonly kind: 'unapproved' | 'unknown'; readonly reason: string };

/** Returns the logins whose roles decide. */
export function listAuthorLogins({ author, editor }: PlanAuthors): string[] {
  const people = [author, editor].flatMap((actor) => (actor === undefined || actor.isBot ? [] : [actor.login]));
  return [...new Set(people)];
}

/** Decides whether a plan in an issue may run without an approval: author and last editor may write here. */
export function decideAuthors(
  authors: PlanAuthors,
  {
    standings,
    allowedBots,
  }: { readonly standings: ReadonlyMap<string, Standing>; readonly allowedBots: readonly string[] },
): AuthorsDecision {
  const decideOn = (actor: Actor | undefined) => decideAuthor(actor, { standings, allowedBots });
  const author = decideOn(authors.author);
  const editor = authors.isEdited ? decideOn(authors.editor) : undefined;
  const unknown = [author, editor].find((problem) => problem?.kind === 'unknown');
  if (unknown !== undefined) return { kind: 'unknown', reason: unknown.reason };
  if (author !== undefined) return { kind: 'unapproved', reason: `The issue is by ${author.reason}.` };
  if (editor !== undefined) return { kind: 'unapproved', reason: `The issue was last edited by ${editor.reason}.` };
  return { kind: 'trusted' };
}

interface AuthorProblem {
  readonly kind: 'unapproved' | 'unknown';
  readonly reason: string;
}

function decideAuthor(
  actor: Actor | undefined,
  { standings, allowedBots }: Parameters<typeof decideAuthors>[1],
): AuthorProblem | undefined {
  if (actor === undefined) return { kind: 'unapproved', reason: 'an account that is gone' };
  const { login, isBot } = actor;
  if (isBot && isAllowedBot(actor, { allowedBots })) return undefined;
  if (isBot) return { kind: 'unapproved', reason: `the bot "${login}", which the input "allowed-bots" does not name` };
  const standing = standings.get(login) ?? { kind: 'unknown', reason: 'it was not asked' };
  if (standing.kind === 'unknown')
    return { kind: 'unknown', reason: `GitHub did not say what "${login}" may do here (${standing.reason}).` };
  return standing.mayWrite
    ? undefined
    : { kind: 'unapproved', reason: `"${login}", who has the role "${standing.role}" here` };
}
