import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import { listBoxes } from '../../domain/operations/command-box.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { isHandled } from '../../domain/record/thread-event.ts';
import type { TickedBox } from '../../github/events/ticked-box.ts';
import type { CommentText } from '../../github/events/trigger.ts';
import { renderStatusComment } from '../../report/pages/status-comment.ts';
import type { JobContext } from '../job/job-context.ts';
import { displayTask, fetchCurrentTask } from './refresh-task-display.ts';

const READ_ONLY = { hasCheck: false, creation: 'never' } as const;

// Why: docs/decisions/0161-boxes-are-commands.md
/**
 * Throws `operation_refused` unless the status of the task as it is now has this box: a page may be older than the task. The
 * page is written again then, except where a run is active, which does so itself. A tick that was handled passes.
 */
export async function requireOffered(
  taskId: TaskId,
  { comment, box }: { readonly comment: CommentText; readonly box: TickedBox },
  context: JobContext,
): Promise<void> {
  const current = await fetchCurrentTask(taskId, context);
  if (isHandled(current.view.record, comment) || isOffered(current.view, box)) return;
  await displayTask(current, context, READ_ONLY);
  throw new ConfigurationError('operation_refused', {
    operation: box.command,
    task: taskId,
    reason: 'The box was ticked on a page from before: as the task is now, it is not offered.',
  });
}

/** Returns whether the status of a task has this box. */
export function isOffered(view: TaskView, { lineage, command }: Pick<TickedBox, 'lineage' | 'command'>): boolean {
  return (
    view.record.lineage === lineage && listBoxes(renderStatusComment(view, {}, { hasBoxes: true })).includes(command)
  );
}
