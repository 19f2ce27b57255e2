/** The price of a model, in US dollars for a million tokens. */
export interface Price {
  readonly input: number;
  /** Input that comes from the provider's cache. */
  readonly cached: number;
  /** Input that is written to the provider's cache. */
  readonly cacheWrite: number;
  readonly output: number;
  /** The input above which a request costs more; undefined where the price is always the same. */
  readonly longFrom?: number | undefined;
}

/** Tokens of one request; the cached ones are part of the input. */
export interface TokenCount {
  readonly input: number;
  readonly cached: number;
  readonly cacheWritten: number;
  readonly output: number;
}

/** The date when the table was last compared with the published prices, which docs/agents.md links to. */
export const PRICES_DATE = '2026-09-23';

/** The factors for long requests, which all providers that charge more for them share. */
const LONG = { input: 2, output: 1.5 };

type Row = readonly [input: number, cached: number, output: number, longFrom?: number];

/** Models whose cache writes cost a quarter more than other input. */
const pricedWrites: Readonly<Record<string, Row>> = {
  'claude-fable-5-1': [10, 0.25, 50],
  'claude-fable-5': [10, 1, 50],
  'claude-opus-5-5': [4, 0.2, 20],
  'claude-opus-5': [5, 0.5, 25],
  'claude-opus-4-8': [5, 0.5, 25],
  'claude-opus-4-7': [5, 0.5, 25],
  'claude-opus-4-6': [5, 0.5, 25],
  'claude-opus-4-5': [5, 0.5, 25],
  'claude-opus-4-1': [15, 1.5, 75],
  'claude-opus-4-0': [15, 1.5, 75],
  'claude-opus-4': [15, 1.5, 75],
  'claude-sonnet-5': [2, 0.2, 10],
  'claude-sonnet-4-6': [3, 0.3, 15],
  'claude-sonnet-4-5': [3, 0.3, 15, 200_000],
  'claude-sonnet-4-0': [3, 0.3, 15],
  'claude-sonnet-4': [3, 0.3, 15],
  'claude-haiku-4-5': [1, 0.1, 5],
  'gpt-6-astra': [10, 1, 50, 272_000],
  'gpt-6-sol': [2, 0.2, 10, 272_000],
  'gpt-6-luna': [0.1, 0.01, 0.5, 272_000],
  'gpt-5.6-sol': [4, 0.4, 20, 272_000],
  'gpt-5.6-terra': [2, 0.2, 12, 272_000],
  'gpt-5.6-luna': [0.2, 0.02, 1.2, 272_000],
};

/** Models whose cache writes cost the same as other input. */
const plainWrites: Readonly<Record<string, Row>> = {
  'gpt-5.5': [5, 0.5, 30, 272_000],
  'gpt-5.4': [2.5, 0.25, 15, 272_000],
  'gpt-5.4-mini': [0.75, 0.075, 4.5],
  'gpt-5.4-nano': [0.2, 0.02, 1.25],
  'gpt-5.3-codex': [1.75, 0.175, 14],
  'gpt-5.2-codex': [1.75, 0.175, 14],
  'gpt-5.2': [1.75, 0.175, 14],
  'gpt-5.1-codex-max': [1.25, 0.125, 10],
  'gpt-5.1-codex-mini': [0.25, 0.025, 2],
  'gpt-5.1-codex': [1.25, 0.125, 10],
  'gpt-5.1': [1.25, 0.125, 10],
  'gpt-5-codex': [1.25, 0.125, 10],
  'gpt-5-nano': [0.05, 0.005, 0.4],
  'gpt-5-mini': [0.25, 0.025, 2],
  'gpt-5': [1.25, 0.125, 10],
  'gpt-4.1-nano': [0.1, 0.025, 0.4],
  'gpt-4.1-mini': [0.4, 0.1, 1.6],
  'gpt-4.1': [2, 0.5, 8],
  'gemini-3.5-flash-lite': [0.3, 0.03, 2.5],
  'gemini-3.5-flash': [1.5, 0.15, 9],
  'gemini-3.1-flash-lite': [0.25, 0.025, 1.5],
  'gemini-3.1-pro-preview': [2, 0.2, 12, 200_000],
  'gemini-3-flash-preview': [0.5, 0.05, 3],
  'gemini-3-pro-preview': [2, 0.2, 12, 200_000],
  'gemini-2.5-flash-lite': [0.1, 0.01, 0.4],
  'gemini-2.5-flash': [0.3, 0.03, 2.5],
  'gemini-2.5-pro': [1.25, 0.125, 10, 200_000],
};

/** The suffix that a name in the table may have: a date or "latest". A later version has a price of its own. */
const END_OF_NAME = /(?:-\d{8}|-\d{4}-\d{2}-\d{2})?(?:-latest)?$/;

/** Finds the price of a model by its name; undefined for a model that is not in the table. */
export function findPrice(model: string): Price | undefined {
  const name = model.replace(/^[^/]*\//, '').replace(END_OF_NAME, '');
  if (Object.hasOwn(pricedWrites, name)) return toPrice(pricedWrites[name], 1.25);
  return Object.hasOwn(plainWrites, name) ? toPrice(plainWrites[name], 1) : undefined;
}

function toPrice(row: Row | undefined, writeFactor: number): Price | undefined {
  if (row === undefined) return undefined;
  const [input, cached, output, longFrom] = row;
  return { input, cached, cacheWrite: input * writeFactor, output, longFrom };
}

/** Returns the cost of a request in US dollars. */
export function toCost({ input, cached, cacheWritten, output }: TokenCount, price: Price): number {
  const factor = price.longFrom !== undefined && input > price.longFrom ? LONG : { input: 1, output: 1 };
  const plain = Math.max(0, input - cached - cacheWritten);
  const read = plain * price.input + cached * price.cached + cacheWritten * price.cacheWrite;
  return (read * factor.input + output * price.output * factor.output) / 1_000_000;
}
