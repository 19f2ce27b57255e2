import type { Usage } from '../attempt/attempt.ts';
import { toOneLine } from '../text/plain-text.ts';

/** The cost of the drafting of a plan, with that of the drafts that it has replaced. */
export interface DraftingCost {
  /** The drafts that a person got to see. */
  readonly drafts: number;
  readonly rounds: number;
  /** Null where the agent did not report them, as the two below. */
  readonly turns: number | null;
  readonly tokens: number | null;
  readonly costUsd: number | null;
  readonly isEstimated: boolean;
}

const HEADER =
  /^# Drafted by Groundhog with .*: (?:(?<drafts>\d{1,6}) drafts, )?(?<rounds>\d{1,6}) rounds?(?:, (?<turns>\d{1,9}) turns?)?(?:, (?<about>about )?(?<tokens>\d{1,15}) tokens)?(?:, (?<around>about )?\$(?<cost>\d{1,9}\.\d{1,9}))?$/;

/** Returns the cost of one draft. */
export function toDraftingCost(rounds: number, usage: Usage): DraftingCost {
  const { turns, input_tokens: read, output_tokens: written, cost_usd: costUsd, estimated } = usage;
  const tokens = read === null && written === null ? null : (read ?? 0) + (written ?? 0);
  return { drafts: 1, rounds, turns, tokens, costUsd, isEstimated: estimated === true };
}

/** Adds the cost of a draft to that of those before it. */
export function addDraftingCost(before: DraftingCost, own: DraftingCost): DraftingCost {
  const add = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0));
  return {
    drafts: before.drafts + own.drafts,
    rounds: before.rounds + own.rounds,
    turns: add(before.turns, own.turns),
    tokens: add(before.tokens, own.tokens),
    costUsd: add(before.costUsd, own.costUsd),
    isEstimated: before.isEstimated || own.isEstimated,
  };
}

// Why: docs/decisions/0136-a-draft-waits-in-one-comment.md
/**
 * Renders the first line of a drafted plan, a comment of YAML, with the cost of its drafting by an agent: the record of a
 * task keeps the plan as it was given.
 */
export function renderDraftHeader(agent: string, cost: DraftingCost): string {
  const { drafts, rounds, turns, tokens, costUsd } = cost;
  const about = cost.isEstimated ? 'about ' : '';
  const facts = [
    ...(drafts === 1 ? [] : [`${drafts} drafts`]),
    `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    ...(turns === null ? [] : [`${turns} ${turns === 1 ? 'turn' : 'turns'}`]),
    ...(tokens === null ? [] : [`${about}${tokens} tokens`]),
    ...(costUsd === null ? [] : [`${about}$${costUsd.toFixed(4).replace(/0{1,2}$/, '')}`]),
  ];
  return `# Drafted by Groundhog with ${toOneLine(agent)}: ${facts.join(', ')}`;
}

/** Splits a plan from the first line that `renderDraftHeader` has given it; the cost is undefined where there is none. */
export function splitDraftHeader(planText: string): { readonly cost: DraftingCost | undefined; readonly text: string } {
  const end = planText.indexOf('\n');
  const groups = (end === -1 ? null : HEADER.exec(planText.slice(0, end).trimEnd()))?.groups;
  if (groups === undefined) return { cost: undefined, text: planText };
  const toNumber = (text: string | undefined) => (text === undefined ? null : Number(text));
  const cost = {
    drafts: Number(groups.drafts ?? 1),
    rounds: Number(groups.rounds),
    turns: toNumber(groups.turns),
    tokens: toNumber(groups.tokens),
    costUsd: toNumber(groups.cost),
    isEstimated: groups.about !== undefined || groups.around !== undefined,
  };
  return { cost, text: planText.slice(end + 1) };
}
