import type { ObjectId } from '../ids.ts';
import type { EventBody } from '../record/chronicle-event.ts';
import type { Lease } from '../record/lease.ts';
import type { GroundhogRun } from '../record/run-record.ts';
import { findNearestName } from '../text/nearest-name.ts';

/** What a person can ask of a task from outside of its runs. */
export type Operation =
  /** Goes on with the task; recorded only so that one request starts one run. */
  | { readonly kind: 'run' }
  | { readonly kind: 'retry'; readonly checkpoint: string | undefined }
  | { readonly kind: 'skip'; readonly checkpoint: string; readonly reason: string }
  | { readonly kind: 'hint'; readonly text: string }
  | { readonly kind: 'pause'; readonly reason: string | undefined }
  | { readonly kind: 'abort'; readonly reason: string | undefined }
  /** The target is a checkpoint, or the commit that waits; undefined for whatever waits. */
  | { readonly kind: 'approve'; readonly target: string | undefined }
  | { readonly kind: 'materialize'; readonly commit: string | undefined }
  /** Takes the task from a run that is not heard of any more; the number says which one is meant. */
  | { readonly kind: 'unlock'; readonly generation: string };

/** Whether somebody works on the task right now; `unknown` when its last run has not said that it ended. */
export type Liveness = 'alive' | 'none' | 'unknown';

export interface OperationFacts {
  readonly record: GroundhogRun;
  readonly liveness: Liveness;
  /** The lease on the task; undefined where there never was one. */
  readonly lease: Lease | undefined;
  /** Who asks. */
  readonly by: string;
}

export type Decision =
  /** `materializes` is the commit that the task branch is brought to in the same record. */
  | {
      readonly kind: 'record';
      readonly bodies: readonly EventBody[];
      readonly message: string;
      readonly materializes?: ObjectId;
      /** The number that the lease gets, so that its holder can publish nothing more. */
      readonly unlocks?: number;
    }
  /** It is so already; asking again changes nothing. */
  | { readonly kind: 'nothing'; readonly message: string }
  | { readonly kind: 'refuse'; readonly reason: string };

/** Why there is no checkpoint of a name, with the one that was probably meant. */
export function explainUnknown(name: string, record: GroundhogRun): string {
  const ids = record.checkpoints.map(({ checkpoint_id }) => checkpoint_id);
  const nearest = findNearestName(name, ids);
  const guess = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `The plan of this task has no checkpoint "${name}".${guess}`;
}
