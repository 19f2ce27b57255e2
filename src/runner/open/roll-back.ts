import type { AttemptRecord } from '../../domain/attempt/attempt.ts';
import { GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { EventBody } from '../../domain/record/chronicle-event.ts';
import { findUnreverted } from '../../domain/record/run-record.ts';
import { toBranchRef, toRefName } from '../../domain/refs/ref-name.ts';
import { redactDeep } from '../../domain/text/redact-deep.ts';
import { findCommit } from '../../git/rev-parse.ts';
import type { StateFile } from '../../store/state-commit.ts';
import type { Rollback, RollbackTarget } from '../../workspace/backend/workspace-backend.ts';
import type { LoopContext, OpenedTask } from '../context/run-context.ts';
import { toContextFile, toJsonFile, toWorkspaceContext } from '../record/context-record.ts';
import { recordEvents } from '../record/record-events.ts';
import { type Prepared, setUp } from './prepare-workspace.ts';

const MAX_TRIES = 2;

interface RollbackFacts {
  readonly run_id: string;
  readonly day: number;
  readonly from: ObjectId;
  readonly to: ObjectId;
  readonly pinned_ref: string | null;
}

/**
 * Finds the attempt whose work the workspace still holds; undefined for none. One of an earlier run was in it when its
 * scratch branch is in the control repository: times would not tell, since two machines have two clocks.
 */
export async function findLeftAttempt({ control, journal }: OpenedTask): Promise<AttemptRecord | undefined> {
  const found = findUnreverted(journal.state().record);
  if (found === undefined || found.isOfRun) return found?.attempt;
  const isHere = (await findCommit(control, toBranchRef(found.attempt.scratch_branch))) !== undefined;
  return isHere ? found.attempt : undefined;
}

/**
 * Discards the workspace of an attempt, recreates it at the head of the task branch and sets it up again. The start is
 * recorded before anything is removed, and so is each failure. Throws `rollback_failed` after the second.
 */
export async function rollBack(context: LoopContext, attempt: AttemptRecord): Promise<Prepared> {
  const { prepared, task } = context;
  const facts = await toFacts(context, attempt);
  const { found, file } = await summarizeDiscarded(context, attempt);
  const started: EventBody = {
    kind: 'rollback_started',
    ...facts,
    worktree_path: prepared.workspace.path,
    found,
  };
  let recorded = await recordEvents(context, [started], { files: [file] });
  for (let tries = 1; recorded.kind === 'recorded'; tries += 1) {
    const done = await task.backend.rollbackPreRun({ to: facts.to, pinned: await requirePinned(context, attempt) });
    if (done.kind === 'completed') return recordRecreated(context, facts, done);
    const { reason } = done;
    recorded = await recordEvents(context, [{ kind: 'rollback_failed', ...facts, reason }]);
    if (tries === MAX_TRIES) throw new GroundhogError('rollback_failed', { reason });
  }
  return { prepared, recorded };
}

async function recordRecreated(
  context: LoopContext,
  facts: RollbackFacts,
  { workspace, notes }: Rollback & { readonly kind: 'completed' },
): Promise<Prepared> {
  const { ports } = context.runContext;
  const now = toWorkspaceContext(workspace.path, context);
  const sandbox = ports.openSandbox(workspace.path, { kind: 'agent', hosts: [], registries: context.task.registries });
  const prepared = { ...context.prepared, workspace, context: now, sandbox };
  const completed: EventBody = { kind: 'rollback_completed', ...facts, context: now, notes: [...notes] };
  const files = [toContextFile(now, ports.redactor.redact)];
  const recorded = await recordEvents(context, [completed], { files });
  if (recorded.kind === 'recorded') await setUp(prepared, context);
  return { prepared, recorded };
}

async function toFacts({ task, request, runContext }: LoopContext, attempt: AttemptRecord): Promise<RollbackFacts> {
  const { day, scratch_commit, snapshot_ref } = attempt;
  return {
    run_id: runContext.identity.runId,
    day,
    from: scratch_commit ?? snapshot_ref,
    to: (await findCommit(task.control, toBranchRef(task.taskBranch))) ?? task.head,
    pinned_ref: scratch_commit === null ? null : toRefName({ kind: 'scratch', taskId: request.taskId, day }),
  };
}

/** Returns what is discarded: counts for the event, names and lines as a file of the state. */
async function summarizeDiscarded({ task, runContext }: LoopContext, { day }: AttemptRecord) {
  const found = (await task.backend.snapshot()) ?? null;
  const diff = (await task.backend.diffSummary()) ?? null;
  const discarded = redactDeep({ found, diff }, runContext.ports.redactor.redact);
  const file: StateFile = toJsonFile(`evidence/${day}/discarded.json`, discarded);
  return { found, file };
}

/** Captured work stays on its scratch branch in the control repository, even a commit that must not be published. */
async function requirePinned(
  { task }: LoopContext,
  { scratch_branch }: AttemptRecord,
): Promise<RollbackTarget['pinned']> {
  const commit = await findCommit(task.control, toBranchRef(scratch_branch));
  if (commit === undefined)
    throw new GroundhogError('internal', { message: `the scratch branch "${scratch_branch}" is gone` });
  return { branch: scratch_branch, commit };
}
