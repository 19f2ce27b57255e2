import { decideSweep, type Sweep } from '../domain/decide-sweep.ts';
import { renderError } from '../domain/error-catalog.ts';
import { GroundhogError } from '../domain/errors.ts';
import type { TaskId } from '../domain/ids.ts';
import { decideClaim } from '../domain/lease.ts';
import { readRemoteTasks } from '../store/remote-tasks.ts';
import type { StoredTask } from '../store/state-commit.ts';
import { withGit } from './compose.ts';
import { toJobLease } from './job-lease.ts';
import type { JobDesk } from './job-world.ts';

/** A recorded task, and whose turn it is. */
export interface SurveyedTask {
  readonly taskId: TaskId;
  readonly found: Sweep;
}

/** Looks at every task that the repository has a record of. Nothing is written. */
export async function surveyTasks(desk: JobDesk): Promise<readonly SurveyedTask[]> {
  const { world, remote, job, client } = desk;
  const stored = await withGit(world, (git) => readRemoteTasks(git, remote));
  const terms = toJobLease(job, client, desk.warn);
  const now = await terms.now();
  const surveyed: SurveyedTask[] = [];
  for (const [taskId, task] of stored) surveyed.push({ taskId, found: await survey(task, now, terms.isGone) });
  return surveyed.sort((a, b) => (a.taskId < b.taskId ? -1 : 1));
}

async function survey(
  task: StoredTask | GroundhogError,
  now: Date,
  isGone: ReturnType<typeof toJobLease>['isGone'],
): Promise<Sweep> {
  if (task instanceof GroundhogError) return { kind: 'stuck', why: renderError(task) };
  const { state, events, lease } = task;
  const holder = lease?.holder ?? undefined;
  const isHolderGone = holder !== undefined && (await isGone(holder));
  return decideSweep({ run: state.run, events, claim: decideClaim(lease, { now, isHolderGone }) });
}
