import type { EventBody, EventOf } from '../domain/chronicle-event.ts';
import type { ObjectId } from '../domain/ids.ts';
import { type RefName, toBranchRef, toRefName } from '../domain/ref-name.ts';
import { condenseTimeline } from '../domain/step.ts';
import { listRemoteRefs } from '../git/ls-remote.ts';
import type { RefMove } from '../git/push.ts';
import { toSignature } from '../store/signature.ts';
import type { Enclosed } from '../store/task-journal.ts';
import { buildLandedCommit, land } from '../workspace/land.ts';
import { rewind } from '../workspace/rewind.ts';
import { requireAttemptState } from '../workspace/snapshot.ts';
import type { AttemptContext } from './attempt-context.ts';
import { toChangedPaths } from './attempt-facts.ts';
import { attributeLanding } from './attribute-landing.ts';
import { describeMove, type Recorded, recordEvents } from './recorded.ts';
import type { AttemptWork } from './run-attempt.ts';
import type { Settled } from './settle-attempt.ts';

/** What an attempt came to; no branch was moved yet. */
export interface AttemptResult extends AttemptWork, Settled {
  /** Its scratch commit is on the origin already. */
  readonly isPublished: boolean;
}

/** Publishes what an attempt came to, and brings the workspace to where the next one starts. */
export async function recordAttempt(context: AttemptContext, result: AttemptResult): Promise<Recorded> {
  const moved = await findBranchMove(context);
  if (moved !== undefined) return recordKept(context, result, { kind: 'conflict', reason: moved });
  if (result.decision.kind === 'passed') return recordPass(context, result, result.decision.summary);
  const foreign = findForeignHead(context, result, undefined);
  if (foreign !== undefined) return recordKept(context, result, { kind: 'conflict', reason: foreign });
  const { notes, isReverted } = await leaveWorkspace(context, result);
  const { decision } = result;
  const outcome = decision.kind === 'interrupted' ? 'interrupted' : 'failed';
  const report = decision.kind === 'failed' ? decision.report : null;
  const reasons = decision.kind === 'interrupted' ? [decision.reason] : [];
  const facts: EndFacts = {
    outcome,
    failure_report: report,
    workspace_reverted: isReverted,
    notes: [...reasons, ...notes],
    interruption: decision.kind === 'interrupted' ? decision.interruption : null,
  };
  const blocked: EventBody = {
    kind: 'checkpoint_blocked',
    checkpoint_id: context.checkpoint.id,
    reason: 'the agent said that another attempt is pointless',
  };
  const isPointless = decision.kind === 'failed' && decision.isRetryPointless;
  return recordUnlanded(context, result, { facts, further: isPointless ? [blocked] : [] });
}

/** Rewinds the workspace, or leaves it as it is when it will be discarded before the next attempt. */
async function leaveWorkspace(
  { bench, request }: AttemptContext,
  { snapshot, capture, isUntouched, withheld }: AttemptResult,
): Promise<{ readonly notes: readonly string[]; readonly isReverted: boolean }> {
  if (!request.isFresh) {
    const { notes } = await rewind(bench.workspace, snapshot, {
      untouchedSince: isUntouched ? capture : undefined,
      isWithheld: withheld !== undefined,
    });
    return { notes, isReverted: true };
  }
  await requireAttemptState(bench.workspace, snapshot);
  return { notes: ['The workspace was not rewound: the run discards it.'], isReverted: false };
}

interface Unlanded {
  readonly facts: EndFacts;
  readonly further: readonly EventBody[];
}

/**
 * Records an attempt that does not land, with its scratch commit. A remote that refuses that commit, for what the agent
 * has put in it, gets the record without it: the attempt is over all the same.
 */
async function recordUnlanded(
  context: AttemptContext,
  result: AttemptResult,
  { facts, further: others }: Unlanded,
): Promise<Recorded> {
  const { files } = result.checked;
  const bodies = [toAttemptEnd(context, result, facts), ...others];
  const further = context.task.steps.toMoves(result.steps.moved());
  const recorded = await recordEvents(context, bodies, { files, further, ...toScratch(context, result) });
  if (recorded.kind !== 'rejected' || result.withheld !== undefined) return recorded;
  const withheld = `The remote rejected the scratch commit, so it was not published: ${recorded.reason}`;
  return recordEvents(context, [toAttemptEnd(context, { ...result, withheld }, facts), ...others], { files });
}

async function recordPass(context: AttemptContext, result: AttemptResult, summary: string): Promise<Recorded> {
  const { bench, checkpoint, task, day } = context;
  const signature = toSignature(context.startedAt);
  const { last_landed, base_sha } = task.journal.state().run;
  const attribution = await attributeLanding(task.control, {
    since: last_landed ?? base_sha,
    from: result.snapshot.snapshotRef,
    tree: result.capture.tree,
  });
  const landing = { checkpointId: checkpoint.id, planHash: task.planHash, summary, signature, attribution };
  const landed = await buildLandedCommit(bench.workspace, result.snapshot, { capture: result.capture, landing });
  const end = toAttemptEnd(context, result, {
    outcome: 'passed',
    failure_report: null,
    workspace_reverted: false,
    notes: [],
    interruption: null,
  });
  const foreign = findForeignHead(context, result, landed);
  if (foreign !== undefined) return recordKept(context, result, { kind: 'conflict', reason: foreign });
  const landedEnd: EventBody = { ...end, timeline: condenseTimeline(result.steps.timeline()) };
  const done: EventBody = {
    kind: 'checkpoint_landed',
    checkpoint_id: checkpoint.id,
    day,
    summary,
    side_effects: [...result.sideEffects],
    committed_ref: landed ?? null,
    attribution: landed === undefined ? null : attribution,
    ...(landed !== undefined && isHeldBack(context) ? { landed_on: 'result' } : {}),
  };
  const recorded = await recordEvents(context, [landedEnd, done], {
    files: result.checked.files,
    further: await findStreamDeletions(context, result),
    keeps: [result.capture.commit],
    ...(result.isPublished ? { scratch: { day, commit: result.capture.commit, isOver: true } } : {}),
    ...(landed === undefined ? {} : isHeldBack(context) ? { resultTo: landed } : { branchTo: landed }),
  });
  if (recorded.kind === 'recorded') await landResult(context, result, landed);
  // The push found what the look before it did not: the work is kept as evidence, and the branch stays as it is.
  return recorded.kind === 'conflict' || recorded.kind === 'rejected'
    ? recordKept(context, result, recorded)
    : recorded;
}

