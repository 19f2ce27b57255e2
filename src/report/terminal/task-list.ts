import { conclusionOf } from '../../domain/record/ending.ts';
import type { RecordView } from '../../domain/record/notifier.ts';
import { formatCost, formatInstant } from '../text/format-duration.ts';
import { countDone, describeAttemptCount, listAttempts, listCheckpoints, sumUsage } from '../words/task-facts.ts';
import { describeTaskStatus, endingOf } from '../words/task-status.ts';
import { type MarkName, renderMark } from './marks.ts';
import type { TerminalStyle } from './terminal-style.ts';

/** Renders the text where no task is recorded: on a remote, or in this repository. */
export function renderNoTasks(remote: string | undefined): string {
  if (remote !== undefined) return 'No tasks are recorded on that remote: no run has pushed its record there.\n';
  return 'No tasks are recorded here. Those of jobs on GitHub are shown with --remote origin.\n';
}

/** Renders one line for each of one or more tasks: its state, what is done, attempts, cost, and when its last run began. */
export function renderTaskList(views: readonly RecordView[], style: TerminalStyle): string {
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
