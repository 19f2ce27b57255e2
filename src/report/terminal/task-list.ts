import { conclusionOf } from '../../domain/record/ending.ts';
import type { RecordView } from '../../domain/record/notifier.ts';
import { formatCost, formatInstant } from '../text/format-duration.ts';
import { countDone, describeAttemptCount, listAttempts, listCheckpoints, sumUsage } from '../words/task-facts.ts';
import { describeTaskStatus, endingOf } from '../words/task-status.ts';
import { type MarkName, renderMark } from './marks.ts';
import type { TerminalStyle } from './terminal-style.ts';

/** The text where no task is recorded. */
export const NO_TASKS = 'No tasks are recorded here. Those of jobs on GitHub are shown with --remote origin.\n';

/** Renders one line for each task: its state, what is done, attempts, cost, and when its last run began. */
export function renderTaskList(views: readonly RecordView[], style: TerminalStyle): string {
  if (views.length === 0) return NO_TASKS;
  const width = Math.max(...views.map(({ record }) => record.task_id.length));
  return views.map((view) => `${renderTask(view, width, style)}\n`).join('');
}

const markNames: Readonly<Record<ReturnType<typeof conclusionOf>, MarkName>> = {
  success: 'done',
  failure: 'failed',
  neutral: 'waiting',
};

function renderTask(view: RecordView, width: number, style: TerminalStyle): string {
  const { record } = view;
  const kind = describeTaskStatus(view)?.kind;
  const mark = kind === undefined ? 'running' : markNames[conclusionOf(endingOf(kind))];
  const checkpoints = listCheckpoints(view);
  const attempts = listAttempts(checkpoints);
  const usage = sumUsage(attempts);
  const facts = [
    (kind ?? 'running').replaceAll('_', ' '),
    ...(typeof view.movedTo === 'string' ? ['branch moved, not checked'] : []),
    countDone(checkpoints),
    describeAttemptCount(attempts),
    ...(usage.cost_usd === null ? [] : [formatCost(usage)]),
    formatInstant(record.run_started_at),
  ];
  return `${renderMark(mark, style)} ${record.task_id.padEnd(width)}  ${facts.join(', ')}`;
}
