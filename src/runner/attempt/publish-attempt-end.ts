import type { EventBody, EventOf } from '../../domain/record/chronicle-event.ts';
import type { RecordPush } from '../../store/record-push.ts';
import type { AttemptContext } from '../context/attempt-context.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';
import type { AttemptResult } from './attempt-result.ts';
import { toChangedPaths } from './find-violations.ts';

/** What a record of an attempt that does not land says. */
export interface AttemptEnd {
  readonly facts: EndFacts;
  readonly further: readonly EventBody[];
}

/**
 * Records an attempt that does not land, with its scratch commit. A remote that refuses that commit, for what the agent
 * has put in it, gets the record without it: the attempt is over all the same.
 */
export async function publishAttemptEnd(
  context: AttemptContext,
  result: AttemptResult,
  { facts, further: others }: AttemptEnd,
): Promise<RecordOutcome> {
  const { files } = result.checked;
  const bodies = [toAttemptEnd(context, result, facts), ...others];
  const further = context.task.steps.toMoves(result.steps.moved());
  const recorded = await recordEvents(context, bodies, { files, further, ...toScratch(context, result) });
  if (recorded.kind !== 'rejected' || result.withheld !== undefined) return recorded;
  const withheld = `The remote rejected the scratch commit, so it was not published: ${recorded.reason}`;
  return recordEvents(context, [toAttemptEnd(context, { ...result, withheld }, facts), ...others], { files });
}

/** What is decided about the end of an attempt. */
export type EndFacts = Pick<
  EventOf<'attempt_ended'>,
  'outcome' | 'failure_report' | 'workspace_reverted' | 'notes' | 'interruption'
>;

/** The end of an attempt as an event. */
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
): Pick<RecordPush, 'scratch'> {
  return withheld !== undefined || isPublished ? {} : { scratch: { day, commit: capture.commit } };
}
