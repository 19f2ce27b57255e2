import { z } from 'zod';
import { criterionSchema } from '../plan/criterion.ts';
import { judgeUseSchema } from './judge.ts';

/**
 * `unjudged` is a semantic criterion that nobody has judged: neither passed nor failed, and always said. `not_asked` is a
 * check on GitHub that another failure has spared; an attempt with one of these never passes.
 */
export const criterionOutcomeSchema = z.enum([
  'passed',
  'failed',
  'unjudged',
  'judged_pass',
  'judged_fail',
  'not_asked',
]);
export type CriterionOutcome = z.infer<typeof criterionOutcomeSchema>;

/** What one criterion said, with the bounded output of its command. */
export const criterionRunSchema = z.object({
  criterion: criterionSchema,
  outcome: criterionOutcomeSchema,
  /** One sentence: what was observed. */
  detail: z.string(),
  exit_code: z.int().nullable(),
  duration_ms: z.int().min(0),
  timed_out: z.boolean(),
  /** Head and tail of standard output and error together, valid UTF-8. */
  output: z.string(),
  omitted_bytes: z.int().min(0),
  /** Path of the whole output inside the state ref, when it is kept there. */
  evidence: z.string().nullable(),
  /** Missing where no model was asked. */
  judge: judgeUseSchema.optional(),
});
export type CriterionRun = z.infer<typeof criterionRunSchema>;

/** The criteria that stop a checkpoint from landing. */
export function findFailed(runs: readonly CriterionRun[]): CriterionRun[] {
  return runs.filter((run) => run.outcome === 'failed' || run.outcome === 'judged_fail');
}

/** True when no criterion failed and at least one machine check passed. */
export function isPass(runs: readonly CriterionRun[]): boolean {
  return findFailed(runs).length === 0 && runs.some((run) => run.outcome === 'passed');
}
