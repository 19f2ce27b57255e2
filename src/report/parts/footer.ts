import type { TaskView } from '../../domain/record/notifier.ts';
import { type Links, renderCodeSpan, renderSourceLinks } from '../text/safe-text.ts';

/** Renders the small print of every comment: links, the command for the full record, and missing isolation. */
export function renderFooter(view: TaskView, links: Links): string {
  const parts = [
    renderSourceLinks(links),
    `Full record: \`groundhog chronicle --task ${view.record.task_id} --remote origin\``,
    renderIsolation(view),
  ];
  return `<sub>${parts.filter((part) => part !== undefined).join(' · ')}</sub>`;
}

/** Renders how the agent was isolated, or a warning that it was not. */
export function renderIsolation({ record: { isolation, isolation_detail } }: TaskView): string {
  if (isolation === 'sandbox')
    return `Isolated: ${isolation_detail === null ? 'yes' : renderCodeSpan(isolation_detail)}`;
  return 'Isolation: **none**. The agent and the criteria ran with the rights of the job itself.';
}
