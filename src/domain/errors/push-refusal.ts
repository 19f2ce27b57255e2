import { renderError } from './error-catalog.ts';
import { type ErrorCode, GitError } from './errors.ts';

// The sentences of GitHub's own servers; the first that fits wins.
const RULES: readonly (readonly [RegExp, ErrorCode])[] = [
  [/refusing to allow .* (?:create or update|update) workflow/i, 'workflow_change'],
  [/GH006|GH013|protected branch|repository rule/i, 'branch_rule'],
];

/** What a remote's refusal of a push means, with what to do about it. */
export function toPushRefusal(said: string, remote = 'The remote'): GitError {
  const code = RULES.find(([pattern]) => pattern.test(said))?.[1] ?? 'remote_rejected';
  return new GitError(code, { remote, stderr: said });
}

/** The same as people read it. */
export function describePushRefusal(said: string): string {
  return renderError(toPushRefusal(said));
}
