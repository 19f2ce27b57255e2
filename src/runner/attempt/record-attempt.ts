import { describeAgent } from '../../domain/agent-ladder.ts';
import { condenseTimeline } from '../../domain/attempt/step.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { EventBody, EventOf } from '../../domain/record/chronicle-event.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import { type RefName, toBranchRef, toRefName } from '../../domain/refs/ref-name.ts';
import { toCleanText } from '../../exec/redaction/clean-text.ts';
import { listRemoteRefs } from '../../git/ls-remote.ts';
import type { RefMove } from '../../git/push.ts';
import type { RecordPush } from '../../store/record-push.ts';
import { retryRemote } from '../../store/retry-remote.ts';
import { toSignature } from '../../store/signature.ts';
import { draftLandedCommit, type Landing, land } from '../../workspace/attempt/land.ts';
import type { AttemptContext } from '../context/run-context.ts';
import { keepWords } from '../landing/keep-words.ts';
import { findAuthor, makeLandedCommit } from '../landing/make-landed-commit.ts';
import { describeMove, type RecordOutcome, recordEvents } from '../record/record-events.ts';
import { attributeLanding } from './attribute-landing.ts';
import { recordAudit } from './record-audit.ts';
import {
  type AttemptResult,
  type EndFacts,
  publishUnlandedEnd,
  recordUnlandedAttempt,
  recordWithdrawal,
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
  const attribution = await attributeLanding(task.control, {
    since: findCountStart(task.journal.state().record),
    from: snapshot.snapshotRef,
    tree: capture.tree,
  });
  const landing = await toLanding(context, result, { summary, attribution });
  const draft = await keepWords(context, await draftLandedCommit(prepared.workspace, snapshot, { capture, landing }));
  const made = draft === undefined ? undefined : await makeLandedCommit(context, draft);
  if (made?.kind === 'not_made') return keepUnlessGone(context, result, made.recorded);
  const landed = made?.commit;
  await requireVerifiedTree(task.control, result.checked.tree, [landed ?? snapshot.snapshotRef, capture.commit]);
  const facts: EndFacts = {
    outcome: 'passed',
    failure_report: null,
    notes: [...(made?.notes ?? [])],
    interruption: null,
  };
  const foreign = findForeignHead(context, result, landed);
  if (foreign !== undefined) return recordKept(context, result, { kind: 'conflict', reason: foreign });
  const end: EventBody = {
    ...toAttemptEnd(context, result, facts),
    timeline: condenseTimeline(result.steps.timeline(), result.rescued?.step),
  };
  const done: EventBody = {
    kind: 'checkpoint_landed',
    checkpoint_id: checkpoint.id,
    day,
    summary,
    side_effects: [...result.sideEffects],
    committed_ref: landed ?? null,
    attribution: landed === undefined ? null : attribution,
    ...(landed === undefined ? {} : toLandedOn(context)),
  };
  const moved = landed === undefined ? {} : toLandedMove(context, landed);
  const recorded = await recordEvents(context, [end, done], {
    ...(await toLandingPush(context, result, landed)),
    ...moved,
  });
  if (recorded.kind === 'recorded') {
    await land(prepared.workspace, snapshot, { commit: landed, capture, isUntouched, clearing: 'by the next attempt' });
    prepared.verification.landed(capture.tree, landed);
    if (landed !== undefined) await recordAudit(context, { commit: landed, from: snapshot.snapshotRef });
  }
  return keepUnlessGone(context, result, recorded);
}

async function toLanding(
  context: AttemptContext,
  result: AttemptResult,
  { summary, attribution }: Required<Pick<Landing, 'summary' | 'attribution'>>,
): Promise<Landing> {
  const { checkpoint, task, request, startedAt } = context;
  const { redact } = context.runContext.ports.redactor;
  return {
    ...{ checkpointId: checkpoint.id, planHash: task.planHash, summary: toCleanText(summary, redact), attribution },
    signature: toSignature(startedAt),
    signedOffBy: request.signsOff ? await findAuthor(context) : undefined,
    ...{ madeBy: findMaker(context, result), redact },
  };
}

