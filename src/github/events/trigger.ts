import { z } from 'zod';
import type { Actor } from '../../domain/decisions/gate.ts';
import { type CommandParsing, parseCommentCommand } from '../../domain/operations/comment-command.ts';
import type { CommandComment } from '../../domain/record/thread-event.ts';
import { type MergeGroup, mergeGroupSchema, toMergeGroup } from './merge-group.ts';
import { readTick, type TickedBox } from './ticked-box.ts';

/** An issue as in the payload of an event. */
export interface IssueText {
  readonly number: number;
  /** Missing where the event has none. */
  readonly title?: string | undefined;
  readonly body: string;
}

/** A comment as in the payload of an event. */
export interface CommentText extends CommandComment {
  readonly body: string;
  /** Empty for a review, which has no such date. */
  readonly updatedAt: string;
  /** The place in the files that it is about, such as `src/a.ts, line 3`; undefined for none. */
  readonly place?: string | undefined;
}

/** The inputs that the `client_payload` of a `repository_dispatch` may set where the action's own are empty. */
export interface DispatchInputs {
  readonly plan?: string | undefined;
  readonly task?: string | undefined;
  readonly base?: string | undefined;
  readonly command?: string | undefined;
  readonly agent?: string | undefined;
  readonly model?: string | undefined;
}

/** The request that an event of GitHub makes. */
export type Trigger =
  | { readonly kind: 'dispatch'; readonly sender: Actor | undefined; readonly inputs: DispatchInputs }
  | { readonly kind: 'labelled'; readonly sender: Actor; readonly issue: IssueText; readonly label: string }
  | {
      readonly kind: 'command';
      readonly sender: Actor;
      readonly issue: IssueText;
      readonly isPullRequest: boolean;
      readonly comment: CommentText;
      readonly parsing: CommandParsing;
      /** Undefined for a command that was written. */
      readonly box?: TickedBox | undefined;
    }
  | { readonly kind: 'sweep' }
  | ({ readonly kind: 'merge_group' } & MergeGroup)
  /** The event makes no request; the reason describes it. */
  | { readonly kind: 'ignored'; readonly reason: string };

/** The triggers that ask for work; a merge group asks for none. */
export type ActiveTrigger = Exclude<Trigger, { kind: 'ignored' | 'merge_group' }>;

const actorSchema = z
  .object({ login: z.string().min(1).max(100), type: z.string().optional() })
  .transform(({ login, type }): Actor => ({ login, isBot: type === 'Bot' }));
const issueSchema = z.object({
  number: z.int().min(1),
  state: z.string(),
  title: z.string().optional(),
  body: z.string().nullish(),
  pull_request: z.unknown().optional(),
});
const word = z.string().max(1000).optional();

const dispatchSchema = z.object({ sender: actorSchema.optional() });
const repositoryDispatchSchema = z.object({
  action: z.string(),
  sender: actorSchema.optional(),
  client_payload: z
    .object({
      ...{ plan: word, task: word, base: word, agent: word, model: word },
      command: z.string().max(5000).optional(),
    })
    .nullish(),
});
const labelledSchema = z.object({ sender: actorSchema, issue: issueSchema, label: z.object({ name: z.string() }) });
const commentSchema = z.object({
  sender: actorSchema,
  issue: issueSchema,
  comment: z.object({ id: z.int().min(1), body: z.string(), updated_at: z.string() }),
});
const editedSchema = z.object({
  sender: actorSchema,
  issue: issueSchema,
  comment: z.object({ id: z.int().min(1), body: z.string(), updated_at: z.string(), user: actorSchema }),
  changes: z.object({ body: z.object({ from: z.string() }).optional() }).optional(),
});
const pullSchema = z.object({ number: z.int().min(1), title: z.string().optional(), body: z.string().nullish() });
const reviewSchema = z.object({
  sender: actorSchema,
  pull_request: pullSchema,
  review: z.object({ id: z.int().min(1), body: z.string().nullish() }),
});
const reviewCommentSchema = z.object({
  sender: actorSchema,
  pull_request: pullSchema,
  comment: z.object({
    id: z.int().min(1),
    body: z.string(),
    updated_at: z.string(),
    path: z.string().max(4096),
    line: z.int().nullish(),
  }),
});
const actionSchema = z.object({ action: z.string() });

/** Parses the name and payload of an event. Never throws: an event that cannot be parsed is `ignored`. */
export function parseTrigger(
  event: string,
  payload: unknown,
  { triggerLabel }: { readonly triggerLabel: string },
): Trigger {
  switch (event) {
    case 'workflow_dispatch':
      return parseWith(dispatchSchema, payload, ({ sender }) => ({ kind: 'dispatch', sender, inputs: {} }));
    case 'repository_dispatch':
      return parseWith(repositoryDispatchSchema, payload, toRepositoryDispatch);
    case 'schedule':
      return { kind: 'sweep' };
    case 'issues':
      return parseAction(payload, 'labeled', () =>
        parseWith(labelledSchema, payload, (found) => toLabelled(found, triggerLabel)),
      );
    case 'issue_comment':
      return parseActions(payload, {
        created: () => parseWith(commentSchema, payload, toCommand),
        edited: () => parseWith(editedSchema, payload, toTick),
      });
    case 'pull_request_review':
      return parseAction(payload, 'submitted', () => parseWith(reviewSchema, payload, toReviewCommand));
    case 'pull_request_review_comment':
      return parseAction(payload, 'created', () => parseWith(reviewCommentSchema, payload, toLineCommand));
    case 'merge_group':
      return parseAction(payload, 'checks_requested', () =>
        parseWith(mergeGroupSchema, payload, (found) => ({ kind: 'merge_group', ...toMergeGroup(found) })),
      );
    default:
      return ignore(`Groundhog does not act on "${event}".`);
  }
}

