import type { Observation } from './criterion-outcome.ts';

/** A statement that no machine can check: recorded as such, so that it never passes unnoticed. */
export function leaveUnjudged(): Observation {
  return { outcome: 'unjudged', detail: 'Nobody has judged this statement: no machine can check it.' };
}
