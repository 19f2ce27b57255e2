import { chooseNextAction } from '../domain/decisions/next-action.ts';
import { renderError } from '../domain/errors/error-catalog.ts';
import { type ErrorCode, GroundhogError } from '../domain/errors/errors.ts';
import { toGroundhogError } from '../domain/errors/to-groundhog-error.ts';
import { hasPlanPath } from '../domain/record/carry-over-plan.ts';
import type { EventBody, EventOf } from '../domain/record/chronicle-event.ts';
import { closeOpenAttempts } from '../domain/record/close-open-attempts.ts';
import type { Ending } from '../domain/record/ending.ts';
import type { Claim } from '../domain/record/lease.ts';
import type { Notifier } from '../domain/record/notifier.ts';
import type { GroundhogRun } from '../domain/record/run-record.ts';
import { findMissingPath } from '../exec/folder-access.ts';
import { killOrphans } from '../exec/kill-orphans.ts';
import type { RecordPush } from '../store/record-push.ts';
import { dropLeftBranches } from './checks/check-branch.ts';
import { findCheckCriteria, requireChecks } from './checks/require-checks.ts';
import { addStopSignal } from './context/add-stop-signal.ts';
import type { OpenCheckout } from './context/locked-checkout.ts';
import type { OpenedTask, RunContext, RunRequest, TaskContext } from './context/run-context.ts';
import { cleanUp, removeDead } from './open/clean-up.ts';
import { findEarlyEnd } from './open/early-end.ts';
import { findLaterCommits } from './open/find-moved-base.ts';
import { openCheckout, requireLfsChoice } from './open/open-checkout.ts';
import { openTask } from './open/open-task.ts';
import { requireWholeTree } from './open/require-whole-tree.ts';
import { warnOfChangedLimits } from './open/unchecked-guards.ts';
import { withKeptLease } from './pacing/keep-lease.ts';
import { findPauseBehind } from './pacing/pause-behind.ts';
import { recordEvents } from './record/record-events.ts';
import { endRun, type RunEnd, toRunEnd } from './record/run-end.ts';
import { runLoop } from './run-loop.ts';
import type { RunResult } from './run-result.ts';

/** Each further start means that another process has recorded something of the task in between. */
const MAX_STARTS = 10;

// Why: docs/decisions/0140-a-run-that-was-too-late-starts-over.md
/**
 * Runs a plan until it ends, one checkpoint after the other. Every step is published before the next one starts, so that
 * the run after one that died resumes where it was. Throws GroundhogError for a failure before the first record.
 */
export async function runPlan(request: RunRequest, runContext: RunContext): Promise<RunResult> {
  const { plan } = request.planSource;
  if (findCheckCriteria(plan).length > 0) requireChecks(plan, runContext.ports.checks);
  await stopOrphans(runContext);
  const stoppable = stopOnAbort(runContext);
  for (let starts = 1; ; starts += 1) {
    const { isOutdated, ...result } = await startRun(request, stoppable);
    if (!isOutdated || starts === MAX_STARTS) return result;
  }
}

type StartedRun = RunResult & { readonly isOutdated: boolean };

/** Runs a plan; `isOutdated` when others have recorded something after the task was read, so that nothing was started. */
async function startRun(request: RunRequest, runContext: RunContext): Promise<StartedRun> {
  const checkout = await openCheckout(request, runContext);
  try {
    const needed = [...runContext.folders.needed, ...listNeeded(checkout)];
    const inside = { ...runContext, folders: { ...runContext.folders, checkout, needed } };
    return await runOpenedTask({ task: await openTask(request, inside), request, runContext: inside });
  } catch (thrown) {
    const paused = await findPauseBehind(thrown, runContext);
    if (paused === undefined) throw thrown;
    const { ending, reason } = paused;
    const { taskBranch = null } = request;
    return { ending, reason, view: undefined, taskBranch, isOvertaken: false, hasWorked: false, isOutdated: false };
  } finally {
    await checkout?.close();
  }
}

/** Stops what runs that died have left running: an agent without its run has no limits, and none waits for it. */
async function stopOrphans({ ports: { origin, notifier } }: RunContext): Promise<void> {
  const stopped = await killOrphans(origin.repository);
  if (stopped === 0) return;
  const text = `Processes that a run that died had left on this machine were stopped: ${stopped}.`;
  notifier.progress({ kind: 'warning', text });
}

