import { z } from 'zod';
import { assertNever } from '../assert-never.ts';

/** The cause of a pause, which decides whether the run may resume by itself. */
export const pauseCauseSchema = z.enum([
  'deadline',
  'budget',
  'cancelled',
  /** The agent's provider was unavailable. */
  'provider',
  /** The user must fix the account at the agent's provider. */
  'account',
  'asked',
  'approval',
  /** The job ended before its run did. */
  'job_ended',
  /** Another run has taken the task. */
  'taken',
]);
export type PauseCause = z.infer<typeof pauseCauseSchema>;

/** Returns whether a run that paused for this cause can resume without any action of a user. */
export function isPassing(cause: PauseCause): boolean {
  switch (cause) {
    case 'deadline':
    case 'provider':
    case 'job_ended':
    case 'taken':
      return true;
    case 'budget':
    case 'cancelled':
    case 'account':
    case 'asked':
    case 'approval':
      return false;
    default:
      return assertNever(cause);
  }
}
