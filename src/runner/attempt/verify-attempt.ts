import type { ClaimSource } from '../../domain/attempt/attempt.ts';
import type { FailureReport } from '../../domain/attempt/failure-report.ts';
import { findFailed } from '../../domain/attempt/verdict.ts';
import {
  type AttemptDecision,
  interruptBy,
  interruptByLoss,
  type WorkToVerify,
} from '../../domain/decisions/decide-attempt.ts';
import { GroundhogError } from '../../domain/errors/errors.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import type { UnjudgedChoice, VerifyIn } from '../../domain/setting-limits.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { isDiskFull } from '../../exec/disk-space.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { readTreeOf } from '../../git/rev-parse.ts';
import { toFailureReport } from '../../verifier/digest.ts';
import type { Capture } from '../../workspace/attempt/capture.ts';
import { requireHead } from '../../workspace/attempt/guard-head.ts';
import { removeNewlyIgnored } from '../../workspace/attempt/remove-newly-ignored.ts';
import { resetAgentRepository, type Snapshot } from '../../workspace/attempt/snapshot.ts';
import { verifyGitHubChecks } from '../checks/verify-github-checks.ts';
import type { AttemptContext, RunContext } from '../context/run-context.ts';
import { type Checked, checkCriteria, NOTHING_CHECKED } from './check-criteria.ts';
import { toStatementJudge, type WorkToJudge } from './judge-statement.ts';

interface PassedAttempt {
  readonly kind: 'passed';
  readonly summary: string;
}

/** The outcome of verifying an attempt; its criteria were checked only where it claims success. */
export interface VerifiedAttempt {
  readonly decision: AttemptDecision | PassedAttempt;
  /** The source of the claim; undefined where nothing was verified. */
  readonly claimedBy: ClaimSource | undefined;
  readonly checked: Checked;
  readonly notes: readonly string[];
  /** Whether nothing has run in the workspace, so that it is as it was captured. */
  readonly isUntouched: boolean;
}

export interface AttemptToVerify extends WorkToJudge {
  readonly snapshot: Snapshot;
  readonly capture: Capture;
  readonly decided: AttemptDecision;
  /** Whether its commit is on the origin. */
  readonly isPublished: boolean;
  /** The number of the recorded step that is verified in place of what the attempt left. */
  readonly step?: number;
}

/** Verifies an attempt that claims success: checks its criteria on exactly the captured tree. Records nothing. */
export async function verifyAttempt(
  context: AttemptContext,
  { snapshot, capture, decided, usage, isPublished, step }: AttemptToVerify,
): Promise<VerifiedAttempt> {
  if (decided.kind !== 'verify')
    return { decision: decided, claimedBy: undefined, checked: NOTHING_CHECKED, notes: [], isUntouched: true };
  const { prepared, runContext, checkpoint, day } = context;
  // Criteria may run git: what the agent has made of its repository must not answer them.
  await resetAgentRepository(prepared.workspace, snapshot);
  const { findProtection } = context.task;
  await requireHead(prepared.workspace, {
    branch: snapshot.scratchBranch,
    step: 'the criteria are run',
    findProtection,
  });
  const hidden = await removeNewlyIgnored(prepared.workspace, snapshot, capture);
  const local = await checkCriteria(prepared, runContext, {
    checkpoint,
    plan: context.request.planSource.plan,
    reports: context.task.reports,
    baseTree: await readTreeOf(prepared.workspace.control, snapshot.snapshotRef),
    target: {
      base: snapshot.snapshotRef,
      tree: capture.tree,
      changes: capture.changes,
      blobs: capture.blobs,
      head: toBranchRef(snapshot.scratchBranch),
      refs: snapshot.visibleRefs,
    },
    changedPaths: capture.changes.map(({ path }) => toReadablePath(path)),
    evidencePath: step === undefined ? `evidence/${day}` : `evidence/${day}/step-${step}`,
    judge: toStatementJudge(context, { snapshot, capture, usage }),
  });
  const checked = { ...local, runs: await verifyGitHubChecks(context, { snapshot, capture, isPublished }, local.runs) };
  const decision = await decideChecked(decided, checked, context);
  // The report on a failed attempt says so itself.
  const stop = decision.kind === 'passed' ? (decided.unclaimed?.what_happened.split('\n', 1) ?? []) : [];
  return {
    decision,
    claimedBy: decided.claimedBy,
    checked,
    notes: [...stop, ...toNotes(hidden, local.verifyIn), ...local.notes],
    isUntouched: hidden.length === 0 && local.verifyIn !== 'workspace',
  };
}

async function decideChecked(
  { summary, claimedBy, unclaimed }: WorkToVerify,
  { runs }: Checked,
  { runContext, prepared, request, checkpoint }: AttemptContext,
): Promise<VerifiedAttempt['decision']> {
  const isFailed = findFailed(runs).length > 0;
  const isLeftUnasked = runs.some(({ outcome }) => outcome === 'not_asked');
  const isOpen = isLeftUnjudged(runs, runContext, request.onUnjudged);
  if (!isFailed && !isLeftUnasked && !isOpen) return { kind: 'passed', summary };
  const cause = runContext.limits.meter.cause();
  // A budget that is spent stops agents; criteria cost nothing of it and were not disturbed.
  if (runContext.limits.signal.aborted) return cause === undefined ? interruptByLoss() : interruptBy(cause);
  // The work is published and waits: it is verified again where there is room.
  if (await isDiskFull(prepared.workspace.path))
    throw new GroundhogError('disk_full', { path: prepared.workspace.path });
  // A verdict of the judge may still be had: no agent would do better.
  if (!isFailed && !isLeftUnasked)
    return interruptBy(runContext.limits.meter.stop({ kind: 'unjudged', checkpointId: checkpoint.id }));
  // An end without a word, after a change, claims what the checkpoint asks for: that says nothing.
  const isSaid = claimedBy === 'verb' || (claimedBy === 'end' && summary !== checkpoint.spec.trim());
  const report = toFailureReport(runs, isSaid ? summary : undefined);
  return {
    kind: 'failed',
    report: unclaimed === undefined ? report : joinReports(unclaimed, report),
    isRetryPointless: false,
  };
}

/** Returns the report on an attempt whose end failed it, and whose work does not hold either. */
function joinReports(ending: FailureReport, work: FailureReport): FailureReport {
  return {
    source: ending.source,
    what_tried: `${ending.what_tried} Groundhog then checked the criteria on what it left.`,
    what_happened: `${ending.what_happened}\n\n${work.what_happened}`,
    next_attempt_plan: `${ending.next_attempt_plan}\n${work.next_attempt_plan}`,
  };
}

/** True where the work waits for a verdict, and the next run has it judged; after the end of its run it always does. */
function isLeftUnjudged(runs: Checked['runs'], { ports, limits }: RunContext, onUnjudged: UnjudgedChoice): boolean {
  if (ports.judge === undefined || (onUnjudged === 'land' && !limits.signal.aborted)) return false;
  return runs.some(({ outcome }) => outcome === 'unjudged');
}

function toNotes(hidden: readonly string[], verifyIn: VerifyIn | undefined): string[] {
  const removed = `Hidden by ignore rules of the attempt, and removed before the criteria were checked: ${listSome(hidden)}.`;
  return [...(verifyIn === 'workspace' ? [IN_WORKSPACE] : []), ...(hidden.length === 0 ? [] : [removed])];
}

const IN_WORKSPACE =
  "Commands of criteria ran in the agent's folder, with everything that the agent had left there (verify_in: workspace).";
