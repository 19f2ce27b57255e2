import type { CapturedAttempt } from '../../domain/record/run-record.ts';
import { replayCapture } from '../../workspace/attempt/capture.ts';
import { createSnapshot } from '../../workspace/attempt/snapshot.ts';
import type { AttemptContext } from '../context/run-context.ts';
import type { RecordOutcome } from '../record/record-events.ts';
import { openAttemptSteps } from './attempt-steps.ts';
import { verifyAndRecord } from './finish-attempt.ts';

/** Verifies and records an attempt that an earlier run captured and published: its agent is not started again. */
export async function resumeAttempt(context: AttemptContext, captured: CapturedAttempt): Promise<RecordOutcome> {
  const { workspace } = context.prepared;
  const { day } = captured;
  const snapshot = await createSnapshot(workspace, { taskId: context.request.taskId, day });
  const capture = await replayCapture(workspace, snapshot, captured.scratch_commit);
  const steps = openAttemptSteps(context, snapshot, captured.timeline);
  return verifyAndRecord(
    context,
    {
      snapshot,
      capture: { ...capture, notes: captured.notes },
      withheld: undefined,
      decided: { kind: 'verify', summary: captured.summary },
      sideEffects: captured.side_effects,
      toolCalls: captured.tool_calls,
      usage: captured.usage,
      // Published with the capture.
      transcript: undefined,
      steps,
    },
    { isPublished: true },
  );
}
