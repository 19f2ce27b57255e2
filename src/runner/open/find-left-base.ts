import type { ObjectId } from '../../domain/ids.ts';
import type { ChronicleEvent } from '../../domain/record/chronicle-event.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import type { Git } from '../../git/git.ts';
import { isAncestor } from '../../git/merge-base.ts';
import type { Origin } from '../../store/origin.ts';

/** A task by its record, with the tip that its base has now. */
export interface TaskOnBase {
  readonly record: GroundhogRun;
  readonly events: readonly ChronicleEvent[];
  readonly tip: ObjectId;
}

/** The commit that a task began from, where its base does not have it. */
export interface LostBase {
  readonly base: ObjectId;
  /** Whether the base had it, and was rewritten since; otherwise it may never have had it here. */
  readonly wasThere: boolean;
}

// Why: docs/decisions/0197-a-rebase-from-a-base-that-was-rewritten.md
/**
 * Finds the commit that a task began from, where its base does not have it. Undefined where it does, and where the task began
 * from a branch that was there.
 */
export async function findLostBase(
  control: Git,
  { record, events, tip }: TaskOnBase,
  origin: Pick<Origin, 'wasAt'>,
): Promise<LostBase | undefined> {
  const { base_ref: branch, base_sha: base } = record;
  const at = events.findLastIndex(
    (event) => BASES.has(event.kind) || (event.kind === 'branch_advanced' && event.is_base),
  );
  const named = events[at];
  if (named === undefined || (named.kind === 'task_created' && named.is_from_branch === true)) return undefined;
  if (await isAncestor(control, base, tip)) return undefined;
  return { base, wasThere: origin.wasAt === undefined ? isOfJob(events, at) : await origin.wasAt(branch, base) };
}

/**
 * Finds the commit that a task began from, where its base was rewritten since and has it no more: what comes before it was of
 * the base, and not of the task. Undefined where the base has it, or may never have had it: in a clone that is behind, on a
 * remote that a laptop had not pushed it to, and where the task began from a branch that was there.
 */
export async function findLeftBase(
  control: Git,
  task: TaskOnBase,
  origin: Pick<Origin, 'wasAt'>,
): Promise<ObjectId | undefined> {
  const lost = await findLostBase(control, task, origin);
  return lost?.wasThere === true ? lost.base : undefined;
}

/** The events that name the base of a task. */
const BASES: ReadonlySet<string> = new Set(['task_created', 'base_moved', 'rebase_completed']);

/** Returns whether an event is of a run in a job, which takes its base from the remote; the first run starts after its task. */
function isOfJob(events: readonly ChronicleEvent[], at: number): boolean {
  const isStart = (event: ChronicleEvent) => event.kind === 'run_started';
  const run =
    events[at]?.kind === 'task_created' ? events.slice(at).find(isStart) : events.slice(0, at).findLast(isStart);
  return run?.kind === 'run_started' && run.run_url !== undefined;
}
