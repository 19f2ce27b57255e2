import type { Usage } from '../../domain/attempt/attempt.ts';
import { renderRemark } from '../../domain/planning/draft-remark.ts';
import { type DraftFindings, describeChecks, describeDraftCosts } from '../words/draft-words.ts';

/** Renders a draft and what was found out about it for a terminal. */
export function renderDraft(draft: DraftFindings): string {
  const { planSource, remarks } = draft;
  const faults = remarks.filter(({ isFault }) => isFault).map((remark) => `  ✗ ${renderRemark(remark)}`);
  const notes = remarks.filter(({ isFault }) => !isFault).map((remark) => `  · ${renderRemark(remark)}`);
  const setup = planSource?.plan.setup;
  return [
    ...(planSource === undefined ? [] : [planSource.text]),
    describeChecks(draft),
    ...faults,
    ...notes,
    ...(setup === undefined ? [] : [`Before the first attempt it runs: ${setup}`]),
    describeDraftCosts(draft),
  ].join('\n');
}

/** Renders the document of `groundhog plan --json`: one line of JSON. */
export function renderDraftJson(draft: DraftFindings & { readonly usage: Usage }, path: string | null): string {
  const { planSource, remarks, counts, rounds, usage, estimate } = draft;
  return JSON.stringify({
    schema_version: 1,
    path,
    plan: planSource?.text ?? null,
    remarks: remarks.map(({ kind, isFault, about, message }) => ({ kind, fault: isFault, about, message })),
    criteria: counts,
    rounds,
    usage,
    estimate:
      estimate === undefined
        ? null
        : {
            landings: estimate.landings,
            attempts: estimate.attempts,
            cost_usd: estimate.costUsd,
            minutes: estimate.minutes,
          },
  });
}
