import type { EventBody } from '../record/chronicle-event.ts';
import type { CheckpointRun, GroundhogRun } from '../record/run-record.ts';
import { findLatestRuns } from '../record/steering.ts';
import { type Decision, explainUnknown, type Operation, type OperationFacts } from './operation.ts';

const MIN_SHORT_ID = 7;

type ApprovalOperation = Operation & { readonly kind: 'approve' | 'materialize' };

/** Decides an approval: of the statements of a checkpoint, or of the commits that wait for the task branch. */
export function decideApproval(operation: ApprovalOperation, facts: OperationFacts): Decision {
  const { record } = facts;
  if (operation.kind === 'materialize') return decideMaterialize(operation.commit, facts);
  const { target } = operation;
  const checkpoint = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === target);
  if (checkpoint !== undefined) return decideJudgement(checkpoint, facts.by);
  if (target !== undefined && !isCommitName(target)) return { kind: 'refuse', reason: explainUnknown(target, record) };
  if (target !== undefined || record.result !== null) return decideMaterialize(target, facts);
  const unjudged = listUnjudged(record);
  if (unjudged.length === 0 && isHeadApproved(record)) return explainApproved(record);
  const reason =
    unjudged.length === 0
      ? 'There is nothing to approve: no commit waits, and no statement is left to judge.'
      : `No commit waits. Statements are not judged yet in: ${unjudged.join(', ')}. Approve them one by one: groundhog approve ${unjudged[0]}`;
  return { kind: 'refuse', reason };
}

function isHeadApproved({ steering, head }: GroundhogRun): boolean {
  return steering.some(({ kind, text }) => kind === 'materialize' && text === head);
}

function explainApproved({ head }: GroundhogRun): Decision {
  return { kind: 'nothing', message: `${head} was approved already, and nothing has come after it.` };
}

/** Returns the ids of the checkpoints that are done and have unjudged statements. */
function listUnjudged(record: GroundhogRun): string[] {
  return record.checkpoints
    .filter((checkpoint) => checkpoint.outcome === 'success' && countOf(checkpoint, 'unjudged') > 0)
    .map(({ checkpoint_id }) => checkpoint_id);
}

function decideJudgement(checkpoint: CheckpointRun, by: string): Decision {
  const { checkpoint_id, outcome } = checkpoint;
  const refuse = (why: string): Decision => ({ kind: 'refuse', reason: `Checkpoint "${checkpoint_id}" ${why}` });
  if (outcome !== 'success') return refuse(`has not landed: it is ${outcome}. Only what has landed can be judged.`);
  const unjudged = countOf(checkpoint, 'unjudged');
  if (unjudged === 0 && countOf(checkpoint, 'judged_pass') > 0)
    return { kind: 'nothing', message: `The statements of checkpoint "${checkpoint_id}" are approved already.` };
  if (unjudged === 0) return refuse('has no statement to judge.');
  const body: EventBody = { kind: 'checkpoint_approved', checkpoint_id, by };
  return { kind: 'record', bodies: [body], message: `Approved: ${unjudged} of the statements of "${checkpoint_id}".` };
}

function countOf(checkpoint: CheckpointRun, wanted: 'unjudged' | 'judged_pass'): number {
  return findLatestRuns(checkpoint).filter(({ outcome }) => outcome === wanted).length;
}

function decideMaterialize(commit: string | undefined, { record, by }: OperationFacts): Decision {
  const { result, head, base_sha, task_branch } = record;
  if (commit !== undefined && !isCommitName(commit))
    return { kind: 'refuse', reason: `"${commit}" is no commit id: give ${MIN_SHORT_ID} to 64 of 0-9 and a-f.` };
  if (result === null) {
    if (commit !== undefined && head !== base_sha && head.startsWith(commit.toLowerCase()))
      return { kind: 'nothing', message: `${head} is on "${task_branch}" already.` };
    if (commit === undefined && isHeadApproved(record)) return explainApproved(record);
    return { kind: 'refuse', reason: 'There is nothing to materialize: no commit waits for approval.' };
  }
  if (commit !== undefined && !result.startsWith(commit.toLowerCase()))
    return { kind: 'refuse', reason: `The commit that waits is ${result}, and not ${commit}. Review it again first.` };
  const from = head === base_sha ? null : head;
  const unjudged = listUnjudged(record);
  const note = unjudged.length === 0 ? '' : ` Statements are not judged yet in: ${unjudged.join(', ')}.`;
  return {
    kind: 'record',
    bodies: [{ kind: 'result_materialized', by, from, to: result }],
    materializes: result,
    message: `"${task_branch}" is at ${result} now.${note}`,
  };
}

function isCommitName(text: string): boolean {
  return text.length >= MIN_SHORT_ID && /^[0-9a-f]{1,64}$/i.test(text);
}
