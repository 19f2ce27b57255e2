import type { AttemptRecord } from '../../domain/attempt/attempt.ts';

/** The attempts that a reader asks for; those of all checkpoints unless it says more. */
export interface AttemptFilter {
  readonly checkpoint?: string | undefined;
  /** The number of the attempt in the task. */
  readonly attempt?: number | undefined;
  /** Only the last attempt of the task. */
  readonly isLast?: boolean | undefined;
  /** Only attempts that failed. */
  readonly isFailed?: boolean | undefined;
}

/** Selects attempts, and the checkpoints that have one of them; all checkpoints where no attempt is asked for. */
export function selectAttempts<T extends { readonly attempts: readonly AttemptRecord[] }>(
  checkpoints: readonly T[],
  { checkpoint, attempt, isLast, isFailed }: AttemptFilter,
  idOf: (checkpoint: T) => string,
): readonly T[] {
  const named = checkpoints.filter((each) => checkpoint === undefined || idOf(each) === checkpoint);
  if (attempt === undefined && isLast !== true && isFailed !== true) return named;
  const isAsked = ({ day, outcome }: AttemptRecord) =>
    (attempt === undefined || day === attempt) && (isFailed !== true || outcome === 'failed');
  const asked = named.map((each) => ({ ...each, attempts: each.attempts.filter(isAsked) }));
  const last = Math.max(0, ...asked.flatMap(({ attempts }) => attempts.map(({ day }) => day)));
  return asked
    .map((each) => ({
      ...each,
      attempts: isLast === true ? each.attempts.filter(({ day }) => day === last) : each.attempts,
    }))
    .filter(({ attempts }) => attempts.length > 0);
}
