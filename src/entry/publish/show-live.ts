import type { TaskView } from '../../domain/record/notifier.ts';
import type { GitHubNotifier } from './github-notifier.ts';
import type { IssueNotifier } from './issue-notifier.ts';
import { findLiveObstacle } from './live-pace.ts';

interface ShowLiveOptions {
  readonly github: Pick<GitHubNotifier, 'showLive' | 'lane' | 'unopened' | 'isFinal'>;
  readonly issue: Pick<IssueNotifier, 'showLive' | 'lane'>;
  readonly isDryRun: boolean;
  readonly isQuotaLow: () => boolean;
  /** Gets why an edit is left out. */
  readonly debug: (text: string) => void;
}

// Why: docs/decisions/0160-an-attempt-is-shown-while-it-works.md
/** Creates a function that shows the attempt at work on the pull request, or on the issue while none is open. */
export function createShowLive(options: ShowLiveOptions): (view: TaskView) => Promise<void> {
  const { github, issue, isDryRun, isQuotaLow, debug } = options;
  // What has a commit has a pull request, unless GitHub has refused one.
  const hasOpenPull = ({ record }: TaskView) =>
    record.head !== record.base_sha && github.unopened() === undefined && !github.isFinal();
  return async (view) => {
    const isOnPull = hasOpenPull(view);
    const { lane } = isOnPull ? github : issue;
    const facts = { isQuotaLow: isQuotaLow(), isBusy: lane.isBusy(), hasFailed: lane.takeFailure() };
    const obstacle = isDryRun ? 'a dry run writes nothing' : findLiveObstacle(facts);
    if (obstacle !== undefined) return debug(`The progress of the attempt is not shown: ${obstacle}.`);
    if (isOnPull) await github.showLive(view);
    // The first look at a pull request of an earlier job may find that it was merged.
    if (!isOnPull || !hasOpenPull(view)) await issue.showLive(view);
  };
}
