import { z } from 'zod';
import { objectIdSchema, taskIdSchema } from '../ids.ts';
import { runOwnerSchema } from './workspace-context.ts';

/** The run that works in the user's checkout, so that another run can find out whether it still does. */
export const checkoutOwnerSchema = z.object({
  ...runOwnerSchema.shape,
  run_id: z.string(),
  /** The mark in the environment of the run's processes. */
  process_mark: z.string(),
});
export type CheckoutOwner = z.infer<typeof checkoutOwnerSchema>;

/**
 * A running attempt in the user's checkout, with all that is needed to restore the checkout when the run dies. Paths
 * have one character for each byte.
 */
export const openAttemptSchema = z.object({
  schema_version: z.literal(1),
  task_id: taskIdSchema,
  day: z.int().min(1),
  task_branch: z.string(),
  scratch_branch: z.string(),
  snapshot_ref: objectIdSchema,
  /** The target of HEAD before: a full branch ref, or a commit. */
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
