import type { TaskView } from '../../domain/record/notifier.ts';
import { renderUnjudgedList } from '../parts/criteria-table.ts';
import { renderFailureSection } from '../parts/failure-section.ts';
import { renderFooter } from '../parts/footer.ts';
import { type CommentLocation, renderBusyHeadline, renderHeadline } from '../parts/headline.ts';
import { renderCheckpoints, renderProgressBar, renderSpent } from '../parts/status-table.ts';
import { renderMarker } from '../text/marker.ts';
import { type Links, renderCodeSpan } from '../text/safe-text.ts';
import { findStuckCheckpoint } from '../words/next-step.ts';
import { renderApproval, renderSteering } from '../words/steering-text.ts';
import { isDone, listCheckpoints } from '../words/task-facts.ts';

const MAX_TABLE_CHARS = 45_000;

/** Renders the status of a task as the one comment that is kept current: at most 60,000 characters, its marker first. */
export function renderStatusComment(view: TaskView, links: Links): string {
  const marker = renderMarker({ lineage: view.record.lineage, kind: 'status' });
  return `${marker}\n${renderStatus(view, links, 'here')}\n\n${renderFooter(view, links)}\n`;
}

/** Renders the status of a task without marker and small print. */
export function renderStatus(view: TaskView, links: Links, location: CommentLocation): string {
  const checkpoints = listCheckpoints(view);
  const sections = [
    `## Groundhog: ${renderCodeSpan(view.record.task_id, 63)}`,
    renderHeadline(view, checkpoints, location),
    renderApproval(view, links),
    renderProgressBar(checkpoints.filter(isDone).length, checkpoints.length),
    renderCheckpoints(checkpoints, links, MAX_TABLE_CHARS),
    renderUnjudgedList(checkpoints),
    renderSteering(view),
    renderSpent(checkpoints),
  ];
  return sections.filter((section) => section !== undefined).join('\n\n');
}

/**
 * Renders the one comment on the issue that requested a task: status, next step and links. During a run only the pull
 * request is updated at each step. Without a pull request, the comment holds the failure that stopped the work.
 */
export function renderIssueComment(view: TaskView, links: Links): string {
  const checkpoints = listCheckpoints(view);
  const stuck = findStuckCheckpoint(checkpoints);
  const isBusy = view.record.ending === null;
  const sections = [
    `### Groundhog: ${renderCodeSpan(view.record.task_id, 63)}`,
    isBusy ? renderBusyHeadline(view, 'here') : renderHeadline(view, checkpoints, 'here'),
    isBusy ? undefined : renderApproval(view, links),
    isBusy ? undefined : renderProgressBar(checkpoints.filter(isDone).length, checkpoints.length),
    describeLocation(view, links),
    !isBusy && links.pullRequestUrl === undefined && stuck !== undefined
      ? renderFailureSection(stuck.attempts)
      : undefined,
    renderFooter(view, { ...links, pullRequestUrl: undefined }),
  ];
  const marker = renderMarker({ lineage: view.record.lineage, kind: 'issue' });
  return `${marker}\n${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}

function describeLocation({ record: { ending } }: TaskView, { pullRequestUrl }: Links): string | undefined {
  if (pullRequestUrl !== undefined && ending === null)
    return `Progress, step by step: [pull request](${pullRequestUrl})`;
  if (pullRequestUrl !== undefined) return `Results and history: [pull request](${pullRequestUrl})`;
  return ending === null ? 'A draft pull request follows with the first checkpoint that lands.' : undefined;
}
