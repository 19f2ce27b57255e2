import type { JudgeUse } from '../domain/attempt/judge.ts';
import type { CriterionOutcome, CriterionRun } from '../domain/attempt/verdict.ts';
import type { Criterion } from '../domain/plan/criterion.ts';

/** The outcome of a check of a criterion, with its reason in one sentence. */
export interface Observation {
  readonly outcome: CriterionOutcome;
  readonly detail: string;
  /** The model that judged, if any. */
  readonly judge?: JudgeUse | undefined;
  /** Name of the file with the whole transcript. */
  readonly evidence?: string | undefined;
}

export function passed(detail: string): Observation {
  return { outcome: 'passed', detail };
}

export function failed(detail: string): Observation {
  return { outcome: 'failed', detail };
}

/** Translates the observation of a criterion without a command to its record. */
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
    evidence: observation.evidence ?? null,
    ...(observation.judge === undefined ? {} : { judge: observation.judge }),
  };
}
