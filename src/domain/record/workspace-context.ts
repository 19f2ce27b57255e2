import { z } from 'zod';
import { objectIdSchema, taskIdSchema } from '../ids.ts';
import { workspaceChoices } from '../setting-choices.ts';

/** How a workspace is made: a checkout of our own, the user's folder, or a folder that is taken as it is. */
export const workspaceKindSchema = z.enum([...workspaceChoices, 'none']);
export type WorkspaceKind = z.infer<typeof workspaceKindSchema>;

/** The process that a run's folders belong to; `started` tells it from a later one with the same number. */
export const runOwnerSchema = z.object({ host: z.string(), pid: z.int().min(1), started: z.string() });
export type RunOwner = z.infer<typeof runOwnerSchema>;

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
  /** Counts the contexts of the task, from 1; the file that keeps it has this number. */
  number: z.int().min(1),
  workspace: workspaceKindSchema,
  /** How often this run had discarded its workspace before. */
  rollbacks: z.int().min(0),
  /** All folders that the run has made on its machine. */
  folders: z.array(z.string()),
  owner: runOwnerSchema,
});
export type WorkspaceContext = z.infer<typeof workspaceContextSchema>;

/** What was seen of a workspace: each changed file counts in exactly one of the three numbers. */
export const workspaceSnapshotSchema = z.object({
  /** The branch that the folder's own HEAD names; null when it names none. */
  branch: z.string().nullable(),
  /** The commit that was compared with. */
  head: objectIdSchema.nullable(),
  is_dirty: z.boolean(),
  /** Files whose content in the index differs from the commit. */
  staged_count: z.int().min(0),
  /** Files that differ from the index only. */
  unstaged_count: z.int().min(0),
  untracked_count: z.int().min(0),
});
export type WorkspaceSnapshot = z.infer<typeof workspaceSnapshotSchema>;
