import type { TaskView } from '../../domain/record/notifier.ts';
import { renderFailureSection } from '../parts/failure-section.ts';
import { renderFooter } from '../parts/footer.ts';
import { renderBusyHeadline, renderHeadline } from '../parts/headline.ts';
import { renderProgressBar } from '../parts/status-table.ts';
import type { Links } from '../text/links.ts';
import { renderMarker } from '../text/marker.ts';
import { renderCodeSpan } from '../text/safe-text.ts';
import { findGivenUp } from '../words/next-step.ts';
import { renderApproval } from '../words/steering-text.ts';
import { isDone, listCheckpoints } from '../words/task-facts.ts';

/**
 * What the issue that asked for a task is told, as its one comment: how it stands, where the work is, how to steer.
 * While a run is at work only the pull request follows each step. While there is no pull request to tell it, the failure
 * that stopped the work is told here.
 */
export function renderIssueComment(view: TaskView, links: Links): string {
  const checkpoints = listCheckpoints(view);
  const stuck = findGivenUp(checkpoints);
  const isBusy = view.run.ending === null;
  const sections = [
    `### Groundhog: ${renderCodeSpan(view.run.task_id, 63)}`,
    isBusy ? renderBusyHeadline(view, 'here') : renderHeadline(view, checkpoints, 'here'),
    isBusy ? undefined : renderApproval(view, links),
    isBusy ? undefined : renderProgressBar(checkpoints.filter(isDone).length, checkpoints.length),
    describeLocation(view, links),
    !isBusy && links.pullRequestUrl === undefined && stuck !== undefined
      ? renderFailureSection(stuck.attempts)
      : undefined,
    renderFooter(view, { ...links, pullRequestUrl: undefined }),
  ];
  const marker = renderMarker({ lineage: view.run.lineage, kind: 'issue' });
  return `${marker}\n${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}

function describeLocation({ run }: TaskView, { pullRequestUrl }: Links): string | undefined {
  if (pullRequestUrl !== undefined && run.ending === null)
    return `How far it is, step by step: [pull request](${pullRequestUrl})`;
  if (pullRequestUrl !== undefined) return `What is done, and how it came about: [pull request](${pullRequestUrl})`;
  return run.ending === null ? 'A draft pull request follows with the first checkpoint that lands.' : undefined;
}
