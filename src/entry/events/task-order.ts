import type { TaskId } from '../../domain/ids.ts';
import type { PlanSource } from '../../domain/plan/plan.ts';
import type { PlanApproval } from '../../domain/plan/plan-approval.ts';
import type { CommandComment } from '../../domain/record/thread-event.ts';
import type { RebaseChoice } from '../../domain/setting-limits.ts';

/** A task to run, with its plan. */
export interface TaskOrder {
  readonly taskId: TaskId;
  readonly planSource: PlanSource;
  /** The branch, tag or commit that a new task starts from. */
  readonly base: string | undefined;
  /** The base branch of the pull request, where the task's record has it. */
  readonly baseBranch?: string | undefined;
  readonly issueNumber?: number | undefined;
  /** The choice of a comment about a rebase; the setting counts when absent. */
  readonly rebase?: RebaseChoice | undefined;
  /** The comment that asks for the run, unless it is recorded already. */
  readonly asked?: { readonly comment: CommandComment; readonly by: string } | undefined;
  /** The approval that the plan runs by, unless it is recorded already. */
  readonly planApproval?: PlanApproval | undefined;
  /** Whether the status is written when the first attempt starts. */
  readonly isShownAtStart?: boolean | undefined;
}
