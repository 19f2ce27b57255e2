import type { CheckpointRun, GroundhogRun } from '../record/run-record.ts';
import { listUnjudged, type Statement } from '../record/statements.ts';
import { listSome } from '../text/list-some.ts';

const SHORT_ID_CHARS = 12;

/** Quotes the name of a checkpoint for a command when it has spaces. */
export function quoteName(id: string): string {
  return /\s/.test(id) ? `"${id}"` : id;
}

/** Renders the arguments of the approval of one statement: its checkpoint, and its name or number. */
export function toStatementTarget(checkpointId: string, { name, number }: Statement): string {
  return `${quoteName(checkpointId)} ${name ?? number}`;
}

/** Lists the landed checkpoints with statements that nobody has judged. */
export function listToJudge({ checkpoints }: GroundhogRun): readonly CheckpointRun[] {
  return checkpoints.filter((checkpoint) => checkpoint.outcome === 'success' && listUnjudged(checkpoint).length > 0);
}

/** Names a statement in words, where it has only a number, and by the arguments of its approval. */
function describeStatement(checkpointId: string, statement: Statement): string {
  const target = toStatementTarget(checkpointId, statement);
  return statement.name === undefined
    ? `${target} (statement ${statement.number} of ${quoteName(checkpointId)})`
    : target;
}

/** Renders as a sentence what an approval can be of: the commit that waits, and each statement that nobody has judged. */
export function describeWaiting(record: GroundhogRun): string {
  const statements = listToJudge(record).flatMap((checkpoint) =>
    listUnjudged(checkpoint).map((each) => describeStatement(checkpoint.checkpoint_id, each)),
  );
  const waiting = [...(record.result === null ? [] : [record.result.slice(0, SHORT_ID_CHARS)]), ...statements];
  return waiting.length === 0 ? 'Nothing waits for approval.' : `These wait for approval: ${listSome(waiting)}.`;
}