/** Returns the context with a signal that also stops the run once its record says that the task was aborted. */
function stopOnAbort(runContext: RunContext): RunContext {
  const { ports } = runContext;
  const aborted = new AbortController();
  const notifier: Notifier = {
    progress: ports.notifier.progress,
    recorded(events, view) {
      if (view.record.aborted !== null) aborted.abort();
      return ports.notifier.recorded(events, view);
    },
  };
  return addStopSignal({ ...runContext, ports: { ...ports, notifier } }, aborted.signal);
}

async function runOpenedTask(context: TaskContext): Promise<StartedRun> {
  const { task, request, runContext } = context;
  const early = findEarlyEnd(task, request.planSource);
  // A run may die after its last record and leave its folders: there is nothing to record of that.
  if (early?.isSilent === false) await removeDead(context);
  if (early?.ending === 'nothing_to_do') await warnOfChangedLimits(context);
  // Before the first record, so that a repository or checkout that cannot be worked in is not changed.
  if (early === undefined) {
    const { control, taskBranch, head, existing } = task;
    const nextDay = (existing?.record.last_day ?? 0) + 1;
    await requireWholeTree(control, head);
    if (!isOnlyUnpublished(task))
      await runContext.folders.checkout?.prepare({ control, taskId: request.taskId, taskBranch, head, nextDay });
  }
  const { ending, reason, isSilent, isOutdated = false, isPlanOutdated = false } = early ?? (await work(context));
  const state = task.journal.findState();
  const later = state === undefined || early !== undefined ? {} : await findLater(context, state.record);
  const view = state && { plan: request.planSource.plan, record: state.record, memory: state.memory, ...later };
  // The reason may quote the remote, whose texts nothing has redacted yet.
  const redacted = runContext.ports.redactor.redact(reason);
  const { taskBranch, notRebased } = task;
  const facts = { ending, reason: redacted, view, taskBranch, isOvertaken: isSilent, notRebased };
  return { ...facts, hasWorked: early === undefined, isOutdated, isPlanOutdated };
}

/** The endings after which people merge, or take in what the base has by now. */
const BEFORE_A_MERGE: ReadonlySet<Ending | null> = new Set(['passed', 'blocked', 'refused']);

/** Finds the commits that the base has by now, for a reader on this machine; nothing where it cannot be read. */
async function findLater({ task, runContext }: TaskContext, record: GroundhogRun): ReturnType<typeof findLaterCommits> {
  const isJob = runContext.identity.lease.holder.place.kind === 'job';
  if (isJob || !BEFORE_A_MERGE.has(record.ending) || runContext.limits.signal.aborted) return {};
  const { control } = task;
  return findLaterCommits({ control, record, head: record.head }, runContext.ports).catch(() => ({}));
}

/** True when the task had its plan at another path before. */
function isPlanMoved({ planSource: { path } }: RunRequest, { existing }: OpenedTask): boolean {
  return (
    existing !== undefined && path !== undefined && path !== existing.record.plan_id && hasPlanPath(existing.record)
  );
}

/** True when all is done, and only the ref of the last commit is missing: nobody can have that commit checked out. */
function isOnlyUnpublished({ missing, existing }: OpenedTask): boolean {
  return missing !== undefined && existing !== undefined && chooseNextAction(existing.record).kind === 'done';
}

async function work(context: TaskContext): Promise<RunEnd> {
  const { task, request, runContext } = context;
  await requireLfsChoice(task, request, runContext);
  const { runId, version, lease } = runContext.identity;
  const { place } = lease.holder;
  const { isolation } = runContext.ports;
  const started: EventBody = {
    kind: 'run_started',
    run_id: runId,
    ...(place.kind === 'job' ? { run_url: place.url } : {}),
    ...(isPlanMoved(request, task) ? { plan_path: request.planSource.path } : {}),
    groundhog_version: version,
    ...(isolation === undefined ? { isolation: 'none' } : { isolation: 'sandbox', isolation_detail: isolation }),
    ...toLeaseFacts(task.claim),
  };
  // The task must exist before anything else is recorded of it.
  const [first, ...others] = task.opening;
  const opening = first?.kind === 'task_created' ? [first, started, ...others] : [started, ...task.opening];
  const bodies = [...opening, ...(await cleanUp(context))];
  const recorded = await recordEvents(context, bodies, toRecordPush(task));
  const failed = toRunEnd(recorded);
  if (recorded.kind === 'torn' && failed !== undefined) return recordEnd(context, failed);
  if (failed !== undefined) return { ...failed, isOutdated: recorded.kind === 'lost_state' };
  await dropLeftBranches(context);
  const end = await withKeptLease(context, (lost) =>
    runLoopSafely({ ...context, runContext: addStopSignal(runContext, lost) }),
  );
  return end.isSilent ? end : recordEnd(context, end);
}

