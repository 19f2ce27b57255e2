import type { ChronicleEvent } from './chronicle-event.ts';

/**
 * How many runs in a row, up to the last one that ended, got nowhere: no attempt was judged, no checkpoint was settled,
 * and no person did anything. A run that is still going on is not counted.
 */
export function countFruitlessRuns(events: readonly ChronicleEvent[]): number {
  const last = events.findLastIndex(isFruit);
  const since = events.slice(last + 1);
  const ended = since.filter(({ kind }) => kind === 'run_ended').length;
  // The first end after a fruit is that of the run which bore it, unless a person acted between two runs.
  const isOwnEnd =
    last >= 0 && since.find(({ kind }) => kind === 'run_ended' || kind === 'run_started')?.kind === 'run_ended';
  return isOwnEnd ? ended - 1 : ended;
}

function isFruit(event: ChronicleEvent): boolean {
  switch (event.kind) {
    case 'attempt_ended':
      return event.outcome !== 'interrupted';
    case 'plan_set':
    case 'checkpoint_satisfied':
    case 'checkpoint_landed':
    case 'checkpoint_abandoned':
    case 'checkpoint_blocked':
    case 'checkpoint_reopened':
    case 'checkpoint_skipped':
    case 'checkpoint_approved':
    case 'hint_given':
    case 'result_materialized':
      return true;
    default:
      return false;
  }
}
