import type { TaskView } from '../../domain/record/notifier.ts';
import { type Links, renderCodeSpan, renderSourceLinks } from '../text/safe-text.ts';

/** Renders the small print of every comment: links, the command for the full record, and missing isolation. */
export function renderFooter(view: TaskView, links: Links): string {
  const parts = [renderSourceLinks(links), renderFullRecord(view, links), renderIsolation(view)];
  return `<sub>${parts.filter((part) => part !== undefined).join(' · ')}</sub>`;
}

/** Renders where the whole record is: in the report, which every reader of the run can open, or by a command in a clone. */
function renderFullRecord({ record }: TaskView, { reportUrl }: Links): string {
  // In the same words while the run works: a comment that says no more is not written again at its end.
  if (reportUrl !== undefined) return `Full record, after the run: [report](${reportUrl})`;
  return `Full record: \`groundhog chronicle --task ${record.task_id} --remote origin\``;
}

/** Renders how the agent was isolated, or a warning that it was not. */
export function renderIsolation({ record: { isolation, isolation_detail } }: TaskView): string {
  if (isolation === 'sandbox')
    return `Isolated: ${isolation_detail === null ? 'yes' : renderCodeSpan(isolation_detail)}`;
  return 'Isolation: **none**. The agent and the criteria ran with the rights of the job itself.';
}
