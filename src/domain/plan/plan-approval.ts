import type { TaskId } from '../ids.ts';
import { canonicalJson } from '../text/canonical-json.ts';

/** The approval of a plan in an issue by a user with write access. */
export interface PlanApproval {
  /** `sha256:` and 64 hexadecimal digits, of what `renderApprovedPlan` returns. */
  readonly hash: string;
  readonly by: string;
}

/** Returns whether a word has the form of the hash of a plan. */
export function isPlanHash(word: string): boolean {
  return /^sha256:[0-9a-f]{64}$/.test(word);
}

/** Renders the plan of an issue and the task that it is for, for hashing: an approval covers all of it and nothing else. */
export function renderApprovedPlan(plan: {
  readonly repository: string;
  readonly issue: number;
  readonly task: TaskId;
  readonly text: string;
}): string {
  return canonicalJson(plan);
}
