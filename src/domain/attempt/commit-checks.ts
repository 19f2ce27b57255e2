import type { ObjectId } from '../ids.ts';

/** One check on a commit, as GitHub tells it and as far as it may be believed. Without secrets. */
export interface ObservedCheck {
  readonly name: string;
  /** How it ended, in GitHub's word, of which only `success` is a pass; null while it has not. */
  readonly conclusion: string | null;
  /** GitHub's own page about it; null where there is none. */
  readonly url: string | null;
  /** What it says of itself: text of whatever ran there, bounded. Empty for one that has not failed. */
  readonly output: string;
}

/** What is on a commit. */
export interface CheckObservation {
  readonly checks: readonly ObservedCheck[];
  /** What else is there, and what does not count and why: for people who look for a check that never came. */
  readonly others: readonly string[];
}

/** When to look again: after the first pause, then after ever longer ones. */
export interface CheckPace {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** The port to the checks that run elsewhere on a pushed commit. Both functions throw GitHubError. */
export interface CommitChecks {
  readonly pace: CheckPace;
  /** All checks of these names on the commit that count: those that a run of ours may have written do not. */
  fetch(commit: ObjectId, names: readonly string[]): Promise<CheckObservation>;
  /** Lets the checks begin on a branch that was just pushed and whose head is the commit. Doing it twice starts them once. */
  start(branch: string, commit: ObjectId): Promise<void>;
}
