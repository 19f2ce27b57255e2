import type { Checkpoint } from '../plan/plan.ts';
import type { GroundhogRun } from '../record/run-record.ts';

// Why: docs/decisions/0198-own-work-is-not-held-against-a-checkpoint.md
/**
 * Returns whether a checkpoint is worked on where its own work has landed before: after a change of the plan, or where commits
 * of people have broken it. A commit that a rebase is still to land again is not there yet.
 */
export function hasOwnWork({ rebase, checkpoints }: Pick<GroundhogRun, 'rebase' | 'checkpoints'>, id: string): boolean {
  const isAway = rebase?.landed.some(({ checkpoint_id }) => checkpoint_id === id) === true;
  const found = checkpoints.find(({ checkpoint_id }) => checkpoint_id === id);
  return !isAway && found?.attempts.some(({ committed_ref }) => committed_ref !== null) === true;
}

/** Returns a checkpoint whose tests may pass already, where what lets them pass is its own work. */
export function allowOwnWork(checkpoint: Checkpoint): Checkpoint {
  const success_criteria = checkpoint.success_criteria.map((criterion) => {
    if (criterion.kind !== 'tests') return criterion;
    const { must_fail_at_base: _base, ...others } = criterion;
    return others;
  });
  return { ...checkpoint, success_criteria };
}
