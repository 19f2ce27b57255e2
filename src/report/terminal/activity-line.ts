import type { Usage } from '../../domain/attempt/attempt.ts';
import type { RunLimits, Spent } from '../../domain/decisions/run-budget.ts';
import { formatCost, formatCount, formatDuration } from '../text/format-duration.ts';
import { toShortLine } from '../text/safe-text.ts';

/** The work of a run at one moment. */
export interface Activity {
  readonly position: number;
  readonly total: number;
  readonly checkpointId: string;
  readonly attempt: number;
  readonly attemptBudget: number;
  /** The usage of the attempt so far; undefined while none is reported. */
  readonly usage: Usage | undefined;
  /** The tool that the agent has used last; untrusted. */
  readonly tool: string | undefined;
  /** Another work than that of the agent, such as "checking". */
  readonly phase: string | undefined;
  readonly elapsedMs: number;
  readonly limits: RunLimits | undefined;
  readonly spent: Spent;
}

/** Renders the work of a run as one line: attempt, turn, last tool, time, and what is left of the budgets. */
export function renderActivity(activity: Activity): string {
  const { position, total, checkpointId, attempt, attemptBudget, usage, tool, phase, elapsedMs } = activity;
  const turns = usage?.turns ?? null;
  const parts = [
    `${position}/${total} ${toShortLine(checkpointId, 40)}`,
    `attempt ${attempt} of ${attemptBudget}`,
    ...(turns === null ? [] : [`turn ${formatCount(turns)}`]),
    ...(phase === undefined ? (tool === undefined ? [] : [toShortLine(tool, 30)]) : [phase]),
    formatDuration(Math.floor(elapsedMs / 1000) * 1000),
    ...(usage === undefined || usage.cost_usd === null ? [] : [formatCost(usage)]),
    ...listLeft(activity),
  ];
  return parts.join(' · ');
}

function listLeft({ limits, spent }: Activity): string[] {
  const { maxCostUsd, maxTokens, deadlineMs } = limits ?? {};
  const left = (max: number, used: number) => Math.max(0, max - used);
  return [
    ...(maxCostUsd === undefined
      ? []
      : [`${formatCost({ cost_usd: left(maxCostUsd, spent.costUsd), estimated: false })} left`]),
    ...(maxTokens === undefined ? [] : [`${formatCount(left(maxTokens, spent.tokens))} tokens left`]),
    ...(deadlineMs === undefined ? [] : [`${formatDuration(left(deadlineMs, spent.elapsedMs))} left`]),
  ];
}
