import type { ObjectId } from '../../domain/ids.ts';

/** The port by which a run learns of merges; empty where there are no pull requests. */
export interface MergePort {
  /** Returns whether a pull request of the branch was merged at this head. */
  readonly isMerged?: ((branch: string, head: ObjectId) => Promise<boolean>) | undefined;
}
