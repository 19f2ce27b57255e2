import { findFailed } from '../../domain/attempt/verdict.ts';
import { chooseRescueSteps, type StepTree } from '../../domain/decisions/choose-rescue-steps.ts';
import type { EventOf } from '../../domain/record/chronicle-event.ts';
import { findTreesOf } from '../../git/cat-file.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import type { Capture } from '../../workspace/attempt/capture.ts';
import { replaceWork } from '../../workspace/attempt/replace-work.ts';
import type { AttemptContext } from '../context/run-context.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';
import { findViolations } from './find-violations.ts';
import { publishCapture } from './publish-capture.ts';
import type { AttemptResult } from './record-unlanded-attempt.ts';
import { toSummaries } from './summaries.ts';
import { verifyAttempt } from './verify-attempt.ts';

/** The outcome of verifying the steps of an attempt. `interrupted`: the run was stopped meanwhile. */
export type RescueOutcome =
  /** The result to record: that of the step that holds, else the one that was given. */
  | { readonly kind: 'ended'; readonly result: AttemptResult }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'not_recorded'; readonly recorded: RecordOutcome };

// Why: docs/decisions/0105-work-is-verified-whoever-claims-it.md
/**
 * Verifies recorded steps of a failed attempt, newest first, until the criteria hold for one. Each is published before,
 * so that a run which finds it verifies it again; `from` is the step at which an earlier run was stopped.
 */
export async function rescueAttempt(
  context: AttemptContext,
  failed: AttemptResult,
  from?: number,
): Promise<RescueOutcome> {
  let result = failed;
  for (const step of await findSteps(context, failed, from)) {
    const tried = await tryStep(context, result, { step, isRecorded: step.number === from });
    if (tried.kind !== 'failed') return tried;
    result = tried.result;
    if (!result.isPublished) break;
  }
  return { kind: 'ended', result };
}

async function findSteps(
  context: AttemptContext,
  { decision, isForbidden, steps, snapshot, capture, checked }: AttemptResult,
  from: number | undefined,
): Promise<StepTree[]> {
  const max = context.request.rescueSteps;
  if (max === 0 || isForbidden || decision.kind !== 'failed') return [];
  const { control } = context.task;
  // Fetches those of an attempt whose run worked on another machine.
  await steps.listStreamRefs();
  const known = steps.timeline().steps.flatMap(({ number, commit }) => (commit === null ? [] : [{ number, commit }]));
  const trees = await findTreesOf(
    control,
    known.map(({ commit }) => commit),
  );
  const found = known.flatMap((step) => {
    const tree = trees.get(step.commit);
    return tree === undefined ? [] : [{ ...step, tree }];
  });
  const base = await readTreeOf(control, snapshot.snapshotRef);
  const excluded = checked.runs.length > 0 ? [base, capture.tree] : [base];
  return chooseRescueSteps(found, { max, excluded, from });
}

interface StepToTry {
  readonly step: StepTree;
  /** Whether it is on record that the step is verified now. */
  readonly isRecorded: boolean;
}

type TriedStep = RescueOutcome | { readonly kind: 'failed'; readonly result: AttemptResult };

/** Verifies a step. `failed` has the given result with a note on the step; it is not published where the remote refuses it. */
async function tryStep(
  context: AttemptContext,
  result: AttemptResult,
  { step, isRecorded }: StepToTry,
): Promise<TriedStep> {
  const { snapshot, usage } = result;
  const replaced = await replaceWork(context.prepared.workspace, snapshot, step.commit);
  if (await isForbiddenWork(context, replaced))
    return toFailed(result, `Step ${step.number} was not verified: it changed what no attempt may change.`);
  const recorded: RecordOutcome = isRecorded ? { kind: 'recorded' } : await publishStep(context, result, step);
  if (recorded.kind === 'rejected' && !result.isPublished) return toFailed(result);
  if (recorded.kind !== 'recorded') return { kind: 'not_recorded', recorded };
  const claim = { kind: 'verify', claimedBy: 'none', summary: toSpecSummary(context) } as const;
  const work = { snapshot, capture: replaced, usage, decided: claim, isPublished: true, step: step.number };
  const verified = await verifyAttempt(context, work);
  if (verified.decision.kind === 'interrupted') return { kind: 'interrupted' };
  if (verified.decision.kind !== 'passed') {
    const [first] = findFailed(verified.checked.runs);
    const files = [...result.checked.files, ...verified.checked.files];
    const note = `Step ${step.number} was verified as well, and does not hold: ${first?.detail ?? 'it was not judged.'}`;
    return toFailed({ ...result, checked: { ...result.checked, files }, isPublished: true }, note);
  }
  const note = `Step ${step.number} holds, and was verified in place of what the attempt left, which failed.`;
  const capture = { ...replaced, notes: result.capture.notes };
  const rescued = { step: step.number, scratchCommit: result.capture.commit };
  const notes = [note, ...result.notes, ...verified.notes];
  return { kind: 'ended', result: { ...result, ...verified, capture, rescued, notes, isPublished: true } };
}

/** Returns the result with a note, for a workspace that no longer holds what the attempt left. */
function toFailed(result: AttemptResult, note?: string): TriedStep {
  const notes = note === undefined ? result.notes : [...result.notes, note];
  return { kind: 'failed', result: { ...result, notes, isUntouched: false } };
}

async function isForbiddenWork({ task, request, runContext, checkpoint }: AttemptContext, capture: Capture) {
  const { violations } = await findViolations(capture, {
    control: task.control,
    planSource: request.planSource,
    checkpoint,
    redactor: runContext.ports.redactor,
    findProtection: task.findProtection,
  });
  return violations.length > 0;
}

/** Publishes that a step is verified now, and the capture of the attempt where that was not published before. */
async function publishStep(context: AttemptContext, result: AttemptResult, step: StepTree): Promise<RecordOutcome> {
  const { decision, checked, isPublished } = result;
  if (decision.kind !== 'failed') throw new Error('only a failed attempt is rescued');
  const { number, commit, tree } = step;
  const started: EventOf<'rescue_started'> = {
    kind: 'rescue_started',
    checkpoint_id: context.checkpoint.id,
    day: context.day,
    ...{ step: number, commit, tree },
    retry_pointless: decision.isRetryPointless,
    failure_report: decision.report,
    verifier_runs: [...checked.runs],
  };
  const { files } = checked;
  if (isPublished) return recordEvents(context, [started], { files, keeps: [commit] });
  const claim = { claimedBy: 'none', summary: toSpecSummary(context), unclaimed: decision.report } as const;
  return publishCapture(context, result, { claim, more: [started], files, keeps: [commit] });
}

function toSpecSummary({ checkpoint, runContext }: AttemptContext): string {
  return toSummaries({}, checkpoint, runContext.ports.redactor).asked;
}
