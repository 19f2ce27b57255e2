import {
  describeLaterBase,
  describeMovedBase,
  describeRewrittenBase,
  mayWaitForBase,
} from '../../domain/decisions/decide-rebase.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { ChronicleEvent, EventOf } from '../../domain/record/chronicle-event.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { findCapturedAttempt, type GroundhogRun, isAnyLanded } from '../../domain/record/run-record.ts';
import type { Git } from '../../git/git.ts';
import { isAncestor } from '../../git/merge-base.ts';
import { countLater } from '../../git/rev-list.ts';
import { fetchCommits } from '../../store/control-repository.ts';
import { retryRemote } from '../../store/retry-remote.ts';
import type { RunContext } from '../context/run-context.ts';
import { findLeftBase } from './find-left-base.ts';

type Access = Pick<RunContext['ports'], 'origin' | 'sleep'>;

/** A task whose last run ended for a cause that may be removed on its base. */
export interface WaitingTask {
  readonly control: Git;
  readonly record: GroundhogRun;
  readonly events: readonly ChronicleEvent[];
  /** The commit that the task works from. */
  readonly head: ObjectId;
  /** Whether its plan has changed since: then the base may have what that asks for. */
  readonly isPlanChanged?: boolean;
}

/** Describes that the base of a task has commits that its last run, or the rebase that has begun, may lack; undefined where it has none. */
export async function findMovedBase(task: WaitingTask, access: Access): Promise<string | undefined> {
  const { control, record, events, head, isPlanChanged = false } = task;
  const { rebase } = record;
  if (rebase === null && !isPlanChanged && !mayWaitForBase(record)) return undefined;
  const tip = await findBaseTip(record.base_ref, access);
  if (rebase !== null) return tip === undefined || tip === rebase.onto ? undefined : describeLaterBase(record, rebase);
  if (tip === undefined || tip === record.base_sha) return undefined;
  await retryRemote(access.sleep, () => fetchCommits(control, access.origin, [tip, head]));
  if ((await findLeftBase(control, { record, events, tip }, access.origin)) !== undefined)
    return describeRewrittenBase(record);
  return (await isAncestor(control, tip, head)) ? undefined : describeMovedBase(record);
}

// Why: docs/decisions/0188-a-rebase-without-a-landing-moves-the-base.md
/**
 * Finds the move of a task to the tip of its base: only where nothing has landed, no branch was made, and no work waits to be
 * checked or approved.
 */
export async function findBaseMove(
  { control, record, head }: WaitingTask,
  branchHead: ObjectId | undefined,
  access: Access,
): Promise<EventOf<'base_moved'> | undefined> {
  const { base_ref: base, base_sha: from, aborted, result } = record;
  const isBare = branchHead === undefined && head === from && result === null && aborted === null;
  if (!isBare || isAnyLanded(record) || findCapturedAttempt(record) !== undefined) return undefined;
  const to = await findBaseTip(base, access);
  if (to === undefined || to === from) return undefined;
  await retryRemote(access.sleep, () => fetchCommits(control, access.origin, [to]));
  return { kind: 'base_moved', from, to };
}

/** Finds the tip of the base; undefined where the base is gone. */
export async function findBaseTip(base: string, { origin, sleep }: Access): Promise<ObjectId | undefined> {
  try {
    return (await retryRemote(sleep, () => origin.resolveBase(base))).sha;
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}

/** Finds for a reader on this machine how many commits the base has that a task lacks, and whether it was rewritten; nothing where it is gone. */
export async function findLaterCommits(
  { control, record, head }: Pick<WaitingTask, 'control' | 'record' | 'head'>,
  access: Access,
): Promise<Pick<TaskView, 'laterCommits' | 'isBaseRewritten'>> {
  const tip = await findBaseTip(record.base_ref, access);
  if (tip === undefined || tip === record.base_sha || tip === head) return {};
  await retryRemote(access.sleep, () => fetchCommits(control, access.origin, [tip, head]));
  const count = await countLater(control, head, tip);
  const { base_ref: branch, base_sha: base } = record;
  const isLeft = !(await isAncestor(control, base, tip)) && (await access.origin.wasAt?.(branch, base)) === true;
  return { ...(count > 0 && { laterCommits: count }), ...(isLeft && { isBaseRewritten: true }) };
}
