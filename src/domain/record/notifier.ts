import type { Usage } from '../attempt/attempt.ts';
import type { StepRecord } from '../attempt/step.ts';
import type { ObjectId } from '../ids.ts';
import type { Plan } from '../plan/plan.ts';
import type { VerifyIn } from '../setting-limits.ts';
import type { ChronicleEvent } from './chronicle-event.ts';
import type { GroundhogMemory } from './memory.ts';
import type { GroundhogRun } from './run-record.ts';

/** The plan, record and memory of a task, for reports. */
export interface TaskView {
  readonly plan: Plan;
  readonly record: GroundhogRun;
  readonly memory: GroundhogMemory;
  /** True where the run that had the task is gone, and has recorded no ending. */
  readonly isInterrupted?: boolean;
  /** True where the base branch of the reader's repository has all that has landed. */
  readonly isMerged?: boolean;
  /** The number of commits of the base branch in the reader's repository that the task was not verified with; absent for none. */
  readonly laterCommits?: number;
  /** True where the base branch of the reader's repository was rewritten, and has the commit that the task works from no more. */
  readonly isBaseRewritten?: boolean;
  /** The task branch in the reader's repository, where it is not at what has landed; null where it is gone. */
  readonly movedTo?: ObjectId | null;
  /** True where the task branch is gone, and the base branch of the reader's repository has the commit that the task works from. */
  readonly isHeadInBase?: boolean;
  /** True where the task branch was moved, and lacks what has landed. */
  readonly isRewound?: boolean;
}

/** The record of a task alone: it names the checkpoints of the plan, in their order. */
export type RecordView = Pick<
  TaskView,
  | 'record'
  | 'isInterrupted'
  | 'isMerged'
  | 'laterCommits'
  | 'isBaseRewritten'
  | 'movedTo'
  | 'isHeadInBase'
  | 'isRewound'
>;

/** Progress that is shown live and not recorded. */
export type RunProgress =
  | { readonly kind: 'agent_output'; readonly text: string }
  /** The usage of the running attempt so far. */
  | { readonly kind: 'agent_usage'; readonly usage: Usage }
  /** The name of the tool that the agent uses, or has just used. */
  | { readonly kind: 'agent_tool'; readonly tool: string }
  /** A step of the running attempt that changed files; its names are untrusted. */
  | { readonly kind: 'agent_step'; readonly step: StepRecord }
  | { readonly kind: 'setup_started'; readonly command: string }
  | {
      readonly kind: 'verifying';
      readonly checkpointId: string;
      readonly criteria: number;
      /** The folder that commands run in; undefined where there are none. */
      readonly verifyIn: VerifyIn | undefined;
    }
  | { readonly kind: 'awaiting_checks'; readonly checkpointId: string; readonly names: readonly string[] }
  /** The commit of the task's record that we published, or are about to publish, under our lease. */
  | { readonly kind: 'record_at'; readonly commit: ObjectId }
  | { readonly kind: 'warning'; readonly text: string };

/**
 * The port through which a run reports. Must not throw or reject: it warns of failed deliveries itself. `recorded` is
 * called after the events are published, in order, with the view that includes them.
 */
export interface Notifier {
  recorded(events: readonly ChronicleEvent[], view: TaskView): Promise<void>;
  progress(progress: RunProgress): void;
}

/** A notifier that reports nothing: the next run reports what is recorded. */
export const silentNotifier: Notifier = { recorded: () => Promise.resolve(), progress: () => undefined };
