import type { TaskView } from '../../domain/record/notifier.ts';
import { type Links, renderSourceLinks } from '../text/links.ts';

/** The small print of every comment: where it comes from, where the whole record is, and what held the agent. */
export function renderFooter(view: TaskView, links: Links): string {
  const parts = [
    renderSourceLinks(links),
    `Full record: \`groundhog chronicle --task ${view.run.task_id} --remote origin\``,
    renderIsolation(view),
  ];
  return `<sub>${parts.filter((part) => part !== undefined).join(' · ')}</sub>`;
}

/** Says that the agent ran without walls; undefined when it had them. */
export function renderIsolation({ run }: TaskView): string | undefined {
  if (run.isolation === 'sandbox') return undefined;
  return 'Isolation: **none**. The agent and the criteria ran with the rights of the job itself.';
}
