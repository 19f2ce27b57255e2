import type { Rescue } from '../../domain/attempt/attempt.ts';
import type { WorkToVerify } from '../../domain/decisions/decide-attempt.ts';
import type { CapturedAttempt } from '../../domain/record/run-record.ts';
import { replayCapture } from '../../workspace/attempt/capture.ts';
import { createSnapshot } from '../../workspace/attempt/snapshot.ts';
import type { AttemptContext } from '../context/run-context.ts';
import type { RecordOutcome } from '../record/record-events.ts';
import { openAttemptSteps } from './attempt-steps.ts';
import { NOTHING_CHECKED } from './check-criteria.ts';
import { rescueAndRecord, verifyAndRecord } from './finish-attempt.ts';
import type { AttemptResult } from './record-unlanded-attempt.ts';
import type { AttemptWork } from './run-attempt.ts';
import type { VerifiedAttempt } from './verify-attempt.ts';

/** Verifies and records an attempt that an earlier run captured and published: its agent is not started again. */
export async function resumeAttempt(context: AttemptContext, captured: CapturedAttempt): Promise<RecordOutcome> {
  const { workspace } = context.prepared;
  const { day } = captured;
  const snapshot = await createSnapshot(workspace, { taskId: context.request.taskId, day });
  const capture = await replayCapture(workspace, snapshot, captured.scratch_commit);
  const steps = openAttemptSteps(context, snapshot, captured.timeline);
  const decided: WorkToVerify = {
    kind: 'verify',
    summary: captured.summary,
    claimedBy: captured.claimed_by ?? 'verb',
    unclaimed: captured.failure_report ?? undefined,
  };
  const work: AttemptWork = {
    snapshot,
    capture: { ...capture, notes: captured.notes },
    withheld: undefined,
    decided,
    isForbidden: false,
    sideEffects: captured.side_effects,
    toolCalls: captured.tool_calls,
    usage: captured.usage,
    // Published with the capture.
    transcript: undefined,
    steps,
  };
  const { rescue } = captured;
  if (rescue === undefined) return verifyAndRecord(context, work, { isPublished: true });
  return rescueAndRecord(context, { ...work, ...toFailed(captured, rescue) }, rescue.step);
}

/** Returns the result of an attempt that had failed before its steps were verified. */
function toFailed(
  { claimed_by, failure_report, verifier_runs }: CapturedAttempt,
  { retry_pointless }: Rescue,
): VerifiedAttempt & Pick<AttemptResult, 'isPublished'> {
  if (failure_report === null) throw new Error('a step is verified only of an attempt that failed');
  return {
    decision: { kind: 'failed', report: failure_report, isRetryPointless: retry_pointless },
    claimedBy: claimed_by,
    checked: { ...NOTHING_CHECKED, runs: verifier_runs },
    notes: [],
    isUntouched: false,
    isPublished: true,
  };
}
