import { dirname } from 'node:path';
import { chooseNextAction } from '../domain/decisions/next-action.ts';
import { renderError } from '../domain/errors/error-catalog.ts';
import { toGroundhogError } from '../domain/errors/to-groundhog-error.ts';
import type { EventBody, EventOf } from '../domain/record/chronicle-event.ts';
import { closeOpenAttempts } from '../domain/record/close-open-attempts.ts';
import { conclusionOf, type Ending } from '../domain/record/ending.ts';
import { type Claim, describeHolder } from '../domain/record/lease.ts';
import type { TaskView } from '../domain/record/notifier.ts';
import type { RecordPush } from '../store/record-push.ts';
import { type Leftovers, removeLeftovers, removeStranded } from '../workspace/backend/run-leftovers.ts';
import { dropLeftBranches } from './checks/check-branch.ts';
import { findCheckCriteria, requireChecks } from './checks/require-checks.ts';
import type { OpenedTask } from './context/opened-task.ts';
import { addStopSignal, type RunContext, type RunRequest } from './context/run-context.ts';
import { openCheckout } from './open/open-checkout.ts';
import { openTask } from './open/open-task.ts';
import { requireLfsChoice } from './open/require-lfs-choice.ts';
import { withKeptLease } from './pacing/keep-lease.ts';
import { stopOnAbort } from './pacing/stop-on-abort.ts';
import { recordEvents } from './record/record-events.ts';
import { endRun, type RunEnd, toFinalEnd, toRunEnd } from './record/run-end.ts';
import { runLoop } from './run-loop.ts';

/** How a run ended, and all that is known of its task. `view` is undefined when nothing was ever recorded. */
export interface RunResult {
  readonly ending: Ending;
  readonly reason: string;
  readonly view: TaskView | undefined;
  /** Null when the run was left before it was known. */
  readonly taskBranch: string | null;
  /** Another run writes the record of this task: what this one knows of it must not be told any more. */
  readonly isOvertaken: boolean;
}

/**
 * Carries out a plan until it ends, one checkpoint after the other. Every step is published before the next one starts,
 * so that a run which dies goes on where it was. Throws GroundhogError for what stops it before its first record.
 */
export async function runPlan(request: RunRequest, given: RunContext): Promise<RunResult> {
  const { plan } = request.planSource;
  if (findCheckCriteria(plan).length > 0) requireChecks(plan, given.ports.checks);
  const runContext = stopOnAbort(given);
  const checkout = await openCheckout(request, runContext);
  try {
    const inside = { ...runContext, folders: { ...runContext.folders, checkout } };
    return await runOpenedTask(await openTask(request, inside), request, inside);
  } finally {
    await checkout?.close();
  }
}

async function runOpenedTask(task: OpenedTask, request: RunRequest, runContext: RunContext): Promise<RunResult> {
  const early = findEarlyStop(task);
  // A run may die after its last record, with its folders still there: nobody has anything to record of that.
  if (early?.isSilent === false) await removeDead(task, runContext);
  // Before the first record, so that a checkout that cannot be worked in leaves nothing behind.
  if (early === undefined) {
    const { control, taskBranch, head, existing } = task;
    const nextDay = (existing?.run.last_day ?? 0) + 1;
    await runContext.folders.checkout?.prepare({ control, taskId: request.taskId, taskBranch, head, nextDay });
  }
  const { ending, reason, isSilent } = early ?? (await work(task, request, runContext));
  const state = task.journal.findState();
  const view =
    state === undefined ? undefined : { plan: request.planSource.plan, run: state.run, memory: state.memory };
  // It may quote what a remote said, and is told as it is.
  const told = runContext.ports.redactor.redact(reason);
  return { ending, reason: told, view, taskBranch: task.taskBranch, isOvertaken: isSilent };
}

/** A task that has ended and that nothing has happened to ends again in the same way, without a write. */
function findEarlyStop(task: OpenedTask): RunEnd | undefined {
  if (task.claim.kind === 'held') return toRefusal(task.claim);
  // A run that died before it said how it ended leaves that to be said.
  const over = task.existing?.run.ending === null ? undefined : task.existing?.run;
  const isUnchanged = task.opening.length === 0 && task.missing === undefined;
  const move = isUnchanged && over !== undefined ? chooseNextAction(over) : undefined;
  // What a person did after the last run may have brought the task to its end: then that is yet to be recorded.
  const isToldDone = over?.ending != null && conclusionOf(over.ending) === 'success';
  // A branch that is gone after its task has passed was merged: there is nothing left to be in conflict with.
  if (move?.kind === 'done' && isToldDone) return endRun('nothing_to_do', 'The task has already passed.');
  if (task.diverged !== undefined) return endRun('conflict', `${task.diverged} Nothing of it was touched.`);
  const isToldWaiting = move?.kind === 'await_approval' && over?.ending === 'paused';
  return move?.kind === 'blocked' || isToldWaiting ? toFinalEnd(move, { isWorkDone: false }) : undefined;
}

