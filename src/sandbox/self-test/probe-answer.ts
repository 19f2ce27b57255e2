import type { ProbeAnswer } from '../../domain/sandbox-attacks.ts';

/** Creates the answer of a probe that succeeded. */
export function reached(detail: string): ProbeAnswer {
  return { outcome: 'reached', detail };
}

/** Creates the answer of a probe that failed. */
export function blocked(detail: string): ProbeAnswer {
  return { outcome: 'blocked', detail };
}

/** The answer of a probe that had nothing to try. */
export const absent: ProbeAnswer = { outcome: 'absent', detail: '' };

/** Tries a probe on one thing after the other until one is reached. */
export function firstReached<T>(things: readonly T[], probe: (thing: T) => ProbeAnswer): ProbeAnswer {
  let last = absent;
  for (const thing of things) {
    last = probe(thing);
    if (last.outcome === 'reached') return last;
  }
  return last;
}
