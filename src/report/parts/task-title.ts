import type { TaskView } from '../../domain/record/notifier.ts';
import { renderProse } from '../text/safe-text.ts';
import { findStuckCheckpoint } from '../words/next-step.ts';
import { markEnding } from '../words/outcome-text.ts';
import { type CheckpointFacts, describeCounts, isDone } from '../words/task-facts.ts';
import { describeTaskStatus, endingOf, titleOf } from '../words/task-status.ts';

/** Renders the state of a task and how many of its checkpoints have landed, in one line of markdown. */
export function renderState(view: TaskView, checkpoints: readonly CheckpointFacts[]): string {
  const status = describeTaskStatus(view);
  const mark = status === undefined ? '⏳' : markEnding(endingOf(status.kind));
  return `${mark} ${titleState(view, checkpoints, renderProse)}`;
}

/** Titles the state of a task without a mark; `toName` makes a text of at most so many characters of a name. */
export function titleState(
  view: TaskView,
  checkpoints: readonly CheckpointFacts[],
  toName: (name: string, maxChars: number) => string,
): string {
  const status = describeTaskStatus(view);
  const counts = describeCounts(checkpoints, view.record);
  const open = checkpoints.find((each) => !isDone(each));
  if (status === undefined) return `${titleWork(view, open && toName(open.id, 60))} · ${counts}`;
  const at = findStuckCheckpoint(status, checkpoints) ?? (status.kind === 'blocked' ? undefined : open);
  const isAt = at !== undefined && ['blocked', 'paused', 'open_again'].includes(status.kind);
  return `${titleOf(status.kind)}${isAt ? ` at ${toName(at.id, 60)}` : ''} · ${counts}`;
}

function titleWork({ record: { aborted, pause } }: TaskView, name: string | undefined): string {
  const isStopping = aborted !== null || pause !== null;
  if (name === undefined) return isStopping ? 'Stopping' : 'About to end';
  return `${isStopping ? 'Stopping at' : 'At work on'} ${name}`;
}
