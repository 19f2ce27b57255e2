import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import { parseTaskId } from '../settings/settings.ts';

/** Returns the named task, else the only one that there is. Throws ConfigurationError when neither is clear. */
export function chooseTask(named: string | undefined, known: readonly TaskId[]): TaskId {
  const [only] = known;
  if (named !== undefined) return requireTask(named, known);
  if (only !== undefined && known.length === 1) return only;
  if (only === undefined) throw new ConfigurationError('no_task_recorded');
  throw new ConfigurationError('task_not_named', { known: known.join(', ') });
}

/** Returns a recorded task by its id. Throws ConfigurationError for an invalid id, and for a task that is not recorded. */
export function requireTask(named: string, known: readonly TaskId[]): TaskId {
  const taskId = parseTaskId(named);
  if (known.includes(taskId)) return taskId;
  throw toTaskNotFound(named, known);
}

/** Makes the error for a task that is not recorded; it names those that are. */
export function toTaskNotFound(task: string, known: readonly TaskId[]): ConfigurationError {
  return new ConfigurationError('task_not_found', { task, known: known.join(', ') || 'none' });
}
