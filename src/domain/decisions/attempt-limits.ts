import { WARNING_SHARE } from './run-budget.ts';

/** The use of a limit of a checkpoint or of one of its attempts, in the unit of its setting. */
export interface LimitReading {
  readonly limit: 'attempt_budget' | 'max_iterations' | 'wall_clock_timeout_seconds';
  readonly used: number;
  readonly max: number;
}

/** Returns whether a limit is nearly reached. A limit of one is reached by the first use, so it gets no warning. */
export function isNearLimit({ used, max }: Omit<LimitReading, 'limit'>): boolean {
  return max > 1 && used >= max * WARNING_SHARE - 1e-9 && used <= max;
}

/** Returns whether this attempt is the first that comes near the budget of its checkpoint: the warning is shown once. */
export function isFirstNearBudget(attempt: number, budget: number): boolean {
  return isNearLimit({ used: attempt, max: budget }) && !isNearLimit({ used: attempt - 1, max: budget });
}

/** Renders the warning that a limit is nearly reached. */
export function describeNearLimit(checkpointId: string, { limit, used, max }: LimitReading): string {
  if (limit === 'attempt_budget')
    return `${checkpointId} is at ${used} of ${max} attempts (${limit}); at the limit it is given up.`;
  const unit = limit === 'max_iterations' ? 'turns' : 'seconds';
  return `${checkpointId}: this attempt has used ${Number(used.toFixed(1))} of ${max} ${unit} (${limit}); at the limit the agent is stopped.`;
}
