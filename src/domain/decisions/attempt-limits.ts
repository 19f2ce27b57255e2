import { WARNING_SHARE } from './run-budget.ts';

/** How far a limit of a checkpoint or of one of its attempts is used, in the unit of its setting. */
export interface LimitReading {
  readonly limit: 'attempt_budget' | 'max_iterations' | 'wall_clock_timeout_seconds';
  readonly used: number;
  readonly max: number;
}

/** Whether a limit is about to be hit. A limit of one is hit by the first use, and known before it. */
export function isNearLimit({ used, max }: Omit<LimitReading, 'limit'>): boolean {
  return max > 1 && used >= max * WARNING_SHARE - 1e-9 && used <= max;
}

/** Whether this attempt is the one that comes near the budget of its checkpoint: it is told once. */
export function isFirstNearBudget(attempt: number, budget: number): boolean {
  return isNearLimit({ used: attempt, max: budget }) && !isNearLimit({ used: attempt - 1, max: budget });
}

/** What is shown when a limit comes near. */
export function describeNearLimit(checkpointId: string, { limit, used, max }: LimitReading): string {
  if (limit === 'attempt_budget')
    return `${checkpointId} is at attempt ${used} of ${max} (${limit}); at the limit it is given up.`;
  const unit = limit === 'max_iterations' ? 'turns' : 'seconds';
  return `${checkpointId}: this attempt has used ${Number(used.toFixed(1))} of ${max} ${unit} (${limit}); at the limit it fails.`;
}
