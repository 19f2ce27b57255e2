import type { TaskView } from '../domain/notifier.ts';
import { renderIsolation } from './checkpoint-comment.ts';
import { type Links, renderSourceLinks } from './links.ts';
import { renderMarker } from './marker.ts';
import { renderCodeSpan } from './safe-text.ts';
import { renderProgressBar, renderSituation, renderSpent, renderStatusTable } from './status-table.ts';
import { renderApproval, renderSteering } from './steering-text.ts';
import { isDone, listCheckpoints } from './task-facts.ts';

const MAX_TABLE_CHARS = 50_000;

/** Where the whole task stands, as the one comment that is kept current: at most 60,000 characters, its marker first. */
export function renderStatusComment(view: TaskView, links: Links): string {
  const marker = renderMarker({ lineage: view.run.lineage, kind: 'status' });
  return `${marker}\n${renderStatus(view, links)}\n`;
}

/** The same without a marker. */
export function renderStatus(view: TaskView, links: Links): string {
  const checkpoints = listCheckpoints(view);
  const sections = [
    `## Groundhog: ${renderCodeSpan(view.run.task_id, 63)}`,
    renderProgressBar(checkpoints.filter(isDone).length, checkpoints.length),
    renderSituation(view, checkpoints),
    renderApproval(view, links),
    renderStatusTable(checkpoints, links, MAX_TABLE_CHARS),
    renderSteering(view),
    renderSpent(checkpoints),
    renderIsolation(view),
    renderSourceLinks(links),
  ];
  return sections.filter((section) => section !== undefined).join('\n\n');
}
