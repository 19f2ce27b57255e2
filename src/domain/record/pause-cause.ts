import { z } from 'zod';
import { assertNever } from '../assert-never.ts';

/** What paused a run: whether it may go on by itself depends on it. */
export const pauseCauseSchema = z.enum([
  'deadline',
  'budget',
  'cancelled',
  /** The agent's provider was unavailable. */
  'provider',
  /** The agent's provider wants a person to mend the account. */
  'account',
  'asked',
  'approval',
  /** The job was gone before its run had ended. */
  'job_ended',
  /** Another run has taken the task. */
  'taken',
]);
export type PauseCause = z.infer<typeof pauseCauseSchema>;

/** Whether a run that paused for this goes on when it is started again, without a person having done anything. */
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
