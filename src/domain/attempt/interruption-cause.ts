import { z } from 'zod';

/** What ended an attempt that is nobody's failure. */
export const interruptionSchema = z.object({
  cause: z.enum([
    'cancelled',
    'deadline',
    'budget',
    'provider',
    'provider_settings',
    'provider_credit',
    'disk_full',
    'command_not_run',
    'surroundings',
  ]),
  /** How long the provider asked to be left alone; null where nobody said. */
  retry_after_seconds: z.number().min(0).nullable(),
});
export type Interruption = z.infer<typeof interruptionSchema>;
