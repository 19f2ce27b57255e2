import type { ObjectId } from '../../domain/ids.ts';
import { toBranchRef } from '../../domain/refs/ref-name.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { commitTree } from '../../git/commit-tree.ts';
import { readAuthor, readMessage } from '../../git/log.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import { findCommit } from '../../git/rev-parse.ts';
import { toSignature } from '../../store/signature.ts';
import { replayCapture } from '../../workspace/attempt/capture.ts';
import { land } from '../../workspace/attempt/land.ts';
import { createSnapshot } from '../../workspace/attempt/snapshot.ts';
import type { LoopContext } from '../context/run-context.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';
import { putOnLine } from './put-on-line.ts';

/** Puts commits of people on the new line, with their messages and authors. One that conflicts stops the rebase. */
export async function carryCommits(context: LoopContext, commits: readonly ObjectId[]): Promise<RecordOutcome> {
  const { task, runContext } = context;
  const { control } = task;
  const from = (await findCommit(control, toBranchRef(task.taskBranch))) ?? task.head;
  let head = from;
  for (const commit of commits) {
    const { tree, conflicts } = await putOnLine(control, commit, head);
    if (conflicts.length > 0) return stopAtConflict(context, commit, conflicts.map(toReadablePath));
    head = await commitTree(control, {
      ...{ tree, parent: head, signature: toSignature(runContext.ports.clock.now()) },
      message: `${(await readMessage(control, commit)).trimEnd()}\n`,
      author: await readAuthor(control, commit),
    });
  }
  const carried = { kind: 'commits_carried' as const, commits: [...commits], to: head };
  const recorded = await recordEvents(context, [carried], { keeps: [head] });
  if (recorded.kind === 'recorded') await moveWorkspace(context, head);
  return recorded;
}

async function stopAtConflict(
  context: LoopContext,
  commit: ObjectId,
  paths: readonly string[],
): Promise<RecordOutcome> {
  const { task, runContext } = context;
  const text = `The commit ${commit} on "${task.taskBranch}" is not of Groundhog, and conflicts with the new base in ${listSome(paths)}. The branch was left as it is: rebase it by hand, or merge the base into it.`;
  const reason = runContext.ports.redactor.redact(text);
  const recorded = await recordEvents(context, [{ kind: 'rebase_stopped', reason, conflict_of: commit }]);
  return recorded.kind === 'recorded' ? { kind: 'conflict', reason } : recorded;
}

/** Brings the workspace and its branch to a commit on top of its own. */
async function moveWorkspace({ prepared, request, task }: LoopContext, commit: ObjectId): Promise<void> {
  const { workspace, verification } = prepared;
  const day = task.journal.state().record.last_day + 1;
  const snapshot = await createSnapshot(workspace, { taskId: request.taskId, day });
  const capture = await replayCapture(workspace, snapshot, commit);
  await land(workspace, snapshot, { commit, capture, isUntouched: true });
  verification.landed(capture.tree, commit);
}
