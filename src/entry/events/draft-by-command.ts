import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import { findPlanInIssue } from '../../domain/plan/plan-from-issue.ts';
import type { JobContext, JobResult } from '../job/job-context.ts';
import type { CommandReply } from './command-reply.ts';
import { draftIssue } from './draft-issue.ts';
import type { CommandThread } from './route-event.ts';

interface DraftingContext {
  readonly context: JobContext;
  readonly reply: CommandReply;
  /** The task of the thread; undefined without one. */
  readonly taskId: TaskId | undefined;
}

/** Returns the thread of a command where it is an issue. Throws ConfigurationError `plan_without_issue` for any other. */
export function requireIssue(thread: CommandThread | undefined): CommandThread {
  if (thread?.isPullRequest === false) return thread;
  const where = thread === undefined ? 'by the input "command"' : 'on a pull request';
  throw new ConfigurationError('plan_without_issue', { where });
}

/** Drafts a plan for the issue of a command, or its draft again. Throws ConfigurationError where the issue has its plan. */
export async function draftByCommand(
  thread: CommandThread,
  change: string | undefined,
  { context, reply, taskId }: DraftingContext,
): Promise<JobResult> {
  const refuse = (reason: string) => new ConfigurationError('plan_not_approved', { reason });
  if (context.inputs.planFromIssue === 'off')
    throw refuse('No plans are drafted here: the input "plan-from-issue" is off.');
  if (taskId !== undefined)
    throw refuse(`The task "${taskId}" of this issue has its plan. Change that with a hint, or in a new issue.`);
  if (findPlanInIssue(thread.issue.body).kind !== 'none')
    throw refuse('The issue has a plan of its own: edit it, or remove it first.');
  const { result } = await draftIssue(thread.issue, context, { isAsked: true, change });
  await reply.react('+1');
  return result;
}
