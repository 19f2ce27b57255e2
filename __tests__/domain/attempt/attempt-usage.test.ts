import { expect, test } from '@jest/globals';
import { NO_USAGE, totalUsage } from '../../../src/domain/attempt/attempt.ts';
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
