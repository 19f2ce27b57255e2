import { z } from 'zod';

/** One changed path, with its status as in git-diff(1) `--name-status`. */
export const changedPathSchema = z.object({ status: z.enum(['A', 'M', 'D', 'T']), path: z.string() });
export type ChangedPath = z.infer<typeof changedPathSchema>;
