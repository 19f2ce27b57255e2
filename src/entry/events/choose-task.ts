import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import { findTasksOf, listRemoteTasks, type TaskThread } from '../../store/remote-tasks.ts';
import { withGit } from '../compose/with-git.ts';
import type { JobContext } from '../job/job-context.ts';
import { parseTaskId } from '../settings/settings.ts';
import type { CommandThread } from './route-event.ts';

/** The parts of a command that identify its task. */
export interface TaskReference {
  readonly named: string | undefined;
  readonly thread: CommandThread | undefined;
  /** The branch of the pull request that the comment is on. */
  readonly headBranch: string | undefined;
}

// Why: docs/decisions/0059-pull-request-of-a-task.md
/**
 * Finds the named task, else the one of the thread, else the only one that there is; undefined when there is none. Throws
 * ConfigurationError where several match, or not the named one.
 */
export async function findReferencedTask(
  { named, thread, headBranch }: TaskReference,
  context: JobContext,
): Promise<TaskId | undefined> {
  const { host, remote } = context;
  return withGit(host, async (git) => {
    const known =
      named !== undefined || thread === undefined
        ? [...(await listRemoteTasks(git, remote)).keys()]
        : await findTasksOf(git, remote, toTaskThread(thread, headBranch));
    if (named !== undefined && known.includes(parseTaskId(named))) return parseTaskId(named);
    if (named === undefined && known.length < 2) return known[0];
    throw toTaskUnclear(thread, known, named);
  });
}

function toTaskThread({ isPullRequest, issue }: CommandThread, headBranch: string | undefined): TaskThread {
  if (isPullRequest) return { kind: 'pull_request', branch: headBranch ?? '' };
  return { kind: 'issue', number: issue.number };
}

/** Makes the error for a command that does not identify its task. */
export function toTaskUnclear(
  thread: CommandThread | undefined,
  known: readonly TaskId[],
  task?: string,
): ConfigurationError {
  const where = thread === undefined ? 'this repository' : `#${thread.issue.number}`;
  return new ConfigurationError('task_unclear', { where, known: known.join(', ') || 'none', task });
}

/** Returns the named task, else the only one among those that the remote, or this repository, has. Throws ConfigurationError when neither is clear. */
export function chooseTask(named: string | undefined, known: readonly TaskId[], remote?: string): TaskId {
  const [only] = known;
  if (named !== undefined) return requireTask(named, known, remote);
  if (only !== undefined && known.length === 1) return only;
  if (only === undefined) throw new ConfigurationError('no_task_recorded', { remote });
  throw new ConfigurationError('task_not_named', { known: known.join(', ') });
}

/** Returns a recorded task by its id. Throws ConfigurationError for an invalid id, and for a task that is not recorded. */
export function requireTask(named: string, known: readonly TaskId[], remote?: string): TaskId {
  const taskId = parseTaskId(named);
  if (known.includes(taskId)) return taskId;
  throw toTaskNotFound(named, known, remote);
}

/** Makes the error for a task that is not recorded; it names those that are. */
export function toTaskNotFound(task: string, known: readonly TaskId[], remote?: string): ConfigurationError {
  return new ConfigurationError('task_not_found', { task, known: known.join(', ') || 'none', remote });
}
