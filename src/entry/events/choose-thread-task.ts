import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import { findTasksOf, listRemoteTasks, type TaskThread } from '../../store/remote-tasks.ts';
import { withGit } from '../compose/compose.ts';
import type { JobContext } from '../job/job-context.ts';
import { requireTask } from './choose-task.ts';
import type { CommandThread } from './route-event.ts';

/** What says which task is meant. */
export interface TaskClue {
  readonly named: string | undefined;
  readonly thread: CommandThread | undefined;
  /** The branch of the pull request that the comment is on. */
  readonly headBranch: string | undefined;
}

/**
 * The task that is named, else the one that belongs to the thread, else the only one that there is. Undefined when there is
 * none; throws ConfigurationError where several could be meant.
 */
export async function findTaskOf(
  { named, thread, headBranch }: TaskClue,
  context: JobContext,
): Promise<TaskId | undefined> {
  const { host, remote } = context;
  return withGit(host, async (git) => {
    const isAny = named !== undefined || thread === undefined;
    const place = toPlace(thread, headBranch);
    const known = isAny ? [...(await listRemoteTasks(git, remote)).keys()] : await findTasksOf(git, remote, place);
    if (named !== undefined) return requireTask(named, known);
    if (known.length < 2) return known[0];
    const where = thread === undefined ? 'this repository' : `#${thread.issue.number}`;
    throw new ConfigurationError('task_unclear', { where, known: known.join(', ') });
  });
}

function toPlace(thread: CommandThread | undefined, headBranch: string | undefined): TaskThread {
  if (thread?.isPullRequest === true) return { kind: 'pull_request', branch: headBranch ?? '' };
  return { kind: 'issue', number: thread?.issue.number ?? 0 };
}
