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

/** A task as the origin has it, ready to be worked on. Nothing was written to the origin yet. */
export interface OpenedTask {
  readonly control: Git;
  readonly journal: TaskJournal;
  readonly taskBranch: string;
  readonly planHash: string;
  /** The commit that the next attempt starts from. */
  readonly head: ObjectId;
  readonly existing: TaskState | undefined;
  /** Whether this run may write; its first record takes what is free. */
  readonly claim: Claim;
  /** What must be recorded before work goes on: a new task, a changed plan, leftovers of a run that died. */
  readonly opening: readonly EventBody[];
  /** The streams of steps on the origin. */
  readonly steps: PublishedSteps;
  readonly stepSaver: StepSaver;
  /** Our last commit, which the task branch has to get first. */
  readonly missing: ObjectId | undefined;
  /** Set when the task branch was moved in a way that is not an advance of ours. */
  readonly diverged: string | undefined;
  readonly findProtection: FindBranchProtection;
  readonly backend: WorkspaceBackend;
  /** Branches of the task's attempts on the origin, by name. */
  readonly scratchBranches: ReadonlyMap<string, ObjectId>;
  /** Where earlier runs of the task have worked. */
  readonly contexts: readonly WorkspaceContext[];
}
