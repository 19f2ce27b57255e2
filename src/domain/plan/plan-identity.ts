import { canonicalJson } from '../text/canonical-json.ts';
import type { Criterion } from './criterion.ts';
import type { Checkpoint, Plan } from './plan.ts';

/** The text whose hash tells one plan from another: all that it says, whatever its layout, key order and comments. */
export function planIdentity(plan: Plan): string {
  const checkpoints = plan.checkpoints.map((checkpoint) => ({ ...checkpoint, ...defineCheckpoint(checkpoint) }));
  return canonicalJson({ ...plan, version: plan.version ?? 1, protect: plan.protect ?? [], checkpoints });
}

/**
 * The text whose hash tells whether a landed checkpoint is still the same: what must be true, and what may not be
 * touched. The id is compared beside it, and a raised attempt budget must not re-open what has landed.
 */
export function checkpointIdentity(checkpoint: Checkpoint): string {
  return canonicalJson(defineCheckpoint(checkpoint));
}

function defineCheckpoint({ spec, protect, success_criteria }: Checkpoint) {
  return { spec, protect: protect ?? [], success_criteria: success_criteria.map(dropDefaultSerial) };
}

/** `serial: false` is what its absence means. */
function dropDefaultSerial(criterion: Criterion): Criterion {
  if (criterion.kind !== 'command' || criterion.serial !== false) return criterion;
  const { serial: _serial, ...rest } = criterion;
  return rest;
}
