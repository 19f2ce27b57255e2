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
import { type CommitToSign, signCommit } from '../landing/sign-commit.ts';
import { type RecordOutcome, recordEvents } from '../record/record-events.ts';
import { putOnLine } from './put-on-line.ts';

/** A commit on the new line, or why there is none. */
type Carried =
  | { readonly kind: 'carried'; readonly commit: ObjectId }
  | { readonly kind: 'not_carried'; readonly recorded: RecordOutcome };

/**
 * Puts the first of some commits on the new line: one that Groundhog has made, or those of people before the next such one.
 * One that conflicts stops the rebase.
 */
export async function carryCommits(context: LoopContext, commits: readonly ObjectId[]): Promise<RecordOutcome> {
  const { control, taskBranch, head: opened, ownCommits } = context.task;
  const next = commits.findIndex((commit) => ownCommits.has(commit));
  const part = next === -1 ? commits : commits.slice(0, Math.max(next, 1));
  let head = (await findCommit(control, toBranchRef(taskBranch))) ?? opened;
  for (const commit of part) {
    const made = await carryCommit(context, commit, head);
    if (made.kind === 'not_carried') return made.recorded;
    head = made.commit;
  }
  const carried = { kind: 'commits_carried' as const, commits: [...part], to: head };
  const recorded = await recordEvents(context, [carried], { keeps: [head] });
  if (recorded.kind === 'recorded') await moveWorkspace(context, head);
  return recorded;
}

async function carryCommit(context: LoopContext, commit: ObjectId, head: ObjectId): Promise<Carried> {
  const { task, runContext } = context;
  const { control, ownCommits } = task;
  const { clock, signingKey } = runContext.ports;
  const { tree, conflicts } = await putOnLine(control, commit, head);
  if (conflicts.length > 0)
    return { kind: 'not_carried', recorded: await stopAtConflict(context, commit, conflicts.map(toReadablePath)) };
  const draft = {
    ...{ tree, parent: head, signature: toSignature(clock.now()) },
    message: `${(await readMessage(control, commit)).trimEnd()}\n`,
    author: await readAuthor(control, commit),
  };
  return ownCommits.has(commit) || signingKey !== undefined
    ? signCarried(context, draft)
    : { kind: 'carried', commit: await commitTree(control, draft) };
}

// Why: docs/decisions/0157-commits-of-people-in-a-rebase.md
/** Makes a commit that is signed as landed ones are. GitHub can sign it once it has its tree. */
async function signCarried(context: LoopContext, draft: CommitToSign): Promise<Carried> {
  const { task, runContext } = context;
  const { control, taskBranch } = task;
  const { ports } = runContext;
  const unsigned = await commitTree(control, draft);
  if (ports.signingKey === undefined && ports.committer !== undefined) {
    const recorded = await recordEvents(context, [], { keeps: [unsigned] });
    if (recorded.kind !== 'recorded') return { kind: 'not_carried', recorded };
  }
  const answer = await signCommit({ control, taskBranch, ports }, draft);
  if (answer.kind === 'refused') return { kind: 'not_carried', recorded: { kind: 'rejected', reason: answer.reason } };
  return { kind: 'carried', commit: answer.kind === 'signed' ? answer.commit : unsigned };
}

async function stopAtConflict(
  context: LoopContext,
  commit: ObjectId,
  paths: readonly string[],
): Promise<RecordOutcome> {
  const { task, runContext } = context;
  const what = task.ownCommits.has(commit)
    ? 'was made by Groundhog, belongs to no landed checkpoint any more'
    : 'is not of Groundhog';
  const isRewritten = task.journal.state().record.rebase?.left_base !== undefined;
  const advice = isRewritten
    ? 'A merge of the base, which was rewritten, would bring back what that has dropped: start the plan as another task (--task, or "task" in the plan), and put this commit on its branch with git cherry-pick once it has one.'
    : 'Merge the base into it, and run again.';
  const text = `The commit ${commit} on "${task.taskBranch}" ${what}, and conflicts with the new base in ${listSome(paths)}. The branch was left as it is. ${advice}`;
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
