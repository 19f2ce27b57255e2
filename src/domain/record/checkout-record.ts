import { z } from 'zod';
import { objectIdSchema, taskIdSchema } from '../ids.ts';
import { runOwnerSchema } from './workspace-context.ts';

/** Who works in a checkout of a person's, so that another run can tell whether they still do. */
export const checkoutOwnerSchema = z.object({
  ...runOwnerSchema.shape,
  run_id: z.string(),
  /** What the programs of the run carry in their environment. */
  process_mark: z.string(),
});
export type CheckoutOwner = z.infer<typeof checkoutOwnerSchema>;

/**
 * An attempt that is under way in a checkout of a person's: all that is needed to bring the checkout back when the run
 * dies. Paths hold one character for each byte.
 */
export const openAttemptSchema = z.object({
  schema_version: z.literal(1),
  task_id: taskIdSchema,
  day: z.int().min(1),
  task_branch: z.string(),
  scratch_branch: z.string(),
  snapshot_ref: objectIdSchema,
  /** Where HEAD was: a branch in full, or a commit. */
  rest: z.string(),
  preserved: z.array(
    z.object({
      path: z.string(),
      mode: z.enum(['100644', '100755', '120000']),
      id: objectIdSchema,
      permissions: z.int().optional(),
    }),
  ),
  ignored: z.array(z.string()),
  strays: z.array(z.string()),
});
export type OpenAttempt = z.infer<typeof openAttemptSchema>;
