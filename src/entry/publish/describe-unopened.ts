import { renderError } from '../../domain/errors/error-catalog.ts';
import { GitHubError } from '../../domain/errors/errors.ts';
import { renderLink, renderProse } from '../../report/text/safe-text.ts';
import { renderCommand } from '../../report/words/command-channel.ts';
import { DRY_RUN_MEANING } from '../../report/words/dry-run-text.ts';
import { RUN } from '../../report/words/next-step.ts';
import type { Unopened } from './publisher-options.ts';

/** The paragraph that says what became of the work of a dry run, as markdown. */
export const DRY_RUN_CAVEAT = `⚠️ **Dry run**: ${DRY_RUN_MEANING}`;

/** Renders why a task has no pull request, and what opens one, as markdown; undefined for no reason. */
export function describeUnopened(why: Unopened | undefined): string | undefined {
  if (why === undefined) return undefined;
  if (why.kind === 'branch_gone')
    return `⚠️ There is no pull request: ${renderProse(describeGoneBranch(why), 500)} Then ${renderCommand(RUN.text)} opens it.`;
  const { reason, compareUrl } = why;
  const how = compareUrl === undefined ? '' : ` ${renderLink('Open it by hand', compareUrl)}, and it is kept current.`;
  return `⚠️ GitHub did not let this job open a pull request: ${renderProse(reason, 300).replace(/\.$/, '')}.${how}`;
}

/** Finds the line of `describeUnopened` in a comment of ours; undefined where it has none. */
export function findUnopenedLine(body: string): string | undefined {
  return /^⚠️ (?:There is no pull request|GitHub did not let this job open a pull request): .*$/m.exec(body)?.[0];
}

/** Renders the warning for the log of a job that was to open a pull request. */
export function renderUnopenedWarning(why: Unopened): string {
  if (why.kind === 'branch_gone') return `No pull request was opened: ${describeGoneBranch(why)}`;
  return renderError(new GitHubError('pull_request_refused', { message: why.reason, compare_url: why.compareUrl }));
}

function describeGoneBranch({ branch, headSha }: Unopened & { kind: 'branch_gone' }): string {
  return `the branch "${branch}" is gone. Create it again at ${headSha}.`;
}
