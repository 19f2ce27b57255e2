import { z } from 'zod';
import { objectIdSchema, taskIdSchema } from './ids.ts';

/** Where a run works and what it started from; evidence, written before anything can change. */
export const workspaceContextSchema = z.object({
  schema_version: z.literal(1),
  run_id: z.string(),
  task_id: taskIdSchema,
  repo_root: z.string(),
  worktree_path: z.string(),
  branch_name: z.string(),
  base_ref: z.string(),
  base_sha: objectIdSchema,
  head_sha: objectIdSchema,
  created_at: z.iso.datetime(),
});
export type WorkspaceContext = z.infer<typeof workspaceContextSchema>;
