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
  const recorded = await recordEvents(context, [{ kind: 'rebase_completed', from, onto, to, kept_ref: kept }], {
    branchTo: to,
    ...(found === undefined ? { keepAs: { ref: kept, commit: from } } : {}),
    keeps: [from],
  });
  return recorded.kind === 'rejected' ? { ...recorded, kept: HOW_TO_PROCEED } : recorded;
}

const HOW_TO_PROCEED =
  'The push was to move the task branch to the new base, which is a force push. The branch is where it was, and what was verified there is kept: once the rule lets Groundhog force-push this branch, the next run moves it, without an agent. To give the rebase up: "/groundhog rebase stop" on GitHub, or --no-rebase with the next run on a laptop.';
