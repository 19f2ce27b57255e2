import type { TaskView } from '../../domain/record/notifier.ts';
import type { Links } from '../text/safe-text.ts';

/** A diff for the report, or the reason why there is none. */
export type ReportDiff =
  | { readonly kind: 'diff'; readonly text: string /** Characters that were left out. */; readonly omitted: number }
  | { readonly kind: 'none'; readonly reason: string };

/** Everything that the report of a task shows. */
export interface TaskReport {
  readonly view: TaskView;
  readonly links: Links;
  /** The instant at which the report is made. */
  readonly madeAt: string;
  /** Whether the run was a dry one, whose work is in no repository. */
  readonly isDryRun?: boolean;
  /** The changes of each attempt, by its number. */
  readonly attemptDiffs: ReadonlyMap<number, ReportDiff>;
  /** The changes of each step, by its number in the task. */
  readonly stepDiffs: ReadonlyMap<number, ReportDiff>;
}
