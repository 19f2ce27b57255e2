import type { Clock } from '../domain/clock.ts';
import type { TaskId } from '../domain/ids.ts';
import { endDeadRun } from '../domain/record/dead-run.ts';
import type { HolderLocation } from '../domain/record/lease.ts';
import { silentNotifier } from '../domain/record/notifier.ts';
import { toRefName } from '../domain/refs/ref-name.ts';
import type { Git } from '../git/git.ts';
import { listRemoteRefs } from '../git/ls-remote.ts';
import { createControlRepository, fetchCommits } from '../store/control-repository.ts';
import { toFreeLease } from '../store/held-lease.ts';
import type { Origin } from '../store/origin.ts';
import { readState, requirePlan, type StoredTask } from '../store/state-commit.ts';
import { openTaskJournal } from '../store/task-journal.ts';

export interface CloseRunOptions {
  readonly git: Git;
  readonly origin: Origin;
  /** The folder for the control repository. */
  readonly runDir: string;
  readonly clock: Clock;
  readonly sleep: (ms: number) => Promise<void>;
  readonly taskId: TaskId;
  /** The run that is over: the record of any other one is left alone. */
  readonly runId: string;
  /** The workflow run and its attempt that the run must be one of; undefined where it is not known. */
  readonly job: { readonly id: string; readonly attempt: number } | undefined;
}

/**
 * The outcome of closing a run. `closed`: the run was open and its end is recorded now. `not_open`: nothing was written.
 * `not_recorded`: the task has no record. `moved`: another process recorded something first.
 */
export type ClosedRun = 'closed' | 'not_open' | 'not_recorded' | 'moved';

/**
 * Records the end of a run whose process is gone: its attempt as interrupted, the run as paused. Writes only while that
 * run is the last one of its task and has no end, and only on top of the record that was read.
 */
export async function closeRun(options: CloseRunOptions): Promise<ClosedRun> {
  const { git, origin, runDir, taskId } = options;
  const ref = toRefName({ kind: 'state', taskId });
  const stateCommit = (await listRemoteRefs(git, origin.remote, [ref])).get(ref);
  if (stateCommit === undefined) return 'not_recorded';
  const control = await createControlRepository(git, origin, { runDir, idLength: stateCommit.length });
  await fetchCommits(control, origin, [stateCommit]);
  const stored = await readState(control, stateCommit, ref);
  if (!isOpen(stored, options)) return 'not_open';
  const journal = openJournal(control, stored, options);
  const publication = await journal.record(endDeadRun(stored.state.record), { isLast: true });
  if (publication.kind === 'rejected' || publication.kind === 'torn') throw new Error(publication.reason);
  return publication.kind === 'published' ? 'closed' : 'moved';
}

function isOpen({ events, state, lease }: StoredTask, { runId, job }: Pick<CloseRunOptions, 'runId' | 'job'>): boolean {
  if (lease !== undefined && (lease.holder?.run_id !== runId || !isOf(job, lease.holder.place))) return false;
  const last = events.findLast((event) => event.kind === 'run_started');
  return last?.kind === 'run_started' && last.run_id === runId && state.record.ending === null;
}

function isOf(job: CloseRunOptions['job'], place: HolderLocation): boolean {
  if (job === undefined) return place.kind === 'unknown';
  return place.kind === 'job' && place.run === job.id && place.attempt === job.attempt;
}

function openJournal(control: Git, stored: StoredTask, { origin, clock, sleep, taskId }: CloseRunOptions) {
  const { state } = stored;
  return openTaskJournal({
    git: control,
    remote: origin.remote,
    clock,
    sleep,
    // The caller reports the end, from the record.
    notifier: silentNotifier,
    taskId,
    taskBranch: state.record.task_branch,
    planSource: { plan: requirePlan(stored), text: stored.planText },
    stored,
    branchHead: undefined,
    resultHead: undefined,
    lease: stored.lease && toFreeLease(stored.lease.generation, () => Promise.resolve(clock.now())),
  });
}
