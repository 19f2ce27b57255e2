import type { TaskView } from '../../domain/record/notifier.ts';
import { renderFailureSection } from '../parts/failure-section.ts';
import { type HeadlineContext, renderBusyHeadline, renderHeadline, renderSituation } from '../parts/headline.ts';
import { renderLiveProgress } from '../parts/live-progress.ts';
import { renderCheckpoints, renderNumbers } from '../parts/status-table.ts';
import { renderState } from '../parts/task-title.ts';
import { renderMarker } from '../text/marker.ts';
import { type Links, renderLink } from '../text/safe-text.ts';
import { findStuckCheckpoint } from '../words/next-step.ts';
import { renderRebase } from '../words/rebase-text.ts';
import { listCheckpoints } from '../words/task-facts.ts';
import { describeTaskStatus } from '../words/task-status.ts';

const MAX_TABLE_CHARS = 45_000;

/** The parts of a comment that not every job has: the progress of the attempt at work, and boxes to tick. */
export type CommentExtras = Pick<HeadlineContext, 'live' | 'hasBoxes'>;

/**
 * Renders the status of a task as the one comment that is kept current, with the progress of the attempt at work where that
 * is known: at most 60,000 characters, its marker first.
 */
export function renderStatusComment(view: TaskView, links: Links, extras: CommentExtras = {}): string {
  const marker = renderMarker({ lineage: view.record.lineage, kind: 'status' });
  return `${marker}\n${renderStatus(view, links, { location: 'here', ...extras })}\n`;
}

/** Renders the status of a task without a marker: its state, its rebase, what led to it, the next step, checkpoints and numbers. */
export function renderStatus(
  view: TaskView,
  links: Links,
  context: Pick<HeadlineContext, 'location'> & CommentExtras,
): string {
  const checkpoints = listCheckpoints(view);
  const sections = [
    `### ${renderState(view, checkpoints)}`,
    renderRebase(view.record, links),
    renderSituation(view, { checkpoints, links, ...context }),
    renderCheckpoints(checkpoints, links, MAX_TABLE_CHARS),
    renderNumbers(view, checkpoints, links),
  ];
  return sections.filter((section) => section !== undefined).join('\n\n');
}

/** Links of the comment on an issue, and why there is no pull request where there is none. */
export interface IssueLinks extends Links {
  /** The reason why no pull request could be opened, as markdown with a link to open one by hand. */
  readonly unopened?: string | undefined;
}

/**
 * Renders the one comment on the issue that requested a task: status, next step and links. During a run only the pull
 * request is updated at each step. Without a pull request, the comment holds the progress of the attempt at work, and the
 * failure that stopped the work.
 */
export function renderIssueComment(view: TaskView, links: IssueLinks, extras: CommentExtras = {}): string {
  const checkpoints = listCheckpoints(view);
  const status = describeTaskStatus(view);
  const isBusy = status === undefined;
  const stuck = isBusy ? undefined : findStuckCheckpoint(status, checkpoints);
  const hasFailure = links.pullRequestUrl === undefined && stuck !== undefined;
  const pages = describeLocation(view, links);
  const sections = [
    ...(isBusy
      ? [
          renderBusyHeadline(view, { links, location: 'here', ...extras }, [
            ...(pages === undefined ? [] : [pages]),
            ...renderLiveProgress(view, extras.live),
          ]),
        ]
      : [renderHeadline(view, { checkpoints, links, location: 'here', ...extras }), pages]),
    hasFailure ? renderFailureSection(stuck.attempts, { isOpen: true }) : undefined,
  ];
  const marker = renderMarker({ lineage: view.record.lineage, kind: 'issue' });
  return `${marker}\n${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}

function describeLocation({ record: { ending } }: TaskView, links: IssueLinks): string | undefined {
  const { pullRequestUrl, runUrl, unopened } = links;
  if (unopened !== undefined) return unopened;
  const log = ending === null && runUrl !== undefined ? ` · ${renderLink('job log', runUrl)}` : '';
  if (pullRequestUrl !== undefined && ending === null)
    return `Progress: ${renderLink('pull request', pullRequestUrl)}${log}`;
  if (pullRequestUrl !== undefined) return `Results and history: ${renderLink('pull request', pullRequestUrl)}`;
  return ending === null ? `A draft pull request follows with the first checkpoint that lands${log}` : undefined;
}
