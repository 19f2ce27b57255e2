import type { WorkToVerify } from '../../domain/decisions/decide-attempt.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { EventBody } from '../../domain/record/chronicle-event.ts';
import type { StateFile } from '../../store/state-commit.ts';
import type { AttemptContext } from '../context/run-context.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';
import { toChangedPaths } from './find-violations.ts';
import type { AttemptWork } from './run-attempt.ts';

/** The facts that are published with a capture. */
export interface CaptureNotes {
  readonly claim: Omit<WorkToVerify, 'kind'>;
  /** Further events and files of the same record. */
  readonly more?: readonly EventBody[];
  readonly files?: readonly StateFile[];
  /** Further commits that must stay reachable. */
  readonly keeps?: readonly ObjectId[];
}

/** Publishes the work of an attempt before it is verified, so that it outlives this run, whatever happens now. */
export async function publishCapture(
  context: AttemptContext,
  work: AttemptWork,
  { claim, more = [], files = [], keeps = [] }: CaptureNotes,
): Promise<RecordOutcome> {
  const { checkpoint, day, task } = context;
  const { capture, steps } = work;
  const { summary, claimedBy, unclaimed } = claim;
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
        claimed_by: claimedBy,
        ...(unclaimed === undefined ? {} : { failure_report: unclaimed }),
        tool_calls: [...work.toolCalls],
        side_effects: [...work.sideEffects],
        usage: work.usage,
        changed_paths: toChangedPaths(capture.changes),
        changed_paths_total: capture.changes.length,
        notes: [...capture.notes],
        timeline: steps.timeline(),
      },
      ...more,
    ],
    {
      scratch: { day, commit: capture.commit },
      keeps,
      files: [...toTranscript(context, work), ...files],
      further: task.steps.toMoves(steps.moved()),
    },
  );
}

/** The transcript of the agent as a file of the state; none where the agent keeps none. */
export function toTranscript({ day }: AttemptContext, { transcript }: AttemptWork): readonly StateFile[] {
  if (transcript === undefined) return [];
  return [{ path: `evidence/${day}/transcript.jsonl`, bytes: Buffer.from(transcript) }];
}
