import { ConfigurationError } from '../../domain/errors/errors.ts';
import { isPlanHash } from '../../domain/plan/plan-approval.ts';
import { fetchIssueAuthors } from '../../github/events/fetch-issue-authors.ts';
import type { JobContext, JobResult } from '../job/job-context.ts';
import { hashIssuePlan } from './check-plan-trust.ts';
import type { CommandReply } from './command-reply.ts';
import { findDraft, toDraftOrder } from './find-draft.ts';
import type { JobAction } from './route-event.ts';
import { startIssue } from './start-issue.ts';

type CommandAction = JobAction & { readonly kind: 'command' };

/** Returns the hash when a command approves the plan of an issue; undefined for any other command. */
export function findPlanHash({ parsing }: CommandAction): string | undefined {
  if (parsing.kind !== 'command' || parsing.command.kind !== 'operate') return undefined;
  const { operation } = parsing.command;
  const hash = operation.kind === 'approve' ? operation.target?.toLowerCase() : undefined;
  return hash !== undefined && isPlanHash(hash) ? hash : undefined;
}

/** Returns whether a command approves what waits without naming it: in an issue without a task that is its draft. */
export function isBareApproval({ parsing }: CommandAction): boolean {
  if (parsing.kind !== 'command' || parsing.command.kind !== 'operate') return false;
  const { operation } = parsing.command;
  return operation.kind === 'approve' && operation.target === undefined;
}

/** Runs the draft of an issue as it was before the comment that approves it. Throws ConfigurationError for a later one. */
export async function approveDraft(
  action: CommandAction,
  parts: { readonly context: JobContext; readonly reply: CommandReply },
): Promise<JobResult | undefined> {
  const { thread } = action;
  if (thread === undefined || thread.isPullRequest) return undefined;
  const { number } = thread.issue;
  const drafted = await findDraft(number, parts.context);
  if (drafted === undefined) return undefined;
  // Within one second the order of the two is not known.
  if (!(Date.parse(drafted.updatedAt) < Date.parse(thread.comment.updatedAt)))
    throw new ConfigurationError('plan_not_approved', {
      reason: 'The draft was changed when this comment was written, or after it: read it again.',
    });
  const order = toDraftOrder(number, drafted.text, parts.context.inputs.base);
  return approvePlan(action, hashIssuePlan(order, number, parts.context), parts);
}

/** Runs the plan that is in the issue now when the approval is of exactly that. */
export async function approvePlan(
  { thread, by }: CommandAction,
  hash: string,
  { context, reply }: { readonly context: JobContext; readonly reply: CommandReply },
): Promise<JobResult> {
  if (thread === undefined || thread.isPullRequest)
    throw new ConfigurationError('plan_not_approved', { reason: 'A plan is approved in a comment on its issue.' });
  const { number } = thread.issue;
  const { body } = await fetchIssueAuthors(context.target, number);
  const asked = { comment: thread.comment, by };
  return startIssue({ number, body }, context, { reply, asked, approval: { hash, by } });
}