/** Keeps the work where the branch moved between the check and the push, or refuses the commit, or where a user forbids it. */
function keepUnlessGone(
  context: AttemptContext,
  result: AttemptResult,
  recorded: RecordOutcome,
): Promise<RecordOutcome> {
  if (recorded.kind === 'withdrawn') return recordWithdrawal(context, result, recorded.reason);
  const isKept = recorded.kind === 'conflict' || recorded.kind === 'rejected';
  return isKept ? recordKept(context, result, recorded) : Promise.resolve(recorded);
}

/** Finds the agent of the attempt and its cost, from the record alone, so that the same commit is made again. */
function findMaker({ task, day }: AttemptContext, { usage }: AttemptResult): Landing['madeBy'] {
  const attempts = task.journal.state().record.checkpoints.flatMap((checkpoint) => checkpoint.attempts);
  const agent = attempts.find((attempt) => attempt.day === day)?.agent;
  if (agent === undefined || agent.entry === null) return undefined;
  return { agent: describeAgent(agent), costUsd: usage.cost_usd };
}

/** Returns what is published with a landing, apart from the branch that it lands on. */
async function toLandingPush(
  context: AttemptContext,
  result: AttemptResult,
  landed: ObjectId | undefined,
): Promise<RecordPush> {
  const { capture, checked, isPublished, rescued } = result;
  const scratchCommit = rescued?.scratchCommit ?? capture.commit;
  return {
    files: checked.files,
    further: await findStreamDeletions(context, result),
    keeps: [capture.commit, ...(landed === undefined ? [] : [landed])],
    ...(isPublished ? { scratch: { day: context.day, commit: scratchCommit, isOver: true } } : {}),
  };
}

// Why: docs/decisions/0025-steps-go-with-the-landing.md
/** Returns the deletions of the streams of this base: their steps are in the record, and none of the rest has landed. */
async function findStreamDeletions({ task }: AttemptContext, { steps, snapshot }: AttemptResult): Promise<RefMove[]> {
  // Seven digits may stand for two bases: the streams of the other one stay.
  const ours = task.steps.listOf(snapshot.snapshotRef).length === 0 ? new Set<RefName>() : await steps.listStreamRefs();
  return task.steps.toMoves(new Map([...ours].map((ref) => [ref, undefined])));
}

/** Returns where a landing waits: for the end of a rebase, or for approval, by the setting or with the commits below it. */
function toLandedOn({ request, task }: AttemptContext): Pick<EventOf<'checkpoint_landed'>, 'landed_on'> {
  const { rebase, result } = task.journal.state().record;
  if (rebase !== null) return { landed_on: 'rebase' };
  return request.materialize === 'approval' || result !== null ? { landed_on: 'result' } : {};
}

function toLandedMove(context: AttemptContext, landed: ObjectId): RecordPush {
  const { landed_on } = toLandedOn(context);
  if (landed_on === 'rebase') return {};
  return landed_on === 'result' ? { resultTo: landed } : { branchTo: landed };
}

/** Returns the commit after which the lines of a landing are counted. */
function findCountStart({ rebase, last_landed, base_sha }: GroundhogRun): ObjectId {
  // On the new line nothing has landed yet where the record still has the commit of the old one.
  if (rebase !== null && rebase.last_landed === last_landed) return rebase.onto;
  return last_landed ?? base_sha;
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
  const { rebase, result, head } = task.journal.state().record;
  // Until a rebase is complete, the branch stays where that began, and behind the commits that wait for approval.
  const expected = rebase?.from ?? (result === snapshot.snapshotRef ? head : snapshot.snapshotRef);
  if (found === undefined || found === expected || found === landed) return undefined;
  return describeMove(task.taskBranch, { expected, found });
}
