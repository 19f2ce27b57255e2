import { z } from 'zod';

/** The endings of a run. */
export const endingSchema = z.enum([
  'passed',
  'nothing_to_do',
  'blocked',
  'paused',
  'refused',
  'conflict',
  'infra_error',
]);
export type Ending = z.infer<typeof endingSchema>;

export type Conclusion = 'success' | 'failure' | 'neutral';

const conclusions: Readonly<Record<Ending, Conclusion>> = {
  passed: 'success',
  nothing_to_do: 'success',
  blocked: 'failure',
  paused: 'neutral',
  refused: 'failure',
  conflict: 'failure',
  infra_error: 'failure',
};

/** Returns the conclusion of a GitHub check run for an ending. */
export function conclusionOf(ending: Ending): Conclusion {
  return conclusions[ending];
}

const exitCodes: Readonly<Record<Ending, 0 | 1 | 3 | 4 | 5>> = {
  passed: 0,
  nothing_to_do: 0,
  blocked: 1,
  paused: 3,
  refused: 4,
  conflict: 4,
  infra_error: 5,
};

// Why: docs/decisions/0125-exit-codes-of-the-command-line.md
/** Returns the exit code of the command line for an ending; 2 is for wrong usage, see `isUsageError`. */
export function exitCodeOf(ending: Ending): 0 | 1 | 3 | 4 | 5 {
  return exitCodes[ending];
}

/** The cause of a pause, which decides whether the run may resume by itself. */
export const pauseCauseSchema = z.enum([
  'deadline',
  'budget',
  'cancelled',
  /** The agent's provider was unavailable. */
  'provider',
  /** The user must fix the account at the agent's provider. */
  'account',
  /** The judge has given no verdict on a statement. */
  'unjudged',
  'asked',
  'approval',
  /** The job ended before its run did. */
  'job_ended',
  /** Another run has taken the task. */
  'taken',
]);
export type PauseCause = z.infer<typeof pauseCauseSchema>;

const passing: Readonly<Record<PauseCause, boolean>> = {
  deadline: true,
  budget: false,
  cancelled: false,
  provider: true,
  account: false,
  unjudged: false,
  asked: false,
  approval: false,
  job_ended: true,
  taken: true,
};

/** Returns whether a run that paused for this cause can resume without any action of a user. */
export function isPassing(cause: PauseCause): boolean {
  return passing[cause];
}
