import { addSameWork, findSameWork } from '../../domain/attempt/stall.ts';
import type { StateFile } from '../../store/state-commit.ts';
import { rewind } from '../../workspace/attempt/rewind.ts';
import type { AttemptContext } from '../context/run-context.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';
import { toChangedPaths } from './find-violations.ts';
import { recordAttempt } from './record-attempt.ts';
import type { AttemptWork } from './run-attempt.ts';
import { type VerifiedAttempt, verifyAttempt } from './verify-attempt.ts';

/** Finishes an attempt whose agent has stopped: publishes the work that claims success, verifies it, and records it. */
export async function finishAttempt(context: AttemptContext, work: AttemptWork): Promise<RecordOutcome> {
  const isClaim = work.decided.kind === 'verify' && work.withheld === undefined;
  const published = isClaim ? await publishCapture(context, work, work.decided.summary) : undefined;
  // A remote may refuse the commit for what is in it: it is verified all the same, and the end of the attempt says so.
  if (published !== undefined && published.kind !== 'recorded' && published.kind !== 'rejected') return published;
  return verifyAndRecord(context, work, { isPublished: published?.kind === 'recorded' });
}

/** Publishes the work of an attempt before it is verified, so that it outlives this run, whatever happens now. */
async function publishCapture(context: AttemptContext, work: AttemptWork, summary: string): Promise<RecordOutcome> {
  const { checkpoint, day, task } = context;
  const { capture, steps } = work;
  return recordEvents(
    context,
    [
      {
        kind: 'attempt_captured',
        checkpoint_id: checkpoint.id,
        day,
        scratch_commit: capture.commit,
        tree: capture.tree,
        summary,
        tool_calls: [...work.toolCalls],
        side_effects: [...work.sideEffects],
        usage: work.usage,
        changed_paths: toChangedPaths(capture.changes),
        changed_paths_total: capture.changes.length,
        notes: [...capture.notes],
        timeline: steps.timeline(),
      },
    ],
    {
      scratch: { day, commit: capture.commit },
      files: toTranscript(context, work),
      further: task.steps.toMoves(steps.moved()),
    },
  );
}

/** Verifies the work of an attempt and records the result. Published work waits for the next run where this one is stopped. */
export async function verifyAndRecord(
  context: AttemptContext,
  work: AttemptWork,
  { isPublished }: { readonly isPublished: boolean },
): Promise<RecordOutcome> {
  const verified = await verifyAttempt(context, { ...work, isPublished });
  if (isPublished && verified.decision.kind === 'interrupted') {
    await rewind(context.prepared.workspace, work.snapshot);
    return { kind: 'recorded' };
  }
  const decision = reportSameWork(context, work, verified.decision);
  const files = [...verified.checked.files, ...(isPublished ? [] : toTranscript(context, work))];
  const checked = { ...verified.checked, files };
  return recordAttempt(context, { ...work, ...verified, decision, checked, isPublished });
}

/** Adds to the report of a failed attempt that an earlier one left the same files, so that the next one does not. */
function reportSameWork(
  { record }: AttemptContext,
  { capture, snapshot }: AttemptWork,
  decision: VerifiedAttempt['decision'],
): VerifiedAttempt['decision'] {
  if (decision.kind !== 'failed') return decision;
  const day = findSameWork(record.attempts, { tree: capture.tree, snapshotRef: snapshot.snapshotRef });
  if (day === undefined) return decision;
  const isEmpty = capture.changes.length === 0;
  return { ...decision, report: addSameWork(decision.report, { day, isEmpty }) };
}

/** The transcript of the agent as a file of the state; none where the agent keeps none. */
function toTranscript({ day }: AttemptContext, { transcript }: AttemptWork): readonly StateFile[] {
  if (transcript === undefined) return [];
  return [{ path: `evidence/${day}/transcript.jsonl`, bytes: Buffer.from(transcript) }];
}
