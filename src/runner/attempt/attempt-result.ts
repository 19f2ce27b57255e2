import type { AttemptWork } from './run-attempt.ts';
import type { VerifiedAttempt } from './verify-attempt.ts';

/** What an attempt came to; no branch was moved yet. */
export interface AttemptResult extends AttemptWork, VerifiedAttempt {
  /** Its scratch commit is on the origin already. */
  readonly isPublished: boolean;
}
