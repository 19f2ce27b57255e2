import type { ObjectId } from '../../domain/ids.ts';
import type { FindBranchProtection } from '../../domain/paths/branch-protection.ts';
import type { EventBody } from '../../domain/record/chronicle-event.ts';
import type { TaskState } from '../../domain/record/fold-events.ts';
import type { Claim } from '../../domain/record/lease.ts';
import type { WorkspaceContext } from '../../domain/record/workspace-context.ts';
import type { Git } from '../../git/git.ts';
import type { TaskJournal } from '../../store/task-journal.ts';
import type { WorkspaceBackend } from '../../workspace/backend/workspace-backend.ts';
import type { PublishedSteps } from './published-steps.ts';
import type { StepSaver } from './step-saver.ts';

/** A task as read from the origin, ready to be worked on. Nothing was written to the origin yet. */
export interface OpenedTask {
  readonly control: Git;
  readonly journal: TaskJournal;
  readonly taskBranch: string;
  readonly planHash: string;
  /** The commit that the next attempt starts from. */
  readonly head: ObjectId;
  readonly existing: TaskState | undefined;
  /** The claim on the lease: whether this run may write. Its first record takes a free lease. */
  readonly claim: Claim;
  /** The events to record before work continues: a new task, a changed plan, open attempts of a run that died. */
  readonly opening: readonly EventBody[];
  /** The streams of steps on the origin. */
  readonly steps: PublishedSteps;
  readonly stepSaver: StepSaver;
  /** Our last commit, when its ref lacks it: the first record puts it there. */
  readonly missing: ObjectId | undefined;
  /** The report on a task branch that no longer contains our commits; undefined when it does. */
  readonly diverged: string | undefined;
  readonly findProtection: FindBranchProtection;
  readonly backend: WorkspaceBackend;
  /** Branches of the task's attempts on the origin, by name. */
  readonly scratchBranches: ReadonlyMap<string, ObjectId>;
  /** The workspaces of earlier runs of the task. */
  readonly contexts: readonly WorkspaceContext[];
}
