import type { CommitChecks } from '../../domain/attempt/commit-checks.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { listCriteria, type Plan } from '../../domain/plan/plan.ts';

/** Returns the checks of GitHub. Throws `check_unavailable`, with the first criterion that needs them, when the run has none. */
export function requireChecks(plan: Plan, checks: CommitChecks | undefined): CommitChecks {
  if (checks !== undefined) return checks;
  const [first] = findCheckCriteria(plan);
  throw new ConfigurationError('check_unavailable', { checkpoint: first?.checkpointId, name: first?.name });
}

/** Lists the criteria of a plan that checks on GitHub decide. */
export function findCheckCriteria(plan: Plan): readonly { readonly checkpointId: string; readonly name: string }[] {
  return plan.checkpoints.flatMap((checkpoint) =>
    listCriteria(checkpoint, plan).flatMap((criterion) =>
      criterion.kind === 'github_check' ? [{ checkpointId: checkpoint.id, name: criterion.name }] : [],
    ),
  );
}
