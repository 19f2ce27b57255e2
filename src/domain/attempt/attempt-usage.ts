import type { AttemptRecord, Usage } from './attempt.ts';
import type { JudgeUse } from './judge.ts';
import type { CriterionRun } from './verdict.ts';

/** Returns the usage of an attempt's agent and judge together. A number that neither reports is null. */
export function totalUsage({ usage, verifier_runs }: Pick<AttemptRecord, 'usage' | 'verifier_runs'>): Usage {
  return listUses(verifier_runs).reduce(addJudgeUse, usage);
}

/** Returns the usage plus that of one more answer of a judge, which does not count as a turn of the agent. */
export function addJudgeUse(usage: Usage, { input_tokens, output_tokens, cost_usd }: JudgeUse): Usage {
  return {
    ...usage,
    input_tokens: add(usage.input_tokens, input_tokens),
    output_tokens: add(usage.output_tokens, output_tokens),
    cost_usd: add(usage.cost_usd, cost_usd),
  };
}

function listUses(runs: readonly CriterionRun[]): readonly JudgeUse[] {
  return runs.flatMap(({ judge }) => (judge === undefined ? [] : [judge]));
}

function add(a: number | null, b: number | null): number | null {
  return a === null && b === null ? null : (a ?? 0) + (b ?? 0);
}
