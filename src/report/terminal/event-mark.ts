import type { ChronicleEvent, EventKind } from '../../domain/record/chronicle-event.ts';
import type { MarkName } from './marks.ts';

const eventMarks: Partial<Record<EventKind, MarkName>> = {
  checkpoint_satisfied: 'done',
  attempt_started: 'running',
  workspace_rewound: 'undone',
  rollback_completed: 'undone',
  rollback_failed: 'failed',
  checkpoint_landed: 'done',
  checkpoint_abandoned: 'abandoned',
  checkpoint_blocked: 'blocked',
  checkpoint_skipped: 'skipped',
  checkpoint_reopened: 'undone',
};

/** Finds the mark of an event's line; undefined for one without. */
export function findEventMark(event: ChronicleEvent): MarkName | undefined {
  if (event.kind === 'attempt_ended') return event.outcome === 'failed' ? 'failed' : undefined;
  if (event.kind === 'commits_checked') return event.broken.length === 0 ? 'done' : 'blocked';
  return eventMarks[event.kind];
}
