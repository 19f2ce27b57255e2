import type { RunLimits } from '../../domain/decisions/run-budget.ts';

/** The time that a run can use of the 24 hours that the token of a job lives at most: the rest is for what ends it. */
const MAX_MINUTES_OF_JOB_TOKEN = 1430;

/** Describes a deadline that the token of a job or of an app does not live to see; undefined where it may, or is of a user. */
export function describeLateDeadline(
  token: string,
  { deadlineMs = 0 }: Pick<RunLimits, 'deadlineMs'>,
): string | undefined {
  const minutes = deadlineMs / 60_000;
  // Tokens of jobs and of apps begin so, those of users do not.
  if (!token.startsWith('ghs_') || minutes <= MAX_MINUTES_OF_JOB_TOKEN) return undefined;
  return `The deadline is ${minutes} minutes, and the token of a job ends after 24 hours at the latest, that of an app after one: a run that still works then loses what it has not published. Give "deadline-minutes" at most ${MAX_MINUTES_OF_JOB_TOKEN}; with "continue" another job resumes the task.`;
}
