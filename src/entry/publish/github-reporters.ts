import { toError } from '../../domain/errors/errors.ts';
import { objectIdSchema } from '../../domain/ids.ts';
import type { PlanSource } from '../../domain/plan/plan.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import type { PullCreation } from '../../github/pull-request.ts';
import { sleep, systemClock } from '../compose/system-clock.ts';
import type { JobContext } from '../job/job-context.ts';
import { readLivePaceMs } from '../settings/paces.ts';
import { createCheckPublisher } from './check-publisher.ts';
import { createGitHubNotifier, type GitHubNotifier } from './github-notifier.ts';
import { createIssueNotifier, type IssueNotifier } from './issue-notifier.ts';
import { LIVE_PACE } from './live-pace.ts';
import { createLiveReporter, type LiveReporter } from './live-reporter.ts';
import { createShowLive } from './show-live.ts';

const REPORT_TIMEOUT_MS = 5 * 60_000;
const CANCELLED_REPORT_TIMEOUT_MS = 2000;

/** The facts of a task that its reporters need. */
export interface ReportedTask {
  readonly planSource: PlanSource;
  readonly base: string | undefined;
  /** The base branch of the pull request, where the task's record has it. */
  readonly baseBranch?: string | undefined;
  readonly issueNumber?: number | undefined;
  /** Whether the ending is shown as a check run, too. */
  readonly hasCheck: boolean;
  /** Whether the status is written when the first attempt starts. */
  readonly isShownAtStart?: boolean | undefined;
  /** Which pull request may be created; with `never` no comment is created either. */
  readonly creation: PullCreation;
}

/** The notifiers that report a task on GitHub: on its pull request, and on its issue. */
export interface GitHubReporters {
  readonly github: GitHubNotifier;
  readonly issue: IssueNotifier;
  /** Shows on one of them what an attempt does while it works; to be closed after the run. */
  readonly live: LiveReporter;
}

/** Opens the reporters of a task; they send nothing before there is something to report. */
export function openGitHubReporters(task: ReportedTask, context: JobContext): GitHubReporters {
  const { base, baseBranch, issueNumber, planSource, hasCheck, isShownAtStart, creation } = task;
  const { inputs, job, redactor, target, links, warn, ourLogin } = context;
  const options = { ...target, links, author: ourLogin, onWarning: warn, redact: redactor.redact };
  const publishCheck = createCheckPublisher({ ...options, planSource });
  const named = baseBranch ?? base;
  const live = openLiveReporter(context, (view) => void showLive(view));
  const showing = {
    findLive: live.find,
    onLiveFailure: (thrown: unknown) => context.host.debug?.(describeFailure(thrown)),
  };
  const isCommit = objectIdSchema.safeParse(named).success;
  const github = createGitHubNotifier({
    ...options,
    baseBranch: (isCommit ? undefined : named) ?? job.branch ?? job.defaultBranch ?? 'main',
    issueNumber,
    publishCheck: hasCheck ? publishCheck : undefined,
    dryRun: inputs.isDryRun,
    isShownAtStart,
    hasBoxes: inputs.hasButtons,
    creation,
    ...showing,
  });
  const issue = createIssueNotifier({ context, issueNumber, github, creation, ...showing });
  const isQuotaLow = () => context.quota.isLow();
  const debug = (text: string) => context.host.debug?.(text);
  const showLive = createShowLive({ github, issue, isDryRun: inputs.isDryRun, isQuotaLow, debug });
  return { github, issue, live };
}

function openLiveReporter({ env }: JobContext, show: (view: TaskView) => void): LiveReporter {
  const firstMs = readLivePaceMs(env);
  return createLiveReporter({
    clock: systemClock,
    pace: firstMs === undefined ? LIVE_PACE : { firstMs, longestMs: firstMs, maxEdits: Number.POSITIVE_INFINITY },
    schedule(act, ms) {
      const timer = setTimeout(act, ms).unref();
      return () => clearTimeout(timer);
    },
    show,
  });
}

function describeFailure(thrown: unknown): string {
  return `The progress of the attempt was not shown: ${toError(thrown).message}`;
}

/**
 * Publishes a view on GitHub; false when that took too long. The result is on the remote by then, so the job does not sit
 * out a long rate limit.
 */
export async function reportInTime(
  { github, issue }: Pick<GitHubReporters, 'github' | 'issue'>,
  view: TaskView,
  context: JobContext,
): Promise<boolean> {
  const ms = context.signal.aborted ? CANCELLED_REPORT_TIMEOUT_MS : REPORT_TIMEOUT_MS;
  const over = new AbortController();
  const finished = github.finish(view).then(() => issue.finish(view));
  const isInTime = await Promise.race([finished.then(() => true), sleep(ms, over.signal).then(() => false)]);
  over.abort();
  if (!isInTime)
    context.write('Warning: GitHub took too long; the comments may be incomplete. The next run updates them.\n');
  return isInTime;
}
