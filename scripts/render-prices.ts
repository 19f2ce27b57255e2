import { readFileSync } from 'node:fs';
import { calcPrice, findProvider, type MatchLogic, type ModelInfo, type ModelPrice } from '@pydantic/genai-prices';

/** The date of version 0.1.8 of the package, at which its prices are taken. */
const DATE = '2026-09-23';
const PROVIDERS = ['anthropic', 'openai', 'google'];
/** The models that write text, without fine-tuned ones and those that others serve at prices of theirs. */
const NAMES = /^(?:claude-(?:\d-\d|fable|haiku|opus|sonnet)|codex-|gpt-4\.1|gpt-4o|gpt-[5-9]|o\d|gemini-[2-9])[\w.-]*$/;
const OTHER_USES = /audio|realtime|transcribe|tts|image|live|computer-use|search|\.ft-/;
const END_OF_NAME = /(?:-\d{8}|-\d{4}-\d{2}-\d{2})?(?:-latest)?$/;

/** Renders the table: a row for each name of a model, without the names that only add a date. */
export function renderPrices(): string {
  const rows = new Map<string, readonly number[]>();
  for (const providerId of PROVIDERS) {
    for (const model of findProvider({ providerId })?.models ?? []) {
      for (const name of listNames(model, NAMES)) {
        const row = toRow(name, providerId);
        if (row !== undefined && !rows.has(name)) rows.set(name, row);
      }
    }
  }
  const lines = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => `  ${quote(name)}: [${row.join(', ')}],`);
  return `// Written by scripts/generate-prices.mjs ("npm run prices") from @pydantic/genai-prices ${readVersion()} (MIT): not to be edited.

/** The date of the prices in this table. */
export const PRICES_DATE = '${DATE}';

/** Prices in US dollars for a million tokens; \`longFrom\` is the input above which a request costs more. */
export type PriceRow = readonly [
  input: number,
  cached: number,
  cacheWrite: number,
  cacheWriteHour: number,
  output: number,
  longFrom?: number,
];

export const modelPrices: Readonly<Record<string, PriceRow>> = {
${lines.join('\n')}
};
`;
}

/** The providers whose own models are in the table of windows, and the names of those that write text. */
const WINDOW_PROVIDERS = [...PROVIDERS, 'mistral', 'x-ai'];
const WINDOW_NAMES =
  /^(?:claude-(?:\d-\d|fable|haiku|opus|sonnet)|codex-|gpt-4\.1|gpt-4o|gpt-[5-9]|gpt-oss|o\d|gemini-[2-9]|codestral|devstral|ministral|mistral|grok)[\w.-]*$/;
/** Windows that the package does not have, from the pages of the provider. */
const ADDED_WINDOWS = {
  'gemini-2.5-pro': 1_048_576,
  'gemini-3-pro-preview': 1_048_576,
  'gemini-3.1-pro-preview': 1_048_576,
};

/** Renders the table of context windows: a row for each name of a model. */
export function renderWindows(): string {
  const rows = new Map<string, number>();
  for (const providerId of WINDOW_PROVIDERS) {
    for (const model of findProvider({ providerId })?.models ?? []) {
      const { context_window: window } = model;
      for (const name of listNames(model, WINDOW_NAMES))
        if (window !== undefined && !rows.has(name)) rows.set(name, window);
    }
  }
  for (const [name, window] of Object.entries(ADDED_WINDOWS)) if (!rows.has(name)) rows.set(name, window);
  const lines = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, window]) => `  ${quote(name)}: ${toNumber(window)},`);
  return `// Written by scripts/generate-prices.mjs ("npm run prices") from @pydantic/genai-prices ${readVersion()} (MIT): not to be edited.

/** The tokens that a request to a model may have, by its name. */
export const modelWindows: Readonly<Record<string, number>> = {
${lines.join('\n')}
};
`;
}

function toNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, '_');
}

function readVersion(): string {
  const source = new URL('../node_modules/@pydantic/genai-prices/package.json', import.meta.url);
  return JSON.parse(readFileSync(source, 'utf8')).version;
}

/** Quotes a name as the formatter does, where it needs quotes. */
function quote(name: string): string {
  return /^[a-z]\w*$/.test(name) ? name : `'${name}'`;
}

function listNames({ id, match }: Pick<ModelInfo, 'id' | 'match'>, pattern: RegExp): readonly string[] {
  const names = [id, ...listEquals(match)].map((name) => name.replace(END_OF_NAME, ''));
  return [...new Set(names)].filter((name) => pattern.test(name) && !OTHER_USES.test(name));
}

function listEquals(match: MatchLogic): readonly string[] {
  if ('or' in match) return match.or.flatMap(listEquals);
  return 'equals' in match ? [match.equals] : [];
}

/** Undefined for a model without a price for tokens: no price is better than a wrong one. */
function toRow(name: string, providerId: string): readonly number[] | undefined {
  const options = { providerId, timestamp: new Date(`${DATE}T00:00:00Z`) };
  const price = calcPrice({ input_tokens: 1, output_tokens: 1 }, name, options)?.model_price;
  const input = toBase(price?.input_mtok);
  const output = toBase(price?.output_mtok);
  if (price === undefined || input === undefined || output === undefined) return undefined;
  // Without a price of their own, tokens of a cache are priced as other input.
  const cacheWrite = toBase(price.cache_write_mtok) ?? input;
  const row = [
    input,
    toBase(price.cache_read_mtok) ?? input,
    cacheWrite,
    toBase(price.cache_write_1h_mtok) ?? cacheWrite,
    output,
  ];
  return addLong(row, price);
}

function toBase(price: ModelPrice[string]): number | undefined {
  return typeof price === 'object' ? price.base : price;
}

/** Adds where long requests begin; undefined where they are not priced by the factors of src/agent/usage/price-table.ts. */
function addLong(row: readonly number[], { input_mtok: input, output_mtok: output }: ModelPrice) {
  if (typeof input !== 'object') return row;
  const [tier, ...more] = input.tiers;
  const [written] = typeof output === 'object' ? output.tiers : [];
  const isTimes = (price = 0, base: number, factor: number) => Math.abs(price - base * factor) < 1e-9;
  const isUsual = isTimes(tier?.price, input.base, 2) && isTimes(written?.price, toBase(output) ?? 0, 1.5);
  return tier !== undefined && more.length === 0 && isUsual ? [...row, tier.start] : undefined;
}