function toRefusal({ lease, holder }: Claim & { kind: 'held' }): RunEnd {
  const reason = [
    `Another run works on this task: ${describeHolder(holder)}. Nothing was written.`,
    `It may be taken over after ${lease.expires_at}, or once it is given up with: groundhog unlock ${lease.generation}`,
  ].join(' ');
  return { ending: 'refused', reason, isSilent: true };
}

async function work(task: OpenedTask, request: RunRequest, runContext: RunContext): Promise<RunEnd> {
  await requireLfsChoice(task, request, runContext);
  const { runId, version } = runContext.identity;
  const { isolation } = runContext.ports.openSandbox('');
  const started: EventBody = {
    kind: 'run_started',
    run_id: runId,
    groundhog_version: version,
    isolation,
    ...toLeaseFacts(task.claim),
  };
  // The task must exist before anything else is said about it.
  const [first, ...others] = task.opening;
  const opening = first?.kind === 'task_created' ? [first, started, ...others] : [started, ...task.opening];
  const bodies = [...opening, ...(await cleanUp(task, runContext))];
  const opened = await recordEvents({ task, runContext }, bodies, toRecordPush(task));
  const refused = toRunEnd(opened);
  if (refused?.isSilent === true) return { ...refused, ending: 'refused' };
  if (refused !== undefined) return opened.kind === 'torn' ? recordEnd(task, refused, runContext) : refused;
  await dropLeftBranches({ task, runContext });
  const stop = await withKeptLease({ task, runContext }, (lost) =>
    runLoopSafely(task, request, addStopSignal(runContext, lost)),
  );
  return stop.isSilent ? stop : recordEnd(task, stop, runContext);
}

/** Removes what runs that died have left here. */
async function removeDead({ contexts }: OpenedTask, { identity, folders }: RunContext): Promise<Leftovers[]> {
  const { runId } = identity;
  const named = await removeLeftovers(contexts, runId);
  return [...named, ...(await removeStranded([...new Set(folders.all.map(dirname))], runId))];
}

/** The same, as it is recorded. */
async function cleanUp(task: OpenedTask, runContext: RunContext): Promise<EventBody[]> {
  const leftovers = await removeDead(task, runContext);
  return leftovers.map(({ runId: run_id, paths }) => ({ kind: 'leftovers_removed', run_id, paths: [...paths] }));
}

/** What must be put right on the origin together with the first record. */
function toRecordPush({ missing, existing, opening }: OpenedTask): RecordPush {
  const planned = opening.find((body) => body.kind === 'plan_committed');
  if (planned?.landed_on === 'result') return { resultTo: planned.to };
  // Whoever has put what waited on the task branch has approved it.
  const approved = opening.some(({ kind }) => kind === 'result_materialized') ? { resultTo: null } : {};
  if (planned !== undefined) return { ...approved, branchTo: planned.to };
  if (missing !== undefined) return existing?.run.result === missing ? { resultTo: missing } : { branchTo: missing };
  return approved;
}

function toLeaseFacts(claim: Claim): Pick<EventOf<'run_started'>, 'lease_generation' | 'took_over'> {
  if (claim.kind === 'held') throw new Error('a run does not start on a task that another one holds');
  const { generation } = claim;
  if (claim.kind === 'free') return { lease_generation: generation };
  return { lease_generation: generation, took_over: { run_id: claim.from.run_id, reason: claim.reason } };
}

/** A failure between two steps ends the run with what was recorded so far. */
async function runLoopSafely(task: OpenedTask, request: RunRequest, runContext: RunContext): Promise<RunEnd> {
  try {
    return await runLoop(task, request, runContext);
  } catch (thrown) {
    return endRun('infra_error', renderError(toGroundhogError(thrown)));
  }
}

async function recordEnd(task: OpenedTask, stop: RunEnd, runContext: RunContext): Promise<RunEnd> {
  const { ending, reason, pauseCause } = stop;
  try {
    // A record whose answer never came may be there all the same: what it says is not said twice.
    await task.journal.confirmPublished();
    const closed = closeOpenAttempts(task.journal.state().run, {
      note: 'The run was stopped before the attempt ended.',
      exceptCaptured: true,
    });
    const last: EventBody = {
      kind: 'run_ended',
      ending,
      reason,
      ...(pauseCause === undefined ? {} : { pause_cause: pauseCause }),
    };
    const recorded = await recordEvents({ task, runContext }, [...closed, last], { isLast: true });
    // Said once: what the remote has refused before it refuses again.
    const isSaid = recorded.kind === 'rejected' && reason.includes(recorded.reason);
    return isSaid ? stop : (toRunEnd(recorded) ?? stop);
  } catch (thrown) {
    // What ended the run may keep its end from being recorded, too; the next run finds the attempt open and closes it.
    return ending === 'infra_error' ? stop : endRun('infra_error', renderError(toGroundhogError(thrown)));
  }
}
