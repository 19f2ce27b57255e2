import { decideSweep, type Sweep } from '../../domain/decisions/decide-sweep.ts';
import { renderError } from '../../domain/errors/error-catalog.ts';
import { GroundhogError } from '../../domain/errors/errors.ts';
import type { TaskId } from '../../domain/ids.ts';
import { fetchRemoteTasks } from '../../store/remote-tasks.ts';
import type { StoredTask } from '../../store/state-commit.ts';
import { withGit } from '../compose/with-git.ts';
import type { JobContext } from '../job/job-context.ts';
import { openJobLease, peekLease } from '../job/job-lease.ts';

/** A recorded task, and what a sweep may do with it. */
export interface SurveyedTask {
  readonly taskId: TaskId;
  readonly found: Sweep;
  /** The issue of the task; null for none, and where the record cannot be read. */
  readonly issueNumber: number | null;
}

/** Reads every recorded task of the repository. Writes nothing. */
export async function surveyTasks(context: JobContext): Promise<readonly SurveyedTask[]> {
  const { host, remote } = context;
  const stored = await withGit(host, (git) => fetchRemoteTasks(git, remote));
  const { now: fetchTime, isGone } = openJobLease(context);
  const now = await fetchTime();
  const terms = { now: () => Promise.resolve(now), isGone };
  const surveyed: SurveyedTask[] = [];
  for (const [taskId, task] of stored)
    surveyed.push({
      taskId,
      found: await survey(task, terms),
      issueNumber: task instanceof GroundhogError ? null : task.state.record.issue_number,
    });
  return surveyed.sort((a, b) => (a.taskId < b.taskId ? -1 : 1));
}

async function survey(stored: StoredTask | GroundhogError, terms: Parameters<typeof peekLease>[1]): Promise<Sweep> {
  if (stored instanceof GroundhogError) return { kind: 'stuck', why: renderError(stored) };
  const { state, events, lease } = stored;
  return decideSweep({ record: state.record, events, claim: await peekLease(lease, terms) });
}
