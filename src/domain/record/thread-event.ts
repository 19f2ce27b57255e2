import { ConfigurationError } from '../errors/errors.ts';
import type { TaskId } from '../ids.ts';
import type { PlanSource } from '../plan/plan.ts';
import type { EventBody } from './chronicle-event.ts';
import type { EventWith } from './event-traits.ts';
import type { GroundhogRun } from './run-record.ts';

const MAX_HANDLED_COMMENTS = 200;

/** An event that ties a task to an issue, or to the comments that steer it. */
export type ThreadEvent = EventWith<'thread'>;

/**
 * The comment that a command was written in. GitHub numbers the comments of conversations, reviews, and comments on lines
 * each on their own, so that two of them may have the same id.
 */
export interface CommandComment {
  readonly id: number;
  /** The part of a pull request that it is; undefined for a comment of a conversation. */
  readonly part?: 'review' | 'line' | undefined;
}

const LISTS = { conversation: 'handled_comments', review: 'handled_reviews', line: 'handled_line_comments' } as const;

/** The plan of a task, and the issue that asks for it, if one does. */
interface IssueTask {
  readonly taskId: TaskId;
  readonly issueNumber?: number | undefined;
  readonly planSource: Pick<PlanSource, 'isInline'>;
}

/** Throws `task_taken` when an issue asks for the task of another one: its text could then change what others asked for. */
export function requireSameIssue(
  { taskId, issueNumber, planSource }: IssueTask,
  record: GroundhogRun | undefined,
): void {
  if (issueNumber === undefined || record === undefined || record.issue_number === issueNumber) return;
  if (record.issue_number === null && !planSource.isInline) return;
  const other = record.issue_number ?? undefined;
  throw new ConfigurationError('task_taken', { task: taskId, issue: issueNumber, other });
}

/** Returns whether the command of a comment was executed. */
export function isHandled(record: GroundhogRun, { id, part }: CommandComment): boolean {
  return record[LISTS[part ?? 'conversation']].includes(id);
}

/** Returns the event of a command that is executed. */
export function toCommentHandled(
  { id, part }: CommandComment,
  { command, by }: { readonly command: string; readonly by: string },
): EventBody {
  return { kind: 'comment_handled', comment_id: id, ...(part === undefined ? {} : { part }), command, by };
}

/** Returns the record after one such event. */
export function applyThreadEvent(record: GroundhogRun, event: ThreadEvent): GroundhogRun {
  switch (event.kind) {
    case 'issue_linked':
      return { ...record, issue_number: event.issue_number };
    case 'plan_approved':
      return record;
    case 'plan_committed':
      return event.landed_on === 'result' ? { ...record, result: event.to } : { ...record, head: event.to };
    case 'comment_handled': {
      const list = LISTS[event.part ?? 'conversation'];
      return { ...record, [list]: [...record[list], event.comment_id].slice(-MAX_HANDLED_COMMENTS) };
    }
  }
}
