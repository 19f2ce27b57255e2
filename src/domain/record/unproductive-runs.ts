import type { ChronicleEvent } from './chronicle-event.ts';
import { hasTrait } from './event-traits.ts';

/**
 * Counts the runs in a row, up to the last one that is over, without an event of trait `progress`. A run is over when
 * it has ended, or when another one has started after it died; the last one is over too when it is `dead`.
 */
export function countUnproductiveRuns(
  events: readonly ChronicleEvent[],
  last: 'may_resume' | 'dead' = 'may_resume',
): number {
  let count = 0;
  let current: 'none' | 'unproductive' | 'productive' = 'none';
  const close = () => {
    if (current === 'unproductive') count += 1;
    current = 'none';
  };
  for (const event of events) {
    if (event.kind === 'run_ended' || event.kind === 'run_started') close();
    if (event.kind === 'run_started') current = 'unproductive';
    if (!isProgressEvent(event)) continue;
    count = 0;
    if (current !== 'none') current = 'productive';
  }
  if (last === 'dead') close();
  return count;
}

function isProgressEvent(event: ChronicleEvent): boolean {
  if (event.kind === 'attempt_ended' && event.outcome === 'interrupted') return false;
  return hasTrait(event, 'progress');
}
