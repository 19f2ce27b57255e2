import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import { parseTaskId } from '../settings/settings.ts';

/** The task that is named, or the only one that there is. Throws ConfigurationError where that says nothing. */
export function chooseTask(named: string | undefined, known: readonly TaskId[]): TaskId {
  const [only] = known;
  if (named !== undefined) return requireTask(named, known);
  if (only !== undefined && known.length === 1) return only;
  if (only === undefined) throw new ConfigurationError('no_task_recorded');
  throw new ConfigurationError('task_not_named', { known: toList(known) });
}

/** A task that is recorded. Throws ConfigurationError for a text that is no id, and for a task that is not known. */
export function requireTask(named: string, known: readonly TaskId[]): TaskId {
  const taskId = parseTaskId(named);
  if (known.includes(taskId)) return taskId;
  throw new ConfigurationError('task_not_found', { task: named, known: toList(known) });
}

function toList(known: readonly TaskId[]): string {
  return known.length === 0 ? 'none' : known.join(', ');
}
