import type { JudgeUse } from '../domain/attempt/judge.ts';
import type { CriterionOutcome, CriterionRun } from '../domain/attempt/verdict.ts';
import type { Criterion } from '../domain/plan/criterion.ts';

/** What a check of a criterion observed, in one sentence. */
export interface Observation {
  readonly outcome: CriterionOutcome;
  readonly detail: string;
  /** The model that was asked, when one was. */
  readonly judge?: JudgeUse | undefined;
  /** Name of the file with all that was said. */
  readonly evidence?: string | undefined;
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
    evidence: observation.evidence ?? null,
    ...(observation.judge === undefined ? {} : { judge: observation.judge }),
  };
}
