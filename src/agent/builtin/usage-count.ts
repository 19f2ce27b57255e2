import type { Usage } from '../../domain/attempt/attempt.ts';
import { type Price, type TokenCount, toCost } from './price-table.ts';

/** Adds up the usage of an attempt's turns. */
export interface UsageCount {
  add(turn: { readonly [Name in keyof TokenCount]: number | undefined }): void;
  readonly usage: () => Usage;
}

/** Opens the count. A number that no turn reports stays null; without a price, so does the cost. */
export function openUsageCount(price: Price | undefined): UsageCount {
  const total = { input: 0, cached: 0, cacheWritten: 0, output: 0 };
  const known = { input: false, cached: false, cacheWritten: false, output: false };
  let turns = 0;
  let cost = 0;
  return {
    add(turn) {
      turns += 1;
      const { input = 0, cached = 0, cacheWritten = 0, output = 0 } = turn;
      if (price !== undefined) cost += toCost({ input, cached, cacheWritten, output }, price);
      for (const name of ['input', 'cached', 'cacheWritten', 'output'] as const) {
        total[name] += turn[name] ?? 0;
        known[name] ||= turn[name] !== undefined;
      }
    },
    usage: () => ({
      turns,
      input_tokens: known.input ? total.input : null,
      output_tokens: known.output ? total.output : null,
      cached_input_tokens: known.cached ? total.cached : null,
      cost_usd: price === undefined || !known.input || !known.output ? null : roundCost(cost),
    }),
  };
}

/** Rounds to a millionth of a dollar, below which the sum has floating-point noise. */
function roundCost(usd: number): number {
  return Math.round(usd * 1_000_000) / 1_000_000;
}
