import { expect, test } from '@jest/globals';
import { addJudgeUse, addUsage, NO_USAGE, totalUsage } from '../../../src/domain/attempt/attempt.ts';
import { makeCriterionRun } from '../../report/make-view.ts';

const judged = (cost_usd: number | null) =>
  makeCriterionRun({ judge: { model: 'm', input_tokens: 100, output_tokens: 5, cost_usd } });

test('an attempt has used what its agent and its judge have used, and what nobody tells stays unknown', () => {
  const usage = { turns: 2, input_tokens: 1000, output_tokens: 50, cached_input_tokens: 600, cost_usd: null };
  const verifier_runs = [makeCriterionRun(), judged(0.25), judged(null)];
  expect(totalUsage({ usage, verifier_runs })).toEqual({
    ...usage,
    input_tokens: 1200,
    output_tokens: 60,
    cost_usd: 0.25,
  });
  expect(totalUsage({ usage: NO_USAGE, verifier_runs: [judged(null)] })).toMatchObject({ turns: null, cost_usd: null });
  expect(totalUsage({ usage, verifier_runs: [makeCriterionRun()] })).toEqual(usage);
});

test('two usages are added number by number, and what neither tells stays unknown', () => {
  const one = { turns: 2, input_tokens: 10, output_tokens: null, cached_input_tokens: 4, cost_usd: 0.5 };
  const other = { turns: null, input_tokens: 5, output_tokens: null, cost_usd: 0.25, estimated: true };
  const sum = { turns: 2, input_tokens: 15, output_tokens: null, cached_input_tokens: 4, cost_usd: 0.75 };
  expect([addUsage(one, other), addUsage(other, one)]).toEqual([
    { ...sum, estimated: true },
    { ...sum, estimated: true },
  ]);
  const { estimated: _, ...plain } = other;
  expect(addUsage(one, plain)).toEqual(sum);
  expect(addUsage(plain, plain)).toMatchObject({ cached_input_tokens: null });
});

test('an answer of a judge whose cost is an estimate makes the whole one', () => {
  const use = { model: 'm', input_tokens: 1, output_tokens: 1, cost_usd: 1 };
  expect(addJudgeUse(NO_USAGE, { ...use, estimated: true })).toMatchObject({ cost_usd: 1, estimated: true });
  expect(addJudgeUse(NO_USAGE, use)).not.toHaveProperty('estimated');
});
