import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import { findTasksOf, listRemoteTasks, type TaskThread } from '../../store/remote-tasks.ts';
import { withGit } from '../compose/compose.ts';
import type { JobContext } from '../job/job-context.ts';
import { requireTask } from './choose-task.ts';
import type { CommandThread } from './route-event.ts';

/** The parts of a command that identify its task. */
export interface TaskReference {
  readonly named: string | undefined;
  readonly thread: CommandThread | undefined;
  /** The branch of the pull request that the comment is on. */
  readonly headBranch: string | undefined;
}

/**
 * Finds the named task, else the one of the thread, else the only one that there is; undefined when there is none. Throws
 * ConfigurationError where several match.
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
    if (named !== undefined) return requireTask(named, known);
    if (known.length < 2) return known[0];
    throw toTaskUnclear(thread, known);
  });
}

function toTaskThread({ isPullRequest, issue }: CommandThread, headBranch: string | undefined): TaskThread {
  if (isPullRequest) return { kind: 'pull_request', branch: headBranch ?? '' };
  return { kind: 'issue', number: issue.number };
}

/** Makes the error for a command that does not identify its task. */
export function toTaskUnclear(thread: CommandThread | undefined, known: readonly TaskId[]): ConfigurationError {
  const where = thread === undefined ? 'this repository' : `#${thread.issue.number}`;
  return new ConfigurationError('task_unclear', { where, known: known.join(', ') || 'none' });
}
