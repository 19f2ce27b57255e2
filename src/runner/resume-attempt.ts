import type { CapturedAttempt } from '../domain/captured.ts';
import { replayCapture } from '../workspace/replay.ts';
import { createSnapshot } from '../workspace/snapshot.ts';
import type { AttemptContext } from './attempt-context.ts';
import { openAttemptSteps } from './attempt-steps.ts';
import { checkAttempt } from './finish-attempt.ts';
import type { Recorded } from './recorded.ts';

/** Checks an attempt again that a run before this one captured: its agent is not started a second time. */
export async function resumeAttempt(context: AttemptContext, captured: CapturedAttempt): Promise<Recorded> {
  const { workspace } = context.bench;
  const { day } = captured;
  const snapshot = await createSnapshot(workspace, { taskId: context.request.taskId, day });
  const capture = await replayCapture(workspace, snapshot, captured.scratch_commit);
  const steps = openAttemptSteps(context, snapshot, captured.timeline);
  return checkAttempt(
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
