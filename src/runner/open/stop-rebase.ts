import type { ObjectId } from '../../domain/ids.ts';
import type { EventOf } from '../../domain/record/chronicle-event.ts';
import { applyEvent } from '../../domain/record/fold-events.ts';
import type { Rebase } from '../../domain/record/rebase.ts';
import type { StoredTask } from '../../store/state-commit.ts';
import type { RunContext, RunRequest } from '../context/run-context.ts';

/** A task as read, with the event that stops its rebase, if one has to be recorded first of all. */
export interface StoppedTask {
  readonly stored: StoredTask | undefined;
  readonly stopped: readonly EventOf<'rebase_stopped'>[];
}

export interface RebaseStopFacts {
  readonly planHash: string;
  readonly clock: RunContext['ports']['clock'];
  /** Whether the work that the rebase began with was merged. */
  readonly isMerged: boolean;
}

/** Returns whether a rebase has commits to put on the base; one of merged work has none, and only moves the branch. */
function hasCommits({ left, head, onto }: Rebase): boolean {
  return left.length > 0 || head !== onto;
}

/**
 * Stops a rebase that has begun where the user asks for that, where the plan is another one, and where somebody has moved
 * the task branch meanwhile: what had landed on the branch is then the state of the task again.
 */
export function stopRebase(
  { stored, branchHead }: { readonly stored: StoredTask | undefined; readonly branchHead: ObjectId | undefined },
  { rebase: choice }: Pick<RunRequest, 'rebase'>,
  { planHash, clock, isMerged }: RebaseStopFacts,
): StoppedTask {
  const record = stored?.state.record;
  const { rebase = null } = record ?? {};
  if (stored === undefined || record === undefined || rebase === null) return { stored, stopped: [] };
  const isMoved = branchHead !== rebase.from && branchHead !== rebase.head;
  const reasons = [
    isMoved &&
      `The task branch has moved from ${rebase.from} to ${branchHead ?? 'nothing: it is gone'} since the rebase began.`,
    isMerged && hasCommits(rebase) && 'The pull request was merged since the rebase began.',
    record.plan_hash !== planHash && 'The plan has changed since the rebase began.',
    choice === 'stop' && 'A person has asked for it.',
  ];
  const reason = reasons.find((each) => each !== false);
  if (reason === undefined) return { stored, stopped: [] };
  const event = { kind: 'rebase_stopped', reason } as const;
  const seq = stored.events.length + 1;
  const state = applyEvent(stored.state, { ...event, seq, at: clock.now().toISOString() });
  return { stored: { ...stored, state }, stopped: [event] };
}
