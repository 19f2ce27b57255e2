import type { Criterion } from '../../domain/plan/criterion.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { type CheckpointRun, isAnyLanded, isCheckpointDone } from '../../domain/record/run-record.ts';
import { canonicalJson } from '../../domain/text/canonical-json.ts';
import { toOneLine } from '../../domain/text/plain-text.ts';
import type { TaskContext } from '../context/run-context.ts';
import { warnOfLandedOutside } from './landed-limits.ts';

// Why: docs/decisions/0199-changed-limits-count-for-landed-work.md
/** Warns of what a changed plan asks of landed work and nothing checks: paths that it does not allow now, and newer guards. */
export async function warnOfChangedLimits(context: TaskContext): Promise<void> {
  await warnOfLandedOutside(context);
  warnOfUncheckedGuards(context);
}

/** Warns of guards that the plan got after its last landing: they open no checkpoint, so that nothing checks them. */
function warnOfUncheckedGuards({ task, request, runContext }: TaskContext): void {
  const { checkpoints } = task.journal.findState()?.record ?? {};
  const guards = findUncheckedGuards(request.planSource.plan, checkpoints ?? []);
  for (const { number, guard } of guards) {
    const text = `Guard ${number} of the plan (\`${toOneLine(describeCriterion(guard)).slice(0, 200)}\`) is newer than all that has landed: no landing was checked with it, and it opens none. "groundhog audit" with this plan and task runs it on each landed commit.`;
    runContext.ports.notifier.progress({ kind: 'warning', text });
  }
}

/**
 * Finds the guards of a plan, with their numbers from 1, that were run with no checkpoint of a task; none where a checkpoint is
 * open, whose attempts will run them. Those of the kind `changes_within` are held against what has landed elsewhere.
 */
function findUncheckedGuards(
  { guards = [] }: Plan,
  checkpoints: readonly CheckpointRun[],
): { readonly number: number; readonly guard: Criterion }[] {
  if (!checkpoints.every(isCheckpointDone) || !isAnyLanded({ checkpoints })) return [];
  const runs = checkpoints.flatMap(({ attempts, baseline }) => [
    ...attempts.flatMap(({ verifier_runs }) => verifier_runs),
    ...(baseline ?? []),
  ]);
  const known = new Set(runs.map(({ criterion }) => canonicalJson(criterion)));
  return guards
    .map((guard, index) => ({ number: index + 1, guard }))
    .filter(({ guard }) => guard.kind !== 'changes_within' && !known.has(canonicalJson(guard)));
}
