import type { CriterionRun } from '../../domain/attempt/verdict.ts';
import { decideCheck } from '../../domain/decisions/decide-check.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { LoopContext } from '../context/prepared-workspace.ts';
import { requireChecks } from './require-checks.ts';

/**
 * What GitHub's checks say of the clean tree, by one look: nothing is started and nothing waited for. What a token may not
 * ask comes out here, before an agent has cost anything.
 */
export async function baselineGitHubChecks(
  { request, runContext }: Pick<LoopContext, 'request' | 'runContext'>,
  head: ObjectId,
  runs: readonly CriterionRun[],
): Promise<readonly CriterionRun[]> {
  const names = runs.flatMap(({ criterion }) => (criterion.kind === 'github_check' ? [criterion.name] : []));
  if (names.length === 0 || runContext.signal.aborted) return runs;
  const { checks } = await requireChecks(request, runContext).fetch(head, names);
  return runs.map((run): CriterionRun => {
    if (run.criterion.kind !== 'github_check') return run;
    const decision = decideCheck(run.criterion.name, checks);
    if (decision.kind === 'passed') return { ...run, outcome: 'passed', detail: decision.detail };
    const isThere = decision.kind === 'failed' || decision.isThere;
    const detail = isThere ? 'Before any work it is there, and not green.' : 'Before any work there is none.';
    return { ...run, outcome: 'failed', detail };
  });
}
