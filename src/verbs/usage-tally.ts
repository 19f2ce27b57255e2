import { NO_USAGE, type Usage } from '../domain/attempt/attempt.ts';

/** What an agent tells of its usage in one call: of the whole attempt so far. */
export type ReportedUsage = { readonly [Name in keyof Usage]?: number | undefined };

/** What is known of an attempt's usage after one more call: a number that was told once never goes down. */
export function tallyUsage(known: Usage, told: ReportedUsage): Usage {
  return {
    turns: larger(known.turns, told.turns),
    input_tokens: larger(known.input_tokens, told.input_tokens),
    output_tokens: larger(known.output_tokens, told.output_tokens),
    cost_usd: larger(known.cost_usd, told.cost_usd),
    ...toCached(known.cached_input_tokens, told.cached_input_tokens),
  };
}

/** Left out while nobody has told it: most agents never do. */
function toCached(
  known: number | null | undefined,
  told: number | null | undefined,
): Pick<Usage, 'cached_input_tokens'> {
  const cached = larger(known ?? null, told ?? undefined);
  return cached === null ? {} : { cached_input_tokens: cached };
}

/** What an agent reports at its end, together with what it has told by its verbs. */
export function joinUsage(reported: Usage, told: Usage): Usage {
  return tallyUsage(tallyUsage(NO_USAGE, withoutNull(reported)), withoutNull(told));
}

function withoutNull(usage: Usage): ReportedUsage {
  const { turns, input_tokens, output_tokens, cached_input_tokens, cost_usd } = usage;
  return {
    turns: turns ?? undefined,
    input_tokens: input_tokens ?? undefined,
    output_tokens: output_tokens ?? undefined,
    cached_input_tokens: cached_input_tokens ?? undefined,
    cost_usd: cost_usd ?? undefined,
  };
}

function larger(known: number | null, told: number | undefined): number | null {
  if (told === undefined) return known;
  return Math.max(known ?? 0, told);
}
