import { renderError } from './error-catalog.ts';
import { type ErrorCode, GitError } from './errors.ts';

// Messages of GitHub's servers (GH006: protected branches, GH013: rulesets); the first match wins.
const RULES: readonly (readonly [RegExp, ErrorCode])[] = [
  [/refusing to allow .* (?:create or update|update) workflow/i, 'workflow_change'],
  [/branch is currently checked out/, 'task_branch_checked_out'],
  [/GH006|GH013|protected branch|repository rule/i, 'branch_rule'],
];

// Why: docs/decisions/0058-refusals-in-the-remotes-words.md
/** Returns the error for a remote's refusal of a push, by its reason. */
export function toPushRefusal(reason: string, remote = 'The remote'): GitError {
  const code = RULES.find(([pattern]) => pattern.test(reason))?.[1] ?? 'remote_rejected';
  return new GitError(code, { remote, stderr: reason });
}

/** Renders the error for a remote's refusal of a push. */
export function describePushRefusal(reason: string): string {
  return renderError(toPushRefusal(reason));
}
