import type { Usage } from '../../domain/attempt/attempt.ts';
import type { AnswerUsage } from './answer-usage.ts';
import { type FindPrice, toCost } from './price-table.ts';

/** Adds up the usage of the answers to an attempt or a question. */
export interface UsageCount {
  add(answer: AnswerUsage): void;
  readonly usage: () => Usage;
}

/** Opens the count. A number that no answer has stays null; the cost does where one of them has no price. */
export function openUsageCount(findPrice: FindPrice): UsageCount {
  const total = { input: 0, cached: 0, output: 0 };
  const known = { input: false, cached: false, output: false };
  let turns = 0;
  let cost: number | undefined = 0;
  let isEstimated = false;
  return {
    add(answer) {
      turns += 1;
      isEstimated ||= answer.isEstimated;
      const { model, input = 0, cached = 0, cacheWritten = 0, cacheWrittenHour = 0, output = 0 } = answer;
      const price = findPrice(model);
      if (price === undefined || cost === undefined) cost = undefined;
      else cost += toCost({ input, cached, cacheWritten, cacheWrittenHour, output }, price);
      for (const name of ['input', 'cached', 'output'] as const) {
        total[name] += answer[name] ?? 0;
        known[name] ||= answer[name] !== undefined;
      }
    },
    usage: () => ({
      turns,
      input_tokens: known.input ? total.input : null,
      output_tokens: known.output ? total.output : null,
      cached_input_tokens: known.cached ? total.cached : null,
      cost_usd: cost === undefined || !known.input || !known.output ? null : roundCost(cost),
      ...(isEstimated ? { estimated: true } : {}),
    }),
  };
}

/** Rounds to a millionth of a dollar, below which the sum has floating-point noise. */
function roundCost(usd: number): number {
  return Math.round(usd * 1_000_000) / 1_000_000;
}
