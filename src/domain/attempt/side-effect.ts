import { z } from 'zod';

/** A change by the agent that a rewind does not undo. */
export const sideEffectSchema = z.strictObject({
  kind: z
    .enum(['file_write', 'file_delete', 'git_commit', 'db_mutation', 'other'])
    .describe('What sort of change it was.'),
  target: z
    .string()
    .max(1000)
    .refine((text) => text.trim() !== '', 'must not be blank')
    .describe('What was changed, so that somebody else finds it: a path, an address, a table.'),
  reversible: z.boolean().describe('Whether it can be undone.'),
});
export type SideEffect = z.infer<typeof sideEffectSchema>;

/** Returns the side effects in order, each (kind, target, reversible) once. */
export function mergeSideEffects(...lists: readonly (readonly SideEffect[])[]): SideEffect[] {
  const toKey = ({ kind, target, reversible }: SideEffect) => JSON.stringify([kind, target, reversible]);
  return [...new Map(lists.flat().map((effect) => [toKey(effect), effect])).values()];
}
