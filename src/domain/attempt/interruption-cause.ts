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
});
export type Interruption = z.infer<typeof interruptionSchema>;