async function landResult(
  { bench }: AttemptContext,
  { snapshot, capture, isUntouched }: AttemptResult,
  commit: ObjectId | undefined,
): Promise<void> {
  await land(bench.workspace, snapshot, { commit, capture, isUntouched, clearing: 'by the next attempt' });
}

/** Once they are in the record, the steps of this base are deleted: what did not land, nobody has decided to keep. */
async function findStreamDeletions({ task }: AttemptContext, { steps, snapshot }: AttemptResult): Promise<RefMove[]> {
  // Seven digits may stand for two bases: the streams of the other one stay.
  const own = task.steps.listOf(snapshot.snapshotRef).length === 0 ? new Set<RefName>() : await steps.listStreamRefs();
  return task.steps.toMoves(new Map([...own].map((ref) => [ref, undefined])));
}

/** What is built on commits that wait for approval waits with them, whatever the setting is by now. */
function isHeldBack({ request, task }: AttemptContext): boolean {
  return request.materialize === 'approval' || task.journal.state().run.result !== null;
}

/** The task branch is somebody else's by now, or closed to us: the capture is kept, the branch is left alone. */
async function recordKept(
  context: AttemptContext,
  result: AttemptResult,
  cause: Recorded & { readonly kind: 'conflict' | 'rejected' },
): Promise<Recorded> {
  const notes = [cause.reason, 'The work of this attempt is kept in its scratch commit.'];
  const facts: EndFacts = {
    outcome: 'interrupted',
    failure_report: null,
    workspace_reverted: false,
    notes,
    interruption: null,
  };
  const recorded = await recordUnlanded(context, result, { facts, further: [] });
  if (recorded.kind === 'rejected') return { ...recorded, kept: 'The work of this attempt could not be kept.' };
  if (recorded.kind !== 'recorded' || cause.kind !== 'rejected') return recorded.kind === 'recorded' ? cause : recorded;
  return { ...cause, kept: describeKept(context) };
}

function describeKept({ task, request, checkpoint, day }: AttemptContext): string {
  const record = task.journal.state().run.checkpoints.find(({ checkpoint_id }) => checkpoint_id === checkpoint.id);
  const isKept = record?.attempts.find((attempt) => attempt.day === day)?.scratch_commit != null;
  if (!isKept) return 'The remote does not take the work of this attempt under another name either: it is not kept.';
  return `The work of this attempt is kept at ${toRefName({ kind: 'scratch', taskId: request.taskId, day })}.`;
}

async function findBranchMove({ task, surroundings }: AttemptContext): Promise<string | undefined> {
  const ref = toBranchRef(task.taskBranch);
  const found = (await listRemoteRefs(task.control, surroundings.origin.remote, [ref])).get(ref);
  const expected = task.journal.branchHead();
  return found === expected ? undefined : describeMove(task.taskBranch, { expected, found });
}

/**
 * What is wrong with a task branch that is ahead of the attempt's start: only the very commit that this attempt makes may
 * be there, left by a run that died while it published it.
 */
function findForeignHead(
  { task }: AttemptContext,
  { snapshot }: AttemptResult,
  landed: ObjectId | undefined,
): string | undefined {
  const found = task.journal.branchHead();
  if (found === undefined || found === snapshot.snapshotRef || found === landed) return undefined;
  return describeMove(task.taskBranch, { expected: snapshot.snapshotRef, found });
}

type EndFacts = Pick<
  EventOf<'attempt_ended'>,
  'outcome' | 'failure_report' | 'workspace_reverted' | 'notes' | 'interruption'
>;

function toAttemptEnd(
  { checkpoint, day }: AttemptContext,
  result: AttemptResult,
  facts: EndFacts,
): EventOf<'attempt_ended'> {
  const { capture, checked, withheld, decision } = result;
  const isKept = withheld === undefined;
  return {
    kind: 'attempt_ended',
    checkpoint_id: checkpoint.id,
    day,
    ...facts,
    scratch_commit: isKept ? capture.commit : null,
    tree: isKept ? capture.tree : null,
    summary: decision.kind === 'passed' ? decision.summary : null,
    verifier_runs: [...checked.runs],
    tool_calls: [...result.toolCalls],
    side_effects: [...result.sideEffects],
    usage: result.usage,
    changed_paths: toChangedPaths(capture.changes),
    changed_paths_total: capture.changes.length,
    timeline: result.steps.timeline(),
    notes: [...facts.notes, ...capture.notes, ...result.notes, ...(isKept ? [] : [withheld])],
  };
}

function toScratch(
  { day }: AttemptContext,
  { capture, withheld, isPublished }: AttemptResult,
): Pick<Enclosed, 'scratch'> {
  return withheld !== undefined || isPublished ? {} : { scratch: { day, commit: capture.commit } };
}
