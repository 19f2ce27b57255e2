import { z } from 'zod';

/** One path that changed: `A`dded, `M`odified, `D`eleted or `T`ype changed. */
export const changedPathSchema = z.object({ status: z.enum(['A', 'M', 'D', 'T']), path: z.string() });
export type ChangedPath = z.infer<typeof changedPathSchema>;
