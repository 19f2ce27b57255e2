import { z } from 'zod';

/** The cause of an interrupted attempt, which does not count as the agent's failure. */
export const interruptionSchema = z.object({
  cause: z.enum([
    'cancelled',
    'deadline',
    'budget',
    'unjudged',
    'provider',
    'provider_settings',
    'provider_credit',
    'disk_full',
    'command_not_run',
    'surroundings',
  ]),
  /** The pause that the provider asked for, as by a Retry-After header; null when it asked for none. */
  retry_after_seconds: z.number().min(0).nullable(),
  /** The entry of the ladder that makes the attempt instead; missing where the attempt is made as before. */
  next_entry: z.int().min(1).optional(),
});
export type Interruption = z.infer<typeof interruptionSchema>;
