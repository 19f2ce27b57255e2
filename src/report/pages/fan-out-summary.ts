import type { TaskMatrix } from '../../domain/decisions/task-matrix.ts';
import { renderTable } from '../text/fit-rows.ts';
import { formatPlural } from '../text/format-duration.ts';
import { renderCodeCell } from '../text/safe-text.ts';

/** Renders the tasks that a workflow can run in parallel: as a job summary, and in one line. */
export function renderFanOutSummary({ include, leftOut }: TaskMatrix): {
  readonly page: string;
  readonly reason: string;
} {
  const more = leftOut === 0 ? '' : ` ${formatPlural(leftOut, 'more')} did not fit into one matrix.`;
  const reason = `${formatPlural(include.length, 'task')} can be worked on now.${more}`;
  const rows = include.map(({ task, plan }) => [
    renderCodeCell(task, 63),
    plan === '' ? 'resumes' : `new, by ${renderCodeCell(plan)}`,
  ]);
  const table =
    rows.length === 0 ? '' : `\n${renderTable([{ title: 'Task' }, { title: 'Work' }], rows, { maxChars: 60_000 })}\n`;
  return { page: `## Groundhog: fan-out\n\n${reason}\n${table}`, reason };
}
