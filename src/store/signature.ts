import type { Signature } from '../git/fast-import.ts';

// A reserved domain: no account of anybody's is credited with these commits.
const SIGNATURE_NAME = 'Groundhog';
const SIGNATURE_EMAIL = 'groundhog@noreply.invalid';

/** Who Groundhog's commits are by, at a time. */
export function toSignature(at: Date): Signature {
  return { name: SIGNATURE_NAME, email: SIGNATURE_EMAIL, epochSeconds: Math.floor(at.getTime() / 1000) };
}
