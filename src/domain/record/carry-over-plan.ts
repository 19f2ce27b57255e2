import { ConfigurationError } from '../errors/errors.ts';
import type { Plan, PlanSource } from '../plan/plan.ts';
import { listSome } from '../text/list-some.ts';
import type { EventOf } from './chronicle-event.ts';
import { type CheckpointRun, type GroundhogRun, isCheckpointDone } from './run-record.ts';

type PlanSet = EventOf<'plan_set'>;
type Definition = PlanSet['checkpoints'][number];

/** The reason of a checkpoint that is open although it had passed. */
export const CHANGED = 'It has changed in the plan since it passed, so it starts again.';

/**
 * Carries the record of each checkpoint over to a plan, by id and definition. An unchanged landed checkpoint stays
 * landed; a changed definition starts again; any change of the plan reopens what was given up, and has the criteria of what is
 * open run before the next attempt, since guards and the setup may be others.
 */
export function carryOverPlan(record: GroundhogRun, event: PlanSet): CheckpointRun[] {
  const isChanged = record.plan_hash !== event.plan_hash;
  return event.checkpoints.map((definition) => {
    const known = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === definition.checkpoint_id);
    if (known?.definition_hash !== definition.definition_hash) return restart(known, definition);
    const isGivenUp = known.outcome === 'abandoned' || known.outcome === 'blocked';
    const baseline = isChanged && !isCheckpointDone(known) ? null : known.baseline;
    if (isGivenUp && definition.attempt_budget > known.attempt_budget)
      return { ...reopen(known, definition), baseline };
    // The budget is used up: without a fresh one, reopening would change nothing.
    if (isGivenUp && isChanged) return { ...reopen(known, definition), baseline, budget_from: known.attempts.length };
    return { ...known, ...definition, baseline };
  });
}

/** Returns whether the plan of a task is a file of its repository, whose path `plan_id` is. */
export function hasPlanPath({ plan_id: id, task_id: task }: GroundhogRun): boolean {
  return id !== `${task}:plan`;
}

// Why: docs/decisions/0194-a-task-has-one-plan-and-is-in-one-repository.md
/**
 * Throws `task_of_other_plan` for a plan in another file than that of the task, of which it has no checkpoint, once attempts
 * were made: a copied plan would go on with the work of the other one, and end its record.
 */
export function requireSamePlan({ plan, path }: PlanSource, record: GroundhogRun | undefined): void {
  if (record === undefined || path === undefined || path === record.plan_id || !hasPlanPath(record)) return;
  const { checkpoints, task_id: task, plan_id: known } = record;
  const ids = new Set(plan.checkpoints.map(({ id }) => id));
  const isWorked = checkpoints.some(({ attempts }) => attempts.length > 0);
  if (!isWorked || checkpoints.some(({ checkpoint_id: id }) => ids.has(id))) return;
  const names = listSome(checkpoints.map(({ checkpoint_id: id }) => `"${id}"`));
  throw new ConfigurationError('task_of_other_plan', { task, path, known, checkpoints: names });
}

/** Describes the checkpoints that have landed and that a plan has no more; undefined where there are none. */
export function describeRemoved(plan: Plan, record: GroundhogRun): string | undefined {
  const ids = new Set(plan.checkpoints.map(({ id }) => id));
  const removed = record.checkpoints.filter(
    ({ checkpoint_id: id, attempts }) => !ids.has(id) && attempts.some(({ committed_ref }) => committed_ref !== null),
  );
  if (removed.length === 0) return undefined;
  const names = listSome(removed.map(({ checkpoint_id: id }) => `"${id}"`));
  return `The plan no longer has ${names}, which landed: the commits stay on the task branch, and their criteria are not checked again.`;
}

/** Lists the checkpoints of a record that a plan opens again, has opened already, or has no more. */
export function listReopened(record: GroundhogRun, event: PlanSet): ReadonlySet<string> {
  const done = new Set(
    carryOverPlan(record, event)
      .filter(isCheckpointDone)
      .map(({ checkpoint_id }) => checkpoint_id),
  );
  return new Set(record.checkpoints.map(({ checkpoint_id }) => checkpoint_id).filter((id) => !done.has(id)));
}

function reopen(known: CheckpointRun, definition: Definition): CheckpointRun {
  return { ...known, ...definition, outcome: 'pending', reason: null, held_at: null, ended_at: null };
}

function restart(known: CheckpointRun | undefined, definition: Definition): CheckpointRun {
  const attempts = known?.attempts ?? [];
  return {
    ...definition,
    outcome: 'pending',
    reason: known?.outcome === 'success' ? CHANGED : null,
    held_at: null,
    baseline: null,
    baseline_day: 0,
    attempts,
    budget_from: attempts.length,
    started_at: null,
    ended_at: null,
  };
}
