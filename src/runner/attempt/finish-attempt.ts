import { describeAgent } from '../../domain/agent-ladder.ts';
import { assertNever } from '../../domain/assert-never.ts';
import { addSameWork, findSameWork } from '../../domain/attempt/stall.ts';
import { chooseNextEntry } from '../../domain/decisions/choose-ladder-entry.ts';
import type { AttemptContext } from '../context/run-context.ts';
import type { RecordOutcome } from '../record/record-events.ts';
import { publishCapture, toTranscript } from './publish-capture.ts';
import { recordAttempt } from './record-attempt.ts';
import { type AttemptResult, leaveToNextRun } from './record-unlanded-attempt.ts';
import { rescueAttempt } from './rescue-attempt.ts';
import type { AttemptWork } from './run-attempt.ts';
import { type VerifiedAttempt, verifyAttempt } from './verify-attempt.ts';

/** Finishes an attempt whose agent has stopped: publishes the work to be verified, verifies it, and records the result. */
export async function finishAttempt(context: AttemptContext, work: AttemptWork): Promise<RecordOutcome> {
  const { decided, withheld } = work;
  const isToVerify = decided.kind === 'verify' && withheld === undefined;
  const published = isToVerify ? await publishCapture(context, work, { claim: decided }) : undefined;
  // A remote may refuse the commit for what is in it: it is verified all the same, and the end of the attempt says so.
  if (published !== undefined && published.kind !== 'recorded' && published.kind !== 'rejected') return published;
  return verifyAndRecord(context, work, { isPublished: published?.kind === 'recorded' });
}

/** Verifies the work of an attempt and records the result. Published work waits for the next run where this one is stopped. */
export async function verifyAndRecord(
  context: AttemptContext,
  work: AttemptWork,
  { isPublished }: { readonly isPublished: boolean },
): Promise<RecordOutcome> {
  const verified = await verifyAttempt(context, { ...work, isPublished });
  if (isPublished && verified.decision.kind === 'interrupted') return leaveToNextRun(context, work);
  const decision = nameNextEntry(context, reportSameWork(context, work, verified.decision));
  const files = [...verified.checked.files, ...(isPublished ? [] : toTranscript(context, work))];
  const checked = { ...verified.checked, files };
  return rescueAndRecord(context, { ...work, ...verified, decision, checked, isPublished });
}

/** Records the result of an attempt; where it failed, after its recorded steps were verified as the settings say. */
export async function rescueAndRecord(
  context: AttemptContext,
  result: AttemptResult,
  from?: number,
): Promise<RecordOutcome> {
  const rescue = await rescueAttempt(context, result, from);
  switch (rescue.kind) {
    case 'ended':
      return recordAttempt(context, rescue.result);
    case 'not_recorded':
      return rescue.recorded;
    case 'interrupted':
      return leaveToNextRun(context, result);
    default:
      return assertNever(rescue);
  }
}

/** Adds to an interruption by a provider the entry of the ladder that makes the attempt instead. */
function nameNextEntry(
  { record, attempt, worker, runContext }: AttemptContext,
  decision: VerifiedAttempt['decision'],
): VerifiedAttempt['decision'] {
  if (decision.kind !== 'interrupted') return decision;
  const { workers } = runContext.ports;
  const { cause } = decision.interruption;
  const ended = { cause, entry: worker.identity.entry ?? 1, attempt, size: workers.length };
  const next = chooseNextEntry(record.attempts, ended);
  const other = next === undefined ? undefined : workers[next - 1];
  if (next === undefined || other === undefined) return decision;
  const instead = `Entry ${next} of the ladder makes this attempt instead: ${describeAgent(other.identity)}.`;
  const reason = `${decision.reason.replace(/\.?\s*$/, '.')} ${instead}`;
  return { ...decision, reason, interruption: { ...decision.interruption, next_entry: next } };
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
