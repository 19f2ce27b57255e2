import type { TokenCount } from './price-table.ts';

/** The usage of one answer of a model; a count that nobody knows is undefined. */
export interface AnswerUsage extends OptionalCounts {
  readonly model: string | undefined;
  /** Whether some of the counts are estimates of ours. */
  readonly isEstimated: boolean;
}

type OptionalCounts = { readonly [Name in keyof TokenCount]: number | undefined };

/** The facts about one request and its answer, as far as they came. */
export interface AnswerFacts {
  readonly model: string | undefined;
  /** By the names of the provider. */
  readonly counts: Readonly<Record<string, number>>;
  /** Whether the provider has counted the whole answer. */
  readonly isFinal: boolean;
  readonly requestBytes: number;
  /** The bytes that the model has written. */
  readonly textBytes: number;
}

/** The bytes of a token in an estimate. */
const BYTES_PER_TOKEN = 4;

/**
 * Returns the usage of an answer: the provider's counts, or estimates where it has not counted to the end. Undefined
 * where no model has answered.
 */
export function toAnswerUsage({
  model,
  counts,
  isFinal,
  requestBytes,
  textBytes,
}: AnswerFacts): AnswerUsage | undefined {
  const known = toCounts(counts);
  if (known.input === undefined && known.output === undefined && textBytes === 0) return undefined;
  if (isFinal && known.input !== undefined && known.output !== undefined)
    return { ...known, model, isEstimated: false };
  const output = isFinal ? known.output : Math.max(known.output ?? 0, toTokens(textBytes));
  return {
    ...known,
    model,
    input: known.input ?? toTokens(requestBytes),
    output: output ?? toTokens(textBytes),
    isEstimated: true,
  };
}

function toTokens(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}

/** Translates the provider's names: the input of all counts has those that a cache gave or took. */
function toCounts(counts: AnswerFacts['counts']): OptionalCounts {
  if (counts.promptTokenCount !== undefined)
    return {
      input: counts.promptTokenCount + (counts.toolUsePromptTokenCount ?? 0),
      cached: counts.cachedContentTokenCount,
      cacheWritten: undefined,
      cacheWrittenHour: undefined,
      output: add(counts.candidatesTokenCount, counts.thoughtsTokenCount),
    };
  const cached = counts.cache_read_input_tokens ?? counts.cached_tokens;
  const cacheWritten = counts.cache_creation_input_tokens ?? counts.cache_write_tokens;
  if (counts.prompt_tokens !== undefined || counts.completion_tokens !== undefined)
    return {
      input: counts.prompt_tokens,
      cached,
      cacheWritten,
      cacheWrittenHour: undefined,
      output: counts.completion_tokens,
    };
  // Of the two protocols with these names, one counts what a cache gave and took beside the input.
  const beside = (counts.cache_read_input_tokens ?? 0) + (counts.cache_creation_input_tokens ?? 0);
  return {
    input: counts.input_tokens === undefined ? undefined : counts.input_tokens + beside,
    cached,
    cacheWritten,
    cacheWrittenHour: counts.ephemeral_1h_input_tokens,
    output: counts.output_tokens,
  };
}

function add(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0);
}
