import type { ObjectId } from '../ids.ts';

/** One check run or status on a commit, from a source that may be trusted. Without secrets. */
export interface ObservedCheck {
  readonly name: string;
  /** GitHub's conclusion, of which only `success` is a pass; null while the check runs. */
  readonly conclusion: string | null;
  /** GitHub's page about the check; null when it has none. */
  readonly url: string | null;
  /** The output of a failed check: untrusted text, bounded. Empty for any other check. */
  readonly output: string;
}

/** The checks on a commit. */
export interface CheckObservation {
  readonly checks: readonly ObservedCheck[];
  /** Other checks, and those that do not count with the reason: for people who miss a check. */
  readonly others: readonly string[];
}

/** The polling intervals: the first, and the longest of those that follow. */
export interface CheckPace {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** The port to the checks that run on a pushed commit. Both functions throw GitHubError. */
export interface CommitChecks {
  readonly pace: CheckPace;
  /** Fetches all checks of these names that count: those that a run of ours may have written do not. */
  fetch(commit: ObjectId, names: readonly string[]): Promise<CheckObservation>;
  /** Starts the checks on a branch that was just pushed and whose head is the commit. A second call starts nothing. */
  start(branch: string, commit: ObjectId): Promise<void>;
}
