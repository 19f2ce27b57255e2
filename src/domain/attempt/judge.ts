import { z } from 'zod';
import type { Criterion } from '../plan/criterion.ts';

/** The model that judged a statement, and its usage. A number that is not reported is null. */
export const judgeUseSchema = z.object({
  model: z.string(),
  input_tokens: z.int().min(0).nullable(),
  output_tokens: z.int().min(0).nullable(),
  cost_usd: z.number().min(0).nullable(),
  /** Whether some of the numbers are estimates of ours; missing when none is. */
  estimated: z.boolean().optional(),
});
export type JudgeUse = z.infer<typeof judgeUseSchema>;

/** A question to a judge, with everything that it is shown: nothing that the agent said. */
export interface JudgeQuestion {
  readonly statement: string;
  /** All criteria of the checkpoint. */
  readonly criteria: readonly Criterion[];
  /** The changes of the attempt as a unified diff: untrusted text of the agent. */
  readonly diff: string;
  /** The files that the judge may read; none when absent. */
  readonly files?: JudgedFiles | undefined;
  readonly signal: AbortSignal;
}

/** The files of the repository after an attempt, of which those that it has changed cannot be read. */
export interface JudgedFiles {
  /** Lists the paths of unchanged files. */
  list(): Promise<readonly string[]>;
  read(path: string): Promise<JudgedFile>;
}

export type JudgedFile =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'changed' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'too_large' };

/** The answer to a question: a verdict, or why there is none. Both reasons are one line without secrets. */
export type JudgeAnswer = {
  /** Undefined when no model was asked. */
  readonly use: JudgeUse | undefined;
  /** Question and answers without secrets, as evidence for a verdict; undefined when no model was asked. */
  readonly transcript: string | undefined;
} & (
  | { readonly kind: 'judged'; readonly holds: boolean; readonly reason: string }
  | { readonly kind: 'not_judged'; readonly reason: string }
);

/** The port to the judge of statements that no command can check. Never rejects. */
export type Judge = (question: JudgeQuestion) => Promise<JudgeAnswer>;
