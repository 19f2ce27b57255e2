import { z } from 'zod';
import { sideEffectSchema } from '../attempt/side-effect.ts';
import { objectIdSchema, taskIdSchema } from '../ids.ts';

/** A completed checkpoint, as shown in later prompts. `committed_ref` is null when nothing had to change. */
const completedCheckpointSchema = z.object({
  checkpoint_id: z.string(),
  summary: z.string(),
  side_effects: z.array(sideEffectSchema),
  committed_ref: objectIdSchema.nullable(),
  completed_at: z.iso.datetime(),
});

/** The memory for prompts: successes only. */
export const memorySchema = z.object({
  schema_version: z.literal(1),
  task_id: taskIdSchema,
  plan_id: z.string(),
  completed: z.array(completedCheckpointSchema),
});
export type GroundhogMemory = z.infer<typeof memorySchema>;
