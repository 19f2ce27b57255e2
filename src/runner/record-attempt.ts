import type { EventBody, EventOf } from '../domain/chronicle-event.ts';
import { toBranchRef } from '../domain/ref-name.ts';
import { listRemoteRefs } from '../git/ls-remote.ts';
import { type Enclosed, toSignature } from '../store/task-journal.ts';
import { buildLandedCommit, land } from '../workspace/land.ts';
import { rewind } from '../workspace/rewind.ts';
import type { AttemptContext } from './attempt-context.ts';
import { toChangedPaths } from './attempt-facts.ts';
import { describeMove, type Recorded, recordEvents } from './recorded.ts';
import type { AttemptResult } from './run-attempt.ts';

/** Publishes what an attempt came to, and brings the workspace to where the next one starts. */
export async function recordAttempt(context: AttemptContext, result: AttemptResult): Promise<Recorded> {
  const moved = await findBranchMove(context);
  if (moved !== undefined) return recordConflict(context, result, moved);
  if (result.judgement.kind === 'passed') return recordPass(context, result, result.judgement.summary);
  const { notes } = await rewind(context.bench.workspace, result.snapshot, {
    untouchedSince: result.isUntouched ? result.capture : undefined,
  });
  const { judgement } = result;
  const outcome = judgement.kind === 'interrupted' ? 'interrupted' : 'failed';
  const report = judgement.kind === 'failed' ? judgement.report : null;
  const reasons = judgement.kind === 'interrupted' ? [judgement.reason] : [];
  const end = toAttemptEnd(context, result, {
    outcome,
    failure_report: report,
    workspace_reverted: true,
    notes: [...reasons, ...notes],
  });
  const bodies: EventBody[] = [end];
  if (judgement.kind === 'failed' && judgement.isRetryPointless) {
    bodies.push({
      kind: 'checkpoint_blocked',
      checkpoint_id: context.checkpoint.id,
      reason: 'the agent said that another attempt is pointless',
    });
  }
  return recordEvents(context, bodies, { files: result.checked.files, ...toScratch(context, result) });
}

async function recordPass(context: AttemptContext, result: AttemptResult, summary: string): Promise<Recorded> {
  const { bench, checkpoint, task, day } = context;
  const signature = toSignature(context.startedAt);
  const landing = { checkpointId: checkpoint.id, planHash: task.planHash, summary, signature };
  const landed = await buildLandedCommit(bench.workspace, result.snapshot, { capture: result.capture, landing });
  const end = toAttemptEnd(context, result, {
    outcome: 'passed',
    failure_report: null,
    workspace_reverted: false,
    notes: [],
  });
  const done: EventBody = {
    kind: 'checkpoint_landed',
    checkpoint_id: checkpoint.id,
    day,
    summary,
    side_effects: [...result.sideEffects],
    committed_ref: landed ?? null,
  };
  const recorded = await recordEvents(context, [end, done], {
    files: result.checked.files,
    keeps: [result.capture.commit],
    ...(landed === undefined ? {} : { branchTo: landed }),
  });
  if (recorded.kind === 'recorded')
    await land(bench.workspace, result.snapshot, { commit: landed, capture: result.capture });
  // The push found what the look before it did not: the work is kept as evidence, and theirs stays as it is.
  if (recorded.kind === 'conflict') return recordConflict(context, result, recorded.reason);
  return recorded;
}

/** Somebody moved the task branch during the attempt: the capture is kept, the branch is left to them. */
async function recordConflict(context: AttemptContext, result: AttemptResult, reason: string): Promise<Recorded> {
  const notes = [reason, 'The work of this attempt is kept in its scratch commit.'];
  const end = toAttemptEnd(context, result, {
    outcome: 'interrupted',
    failure_report: null,
    workspace_reverted: false,
    notes,
  });
  const recorded = await recordEvents(context, [end], { files: result.checked.files, ...toScratch(context, result) });
  return recorded.kind === 'recorded' ? { kind: 'conflict', reason } : recorded;
}

async function findBranchMove({ task, surroundings }: AttemptContext): Promise<string | undefined> {
  const ref = toBranchRef(task.taskBranch);
  const found = (await listRemoteRefs(task.control, surroundings.origin.remote, [ref])).get(ref);
  const expected = task.journal.branchHead();
  return found === expected ? undefined : describeMove(task.taskBranch, { expected, found });
}

type EndFacts = Pick<EventOf<'attempt_ended'>, 'outcome' | 'failure_report' | 'workspace_reverted' | 'notes'>;

function toAttemptEnd({ checkpoint, day }: AttemptContext, result: AttemptResult, facts: EndFacts): EventBody {
  const { capture, checked, hasSecret, judgement } = result;
  const withheld = hasSecret ? ['The scratch commit was not published, since it holds what looks like a secret.'] : [];
  return {
    kind: 'attempt_ended',
    checkpoint_id: checkpoint.id,
    day,
    ...facts,
    scratch_commit: hasSecret ? null : capture.commit,
    tree: hasSecret ? null : capture.tree,
    summary: judgement.kind === 'passed' ? judgement.summary : null,
    verifier_runs: [...checked.runs],
    tool_calls: [...result.toolCalls],
    side_effects: [...result.sideEffects],
    usage: result.usage,
    changed_paths: toChangedPaths(capture.changes),
    changed_paths_total: capture.changes.length,
    notes: [...facts.notes, ...capture.notes, ...result.notes, ...withheld],
  };
}

function toScratch({ day }: AttemptContext, { capture, hasSecret }: AttemptResult): Pick<Enclosed, 'scratch'> {
  return hasSecret ? {} : { scratch: { day, commit: capture.commit } };
}
