import { toRefName } from '../../domain/refs/ref-name.ts';
import { listRemoteRefs } from '../../git/ls-remote.ts';
import { retryRemote } from '../../store/retry-remote.ts';
import type { LoopContext } from '../context/run-context.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';

/**
 * Moves the task branch to the new line in one push with the record and with a ref that keeps the old commits. Nothing
 * moves when the branch is not where the rebase began.
 */
export async function completeRebase(context: LoopContext): Promise<RecordOutcome> {
  const { task, request, runContext } = context;
  const { origin, sleep } = runContext.ports;
  const { rebase, rebases } = task.journal.state().record;
  if (rebase === null) throw new Error('no rebase has begun');
  const { from, onto, head: to } = rebase;
  let number = rebases.length;
  let kept: ReturnType<typeof toRefName>;
  let found: string | undefined;
  do {
    number += 1;
    kept = toRefName({ kind: 'before_rebase', taskId: request.taskId, number });
    const ref = kept;
    found = (await retryRemote(sleep, () => listRemoteRefs(task.control, origin.remote, [ref]))).get(ref);
    // A push that was torn may have created it.
  } while (found !== undefined && found !== from);
  return recordEvents(context, [{ kind: 'rebase_completed', from, onto, to, kept_ref: kept }], {
    branchTo: to,
    ...(found === undefined ? { keepAs: { ref: kept, commit: from } } : {}),
    keeps: [from],
  });
}