function toRepositoryDispatch({ action, sender, client_payload: inputs }: z.infer<typeof repositoryDispatchSchema>) {
  if (action !== 'groundhog') return ignore(`The dispatch is of type "${action}", and not "groundhog".`);
  return { kind: 'dispatch' as const, sender, inputs: inputs ?? {} };
}

function toLabelled({ sender, issue, label }: z.infer<typeof labelledSchema>, triggerLabel: string): Trigger {
  if (label.name.toLowerCase() !== triggerLabel.toLowerCase())
    return ignore(`The label is "${label.name}", and not "${triggerLabel}".`);
  if (issue.pull_request !== undefined) return ignore('The label is on a pull request, and not on an issue.');
  if (issue.state !== 'open') return ignore(`Issue #${issue.number} is ${issue.state}.`);
  return { kind: 'labelled', sender, issue: toIssue(issue), label: label.name };
}

function toCommand({ sender, issue, comment }: z.infer<typeof commentSchema>): Trigger {
  return toCommandOf(sender, comment.body, {
    issue: toIssue(issue),
    isPullRequest: issue.pull_request !== undefined,
    comment: { id: comment.id, body: comment.body, updatedAt: comment.updated_at },
  });
}

/** Returns the command of the box that an edit has ticked; whose comment it is, is checked where our login is known. */
function toTick({ sender, issue, comment, changes }: z.infer<typeof editedSchema>): Trigger {
  const { id, body, updated_at: updatedAt, user } = comment;
  const tick = readTick(changes?.body?.from ?? body, body);
  if (tick.kind === 'none') return ignore(tick.reason);
  const box = { command: tick.command, author: user.login, lineage: tick.lineage };
  const thread = { issue: toIssue(issue), isPullRequest: issue.pull_request !== undefined };
  const text: CommentText = { id, body, updatedAt, part: 'box', editedAt: updatedAt };
  return { kind: 'command', sender, ...thread, comment: text, parsing: tick.parsing, box };
}

function toReviewCommand({ sender, pull_request: pull, review }: z.infer<typeof reviewSchema>): Trigger {
  const body = review.body ?? '';
  const comment: CommentText = { id: review.id, body, updatedAt: '', part: 'review' };
  return toCommandOf(sender, body, { issue: toIssue(pull), isPullRequest: true, comment });
}

function toLineCommand({ sender, pull_request: pull, comment }: z.infer<typeof reviewCommentSchema>): Trigger {
  const { id, body, updated_at: updatedAt, path, line } = comment;
  const place = line == null ? path : `${path}, line ${line}`;
  const text: CommentText = { id, body, updatedAt, part: 'line', place };
  return toCommandOf(sender, body, { issue: toIssue(pull), isPullRequest: true, comment: text });
}

type CommandTrigger = Extract<Trigger, { kind: 'command' }>;

function toCommandOf(
  sender: Actor,
  body: string,
  thread: Pick<CommandTrigger, 'issue' | 'isPullRequest' | 'comment'>,
): Trigger {
  const parsing = parseCommentCommand(body);
  if (parsing === undefined) return ignore('The first line of the comment is no /groundhog command.');
  return { kind: 'command', sender, ...thread, parsing };
}

function toIssue({ number, title, body }: z.infer<typeof pullSchema>): IssueText {
  return { number, title, body: body ?? '' };
}

function parseAction(payload: unknown, wanted: string, act: () => Trigger): Trigger {
  return parseActions(payload, { [wanted]: act });
}

function parseActions(payload: unknown, acts: Readonly<Record<string, () => Trigger>>): Trigger {
  const wanted = Object.keys(acts).map((name) => `"${name}"`);
  return parseWith(actionSchema, payload, ({ action }) => {
    const act = Object.hasOwn(acts, action) ? acts[action] : undefined;
    return act?.() ?? ignore(`The action is "${action}"; Groundhog acts on ${wanted.join(' and ')} only.`);
  });
}

function parseWith<T>(schema: z.ZodType<T>, payload: unknown, use: (found: T) => Trigger): Trigger {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return use(parsed.data);
  const [issue] = parsed.error.issues;
  return ignore(`The event cannot be read: ${issue?.path.join('.') || 'its payload'}: ${issue?.message}.`);
}

function ignore(reason: string): { readonly kind: 'ignored'; readonly reason: string } {
  return { kind: 'ignored', reason };
}
