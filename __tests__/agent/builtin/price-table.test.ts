import { expect, test } from '@jest/globals';
import { findPrice, PRICES_DATE, toCost } from '../../../src/agent/builtin/price-table.ts';

test('a model is found by its name, with a date or a maker around it', () => {
  expect(findPrice('claude-sonnet-4-5-20250929')).toMatchObject({ input: 3, output: 15 });
  expect(findPrice('openai/gpt-5')).toMatchObject({ input: 1.25 });
  expect(findPrice('gpt-5-mini-2025-08-07')).toMatchObject({ input: 0.25 });
  expect(findPrice('claude-opus-4-5')).toMatchObject({ input: 5 });
  expect(findPrice('claude-opus-4-1')).toMatchObject({ input: 15 });
});

test('the price of a model that is not in the table is not guessed', () => {
  for (const name of ['gpt-5.5', 'gpt-50', 'claude-sonnet-4-9', 'claude-opus-5', 'gemini-2.5-pro-vision', 'llama', ''])
    expect(findPrice(name)).toBeUndefined();
  expect(PRICES_DATE).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('cached and written tokens are counted at their own price and not twice', () => {
  const price = { input: 3, cached: 0.3, cacheWrite: 3.75, output: 15 };
  const tokens = { input: 1_000_000, cached: 600_000, cacheWritten: 100_000, output: 100_000 };
  expect(toCost(tokens, price)).toBeCloseTo(0.3 * 3 + 0.6 * 0.3 + 0.1 * 3.75 + 0.1 * 15, 9);
});
