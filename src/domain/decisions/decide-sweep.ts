import type { ChronicleEvent } from '../record/chronicle-event.ts';
import { conclusionOf, isPassing } from '../record/ending.ts';
import { hasTrait } from '../record/event-traits.ts';
import { type Claim, describeHolder } from '../record/lease.ts';
import type { GroundhogRun } from '../record/run-record.ts';
import { chooseNextAction } from './next-action.ts';

/** Runs in a row without progress before a task is left to people. */
const MAX_UNPRODUCTIVE_RUNS = 3;

/** The status of a task between two runs. */
export type Sweep =
  /** A run can resume the task now; `why` is the reason why the last one stopped. */
  | { readonly kind: 'resume'; readonly why: string }
  | { readonly kind: 'busy'; readonly why: string }
  /** Only a user can unblock the task. */
  | { readonly kind: 'stuck'; readonly why: string }
  | { readonly kind: 'done' };

export interface SweepFacts {
  readonly record: GroundhogRun;
  readonly events: readonly ChronicleEvent[];
  /** The claim that a run would get now. */
  readonly claim: Claim;
}

/** Decides whether a task can resume by itself: only when no run works on it and nothing waits for a user. */
export function decideSweep({ record, events, claim }: SweepFacts): Sweep {
  if (claim.kind === 'held') return { kind: 'busy', why: `${describeHolder(claim.holder)} works on it` };
  const reason = describeEnd(record);
  // A dead run must be resumed in any case: its end is not recorded and shown yet.
  if (record.ending === null) return toTurn(reason, countUnproductiveRuns(events, 'dead'));
  const next = chooseNextAction(record);
  if (next.kind === 'await_approval') return { kind: 'stuck', why: `Commits wait for approval: ${next.result}.` };
  if (next.kind === 'blocked' || next.kind === 'abandon') return { kind: 'stuck', why: next.reason };
  // Why: docs/decisions/0158-a-sweep-rebases-nothing-that-has-passed.md
  if (next.kind === 'done') return { kind: 'done' };
  if (!isOpen(record)) return { kind: 'stuck', why: reason };
  return toTurn(reason, countUnproductiveRuns(events));
}

function toTurn(reason: string, unproductive: number): Sweep {
  return unproductive < MAX_UNPRODUCTIVE_RUNS
    ? { kind: 'resume', why: reason }
    : { kind: 'stuck', why: `${unproductive} runs in a row made no progress, the last one because: ${reason}` };
}

/** Returns whether the last run left work that the next one can do without a user. */
function isOpen({ ending, pause_cause, steering, ended_at }: GroundhogRun): boolean {
  // What had ended has work again: a fix, or what a person opened again.
  if (ending === 'infra_error' || (ending !== null && conclusionOf(ending) === 'success')) return true;
  if (pause_cause !== null && isPassing(pause_cause)) return true;
  return ending === 'blocked' && isDecidedSince(steering, ended_at);
}

function isDecidedSince(steering: GroundhogRun['steering'], endedAt: string | null): boolean {
  const last = steering.at(-1);
  return last !== undefined && last.kind !== 'pause' && last.at >= (endedAt ?? '');
}

function describeEnd({ ending, ending_reason }: GroundhogRun): string {
  return ending === null ? 'Its last run died.' : (ending_reason ?? `Its last run ended as ${ending}.`);
}

/**
 * Counts the runs in a row, up to the last one that is over, without an event of trait `progress`. A run is over when
 * it has ended, or when another one has started after it died; the last one is over too when it is `dead`.
 */
export function countUnproductiveRuns(
  events: readonly ChronicleEvent[],
  last: 'may_resume' | 'dead' = 'may_resume',
): number {
  let count = 0;
  let isUnproductive = false;
  const close = () => {
    if (isUnproductive) count += 1;
    isUnproductive = false;
  };
  for (const event of events) {
    if (event.kind === 'run_ended' || event.kind === 'run_started') close();
    if (event.kind === 'run_started') isUnproductive = true;
    if (!isProgressEvent(event)) continue;
    count = 0;
    isUnproductive = false;
  }
  if (last === 'dead') close();
  return count;
}

function isProgressEvent(event: ChronicleEvent): boolean {
  if (event.kind === 'attempt_ended' && event.outcome === 'interrupted') return false;
  return hasTrait(event, 'progress');
}
