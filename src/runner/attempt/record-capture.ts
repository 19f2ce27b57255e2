import type { StateFile } from '../../store/state-commit.ts';
import type { AttemptContext } from '../context/attempt-context.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';
import { toChangedPaths } from './find-violations.ts';
import type { AttemptWork } from './run-attempt.ts';

export type CaptureRecord =
  | { readonly kind: 'published' }
  /** There is nothing to check, or the scratch commit may not leave this machine. */
  | { readonly kind: 'kept_here' }
  /** The record did not get through: the attempt is no longer ours. */
  | { readonly kind: 'stop'; readonly recorded: RecordOutcome };

/** Publishes what an attempt claims before it is checked: whatever happens now, the agent's work is not lost. */
export async function recordCapture(context: AttemptContext, work: AttemptWork): Promise<CaptureRecord> {
  const { decided, capture, withheld, steps } = work;
  if (decided.kind !== 'verify' || withheld !== undefined) return { kind: 'kept_here' };
  const { checkpoint, day, task } = context;
  const further = task.steps.toMoves(steps.moved());
  const recorded = await recordEvents(
    context,
    [
      {
        kind: 'attempt_captured',
        checkpoint_id: checkpoint.id,
        day,
        scratch_commit: capture.commit,
        tree: capture.tree,
        summary: decided.summary,
        tool_calls: [...work.toolCalls],
        side_effects: [...work.sideEffects],
        usage: work.usage,
        changed_paths: toChangedPaths(capture.changes),
        changed_paths_total: capture.changes.length,
        notes: [...capture.notes],
        timeline: steps.timeline(),
      },
    ],
    { scratch: { day, commit: capture.commit }, files: toEvidence(context, work), further },
  );
  if (recorded.kind === 'recorded') return { kind: 'published' };
  // A remote may refuse the commit for what is in it: it is checked all the same, and the end says so.
  return recorded.kind === 'rejected' ? { kind: 'kept_here' } : { kind: 'stop', recorded };
}

/** What the agent has said and called, for the record. */
export function toEvidence({ day }: AttemptContext, { transcript }: AttemptWork): readonly StateFile[] {
  if (transcript === undefined) return [];
  return [{ path: `evidence/${day}/transcript.jsonl`, bytes: Buffer.from(transcript) }];
}
