import { z } from 'zod';
import { criterionSchema } from '../plan/criterion.ts';
import { asksForTests } from '../plan/tests-criterion.ts';
import { testsRunSchema } from '../tests/tests-run.ts';
import { judgeUseSchema } from './judge.ts';

/**
 * `unjudged`: a semantic criterion without a judgement, neither passed nor failed, and always shown. `not_asked`: a
 * check on GitHub that was skipped because another criterion failed; such an attempt never passes.
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

/** The result of one criterion, with the bounded output of its command. */
export const criterionRunSchema = z.object({
  criterion: criterionSchema,
  outcome: criterionOutcomeSchema,
  /** One sentence: the observation. */
  detail: z.string(),
  exit_code: z.int().nullable(),
  duration_ms: z.int().min(0),
  timed_out: z.boolean(),
  /** Head and tail of standard output and error together, valid UTF-8. */
  output: z.string(),
  omitted_bytes: z.int().min(0),
  /** Lines of the whole output that look like failures, each with the two after it; missing where `output` is whole. */
  failure_lines: z.array(z.string()).optional(),
  /** Path of the whole output inside the state ref; null when it is not kept. */
  evidence: z.string().nullable(),
  /** Missing when no model was asked. */
  judge: judgeUseSchema.optional(),
  /** The comparison of tests, of the criterion `tests` only. */
  tests: testsRunSchema.optional(),
  /** True for a guard of the plan; missing for a criterion of the checkpoint. */
  guard: z.literal(true).optional(),
});
export type CriterionRun = z.infer<typeof criterionRunSchema>;

/** Returns the criteria that keep a checkpoint from landing. */
export function findFailed(runs: readonly CriterionRun[]): CriterionRun[] {
  return runs.filter((run) => run.outcome === 'failed' || run.outcome === 'judged_fail');
}

/**
 * Returns whether the clean tree already satisfies a checkpoint. What holds for a tree without changes anyway is not
 * enough: some other criterion of the checkpoint must have passed.
 */
export function isSatisfied(runs: readonly CriterionRun[]): boolean {
  const relevant = runs.filter(({ criterion }) => criterion.kind !== 'changes_within');
  const isAnyFailed = relevant.some(({ outcome }) => outcome === 'failed' || outcome === 'judged_fail');
  return !isAnyFailed && relevant.some((run) => run.outcome === 'passed' && !holdsFromStart(run));
}

/** Returns the criteria that passed before any work: their later pass says nothing about the work. */
export function findVacuous(runs: readonly CriterionRun[]): CriterionRun[] {
  if (isSatisfied(runs)) return [];
  return runs.filter((run) => run.outcome === 'passed' && !holdsFromStart(run));
}

/** Returns whether a criterion asks only that the work breaks nothing, so that it holds before any. */
function holdsFromStart({ criterion, guard }: CriterionRun): boolean {
  if (guard === true || criterion.kind === 'changes_within') return true;
  return criterion.kind === 'tests' && !asksForTests(criterion);
}
