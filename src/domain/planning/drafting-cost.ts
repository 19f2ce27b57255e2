import type { Usage } from '../attempt/attempt.ts';
import { toOneLine } from '../text/plain-text.ts';

/** The cost of the drafting of a plan. */
export interface DraftingCost {
  /** The agent that drafted, in words. */
  readonly agent: string;
  readonly rounds: number;
  readonly usage: Usage;
}

/**
 * Renders the first line of a drafted plan, a comment of YAML, with the cost of its drafting: the record of a task keeps the
 * plan as it was given.
 */
export function renderDraftHeader({ agent, rounds, usage }: DraftingCost): string {
  const { turns, input_tokens, output_tokens, cost_usd } = usage;
  const tokens = input_tokens === null && output_tokens === null ? null : (input_tokens ?? 0) + (output_tokens ?? 0);
  const about = usage.estimated === true ? 'about ' : '';
  const facts = [
    `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    ...(turns === null ? [] : [`${turns} ${turns === 1 ? 'turn' : 'turns'}`]),
    ...(tokens === null ? [] : [`${about}${tokens} tokens`]),
    ...(cost_usd === null ? [] : [`${about}$${cost_usd.toFixed(4)}`]),
  ];
  return `# Drafted by Groundhog with ${toOneLine(agent)}: ${facts.join(', ')}`;
}