/** Lists what a run in the user's checkout cannot do without: the checkout, and the repository that holds its objects. */
function listNeeded(checkout: OpenCheckout | undefined): string[] {
  return checkout === undefined ? [] : [checkout.held.root, checkout.held.gitDir, checkout.held.commonDir];
}

/** Returns the refs that the first record has to move: an inline plan, an approval, a landing that the origin lacks. */
function toRecordPush({ missing, existing, opening }: OpenedTask): RecordPush {
  const planned = opening.find((body) => body.kind === 'plan_committed');
  if (planned?.landed_on === 'result') return { resultTo: planned.to };
  // A push of the waiting commits to the task branch has approved them.
  const approved = opening.some(({ kind }) => kind === 'result_materialized') ? { resultTo: null } : {};
  if (planned !== undefined) return { ...approved, branchTo: planned.to };
  if (missing !== undefined) return existing?.record.result === missing ? { resultTo: missing } : { branchTo: missing };
  return approved;
}

function toLeaseFacts(claim: Claim): Pick<EventOf<'run_started'>, 'lease_generation' | 'took_over'> {
  if (claim.kind === 'held') throw new Error('a run does not start on a task that another one holds');
  const facts = { lease_generation: claim.generation };
  return claim.kind === 'free' ? facts : { ...facts, took_over: { run_id: claim.from.run_id, reason: claim.reason } };
}

/** A failure between two steps ends the run with what was recorded so far. */
async function runLoopSafely(context: TaskContext): Promise<RunEnd> {
  try {
    return await runLoop(context);
  } catch (thrown) {
    const path = await findMissingPath(context.runContext.folders.needed);
    if (path !== undefined) return toErrorEnd(new GroundhogError('folder_gone', { path }));
    return (await findPauseBehind(thrown, context.runContext)) ?? toErrorEnd(thrown);
  }
}

/** Failures after which somebody has to examine the machine or the checkout, or change the plan, before the next run. */
const REFUSALS = new Set<ErrorCode>([
  'checkout_dirty',
  'trusted_file_changed',
  'isolation_broken',
  'criterion_unrunnable',
  'guard_without_report',
  'guard_fails_at_base',
  'tests_pass_at_base',
  'landed_outside',
]);

function toErrorEnd(thrown: unknown): RunEnd {
  const error = toGroundhogError(thrown);
  return endRun(REFUSALS.has(error.code) ? 'refused' : 'infra_error', renderError(error));
}

async function recordEnd(context: TaskContext, end: RunEnd): Promise<RunEnd> {
  const { journal } = context.task;
  const { ending, reason, pauseCause } = end;
  try {
    // A record whose answer never came may be published all the same: its events are not recorded twice.
    await journal.confirmPublished();
    const closed = closeOpenAttempts(journal.state().record, {
      note: 'The run was stopped before the attempt ended.',
      exceptCaptured: true,
      isEndKnown: true,
    });
    const last: EventBody = {
      kind: 'run_ended',
      ending,
      reason,
      ...(pauseCause === undefined ? {} : { pause_cause: pauseCause }),
    };
    const recorded = await recordEvents(context, [...closed, last], { isLast: true });
    // Reported once: what the remote has refused before it refuses again.
    const isReported = recorded.kind === 'rejected' && reason.includes(recorded.reason);
    return isReported ? end : (toRunEnd(recorded) ?? end);
  } catch (thrown) {
    // The failure that ended the run may keep its end from being recorded, too: the next run closes the open attempt.
    return ending === 'infra_error' ? end : toErrorEnd(thrown);
  }
}
