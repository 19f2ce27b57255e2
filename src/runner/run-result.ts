import type { Ending } from '../domain/record/ending.ts';
import type { TaskView } from '../domain/record/notifier.ts';

/** The end of a run, and the state of its task. `view` is undefined when nothing was ever recorded. */
export interface RunResult {
  readonly ending: Ending;
  readonly reason: string;
  readonly view: TaskView | undefined;
  /** Null when the run was abandoned before it was known. */
  readonly taskBranch: string | null;
  /** Whether another run writes the record of this task: then what this one knows of it must not be reported. */
  readonly isOvertaken: boolean;
  /** Whether this run found something to do; otherwise all of the record is of earlier ones. */
  readonly hasWorked: boolean;
  /** True when nothing was run, since the recorded plan is another one by now. */
  readonly isPlanOutdated?: boolean;
  /** Why no rebase was made although the run was to make one; undefined where it was not, and where one is made. */
  readonly notRebased?: string | undefined;
}
