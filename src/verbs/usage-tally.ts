import { NO_USAGE, type Usage } from '../domain/attempt/attempt.ts';

/** The usage that an agent reports in one call, for the whole attempt so far. */
export type ReportedUsage = { readonly [Name in Exclude<keyof Usage, 'estimated'>]?: number | undefined } & Partial<
  Pick<Usage, 'estimated'>
>;

/** Adds one report to the known usage. A number never decreases. */
export function tallyUsage(known: Usage, reported: ReportedUsage): Usage {
  return {
    turns: larger(known.turns, reported.turns),
    input_tokens: larger(known.input_tokens, reported.input_tokens),
    output_tokens: larger(known.output_tokens, reported.output_tokens),
    cost_usd: larger(known.cost_usd, reported.cost_usd),
    ...toCached(known.cached_input_tokens, reported.cached_input_tokens),
    ...(known.estimated === true || reported.estimated === true ? { estimated: true } : {}),
  };
}

/** Returns the cached tokens; no field until they are reported, since most agents never do. */
function toCached(
  known: number | null | undefined,
  reported: number | null | undefined,
): Pick<Usage, 'cached_input_tokens'> {
  const cached = larger(known ?? null, reported ?? undefined);
  return cached === null ? {} : { cached_input_tokens: cached };
}

/** Joins the usage of an agent's report with that of its verbs. */
export function joinUsage(reported: Usage, fromVerbs: Usage): Usage {
  return tallyUsage(tallyUsage(NO_USAGE, withoutNull(reported)), withoutNull(fromVerbs));
}

function withoutNull(usage: Usage): ReportedUsage {
  const { turns, input_tokens, output_tokens, cached_input_tokens, cost_usd, estimated } = usage;
  return {
    turns: turns ?? undefined,
    input_tokens: input_tokens ?? undefined,
    output_tokens: output_tokens ?? undefined,
    cached_input_tokens: cached_input_tokens ?? undefined,
    cost_usd: cost_usd ?? undefined,
    estimated,
  };
}

function larger(known: number | null, reported: number | undefined): number | null {
  if (reported === undefined) return known;
  return Math.max(known ?? 0, reported);
}
