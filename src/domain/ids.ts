import { z } from 'zod';

const TASK_ID = /^[a-z0-9][a-z0-9._-]{0,62}$/;

/** The id of a task in refs and comments: valid in a ref by git-check-ref-format(1), and as a folder name. */
export const taskIdSchema = z
  .string()
  .regex(TASK_ID, 'use 1 to 63 of a-z, 0-9, ".", "_", "-", starting with a letter or digit')
  .refine(isAcceptedByGit, 'git refuses this name in a ref')
  .brand<'TaskId'>();
export type TaskId = z.infer<typeof taskIdSchema>;

/** Returns what `taskIdSchema` does, for readers of refs, which load no schema. */
export function isTaskId(text: string): text is TaskId {
  return TASK_ID.test(text) && isAcceptedByGit(text);
}

function isAcceptedByGit(id: string): boolean {
  return !id.includes('..') && !id.endsWith('.') && !id.endsWith('.lock');
}

/** A full object id, SHA-1 (40 hex digits) or SHA-256 (64). */
export const objectIdSchema = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
export type ObjectId = z.infer<typeof objectIdSchema>;

/** Returns git's name for the object format (extensions.objectFormat) whose ids have this many hex digits. */
export function toObjectFormat(idLength: number | undefined): 'sha1' | 'sha256' {
  return idLength === 64 ? 'sha256' : 'sha1';
}

/** Returns the first seven digits of an object id, for display. */
export function toShortId(id: string): string {
  return id.slice(0, 7);
}

/** Makes a task id from any text, with "-" for forbidden characters; undefined when nothing is left. */
export function toTaskId(text: string): TaskId | undefined {
  const name = text
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 63)
    .replace(/(?:\.lock|[.-])+$/, '');
  return isTaskId(name) ? name : undefined;
}
