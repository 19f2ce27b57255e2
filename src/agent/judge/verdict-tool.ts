import { z } from 'zod';
import { toPlainText } from '../../domain/text/plain-text.ts';
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

/** The only tool that a judge has. */
export const verdictTool = {
  name: 'verdict',
  description: 'Give the verdict on the statement. Call it exactly once.',
  parameters: toParameters(verdictSchema),
} as const;

/** The verdict that an answer holds; undefined when it is not exactly one, or not whole. Prose is no verdict. */
export function readVerdict({ calls }: Pick<ModelTurn, 'calls'>): ModelVerdict | undefined {
  const [only] = calls;
  if (only === undefined || calls.length !== 1 || only.name !== verdictTool.name) return undefined;
  const parsed = verdictSchema.safeParse(only.input);
  return parsed.success ? { holds: parsed.data.holds, reason: toOneLine(parsed.data.reason) } : undefined;
}

function toOneLine(text: string): string {
  const line = toPlainText(text).replace(/\s+/g, ' ').trim();
  return line.length > MAX_REASON_CHARACTERS ? `${line.slice(0, MAX_REASON_CHARACTERS)} […]` : line;
}
