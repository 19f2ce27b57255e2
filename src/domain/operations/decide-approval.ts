import { renderSteering } from '../decisions/next-action.ts';
import type { EventBody } from '../record/chronicle-event.ts';
import { type CheckpointRun, type GroundhogRun, nameOutcome } from '../record/run-record.ts';
import { listStatements, listUnjudged, type Statement } from '../record/statements.ts';
import { describeWaiting, listToJudge, quoteName } from './approval-target.ts';
import { type Decision, explainUnknown, type Operation, type OperationFacts } from './operation.ts';

const MIN_SHORT_ID = 7;

type ApprovalOperation = Operation & { readonly kind: 'approve' | 'materialize' };

// Why: docs/decisions/0031-results-wait-on-a-ref.md
/** Decides an approval: of statements, or of the commits that wait for the task branch. */
export function decideApproval(operation: ApprovalOperation, facts: OperationFacts): Decision {
  const { record } = facts;
  if (operation.kind === 'materialize') return decideMaterialize(operation.commit, facts);
  const { target, statement } = operation;
  const checkpoint = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === target);
  if (checkpoint !== undefined) return decideJudgement(checkpoint, statement, facts);
  if (target === undefined) return record.result === null ? decideAny(record) : decideMaterialize(undefined, facts);
  const named = statement === undefined ? findNamed(target, record) : [];
  const [first] = named;
  if (first !== undefined && named.length === 1) return decideJudgement(first, target, facts);
  if (named.length > 1) return refuse(`"${target}" is a statement of several checkpoints. ${describeWaiting(record)}`);
  if (statement !== undefined || !isCommitName(target))
    return refuse(`${explainUnknown(target, record)} ${describeWaiting(record)}`);
  return decideMaterialize(target, facts);
}

/** Returns the landed checkpoints with a statement of this name. */
function findNamed(name: string, { checkpoints }: GroundhogRun): readonly CheckpointRun[] {
  return checkpoints.filter(
    (checkpoint) => checkpoint.outcome === 'success' && listStatements(checkpoint).some((each) => isNamed(each, name)),
  );
}

/** Returns whether a statement has this name, in any case: a keyboard may begin it with a capital. */
function isNamed(statement: Statement, name: string): boolean {
  return statement.name?.toLowerCase() === name.toLowerCase();
}

/** Explains what can be approved where no commit waits and nothing is named. */
function decideAny(record: GroundhogRun): Decision {
  const [first] = listToJudge(record);
  if (first === undefined && isHeadApproved(record)) return explainApproved(record);
  return refuse(
    first === undefined
      ? 'There is nothing to approve: no commit waits, and no statement is left to judge.'
      : `No commit waits. ${describeWaiting(record)} Name one of them, or a checkpoint: ${renderSteering(`approve ${quoteName(first.checkpoint_id)}`, record)}`,
  );
}

function isHeadApproved({ steering, head }: GroundhogRun): boolean {
  return steering.some(({ kind, text }) => kind === 'materialize' && text === head);
}

function explainApproved({ head }: GroundhogRun): Decision {
  return { kind: 'nothing', message: `${head} was approved already, and nothing has come after it.` };
}

/** Decides the approval of all statements of a checkpoint, or of the one with a name or number. */
function decideJudgement(
  checkpoint: CheckpointRun,
  named: string | undefined,
  { record, by }: OperationFacts,
): Decision {
  const { checkpoint_id, outcome } = checkpoint;
  const explain = (why: string): Decision => refuse(`Checkpoint "${checkpoint_id}" ${why}`);
  if (outcome !== 'success')
    return explain(`has not landed: it is ${nameOutcome(outcome)}. Only what has landed can be judged.`);
  const all = listStatements(checkpoint);
  if (named === undefined) return decideAll(checkpoint, by);
  const statement = all.find((each) => isNamed(each, named) || String(each.number) === named);
  const isJudged = all.length > 0 && listUnjudged(checkpoint).length === 0;
  if (statement === undefined)
    return explain(
      `has no statement "${named}"${isJudged ? '; all that it has are judged' : ''}. ${describeWaiting(record)}`,
    );
  if (statement.outcome !== 'unjudged')
    return { kind: 'nothing', message: `This statement of "${checkpoint_id}" is judged already: ${statement.text}` };
  const body: EventBody = { kind: 'checkpoint_approved', checkpoint_id, statement: statement.number, by };
  return { kind: 'record', bodies: [body], message: `Approved of "${checkpoint_id}": ${statement.text}` };
}

function decideAll(checkpoint: CheckpointRun, by: string): Decision {
  const { checkpoint_id } = checkpoint;
  const unjudged = listUnjudged(checkpoint).length;
  const isJudged = listStatements(checkpoint).some(({ outcome }) => outcome === 'judged_pass');
  if (unjudged === 0 && isJudged)
    return { kind: 'nothing', message: `The statements of checkpoint "${checkpoint_id}" are approved already.` };
  if (unjudged === 0) return refuse(`Checkpoint "${checkpoint_id}" has no statement to judge.`);
  const body: EventBody = { kind: 'checkpoint_approved', checkpoint_id, by };
  const count = unjudged === 1 ? '1 statement' : `${unjudged} statements`;
  return { kind: 'record', bodies: [body], message: `Approved: ${count} of "${checkpoint_id}".` };
}

function decideMaterialize(commit: string | undefined, { record, by }: OperationFacts): Decision {
  const { result, head, base_sha, task_branch } = record;
  if (commit !== undefined && !isCommitName(commit))
    return refuse(`"${commit}" is no commit id: give ${MIN_SHORT_ID} to 64 of 0-9 and a-f.`);
  if (result === null) {
    if (commit !== undefined && head !== base_sha && head.startsWith(commit.toLowerCase()))
      return {
        kind: 'nothing',
        message: `${head} has landed on "${task_branch}" already: no commit waits for approval.`,
      };
    if (commit === undefined && isHeadApproved(record)) return explainApproved(record);
    return refuse('There is nothing to materialize: no commit waits for approval.');
  }
  if (commit !== undefined && !result.startsWith(commit.toLowerCase()))
    return refuse(`The commit that waits is ${result}, and not ${commit}. Review it again first.`);
  const from = head === base_sha ? null : head;
  const unjudged = listToJudge(record).map(({ checkpoint_id }) => checkpoint_id);
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

function refuse(reason: string): Decision {
  return { kind: 'refuse', reason };
}
