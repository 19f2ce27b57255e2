import { condenseTimeline } from '../../domain/attempt/step.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { EventBody } from '../../domain/record/chronicle-event.ts';
import { type RefName, toBranchRef, toRefName } from '../../domain/refs/ref-name.ts';
import { toCleanText } from '../../exec/redaction/clean-text.ts';
import { listRemoteRefs } from '../../git/ls-remote.ts';
import type { RefMove } from '../../git/push.ts';
import { retryRemote } from '../../store/retry-remote.ts';
import { toSignature } from '../../store/signature.ts';
import { buildLandedCommit, land } from '../../workspace/attempt/land.ts';
import type { AttemptContext } from '../context/run-context.ts';
import { describeMove, type RecordOutcome, recordEvents } from '../record/record-events.ts';
import { attributeLanding } from './attribute-landing.ts';
import {
  type AttemptResult,
  type EndFacts,
  publishUnlandedEnd,
  recordUnlandedAttempt,
  toAttemptEnd,
} from './record-unlanded-attempt.ts';
import { requireVerifiedTree } from './require-verified-tree.ts';

/** Records a verified attempt: lands it when it passed, else publishes its end. The workspace is then ready for the next. */
export async function recordAttempt(context: AttemptContext, result: AttemptResult): Promise<RecordOutcome> {
  const moved = await findBranchMove(context);
  if (moved !== undefined) return recordKept(context, result, { kind: 'conflict', reason: moved });
  if (result.decision.kind === 'passed') return landAttempt(context, result, result.decision.summary);
  const foreign = findForeignHead(context, result, undefined);
  if (foreign !== undefined) return recordKept(context, result, { kind: 'conflict', reason: foreign });
  return recordUnlandedAttempt(context, result, result.decision);
}

async function landAttempt(context: AttemptContext, result: AttemptResult, summary: string): Promise<RecordOutcome> {
  const { prepared, checkpoint, task, day } = context;
  const { snapshot, capture, isUntouched } = result;
  const { redact } = context.runContext.ports.redactor;
  const signature = toSignature(context.startedAt);
  const { last_landed, base_sha } = task.journal.state().record;
  const attribution = await attributeLanding(task.control, {
    since: last_landed ?? base_sha,
    from: snapshot.snapshotRef,
    tree: capture.tree,
  });
  const named = { checkpointId: checkpoint.id, planHash: task.planHash, summary: toCleanText(summary, redact) };
  const landing = { ...named, signature, attribution, redact };
  const landed = await buildLandedCommit(prepared.workspace, snapshot, { capture, landing });
  await requireVerifiedTree(task.control, result.checked.tree, [landed ?? snapshot.snapshotRef, capture.commit]);
  const facts: EndFacts = { outcome: 'passed', failure_report: null, notes: [], interruption: null };
  const foreign = findForeignHead(context, result, landed);
  if (foreign !== undefined) return recordKept(context, result, { kind: 'conflict', reason: foreign });
  const end: EventBody = {
    ...toAttemptEnd(context, result, facts),
    timeline: condenseTimeline(result.steps.timeline()),
  };
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
  const recorded = await recordEvents(context, [end, done], {
    files: result.checked.files,
    further: await findStreamDeletions(context, result),
    keeps: [capture.commit],
    ...(result.isPublished ? { scratch: { day, commit: capture.commit, isOver: true } } : {}),
    ...(landed === undefined ? {} : isHeldBack(context) ? { resultTo: landed } : { branchTo: landed }),
  });
  if (recorded.kind === 'recorded') {
    prepared.verification.landed(capture.tree, landed);
    await land(prepared.workspace, snapshot, { commit: landed, capture, isUntouched, clearing: 'by the next attempt' });
  }
  // The branch moved between the check and the push: the work is kept as evidence, and the branch stays as it is.
  return recorded.kind === 'conflict' || recorded.kind === 'rejected'
    ? recordKept(context, result, recorded)
    : recorded;
}

// Why: docs/decisions/0025-steps-go-with-the-landing.md
/** Returns the deletions of the streams of this base: their steps are in the record, and none of the rest has landed. */
async function findStreamDeletions({ task }: AttemptContext, { steps, snapshot }: AttemptResult): Promise<RefMove[]> {
  // Seven digits may stand for two bases: the streams of the other one stay.
  const ours = task.steps.listOf(snapshot.snapshotRef).length === 0 ? new Set<RefName>() : await steps.listStreamRefs();
  return task.steps.toMoves(new Map([...ours].map((ref) => [ref, undefined])));
}

/** True when the landing waits for approval: by the setting, or because the commits below it wait. */
function isHeldBack({ request, task }: AttemptContext): boolean {
  return request.materialize === 'approval' || task.journal.state().record.result !== null;
}

/** Ends the run for an attempt that passed and cannot land, since its branch has moved or refuses it: the branch is left alone. */
async function recordKept(
  context: AttemptContext,
  result: AttemptResult,
  cause: RecordOutcome & { readonly kind: 'conflict' | 'rejected' },
): Promise<RecordOutcome> {
  // Published work that has passed stays open, so that the next run verifies and lands it without its agent.
  if (result.isPublished && result.decision.kind === 'passed')
    return { ...cause, kept: describeWaiting(context, result) };
  const notes = [cause.reason, 'The work of this attempt is kept in its scratch commit.'];
  const facts: EndFacts = { outcome: 'interrupted', failure_report: null, notes, interruption: null };
  const recorded = await publishUnlandedEnd(context, result, { facts });
  if (recorded.kind === 'rejected') return { ...recorded, kept: 'The work of this attempt could not be kept.' };
  return recorded.kind === 'recorded' ? { ...cause, kept: describeKept(context) } : recorded;
}

function describeWaiting({ request, task, day }: AttemptContext, { snapshot }: AttemptResult): string {
  const ref = toRefName({ kind: 'scratch', taskId: request.taskId, day });
  const landing = `The next run checks it again and lands it without the agent, if "${task.taskBranch}" is where the attempt started (${snapshot.snapshotRef}) and the plan is the same; otherwise it starts a new attempt.`;
  return `The work of this attempt has passed and is kept at ${ref}. ${landing}`;
}

function describeKept({ task, request, checkpoint, day }: AttemptContext): string {
  const record = task.journal.state().record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === checkpoint.id);
  const isKept = record?.attempts.find((attempt) => attempt.day === day)?.scratch_commit != null;
  const kept = isKept
    ? `The work of this attempt is kept at ${toRefName({ kind: 'scratch', taskId: request.taskId, day })}.`
    : 'The remote does not take the work of this attempt under another name either: it is not kept.';
  return `${kept} The next run starts a new attempt.`;
}

async function findBranchMove({ task, runContext }: AttemptContext): Promise<string | undefined> {
  const ref = toBranchRef(task.taskBranch);
  const { origin, sleep } = runContext.ports;
  const found = (await retryRemote(sleep, () => listRemoteRefs(task.control, origin.remote, [ref]))).get(ref);
  const expected = task.journal.branchHead();
  return found === expected ? undefined : describeMove(task.taskBranch, { expected, found });
}

/**
 * Describes a task branch that is ahead of the attempt's start; undefined when it is not. The very commit that this
 * attempt lands may be there, left by a run that died while it published it.
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
