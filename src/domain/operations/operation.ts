import type { ObjectId } from '../ids.ts';
import type { Plan } from '../plan/plan.ts';
import type { EventBody } from '../record/chronicle-event.ts';
import type { Lease } from '../record/lease.ts';
import type { GroundhogRun } from '../record/run-record.ts';
import { listSome } from '../text/list-some.ts';
import { findNearestName } from '../text/nearest-name.ts';

/** A request of a user to a task from outside of its runs. */
export type Operation =
  /** Resumes the task; recorded only so that one request starts one run. */
  | { readonly kind: 'run' }
  /** Starts a run that rebases the task, or that stops the rebase that has begun. */
  | { readonly kind: 'rebase'; readonly isStop: boolean }
  /** The hint is for the attempts that follow. */
  | { readonly kind: 'retry'; readonly checkpoint: string | undefined; readonly hint?: string }
  | { readonly kind: 'skip'; readonly checkpoint: string; readonly reason: string }
  | { readonly kind: 'hint'; readonly text: string }
  /** Opens a new checkpoint at the end of the plan, with the text as its spec. */
  | { readonly kind: 'fix'; readonly text: string }
  | { readonly kind: 'pause'; readonly reason: string | undefined }
  | { readonly kind: 'abort'; readonly reason: string | undefined }
  /**
   * The target is a checkpoint, the name of a statement, or the commit that waits; undefined for any commit that waits. Of a
   * checkpoint it may be one statement alone, by name or number.
   */
  | { readonly kind: 'approve'; readonly target: string | undefined; readonly statement?: string }
  | { readonly kind: 'materialize'; readonly commit: string | undefined }
  /** Takes the task from a run that no longer responds; the number identifies its lease. */
  | { readonly kind: 'unlock'; readonly generation: string };

/** Whether a run works on the task now; `unknown` when the end of its last run is not recorded. */
export type Liveness = 'alive' | 'none' | 'unknown';

export interface OperationFacts {
  readonly record: GroundhogRun;
  readonly liveness: Liveness;
  /** The lease on the task; undefined when there never was one. */
  readonly lease: Lease | undefined;
  /** The user who asks. */
  readonly by: string;
  /** The recorded plan. */
  readonly plan?: Plan | undefined;
}

export type Decision =
  /** `materializes` is the commit that the task branch moves to in the same push. */
  | {
      readonly kind: 'record';
      readonly bodies: readonly EventBody[];
      readonly message: string;
      readonly materializes?: ObjectId;
      /** The plan that replaces the recorded one. */
      readonly plan?: Plan;
      /** The new number of the lease, so that its holder can publish nothing more. */
      readonly unlocks?: number;
    }
  /** The request is already fulfilled; nothing changes. */
  | { readonly kind: 'nothing'; readonly message: string }
  | { readonly kind: 'refuse'; readonly reason: string };

/** Renders that the plan has no checkpoint of this name, with the nearest name that it has, else with those that it has. */
export function explainUnknown(name: string, record: GroundhogRun): string {
  const ids = record.checkpoints.map(({ checkpoint_id }) => checkpoint_id);
  const nearest = findNearestName(name, ids);
  const guess = nearest === undefined ? ` It has ${listSome(ids)}.` : ` Did you mean "${nearest}"?`;
  return `The plan of this task has no checkpoint "${name}".${guess}`;
}

const MAX_TEXT_CHARACTERS = 4000;

/** Explains why a text of a user cannot be taken; undefined when it can. */
export function findTextProblem(text: string, name: string): string | undefined {
  if (text.trim() === '') return `A ${name} is needed, and this one is empty.`;
  if (text.length > MAX_TEXT_CHARACTERS)
    return `The ${name} has ${text.length} characters; at most ${MAX_TEXT_CHARACTERS} are allowed.`;
  return undefined;
}
