import { modelPrices } from './model-prices.ts';

/** The price of a model, in US dollars for a million tokens. */
export interface Price {
  readonly input: number;
  /** Input that comes from the provider's cache. */
  readonly cached: number;
  /** Input that is written to the provider's cache. */
  readonly cacheWrite: number;
  /** Input that is written to the cache for an hour, where the provider has two times. */
  readonly cacheWriteHour: number;
  readonly output: number;
  /** The input above which a request costs more; undefined where the price is always the same. */
  readonly longFrom?: number | undefined;
}

/** Tokens of one request; those that a cache gave and took are part of the input. */
export interface TokenCount {
  readonly input: number;
  readonly cached: number;
  readonly cacheWritten: number;
  /** Part of `cacheWritten`. */
  readonly cacheWrittenHour: number;
  readonly output: number;
}

/** The factors for long requests, which all providers that charge more for them share. */
const LONG = { input: 2, output: 1.5 };

/** The suffix that a name in the table may have: a date or "latest". A later version has a price of its own. */
const END_OF_NAME = /(?:-\d{8}|-\d{4}-\d{2}-\d{2})?(?:-latest)?$/;

// Why: docs/decisions/0042-price-is-known-or-not.md
/** Looks a model up in the table by its name; undefined for a model that is not in it. */
export function findTablePrice(model: string): Price | undefined {
  const name = toPlainName(model);
  const row = Object.hasOwn(modelPrices, name) ? modelPrices[name] : undefined;
  if (row === undefined) return undefined;
  const [input, cached, cacheWrite, cacheWriteHour, output, longFrom] = row;
  return { input, cached, cacheWrite, cacheWriteHour, output, longFrom };
}

/** Returns the name of a model without its provider, its date and "latest". */
export function toPlainName(model: string): string {
  return model.replace(/^.*\//, '').replace(END_OF_NAME, '');
}

/** Returns the price of the model that has answered; undefined when it is unknown. */
export type FindPrice = (answered: string | undefined) => Price | undefined;

/**
 * Creates the search for the price of an answer. A CLI may ask another model than the chosen one: then the price is that
 * of the model that answered, as far as the table has both. Else it is the given one or that of the chosen model.
 */
export function createPriceSearch(chosen: string, given: Price | undefined): FindPrice {
  const ofChosen = findTablePrice(chosen);
  return (answered = chosen) => {
    const ofAnswered = findTablePrice(answered);
    const isOther = ofChosen !== undefined && toPlainName(answered) !== toPlainName(chosen);
    if (given !== undefined && !isOther) return given;
    return ofAnswered ?? given ?? ofChosen;
  };
}

/** Returns the cost of a request in US dollars. */
export function toCost(tokens: TokenCount, price: Price): number {
  const { input, cached, cacheWritten, cacheWrittenHour, output } = tokens;
  const factor = price.longFrom !== undefined && input > price.longFrom ? LONG : { input: 1, output: 1 };
  const plain = Math.max(0, input - cached - cacheWritten);
  const written = (cacheWritten - cacheWrittenHour) * price.cacheWrite + cacheWrittenHour * price.cacheWriteHour;
  const read = plain * price.input + cached * price.cached + written;
  return (read * factor.input + output * price.output * factor.output) / 1_000_000;
}
