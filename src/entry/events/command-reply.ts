import type { CommentKeeper, MissingComment } from '../../github/comments/comment-keeper.ts';
import { type ReactionContent, type ReactionTarget, react } from '../../github/comments/reaction.ts';
import { type AnswerText, type AnswerTo, renderAnswer } from '../../report/pages/answer-comment.ts';
import type { JobContext } from '../job/job-context.ts';
import { openCommentThread } from '../publish/open-comment-thread.ts';
import { createWarnOnFailure } from '../publish/warn-on-failure.ts';
import type { CommandThread } from './route-event.ts';

/** The answers to a command or a label. One that cannot be written becomes a warning in the log. */
export interface CommandReply {
  react(content: ReactionContent): Promise<void>;
  /** Writes the answer to the one comment of this question, so that it replaces no other answer. */
  answer(text: AnswerText): Promise<void>;
  /** Sets the task that later answers are about, by the lineage of its record. */
  setTask(lineage: string): void;
  /** Updates an earlier answer to the question or to a label; writes no new one. */
  updateExisting(text: AnswerText): Promise<void>;
}

// Why: docs/decisions/0078-one-answer-for-one-question.md
/** Opens the reply to a comment or to a label on an issue; without either, or in a dry run, nothing is written. */
export function openCommandReply(
  context: JobContext,
  asked: CommandThread | { readonly issueNumber: number } | undefined,
): CommandReply {
  const warnOnFailure = createWarnOnFailure(context.warn);
  if (asked === undefined || context.inputs.isDryRun) return NO_REPLY;
  const { to, target } = toAnswer(asked);
  let thread: CommentKeeper | undefined;
  let lineage: string | undefined;
  const write = async (answered: AnswerTo, text: AnswerText, missing: MissingComment) => {
    await warnOnFailure(async () => {
      thread ??= await openCommentThread(context, to.threadNumber);
      await thread.upsert(context.redactor.redact(renderAnswer(answered, text, context.links)), missing);
    });
  };
  return {
    async react(content) {
      // The REST API has no reactions to reviews.
      if (target !== undefined) await warnOnFailure(() => react(context.target, target, content));
    },
    answer: (text) => write({ ...to, lineage }, text, 'create'),
    setTask(known) {
      lineage = known;
    },
    async updateExisting(text) {
      if (to.question !== undefined) await write(to, text, 'leave_out');
      await write({ ...to, question: undefined }, text, 'leave_out');
    },
  };
}

const NO_REPLY: CommandReply = {
  react: () => Promise.resolve(),
  answer: () => Promise.resolve(),
  setTask() {},
  updateExisting: () => Promise.resolve(),
};

/** Returns what a reaction goes to: not to our own comment, which would keep it from one tick to the next. */
function toReactionTarget({ id, part }: CommandThread['comment']): ReactionTarget | undefined {
  if (part === 'review' || part === 'box') return undefined;
  return { kind: part === 'line' ? 'line_comment' : 'comment', id };
}

function toAnswer(asked: CommandThread | { readonly issueNumber: number }): {
  readonly to: AnswerTo;
  readonly target: ReactionTarget | undefined;
} {
  if ('issueNumber' in asked) {
    const { issueNumber } = asked;
    return { to: { threadNumber: issueNumber, question: undefined }, target: { kind: 'issue', number: issueNumber } };
  }
  const { comment, issue, by, box } = asked;
  const [written = ''] = comment.body.split(/\r\n|\r|\n/, 1);
  const line = box === undefined ? written : `/groundhog ${box.command}`;
  return {
    to: { threadNumber: issue.number, question: { line, comment, by } },
    target: toReactionTarget(comment),
  };
}
