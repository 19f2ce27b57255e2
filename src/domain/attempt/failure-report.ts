import { z } from 'zod';

/** Report on a failed attempt; shown to every later attempt at the same checkpoint. */
export const failureReportSchema = z.object({
  /** The author: the agent by its verb, the verifier by criteria, or the runner by observation. */
  source: z.enum(['agent', 'verifier', 'runner']),
  what_tried: z.string(),
  what_happened: z.string(),
  next_attempt_plan: z.string(),
});
export type FailureReport = z.infer<typeof failureReportSchema>;
