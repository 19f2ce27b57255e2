import type { ChronicleEvent, EventOf } from './chronicle-event.ts';
import type { GroundhogRun } from './run-record.ts';

const MAX_HANDLED_COMMENTS = 200;

/** What ties a task to an issue and to the comments that steer it. */
export type ThreadEvent = ChronicleEvent & EventOf<'issue_linked' | 'plan_committed' | 'comment_handled'>;

/** Whether an event is one of those. */
export function isThreadEvent(event: ChronicleEvent): event is ThreadEvent {
  return event.kind === 'issue_linked' || event.kind === 'plan_committed' || event.kind === 'comment_handled';
}

/** The record after one of them. */
export function applyThreadEvent(run: GroundhogRun, event: ThreadEvent): GroundhogRun {
  switch (event.kind) {
    case 'issue_linked':
      return { ...run, issue_number: event.issue_number };
    case 'plan_committed':
      return event.landed_on === 'result' ? { ...run, result: event.to } : { ...run, head: event.to };
    case 'comment_handled':
      return { ...run, handled_comments: [...run.handled_comments, event.comment_id].slice(-MAX_HANDLED_COMMENTS) };
  }
}
