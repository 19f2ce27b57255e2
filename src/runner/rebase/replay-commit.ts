import { NO_USAGE } from '../../domain/attempt/attempt.ts';
import type { FailureReport } from '../../domain/attempt/failure-report.ts';
import { type ObjectId, toShortId } from '../../domain/ids.ts';
import type { EventBody } from '../../domain/record/chronicle-event.ts';
import { REBASE_AGENT } from '../../domain/record/rebase.ts';
import type { CheckpointRun } from '../../domain/record/run-record.ts';
import { renderCaptureMessage } from '../../domain/refs/commit-message.ts';
import { scratchBranchName, toBranchRef } from '../../domain/refs/ref-name.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { commitTree } from '../../git/commit-tree.ts';
import { diffTrees } from '../../git/diff-tree.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { toSignature } from '../../store/signature.ts';
import { toChangedPaths } from '../attempt/find-violations.ts';
import type { LoopContext } from '../context/run-context.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';
import { putOnLine } from './put-on-line.ts';

export interface ReplayAction {
  readonly commit: ObjectId;
  readonly day: number;
  readonly checkpoint: CheckpointRun;
}

// Why: docs/decisions/0137-a-rebase-lands-each-commit-again.md
/**
 * Records the landed commit of a checkpoint as an attempt on the new base: captured, so that it is verified next like any
 * work; or failed, with git's conflict markers in its scratch commit, so that the agent makes the next one.
 */
export async function replayCommit(
  context: LoopContext,
  { commit, day, checkpoint }: ReplayAction,
): Promise<RecordOutcome> {
  const { task, request, runContext } = context;
  const { control } = task;
  const { checkpoint_id, attempt_budget, attempts } = checkpoint;
  const snapshot_ref = (await findCommit(control, toBranchRef(task.taskBranch))) ?? task.head;
  const { tree, conflicts } = await putOnLine(control, commit, snapshot_ref);
  const scratch_commit = await commitTree(control, {
    ...{ tree, parent: snapshot_ref, signature: toSignature(runContext.ports.clock.now()) },
    message: renderCaptureMessage({ taskId: request.taskId, checkpointId: checkpoint_id, day }),
  });
  const started: EventBody = {
    ...{ kind: 'attempt_started', checkpoint_id, day, attempt: 1, attempt_budget, snapshot_ref },
    scratch_branch: scratchBranchName(request.taskId, day),
    agent: REBASE_AGENT,
  };
  const changes = await diffTrees(control, snapshot_ref, scratch_commit);
  const landed = attempts.findLast(({ committed_ref }) => committed_ref === commit);
  const facts = {
    ...{ checkpoint_id, day, scratch_commit, tree, tool_calls: [], usage: NO_USAGE },
    side_effects: [...(landed?.side_effects ?? [])],
    changed_paths: toChangedPaths(changes),
    changed_paths_total: changes.length,
    timeline: { base: snapshot_ref, landed_stream: null, steps: [], missed: 0 },
  };
  const notes = [`The landed commit ${commit}, put on the new base.`];
  const summary = landed?.summary ?? checkpoint_id;
  const body: EventBody =
    conflicts.length === 0
      ? { kind: 'attempt_captured', ...facts, notes, summary, claimed_by: 'end' }
      : {
          ...{ kind: 'attempt_ended', ...facts, notes, summary: null, verifier_runs: [], interruption: null },
          ...{ outcome: 'failed', workspace_reverted: true },
          failure_report: toConflictReport(commit, snapshot_ref, conflicts.map(toReadablePath)),
        };
  return recordEvents(context, [started, body], { scratch: { day, commit: scratch_commit } });
}

/** Renders that git could not merge a landed commit with the new base, for the agent that makes its change again. */
export function toConflictReport(commit: ObjectId, head: ObjectId, paths: readonly string[]): FailureReport {
  const named = listSome(paths);
  return {
    source: 'runner',
    what_tried: `The task is being rebased: the commit ${commit}, by which this checkpoint had landed, was put on ${toShortId(head)}.`,
    what_happened: `Git could not merge ${paths.length === 1 ? 'a file' : 'files'} of it with what the base has now: ${named}`,
    next_attempt_plan: `Make the change of this checkpoint again on the base as it is now. What the commit changed is below, with git's conflict markers where both sides changed the same lines; "git show ${commit}" shows it as it had landed. Leave no marker in any file.`,
  };
}
