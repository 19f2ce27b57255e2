import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { renderPrices, renderWindows } from '../../../scripts/render-prices.ts';
import type { AnswerUsage } from '../../../src/agent/usage/answer-usage.ts';
import { PRICES_DATE } from '../../../src/agent/usage/model-prices.ts';
import { createPriceSearch, findTablePrice, toCost } from '../../../src/agent/usage/price-table.ts';
import { openUsageCount } from '../../../src/agent/usage/usage-count.ts';
import { findWindow } from '../../../src/agent/usage/window-table.ts';

const NOTHING = { input: 0, cached: 0, cacheWritten: 0, cacheWrittenHour: 0, output: 0 };

function toAnswer(counts: Partial<AnswerUsage>): AnswerUsage {
  return { ...NOTHING, model: undefined, isEstimated: false, ...counts };
}

test('the table is the one that the script makes of its source', async () => {
  const file = new URL('../../../src/agent/usage/model-prices.ts', import.meta.url);
  expect(await readFile(file, 'utf8')).toBe(renderPrices());
  const windows = new URL('../../../src/agent/usage/model-windows.ts', import.meta.url);
  expect(await readFile(windows, 'utf8')).toBe(renderWindows());
});

test('a window is found by the name of the model, and is a careful guess for others', () => {
  expect(findWindow('claude-sonnet-4-5-20250929')).toBe(200_000);
  expect(findWindow('openai/gpt-5')).toBe(400_000);
  expect(findWindow('gemini-2.5-pro')).toBe(1_048_576);
  expect(findWindow('my-own-model')).toBe(128_000);
});

test('a model is found by its name, with a date or a maker around it', () => {
  expect(findTablePrice('claude-sonnet-4-5-20250929')).toMatchObject({ input: 3, output: 15 });
  expect(findTablePrice('openai/gpt-5')).toMatchObject({ input: 1.25 });
  expect(findTablePrice('gpt-5-mini-2025-08-07')).toMatchObject({ input: 0.25 });
  expect(findTablePrice('claude-opus-4-5')).toMatchObject({ input: 5 });
  expect(findTablePrice('claude-opus-4-1')).toMatchObject({ input: 15 });
});

test('the price of a model that is not in the table is not guessed', () => {
  for (const name of [
    'gpt-5.9',
    'gpt-50',
    'gpt-5-pros',
    'claude-sonnet-4-9',
    'claude-opus-6',
    'gemini-2.5-pro-vision',
    'toString',
    'llama',
    '',
  ])
    expect(findTablePrice(name)).toBeUndefined();
  expect(PRICES_DATE).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('tokens that a cache gave and took are counted at their own price and not twice', () => {
  const price = { input: 3, cached: 0.3, cacheWrite: 3.75, cacheWriteHour: 6, output: 15 };
  const tokens = {
    input: 1_000_000,
    cached: 600_000,
    cacheWritten: 100_000,
    cacheWrittenHour: 40_000,
    output: 100_000,
  };
  const written = 0.06 * 3.75 + 0.04 * 6;
  expect(toCost(tokens, price)).toBeCloseTo(0.3 * 3 + 0.6 * 0.3 + written + 0.1 * 15, 9);
});

test('writing to the cache costs more where the provider says so, for an hour twice as much, and else what input does', () => {
  const costOf = (model: string, cacheWrittenHour = 0) => {
    const price = findTablePrice(model);
    return price && toCost({ ...NOTHING, input: 100_000, cacheWritten: 100_000, cacheWrittenHour }, price);
  };
  expect(costOf('claude-sonnet-4-5')).toBeCloseTo(0.375, 9);
  expect(costOf('claude-sonnet-4-5', 100_000)).toBeCloseTo(0.6, 9);
  expect(costOf('gpt-6-sol')).toBeCloseTo(0.25, 9);
  expect(costOf('gpt-5')).toBeCloseTo(0.125, 9);
  expect(costOf('gemini-2.5-flash')).toBeCloseTo(0.03, 9);
});

test('a long request costs more where its provider says so, and only the request that is long', () => {
  const count = openUsageCount(createPriceSearch('gemini-2.5-pro', undefined));
  count.add(toAnswer({ input: 300_000, output: 10_000 }));
  count.add(toAnswer({ input: 200_000, cached: 200_000 }));
  expect(count.usage()).toMatchObject({ input_tokens: 500_000, cached_input_tokens: 200_000 });
  expect(count.usage().cost_usd).toBeCloseTo(0.3 * 2.5 + 0.01 * 15 + 0.2 * 0.125, 6);
});

test('an answer costs what the model that gave it costs', () => {
  const given = { input: 7, cached: 7, cacheWrite: 7, cacheWriteHour: 7, output: 7 };
  const inputOf = (chosen: string, price: typeof given | undefined, answered: string | undefined) =>
    createPriceSearch(chosen, price)(answered)?.input;
  expect(inputOf('claude-opus-4-5', undefined, 'claude-haiku-4-5-20251001')).toBe(1);
  expect(inputOf('claude-opus-4-5', given, 'claude-haiku-4-5')).toBe(1);
  expect(inputOf('claude-opus-4-5', given, 'claude-opus-4-5-20251101')).toBe(7);
  // Only the table says whether another name is another model.
  expect(inputOf('claude-opus-4-5', given, 'my-gateway-name')).toBe(7);
  expect(inputOf('claude-opus-4-5', undefined, 'my-gateway-name')).toBe(5);
  expect(inputOf('my-gateway-name', given, 'claude-haiku-4-5')).toBe(7);
  expect(inputOf('', undefined, 'claude-haiku-4-5')).toBe(1);
  expect(inputOf('my-gateway-name', undefined, undefined)).toBeUndefined();
});

test('the cost is unknown where an answer has no price or no count, and an estimate is marked', () => {
  const usageOf = (...answers: readonly Partial<AnswerUsage>[]) => {
    const count = openUsageCount(createPriceSearch('', undefined));
    for (const answer of answers) count.add(toAnswer(answer));
    return count.usage();
  };
  const known = { model: 'gpt-5', input: 10, output: 10 };
  expect(usageOf(known).cost_usd).toBeGreaterThan(0);
  expect(usageOf(known, { ...known, model: 'nobody' }).cost_usd).toBeNull();
  expect(usageOf({ ...known, output: undefined }).cost_usd).toBeNull();
  expect(usageOf(known)).not.toHaveProperty('estimated');
  expect(usageOf(known, { ...known, isEstimated: true }, known)).toMatchObject({ turns: 3, estimated: true });
});
