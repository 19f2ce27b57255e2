import { z } from 'zod';

/** `missing`: the report does not have the test; `unknown`: there is no report. */
const comparedOutcomeSchema = z.enum(['passed', 'failed', 'skipped', 'missing', 'unknown']);
export type ComparedOutcome = z.infer<typeof comparedOutcomeSchema>;

/** The rows of tests that a record keeps. */
export const MAX_TEST_ROWS = 30;

const countsSchema = z.object({ passed: z.int().min(0), failed: z.int().min(0), skipped: z.int().min(0) });

/**
 * The meaning of a row. `lost`: it passed at the base and does not now. `failed`: it is new, and fails. `required`: the plan
 * demands it, and it is not as demanded. `allowed`: it is lost, and the plan allows that. `flaky`: it failed first, and
 * passed when it was run again. `fixed`: the plan demands it, and it passes.
 */
const testNoteSchema = z.enum(['lost', 'failed', 'required', 'allowed', 'flaky', 'fixed']);
export type TestNote = z.infer<typeof testNoteSchema>;

/** One test, at the base and now. */
export const testRowSchema = z.object({
  name: z.string(),
  base: comparedOutcomeSchema,
  now: comparedOutcomeSchema,
  note: testNoteSchema,
  /** The failure; empty where there is none. */
  message: z.string(),
  /** The file of the failure; null where the report does not name one of the tree. */
  path: z.string().nullable(),
  /** Counts from 1; null without a path. */
  line: z.int().min(1).nullable(),
});
export type TestRow = z.infer<typeof testRowSchema>;

/** The tests of one criterion, bounded: counts of all, and the rows that matter most. */
export const testsRunSchema = z.object({
  /** Null without a report at the base. */
  base: countsSchema.nullable(),
  /** Null without a report. */
  now: countsSchema.nullable(),
  rows: z.array(testRowSchema),
  /** The rows that were left out. */
  left_out: z.int().min(0),
});
export type TestsRun = z.infer<typeof testsRunSchema>;
