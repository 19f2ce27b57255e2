import { expect, test } from '@jest/globals';
import { findPrice, PRICES_DATE, toCost } from '../../../src/agent/builtin/price-table.ts';
import { openUsageCount, type UsageCount } from '../../../src/agent/builtin/usage-count.ts';

test('a model is found by its name, with a date or a maker around it', () => {
  expect(findPrice('claude-sonnet-4-5-20250929')).toMatchObject({ input: 3, output: 15 });
  expect(findPrice('openai/gpt-5')).toMatchObject({ input: 1.25 });
  expect(findPrice('gpt-5-mini-2025-08-07')).toMatchObject({ input: 0.25 });
  expect(findPrice('claude-opus-4-5')).toMatchObject({ input: 5 });
  expect(findPrice('claude-opus-4-1')).toMatchObject({ input: 15 });
});

test('the price of a model that is not in the table is not guessed', () => {
  for (const name of [
    'gpt-5.9',
    'gpt-50',
    'gpt-5-pro',
    'claude-sonnet-4-9',
    'claude-opus-6',
    'gemini-2.5-pro-vision',
    'toString',
    'llama',
    '',
  ])
    expect(findPrice(name)).toBeUndefined();
  expect(PRICES_DATE).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('cached and written tokens are counted at their own price and not twice', () => {
  const price = { input: 3, cached: 0.3, cacheWrite: 3.75, output: 15 };
  const tokens = { input: 1_000_000, cached: 600_000, cacheWritten: 100_000, output: 100_000 };
  expect(toCost(tokens, price)).toBeCloseTo(0.3 * 3 + 0.6 * 0.3 + 0.1 * 3.75 + 0.1 * 15, 9);
});

test('writing to the cache costs a quarter more where the provider says so, and else what input does', () => {
  const written = { input: 100_000, cached: 0, cacheWritten: 100_000, output: 0 };
  const costOf = (model: string) => {
    const price = findPrice(model);
    return price && toCost(written, price);
  };
  expect(costOf('claude-sonnet-4-5')).toBeCloseTo(0.375, 9);
  expect(costOf('gpt-5')).toBeCloseTo(0.125, 9);
  expect(costOf('gemini-2.5-flash')).toBeCloseTo(0.03, 9);
});

test('a long request costs more where its provider says so, and only the request that is long', () => {
  const price = findPrice('gemini-2.5-pro');
  const long = { input: 300_000, cached: 0, cacheWritten: 0, output: 10_000 };
  const count = openUsageCount(price);
  count.add(long);
  count.add({ input: 200_000, cached: 200_000, cacheWritten: undefined, output: 0 });
  expect(count.usage()).toMatchObject({ input_tokens: 500_000, cached_input_tokens: 200_000 });
  expect(count.usage().cost_usd).toBeCloseTo(0.3 * 2.5 + 0.01 * 15 + 0.2 * 0.125, 6);
});

test('the cost is unknown without a price, and where input or output was never told', () => {
  const told = { input: 10, cached: undefined, cacheWritten: undefined, output: 10 };
  const costOf = (price: Parameters<typeof openUsageCount>[0], turn: Parameters<UsageCount['add']>[0]) => {
    const count = openUsageCount(price);
    count.add(turn);
    return count.usage().cost_usd;
  };
  expect(costOf(undefined, told)).toBeNull();
  expect(costOf(findPrice('gpt-5'), { ...told, output: undefined })).toBeNull();
  expect(costOf(findPrice('gpt-5'), told)).toBeGreaterThan(0);
});
