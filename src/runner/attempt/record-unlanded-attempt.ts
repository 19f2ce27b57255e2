import type { AttemptDecision } from '../../domain/decisions/decide-attempt.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { EventBody, EventOf } from '../../domain/record/chronicle-event.ts';
import { isAttemptOpen } from '../../domain/record/steering.ts';
import { rewind } from '../../workspace/attempt/rewind.ts';
import { requireAttemptState } from '../../workspace/attempt/snapshot.ts';
import type { AttemptContext } from '../context/run-context.ts';
import { addToNextRecord, type RecordOutcome, recordEvents } from '../record/record-events.ts';
import { toChangedPaths } from './find-violations.ts';
import type { AttemptWork } from './run-attempt.ts';
import type { VerifiedAttempt } from './verify-attempt.ts';

/** A verified attempt that is not recorded yet. */
export interface AttemptResult extends AttemptWork, VerifiedAttempt {
  /** Whether its scratch commit is on the origin already. */
  readonly isPublished: boolean;
  /** The step that passed in place of what the attempt left, and the scratch commit of that. */
  readonly rescued?: { readonly step: number; readonly scratchCommit: ObjectId } | undefined;
}

/** The fields of the end of an attempt that hang on whether it landed, failed or was interrupted. */
export type EndFacts = Pick<EventOf<'attempt_ended'>, 'outcome' | 'failure_report' | 'notes' | 'interruption'>;

// Why: docs/decisions/0080-recorded-before-rewound.md
/**
 * Publishes the end of an attempt that failed or was interrupted, and only then clears its work out of the workspace: a
 * run that dies in between has lost nothing. The rewind is recorded with the next record. The workspace is cleared also
 * when the record fails, so that a disk which the work has filled has room for the end of the run.
 */
export async function recordUnlandedAttempt(
  context: AttemptContext,
  result: AttemptResult,
  decision: AttemptDecision,
): Promise<RecordOutcome> {
  const { checkpoint, day, request } = context;
  const reason = 'the agent said that another attempt is pointless';
  const blocked: EventBody = { kind: 'checkpoint_blocked', checkpoint_id: checkpoint.id, reason };
  const more = decision.kind === 'failed' && decision.isRetryPointless ? [blocked] : [];
  let recorded: RecordOutcome | undefined;
  try {
    recorded = await publishUnlandedEnd(context, result, { facts: toEndFacts(context, decision), more });
    return recorded;
  } finally {
    const notes = await clear(context, result);
    if (recorded?.kind === 'recorded' && !request.isFresh)
      addToNextRecord(context, [{ kind: 'workspace_rewound', checkpoint_id: checkpoint.id, day, notes: [...notes] }]);
  }
}

/** Leaves published work open: the next run verifies it. */
export async function leaveToNextRun({ prepared }: AttemptContext, { snapshot }: AttemptWork): Promise<RecordOutcome> {
  await rewind(prepared.workspace, snapshot);
  return { kind: 'recorded' };
}

/**
 * Clears passed work that a command of a user keeps from landing out of the workspace. Where it was published it stays open,
 * so that a run after a retry lands it without its agent; else its attempt is recorded as interrupted.
 */
export async function recordWithdrawal(
  context: AttemptContext,
  result: AttemptResult,
  reason: string,
): Promise<RecordOutcome> {
  const isOpen = isAttemptOpen(context.task.journal.state().record, context);
  if (result.isPublished || !isOpen) return leaveToNextRun(context, result);
  const interruption = { cause: 'surroundings', retry_after_seconds: null } as const;
  return recordUnlandedAttempt(context, result, { kind: 'interrupted', reason, interruption });
}

function toEndFacts({ request }: AttemptContext, decision: AttemptDecision): EndFacts {
  const notes = request.isFresh ? ['The workspace was not rewound: the run discards it.'] : [];
  if (decision.kind === 'interrupted') {
    const { reason, interruption } = decision;
    return { outcome: 'interrupted', failure_report: null, notes: [reason, ...notes], interruption };
  }
  const failure_report = decision.kind === 'failed' ? decision.report : null;
  return { outcome: 'failed', failure_report, notes, interruption: null };
}

/** Rewinds the workspace, or leaves it as it is when it will be discarded before the next attempt. */
async function clear(
  { prepared, request }: AttemptContext,
  { snapshot, capture, isUntouched, withheld }: AttemptResult,
): Promise<readonly string[]> {
  if (request.isFresh) {
    await requireAttemptState(prepared.workspace, snapshot);
    return [];
  }
  const untouchedSince = isUntouched ? capture : undefined;
  const { notes } = await rewind(prepared.workspace, snapshot, { untouchedSince, isWithheld: withheld !== undefined });
  return notes;
}

/**
 * Publishes the end of an attempt that does not land, with its scratch commit and events that go with it. A remote that
 * refuses the commit for what the agent put into it gets the end without it: the attempt is over all the same.
 */
export async function publishUnlandedEnd(
  context: AttemptContext,
  result: AttemptResult,
  { facts, more = [] }: { readonly facts: EndFacts; readonly more?: readonly EventBody[] },
): Promise<RecordOutcome> {
  const { capture, checked, isPublished, steps, withheld } = result;
  const { files } = checked;
  const scratch =
    withheld !== undefined || isPublished ? {} : { scratch: { day: context.day, commit: capture.commit } };
  const further = context.task.steps.toMoves(steps.moved());
  const recorded = await recordEvents(context, [toAttemptEnd(context, result, facts), ...more], {
    files,
    further,
    ...scratch,
  });
  if (recorded.kind !== 'rejected' || withheld !== undefined) return recorded;
  const refused = `The remote rejected the scratch commit, so it was not published: ${recorded.reason}`;
  const end = toAttemptEnd(context, { ...result, withheld: refused }, facts);
  return recordEvents(context, [end, ...more], { files });
}

/** Returns the end of an attempt as an event; a scratch commit that is withheld is left out, with the reason noted. */
export function toAttemptEnd(
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
    workspace_reverted: false,
    scratch_commit: isKept ? capture.commit : null,
    tree: isKept ? capture.tree : null,
    summary: decision.kind === 'passed' ? decision.summary : null,
    verifier_runs: [...checked.runs],
    ...(result.rescued === undefined ? {} : { rescued_from_step: result.rescued.step }),
    ...(result.claimedBy === undefined ? {} : { claimed_by: result.claimedBy }),
    ...(checked.verifyIn === undefined ? {} : { verified_in: checked.verifyIn }),
    tool_calls: [...result.toolCalls],
    side_effects: [...result.sideEffects],
    usage: result.usage,
    changed_paths: toChangedPaths(capture.changes),
    changed_paths_total: capture.changes.length,
    timeline: result.steps.timeline(),
    notes: [...facts.notes, ...capture.notes, ...result.notes, ...(isKept ? [] : [withheld])],
  };
}
