import type { ChronicleEvent } from '../record/chronicle-event.ts';
import { conclusionOf } from '../record/ending.ts';
import { type Claim, describeHolder } from '../record/lease.ts';
import { isPassing } from '../record/pause-cause.ts';
import type { GroundhogRun } from '../record/run-record.ts';
import { countUnproductiveRuns } from '../record/unproductive-runs.ts';
import { chooseNextAction } from './next-action.ts';

/** Runs in a row that may get nowhere before a task is left to people. */
const MAX_UNPRODUCTIVE_RUNS = 3;

/** Where a task stands between two runs, and whose turn it is. */
export type Sweep =
  /** A run can go on with it now; `why` says why the last one did not. */
  | { readonly kind: 'resume'; readonly why: string }
  | { readonly kind: 'busy'; readonly why: string }
  /** Only a person can bring it on. */
  | { readonly kind: 'stuck'; readonly why: string }
  | { readonly kind: 'done' };

export interface SweepFacts {
  readonly record: GroundhogRun;
  readonly events: readonly ChronicleEvent[];
  /** What a run that wants the task now would be told. */
  readonly claim: Claim;
}

/** Decides whether a task goes on by itself: only where nobody works on it and nothing waits for a person. */
export function decideSweep({ record, events, claim }: SweepFacts): Sweep {
  if (claim.kind === 'held') return { kind: 'busy', why: `${describeHolder(claim.holder)} works on it` };
  const reason = describeEnd(record);
  // Whatever comes next, its end is yet to be recorded and shown.
  if (record.ending === null) return toTurn(reason, countUnproductiveRuns(events, 'gone'));
  const move = chooseNextAction(record);
  if (move.kind === 'await_approval') return { kind: 'stuck', why: `Commits wait for approval: ${move.result}.` };
  if (move.kind === 'blocked' || move.kind === 'abandon') return { kind: 'stuck', why: move.reason };
  if (move.kind === 'done' || isOver(record)) return { kind: 'done' };
  if (!isOpen(record)) return { kind: 'stuck', why: reason };
  return toTurn(reason, countUnproductiveRuns(events));
}

function toTurn(reason: string, unproductive: number): Sweep {
  return unproductive < MAX_UNPRODUCTIVE_RUNS
    ? { kind: 'resume', why: reason }
    : { kind: 'stuck', why: `${unproductive} runs in a row got nowhere, the last one so: ${reason}` };
}

function isOver({ ending, steering, ended_at }: GroundhogRun): boolean {
  return ending !== null && conclusionOf(ending) === 'success' && !isDecidedSince(steering, ended_at);
}

/** Whether the last run left work that the next one can do without a person. */
function isOpen({ ending, pause_cause, steering, ended_at }: GroundhogRun): boolean {
  if (ending === 'infra_error') return true;
  if (ending === 'paused' && pause_cause !== null && isPassing(pause_cause)) return true;
  return ending === 'blocked' && isDecidedSince(steering, ended_at);
}

function isDecidedSince(steering: GroundhogRun['steering'], endedAt: string | null): boolean {
  const last = steering.at(-1);
  return last !== undefined && last.kind !== 'pause' && last.kind !== 'abort' && last.at >= (endedAt ?? '');
}

function describeEnd({ ending, ending_reason }: GroundhogRun): string {
  return ending === null ? 'Its last run died.' : (ending_reason ?? `Its last run ended as ${ending}.`);
}
