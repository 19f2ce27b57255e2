import type { AttemptRecord } from '../attempt/attempt.ts';
import type { Interruption } from '../attempt/interruption-cause.ts';

type Attempts = readonly Pick<AttemptRecord, 'outcome' | 'interruption' | 'agent'>[];

const CAUSES: readonly Interruption['cause'][] = ['provider', 'provider_settings', 'provider_credit'];

/** True for an attempt that another entry of the ladder makes instead. */
export function isSkip({ outcome, interruption }: Attempts[number]): boolean {
  return outcome === 'interrupted' && interruption?.next_entry !== undefined;
}

/** Lists the attempts at the end that were skipped one after the other, oldest first. */
export function listSkipped<One extends Attempts[number]>(attempts: readonly One[]): One[] {
  return attempts.slice(attempts.findLastIndex((each) => !isSkip(each)) + 1);
}

/**
 * Chooses the entry of the ladder for an attempt, from 1: the one of its number, and the last for all further attempts;
 * where that was skipped for this attempt, the one that was chosen instead.
 */
export function chooseLadderEntry(attempts: Attempts, attempt: number, size: number): number {
  const instead = attempts.at(-1)?.interruption?.next_entry;
  return Math.min(instead ?? attempt, size);
}

/**
 * Chooses the entry that makes an interrupted attempt instead: the next one that was not tried for it, upwards and then
 * downwards. Undefined when the provider is not the cause, or when all entries were tried.
 */
export function chooseNextEntry(attempts: Attempts, { cause, entry, attempt, size }: EndedEntry): number | undefined {
  if (!CAUSES.includes(cause)) return undefined;
  const tried = new Set([entry, ...listSkipped(attempts).map(({ agent }) => agent?.entry ?? 0)]);
  const first = Math.min(attempt, size);
  const upwards = Array.from({ length: size - first + 1 }, (_, index) => first + index);
  const downwards = Array.from({ length: first - 1 }, (_, index) => first - 1 - index);
  return [...upwards, ...downwards].find((each) => !tried.has(each));
}

/** An interrupted attempt, with its entry and the size of the ladder. */
export interface EndedEntry {
  readonly cause: Interruption['cause'];
  readonly entry: number;
  /** The number of the attempt among those of its checkpoint. */
  readonly attempt: number;
  readonly size: number;
}
