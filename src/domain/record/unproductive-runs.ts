import type { ChronicleEvent } from './chronicle-event.ts';
import { hasTrait } from './event-traits.ts';

/**
 * How many runs in a row, up to the last one that is over, got nowhere: no attempt passed or failed, no checkpoint was
 * settled, and no person did anything. A run is over when it has ended, and when another one has started after it died;
 * the last one counts as over too when it is `gone`.
 */
export function countUnproductiveRuns(
  events: readonly ChronicleEvent[],
  last: 'may_go_on' | 'gone' = 'may_go_on',
): number {
  let fruitless = 0;
  let open: 'none' | 'fruitless' | 'fruitful' = 'none';
  const close = () => {
    if (open === 'fruitless') fruitless += 1;
    open = 'none';
  };
  for (const event of events) {
    if (event.kind === 'run_ended' || event.kind === 'run_started') close();
    if (event.kind === 'run_started') open = 'fruitless';
    if (!isProgressEvent(event)) continue;
    fruitless = 0;
    if (open !== 'none') open = 'fruitful';
  }
  if (last === 'gone') close();
  return fruitless;
}

function isProgressEvent(event: ChronicleEvent): boolean {
  if (event.kind === 'attempt_ended' && event.outcome === 'interrupted') return false;
  return hasTrait(event, 'progress');
}
