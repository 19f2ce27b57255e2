import type { Signature } from '../git/fast-import.ts';

// A reserved domain (RFC 2606): no account is credited with these commits.
const SIGNATURE_NAME = 'Groundhog';
const SIGNATURE_EMAIL = 'groundhog@noreply.invalid';

/** Returns the author and committer of Groundhog's commits, at a time. */
export function toSignature(at: Date): Signature {
  return { name: SIGNATURE_NAME, email: SIGNATURE_EMAIL, epochSeconds: Math.floor(at.getTime() / 1000) };
}
