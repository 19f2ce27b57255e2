import { canonicalJson } from '../text/canonical-json.ts';
import type { Criterion } from './criterion.ts';
import type { Checkpoint, Plan } from './plan.ts';

/** Renders the contents of a plan, for hashing: without its layout, key order and comments. */
export function planIdentity(plan: Plan): string {
  const checkpoints = plan.checkpoints.map((checkpoint) => ({ ...checkpoint, ...defineCheckpoint(checkpoint) }));
  return canonicalJson({ ...plan, version: plan.version ?? 1, protect: plan.protect ?? [], checkpoints });
}

// Why: docs/decisions/0008-budget-is-not-identity.md
/**
 * Renders the definition of a checkpoint, for hashing: its spec, protected paths and criteria. The id is compared
 * separately, and a raised attempt budget must not re-open a landed checkpoint.
 */
export function checkpointIdentity(checkpoint: Checkpoint): string {
  return canonicalJson(defineCheckpoint(checkpoint));
}

function defineCheckpoint({ spec, protect, success_criteria }: Checkpoint) {
  return { spec, protect: protect ?? [], success_criteria: success_criteria.map(dropLabels) };
}

/** Drops `serial: false`, which is the default, and the name of a statement, which says nothing about the work. */
function dropLabels(criterion: Criterion): Criterion {
  if (criterion.kind === 'semantic') return { kind: criterion.kind, statement: criterion.statement };
  if (criterion.kind !== 'command' || criterion.serial !== false) return criterion;
  const { serial: _serial, ...rest } = criterion;
  return rest;
}
