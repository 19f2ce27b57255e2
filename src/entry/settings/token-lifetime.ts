import type { Inputs } from './inputs.ts';

/** The time that a run can use of the 24 hours that the token of a job lives at most: the rest is for what ends it. */
const MAX_MINUTES_OF_JOB_TOKEN = 1430;

/** Describes a deadline that the token of a job or of an app does not live to see; undefined where it may, or is of a user. */
export function describeLateDeadline({ token, given }: Pick<Inputs, 'token' | 'given'>): string | undefined {
  const minutes = Number(given.deadlineMinutes ?? 0);
  // Tokens of jobs and of apps begin so, those of users do not.
  if (!token.startsWith('ghs_') || minutes <= MAX_MINUTES_OF_JOB_TOKEN) return undefined;
  return `"deadline-minutes" is ${minutes}, and the token of a job ends after 24 hours at the latest, that of an app after one: a run that still works then loses what it has not published. Give at most ${MAX_MINUTES_OF_JOB_TOKEN}; with "continue" another job resumes the task.`;
}
