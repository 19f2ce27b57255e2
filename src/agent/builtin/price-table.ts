/** What a model costs, in US dollars for a million tokens. */
export interface Price {
  readonly input: number;
  /** Input that comes from the provider's cache. */
  readonly cached: number;
  /** Input that is written to the provider's cache. */
  readonly cacheWrite: number;
  readonly output: number;
}

/** Tokens of some calls; the cached ones are part of the input. */
export interface TokenCount {
  readonly input: number;
  readonly cached: number;
  readonly cacheWritten: number;
  readonly output: number;
}

/** When the table was last brought in line with what the providers publish. */
export const PRICES_DATE = '2025-11-01';

/** By the beginning of the model's name: the longest that fits counts. */
const table: Readonly<Record<string, Price>> = {
  'claude-opus-4-5': { input: 5, cached: 0.5, cacheWrite: 6.25, output: 25 },
  'claude-opus-4': { input: 15, cached: 1.5, cacheWrite: 18.75, output: 75 },
  'claude-sonnet-4': { input: 3, cached: 0.3, cacheWrite: 3.75, output: 15 },
  'claude-haiku-4-5': { input: 1, cached: 0.1, cacheWrite: 1.25, output: 5 },
  'gpt-5-nano': { input: 0.05, cached: 0.005, cacheWrite: 0.05, output: 0.4 },
  'gpt-5-mini': { input: 0.25, cached: 0.025, cacheWrite: 0.25, output: 2 },
  'gpt-5': { input: 1.25, cached: 0.125, cacheWrite: 1.25, output: 10 },
  'gpt-4.1-nano': { input: 0.1, cached: 0.025, cacheWrite: 0.1, output: 0.4 },
  'gpt-4.1-mini': { input: 0.4, cached: 0.1, cacheWrite: 0.4, output: 1.6 },
  'gpt-4.1': { input: 2, cached: 0.5, cacheWrite: 2, output: 8 },
  'gemini-2.5-flash-lite': { input: 0.1, cached: 0.01, cacheWrite: 0.1, output: 0.4 },
  'gemini-2.5-flash': { input: 0.3, cached: 0.03, cacheWrite: 0.3, output: 2.5 },
  // Prompts up to 200,000 tokens; longer ones cost more.
  'gemini-2.5-pro': { input: 1.25, cached: 0.125, cacheWrite: 1.25, output: 10 },
};

/** The price of a model by its name; undefined for one that is not in the table, whose cost is not guessed. */
export function findPrice(model: string): Price | undefined {
  const name = model.replace(/^[^/]*\//, '');
  const fits = Object.keys(table).filter((start) => isSameFamily(name, start));
  const longest = fits.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : table[longest];
}

/** A later version has a price of its own: after the name comes nothing, or a date, or a word such as "latest". */
function isSameFamily(name: string, start: string): boolean {
  const rest = name.startsWith(start) ? name.slice(start.length) : undefined;
  if (rest === undefined) return false;
  const isVersion =
    start === 'claude-sonnet-4' || start === 'claude-opus-4' ? /^(-[0-5])?(-\d{8})?(-latest)?$/ : undefined;
  return (isVersion ?? /^(-\d{8}|-\d{4}-\d{2}-\d{2})?(-latest)?$/).test(rest);
}

/** What so many tokens cost, in US dollars. */
export function toCost({ input, cached, cacheWritten, output }: TokenCount, price: Price): number {
  const plain = Math.max(0, input - cached - cacheWritten);
  const perMillion =
    plain * price.input + cached * price.cached + cacheWritten * price.cacheWrite + output * price.output;
  return perMillion / 1_000_000;
}
