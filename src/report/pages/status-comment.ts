import type { TaskView } from '../../domain/record/notifier.ts';
import { renderUnjudgedList } from '../parts/criteria-table.ts';
import { renderFooter } from '../parts/footer.ts';
import { type CommentLocation, renderHeadline } from '../parts/headline.ts';
import { renderCheckpoints, renderProgressBar, renderSpent } from '../parts/status-table.ts';
import type { Links } from '../text/links.ts';
import { renderMarker } from '../text/marker.ts';
import { renderCodeSpan } from '../text/safe-text.ts';
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
