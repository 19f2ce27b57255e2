import type { PlanSource } from '../../domain/plan/plan.ts';
import type { DraftRemark } from '../../domain/planning/draft-remark.ts';
import { findFaults } from '../../domain/planning/draft-remark.ts';
import type { DraftingCost } from '../../domain/planning/drafting-cost.ts';
import type { PlanEstimate } from '../../domain/planning/estimate-cost.ts';
import { formatCost, formatCount, formatPlural } from '../text/format-duration.ts';

/** A draft of a plan with what was found out about it, for people. */
export interface DraftFindings {
  /** Undefined where no draft could be read as a plan. */
  readonly planSource: Pick<PlanSource, 'plan' | 'text'> | undefined;
  readonly remarks: readonly DraftRemark[];
  readonly counts: { readonly checked: number; readonly all: number };
  readonly rounds: number;
  /** The cost of this draft and of those that it replaces. */
  readonly spent: DraftingCost;
  readonly estimate: PlanEstimate | undefined;
}

/** Describes in a sentence what was checked of a draft. */
export function describeChecks({ planSource, remarks, counts, rounds }: DraftFindings): string {
  if (planSource === undefined) return `No answer of ${formatPlural(rounds, 'round')} could be read as a plan.`;
  const faults = findFaults(remarks).length;
  const ran = `${counts.checked} of ${counts.all} ${counts.all === 1 ? 'criterion was' : 'criteria were'} checked before any work`;
  const corrected = rounds > 1 ? `, and the model has corrected its draft ${rounds === 2 ? 'once' : 'twice'}` : '';
  return `${ran}${corrected}: ${faults === 0 ? 'nothing is wrong' : `${formatPlural(faults, 'fault')} left`}.`;
}

/** Describes the cost of the drafting so far, and the expected one of the work. */
export function describeDraftCosts({ spent, estimate }: Pick<DraftFindings, 'spent' | 'estimate'>): string {
  return `${describeSpent(spent)} ${describeEstimate(estimate)}`;
}

/** Describes the cost of the drafting so far in a sentence. */
export function describeSpent(spent: DraftingCost): string {
  const { drafts, tokens, costUsd, isEstimated } = spent;
  const facts = [
    ...(tokens === null ? [] : [`${formatCount(tokens)} tokens`]),
    ...(costUsd === null ? [] : [formatCost({ cost_usd: costUsd, estimated: isEstimated })]),
  ];
  const all = drafts === 1 ? '' : ` in ${drafts} drafts`;
  return `Cost of drafting: ${facts.join(', ') || 'unknown'}${all}.`;
}

function describeEstimate(estimate: PlanEstimate | undefined): string {
  if (estimate === undefined) return 'Nothing has landed here yet from which the cost of the work could be estimated.';
  const { landings, attempts, costUsd, minutes } = estimate;
  const facts = [
    `about ${formatPlural(attempts, 'attempt')}`,
    ...(minutes === null ? [] : [formatPlural(minutes, 'minute')]),
    ...(costUsd === null ? [] : [formatCost({ cost_usd: costUsd })]),
  ];
  return `Expected of the work, by ${formatPlural(landings, 'checkpoint')} that landed here: ${facts.join(', ')}.`;
}
