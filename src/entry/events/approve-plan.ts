import { ConfigurationError } from '../../domain/errors/errors.ts';
import { isPlanHash } from '../../domain/plan/plan-approval.ts';
import { fetchIssueAuthors } from '../../github/events/fetch-issue-authors.ts';
import type { JobContext, JobResult } from '../job/job-context.ts';
import type { CommandReply } from './command-reply.ts';
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
  const asked = { commentId: thread.comment.id, by };
  return startIssue({ number, body }, context, { reply, asked, approval: { hash, by } });
}
