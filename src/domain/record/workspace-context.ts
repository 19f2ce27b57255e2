import { z } from 'zod';
import { objectIdSchema, taskIdSchema } from '../ids.ts';
import { workspaceChoices } from '../setting-limits.ts';

/** The kind of a workspace: a worktree of ours, the user's checkout, or a folder without git. */
export const workspaceKindSchema = z.enum([...workspaceChoices, 'none']);
export type WorkspaceKind = z.infer<typeof workspaceKindSchema>;

/** The process that owns a run's folders; `started` distinguishes it from a later one with the same pid. */
export const runOwnerSchema = z.object({ host: z.string(), pid: z.int().min(1), started: z.string() });
export type RunOwner = z.infer<typeof runOwnerSchema>;

/** The workspace of a run and its start: evidence, recorded before anything can change. */
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
  /** The number of the context in the task, from 1, and of its file. */
  number: z.int().min(1),
  workspace: workspaceKindSchema,
  /** The number of times that this run discarded its workspace before. */
  rollbacks: z.int().min(0),
  /** All folders that the run created on its machine. */
  folders: z.array(z.string()),
  owner: runOwnerSchema,
});
export type WorkspaceContext = z.infer<typeof workspaceContextSchema>;

/** An observation of a workspace: each changed file counts in exactly one of the three numbers. */
export const workspaceSnapshotSchema = z.object({
  /** The branch of the folder's HEAD; null when it is detached. */
  branch: z.string().nullable(),
  /** The commit of the comparison. */
  head: objectIdSchema.nullable(),
  is_dirty: z.boolean(),
  /** Files whose content in the index differs from the commit. */
  staged_count: z.int().min(0),
  /** Files that differ from the index only. */
  unstaged_count: z.int().min(0),
  untracked_count: z.int().min(0),
});
export type WorkspaceSnapshot = z.infer<typeof workspaceSnapshotSchema>;
