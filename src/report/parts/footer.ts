import type { TaskView } from '../../domain/record/notifier.ts';
import { type Links, renderSourceLinks } from '../text/safe-text.ts';

/** Renders the small print of every comment: links, the command for the full record, and missing isolation. */
export function renderFooter(view: TaskView, links: Links): string {
  const parts = [
    renderSourceLinks(links),
    `Full record: \`groundhog chronicle --task ${view.record.task_id} --remote origin\``,
    renderIsolation(view),
  ];
  return `<sub>${parts.filter((part) => part !== undefined).join(' · ')}</sub>`;
}

/** Renders a warning that the agent ran without a sandbox; undefined when it had one. */
export function renderIsolation({ record: { isolation } }: TaskView): string | undefined {
  if (isolation === 'sandbox') return undefined;
  return 'Isolation: **none**. The agent and the criteria ran with the rights of the job itself.';
}
