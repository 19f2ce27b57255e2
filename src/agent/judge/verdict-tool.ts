import { z } from 'zod';
import { toOneLine } from '../../domain/text/one-line.ts';
import type { ModelTurn } from '../builtin/model-turn.ts';
import { toParameters } from '../builtin/tool.ts';

const MAX_REASON_CHARACTERS = 1000;

const verdictSchema = z.strictObject({
  holds: z.boolean().describe('Whether the diff shows that the statement holds.'),
  reason: z
    .string()
    .refine((text) => toOneLine(text) !== '', 'must not be blank')
    .describe('What decided, in at most three sentences, with file and lines.'),
});
export type ModelVerdict = z.infer<typeof verdictSchema>;

/** The only tool of a judge. */
export const verdictTool = {
  name: 'verdict',
  description: 'Give the verdict on the statement. Call it exactly once.',
  parameters: toParameters(verdictSchema),
} as const;

/** Parses the verdict of an answer; undefined unless it has exactly one valid call of the tool. */
export function parseVerdict({ calls }: Pick<ModelTurn, 'calls'>): ModelVerdict | undefined {
  const [only] = calls;
  if (only === undefined || calls.length !== 1 || only.name !== verdictTool.name) return undefined;
  const parsed = verdictSchema.safeParse(only.input);
  return parsed.success ? { holds: parsed.data.holds, reason: shorten(toOneLine(parsed.data.reason)) } : undefined;
}

function shorten(line: string): string {
  return line.length > MAX_REASON_CHARACTERS ? `${line.slice(0, MAX_REASON_CHARACTERS)} […]` : line;
}
