import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import { decideCheck } from '../../domain/decisions/decide-check.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { LoopContext } from '../context/run-context.ts';
import { requireChecks } from './require-checks.ts';

/**
 * Adds the state of GitHub's checks on the clean tree, by one request: nothing is started or waited for. A token that
 * lacks the permission fails here, before an agent has cost anything.
 */
export async function baselineGitHubChecks(
  { request, runContext }: Pick<LoopContext, 'request' | 'runContext'>,
  head: ObjectId,
  runs: readonly CriterionRun[],
): Promise<readonly CriterionRun[]> {
  const names = runs.flatMap(({ criterion }) => (criterion.kind === 'github_check' ? [criterion.name] : []));
  if (names.length === 0 || runContext.limits.signal.aborted) return runs;
  const { checks } = await requireChecks(request.planSource.plan, runContext.ports.checks).fetch(head, names);
  return runs.map((run): CriterionRun => {
    if (run.criterion.kind !== 'github_check') return run;
    const decision = decideCheck(run.criterion.name, checks);
    if (decision.kind === 'passed') return { ...run, outcome: 'passed', detail: decision.detail };
    const isThere = decision.kind === 'failed' || decision.isThere;
    const detail = isThere ? 'Before any work it is there, and not green.' : 'Before any work there is none.';
    return { ...run, outcome: 'failed', detail };
  });
}
