import { z } from 'zod';
import type { Criterion } from '../plan/criterion.ts';

/** Who judged a statement, and what that used. A number that nobody has told is null. */
export const judgeUseSchema = z.object({
  model: z.string(),
  input_tokens: z.int().min(0).nullable(),
  output_tokens: z.int().min(0).nullable(),
  cost_usd: z.number().min(0).nullable(),
});
export type JudgeUse = z.infer<typeof judgeUseSchema>;

/** What a judge is asked, and all that it is shown: nothing of what the agent has said. */
export interface JudgeQuestion {
  readonly statement: string;
  /** All criteria of the checkpoint. */
  readonly criteria: readonly Criterion[];
  /** What the attempt changed, as a unified diff: the agent's text. */
  readonly diff: string;
  readonly signal: AbortSignal;
}

/** What came of a question: a verdict, or why there is none. Both reasons are one line without secrets. */
export type JudgeAnswer = {
  /** Undefined when nobody was asked. */
  readonly use: JudgeUse | undefined;
  /** Question and answers for people who look into a verdict, without secrets; undefined when nobody was asked. */
  readonly transcript: string | undefined;
} & (
  | { readonly kind: 'judged'; readonly holds: boolean; readonly reason: string }
  | { readonly kind: 'not_judged'; readonly reason: string }
);

/** The port to whoever judges what no command can check. It never rejects. */
export type Judge = (question: JudgeQuestion) => Promise<JudgeAnswer>;
