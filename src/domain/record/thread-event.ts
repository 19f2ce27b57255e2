import type { EventWith } from './event-traits.ts';
import type { GroundhogRun } from './run-record.ts';

const MAX_HANDLED_COMMENTS = 200;

/** An event that ties a task to an issue, or to the comments that steer it. */
export type ThreadEvent = EventWith<'thread'>;

/** Returns the record after one such event. */
export function applyThreadEvent(record: GroundhogRun, event: ThreadEvent): GroundhogRun {
  switch (event.kind) {
    case 'issue_linked':
      return { ...record, issue_number: event.issue_number };
    case 'plan_approved':
      return record;
    case 'plan_committed':
      return event.landed_on === 'result' ? { ...record, result: event.to } : { ...record, head: event.to };
    case 'comment_handled':
      return {
        ...record,
        handled_comments: [...record.handled_comments, event.comment_id].slice(-MAX_HANDLED_COMMENTS),
      };
  }
}
