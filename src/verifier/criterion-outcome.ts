import type { Criterion } from '../domain/criterion.ts';
import type { CriterionOutcome, CriterionRun } from '../domain/verdict.ts';

/** What a check of a criterion observed, in one sentence. */
export interface Observation {
  readonly outcome: CriterionOutcome;
  readonly detail: string;
}

export function passed(detail: string): Observation {
  return { outcome: 'passed', detail };
}

export function failed(detail: string): Observation {
  return { outcome: 'failed', detail };
}

/** The record of a criterion that started no command. */
export function toCriterionRun(criterion: Criterion, observation: Observation, durationMs: number): CriterionRun {
  return {
    criterion,
    outcome: observation.outcome,
    detail: observation.detail,
    exit_code: null,
    duration_ms: Math.round(durationMs),
    timed_out: false,
    output: '',
    omitted_bytes: 0,
    evidence: null,
  };
}
