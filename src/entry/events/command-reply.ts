import type { CommentKeeper, MissingComment } from '../../github/comments/comment-keeper.ts';
import { type ReactionContent, type ReactionTarget, react } from '../../github/comments/reaction.ts';
import { type AnswerText, type AnswerTo, renderAnswer } from '../../report/pages/answer-comment.ts';
import type { JobContext } from '../job/job-context.ts';
import { openCommentThread } from '../publish/open-comment-thread.ts';
import { createWarnOnFailure } from '../publish/warn-on-failure.ts';
import type { CommandThread } from './route-event.ts';

/** How whoever asked is answered. What cannot be told is warned of in the log. */
export interface CommandReply {
  react(content: ReactionContent): Promise<void>;
  /** Answers the question in the one comment that is for it, so that no answer takes the place of another's. */
  answer(text: AnswerText): Promise<void>;
  /** Says which task the answers are about from now on, by the nonce of its record. */
  setTask(lineage: string): void;
  /** Answers only where an earlier answer, to the question or to a label, would be wrong by now. */
  updateExisting(text: AnswerText): Promise<void>;
}

/** A voice for a comment or for a label on an issue; a silent one where nobody on GitHub has asked. */
export function openCommandReply(
  context: JobContext,
  asked: CommandThread | { readonly issueNumber: number } | undefined,
): CommandReply {
  const warnOnFailure = createWarnOnFailure(context.warn);
  if (asked === undefined || context.inputs.isDryRun) return SILENT;
  const place = { client: context.client, repository: context.job.repository };
  const { to, target } = toAnswer(asked);
  const links = { repositoryUrl: context.job.repositoryUrl, runUrl: context.job.runUrl };
  let thread: CommentKeeper | undefined;
  let lineage: string | undefined;
  const say = async (answered: AnswerTo, text: AnswerText, missing: MissingComment) => {
    await warnOnFailure(async () => {
      thread ??= await openCommentThread(context, to.threadNumber);
      await thread.upsert(context.redactor.redact(renderAnswer(answered, text, links)), missing);
    });
  };
  return {
    async react(content) {
      await warnOnFailure(() => react(place, target, content));
    },
    answer: (text) => say({ ...to, lineage }, text, 'create'),
    setTask(known) {
      lineage = known;
    },
    async updateExisting(text) {
      if (to.question !== undefined) await say(to, text, 'leave_out');
      await say({ ...to, question: undefined }, text, 'leave_out');
    },
  };
}

const SILENT: CommandReply = {
  react: () => Promise.resolve(),
  answer: () => Promise.resolve(),
  setTask() {},
  updateExisting: () => Promise.resolve(),
};

function toAnswer(asked: CommandThread | { readonly issueNumber: number }): {
  readonly to: AnswerTo;
  readonly target: ReactionTarget;
} {
  if ('issueNumber' in asked) {
    const { issueNumber } = asked;
    return { to: { threadNumber: issueNumber, question: undefined }, target: { kind: 'issue', number: issueNumber } };
  }
  const { comment, issue, by } = asked;
  const [line = ''] = comment.body.split(/\r\n|\r|\n/, 1);
  return {
    to: { threadNumber: issue.number, question: { line, commentId: comment.id, by } },
    target: { kind: 'comment', id: comment.id },
  };
}
