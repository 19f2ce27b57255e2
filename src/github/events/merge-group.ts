import { z } from 'zod';
import { type ObjectId, objectIdSchema } from '../../domain/ids.ts';

/** A commit that a merge queue is about to merge. */
export interface MergeGroup {
  readonly head: ObjectId;
  /** The commit before the group, which holds the groups before it. */
  readonly base: ObjectId;
  /** The name of the branch that it is for. */
  readonly baseBranch: string;
  /** The pull request that it is named after, which is its last. */
  readonly pullNumber: number;
}

/** `refs/heads/gh-readonly-queue/<base>/pr-<number>-<commit>` */
const PULL_OF_GROUP = /\/pr-([1-9]\d{0,8})-[0-9a-f]+$/;

/** The shape of the payload of a merge group. */
export const mergeGroupSchema = z.object({
  merge_group: z.object({
    head_sha: objectIdSchema,
    head_ref: z.string().regex(PULL_OF_GROUP, 'names no pull request'),
    base_sha: objectIdSchema,
    base_ref: z.string().regex(/^refs\/heads\/./, 'is no branch'),
  }),
});

/** Returns the group of a payload. */
export function toMergeGroup({ merge_group: group }: z.infer<typeof mergeGroupSchema>): MergeGroup {
  return {
    head: group.head_sha,
    base: group.base_sha,
    baseBranch: group.base_ref.replace('refs/heads/', ''),
    pullNumber: Number(PULL_OF_GROUP.exec(group.head_ref)?.[1]),
  };
}
