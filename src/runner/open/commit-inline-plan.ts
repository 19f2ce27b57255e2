import type { AddedFile } from '../../domain/attempt/committer.ts';
import type { Clock } from '../../domain/clock.ts';
import type { BranchState } from '../../domain/decisions/decide-branch.ts';
import { GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { EventBody, EventOf } from '../../domain/record/chronicle-event.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import { renderPlanMessage } from '../../domain/refs/commit-message.ts';
import { readBlob } from '../../git/cat-file.ts';
import { importCommit, importTree } from '../../git/fast-import.ts';
import type { Git } from '../../git/git.ts';
import { findTreeEntry } from '../../git/ls-tree.ts';
import { toPathBytes } from '../../git/path-bytes.ts';
import { toSignature } from '../../store/signature.ts';
import type { RunRequest } from '../context/run-context.ts';
import { type SigningContext, signCommit } from '../landing/sign-commit.ts';

interface PlanContext {
  readonly control: Git;
  readonly request: Pick<RunRequest, 'taskId' | 'planSource' | 'materialize'>;
  readonly clock: Clock;
  /** Undefined where nothing is to be signed. */
  readonly signing?: SigningContext | undefined;
}

interface CurrentHeads {
  readonly record: GroundhogRun | undefined;
  readonly branch: BranchState;
  readonly branchHead: ObjectId | undefined;
  readonly resultHead: ObjectId | undefined;
}

/**
 * Creates the commit that adds an inline plan to the task branch, or to the commits that wait for approval, and returns
 * its event. Undefined when there is nothing to commit: the file is there as it is, or the branch has diverged.
 */
export async function commitInlinePlan(
  context: PlanContext,
  { record, branch, branchHead, resultHead }: CurrentHeads,
): Promise<(EventBody & EventOf<'plan_committed'>) | undefined> {
  const { control, request } = context;
  const { planSource } = request;
  const { path, text, isInline } = planSource;
  if (!isInline || path === undefined || branch.diverged !== undefined) return undefined;
  const bytes = Buffer.from(text, 'utf8');
  const entry = await findTreeEntry(control, branch.head, path);
  if (entry?.type === 'blob' && bytes.equals(await readBlob(control, entry.id))) return undefined;
  const to = await makePlanCommit(context, branch.head, { path, text });
  const isApproved = branch.advance.some(({ kind }) => kind === 'result_materialized');
  const waits = !isApproved && (record?.result != null || request.materialize === 'approval');
  return waits
    ? { kind: 'plan_committed', path, from: resultHead ?? null, to, landed_on: 'result' }
    : { kind: 'plan_committed', path, from: branchHead ?? null, to };
}

/** Makes the commit that adds the plan, signed as landed commits are. Throws `plan_not_signed` where it must be and is not. */
async function makePlanCommit(
  { control, request, clock, signing }: PlanContext,
  from: ObjectId,
  { path, text }: AddedFile,
): Promise<ObjectId> {
  const message = renderPlanMessage(request.taskId);
  const signature = toSignature(clock.now());
  const changes = [{ kind: 'content' as const, path: toPathBytes(path), bytes: Buffer.from(text, 'utf8') }];
  if (signing !== undefined) {
    const tree = await importTree(control, { from, changes });
    const signed = await signCommit(signing, { tree, parent: from, message, signature }, { path, text });
    if (signed.kind === 'refused') throw new GroundhogError('plan_not_signed', { reason: signed.reason });
    if (signed.kind === 'signed') return signed.commit;
  }
  return importCommit(control, { ref: 'refs/groundhog-plan', message, signature, from, changes });
}
