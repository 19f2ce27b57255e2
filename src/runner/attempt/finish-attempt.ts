import { addSameWork, findSameWork } from '../../domain/attempt/stall.ts';
import { rewind } from '../../workspace/attempt/rewind.ts';
import type { AttemptContext } from '../context/attempt-context.ts';
import type { RecordOutcome } from '../record/record-events.ts';
import { recordAttempt } from './record-attempt.ts';
import { recordCapture, toEvidence } from './record-capture.ts';
import type { AttemptWork } from './run-attempt.ts';
import { type VerifiedAttempt, verifyAttempt } from './verify-attempt.ts';

/** Publishes the work of an attempt that claims success, checks it, and records what it came to. */
export async function finishAttempt(context: AttemptContext, work: AttemptWork): Promise<RecordOutcome> {
  const captured = await recordCapture(context, work);
  if (captured.kind === 'stop') return captured.recorded;
  return checkAttempt(context, work, { isPublished: captured.kind === 'published' });
}

/** Checks the work of an attempt and records what it came to. Work that is published waits where the check is stopped. */
export async function checkAttempt(
  context: AttemptContext,
  work: AttemptWork,
  { isPublished }: { readonly isPublished: boolean },
): Promise<RecordOutcome> {
  const settled = await verifyAttempt(context, { ...work, isPublished });
  if (isPublished && settled.decision.kind === 'interrupted') {
    await rewind(context.prepared.workspace, work.snapshot);
    return { kind: 'recorded' };
  }
  const decision = reportSameWork(context, work, settled.decision);
  const files = [...settled.checked.files, ...(isPublished ? [] : toEvidence(context, work))];
  return recordAttempt(context, {
    ...work,
    ...settled,
    decision,
    checked: { ...settled.checked, files },
    isPublished,
  });
}

/** Two failed attempts with the same files: the next one is told, so that it does not become three. */
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
