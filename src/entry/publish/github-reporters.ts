import { objectIdSchema } from '../../domain/ids.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { sleep } from '../compose/system-clock.ts';
import type { JobContext } from '../job/job-context.ts';
import { createCheckPublisher } from './check-publisher.ts';
import { createGitHubNotifier, type GitHubNotifier } from './github-notifier.ts';
import { createIssueNotifier, type IssueNotifier } from './issue-notifier.ts';

const TELL_MS = 5 * 60_000;
const TELL_CANCELLED_MS = 2000;

/** What of a task says where it is shown. */
export interface ShownTask {
  readonly planText: string;
  readonly planPath: string | undefined;
  readonly base: string | undefined;
  /** Where the pull request goes to, where the task's record says it. */
  readonly baseBranch?: string | undefined;
  readonly issueNumber?: number | undefined;
  /** Whether the ending is shown as a check, too. */
  readonly hasCheck: boolean;
}

/** Those who show a task on GitHub: on its pull request, and on the issue that asked for it. */
export interface GitHubReporters {
  readonly github: GitHubNotifier;
  readonly issue: IssueNotifier;
}

/** Opens them; nothing is asked before there is something to tell. */
export function openGitHubReporters(task: ShownTask, context: JobContext): GitHubReporters {
  const { base, baseBranch, issueNumber, planText, planPath, hasCheck } = task;
  const { inputs, job, redactor, client, warn, ownLogin } = context;
  const links = { repositoryUrl: job.repositoryUrl, runUrl: job.runUrl };
  const publishCheck = createCheckPublisher({
    ...{ client, repository: job.repository, links },
    plan: { text: planText, path: planPath },
    author: ownLogin,
    onWarning: warn,
    redact: redactor.redact,
  });
  const named = baseBranch ?? base;
  const isCommit = objectIdSchema.safeParse(named).success;
  const github = createGitHubNotifier({
    client,
    repository: job.repository,
    baseBranch: (isCommit ? undefined : named) ?? job.branch ?? job.defaultBranch ?? 'main',
    links,
    onWarning: warn,
    issueNumber,
    author: ownLogin,
    redact: redactor.redact,
    publishCheck: hasCheck ? publishCheck : undefined,
    dryRun: inputs.isDryRun,
  });
  return { github, issue: createIssueNotifier({ context, issueNumber, pullRequest: github.pullRequest }) };
}

/**
 * Brings everything to this view; false when that took too long. GitHub may ask us to wait for long; the result is on the
 * remote by then, so the job does not wait with it.
 */
export async function reportInTime(
  { github, issue }: GitHubReporters,
  view: TaskView,
  context: JobContext,
): Promise<boolean> {
  const ms = context.signal.aborted ? TELL_CANCELLED_MS : TELL_MS;
  const over = new AbortController();
  const told = github.finish(view).then(() => issue.finish(view));
  const isInTime = await Promise.race([told.then(() => true), sleep(ms, over.signal).then(() => false)]);
  over.abort();
  if (!isInTime)
    context.write(
      'Warning: GitHub took too long; the comments may be incomplete. The next run brings them up to date.\n',
    );
  return isInTime;
}
