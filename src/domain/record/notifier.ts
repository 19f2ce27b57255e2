import type { ObjectId } from '../ids.ts';
import type { Plan } from '../plan/plan.ts';
import type { ChronicleEvent } from './chronicle-event.ts';
import type { GroundhogMemory } from './memory.ts';
import type { GroundhogRun } from './run-record.ts';

/** All that a reader of a task needs, derived from the chronicle. */
export interface TaskView {
  readonly plan: Plan;
  readonly run: GroundhogRun;
  readonly memory: GroundhogMemory;
}

/** Progress that is shown while it happens and not recorded. */
export type RunProgress =
  | { readonly kind: 'agent_output'; readonly text: string }
  | { readonly kind: 'setup_started'; readonly command: string }
  | { readonly kind: 'verifying'; readonly checkpointId: string; readonly criteria: number }
  | { readonly kind: 'awaiting_checks'; readonly checkpointId: string; readonly names: readonly string[] }
  /** The record of the task is there, with everything under our lease, or is about to be put there by us. */
  | { readonly kind: 'record_at'; readonly commit: ObjectId }
  | { readonly kind: 'warning'; readonly text: string };

/**
 * The port through which a run tells the world. It must not throw or reject: what it cannot deliver it reports by its
 * own means. `recorded` is called after the events are published, in order, with the view that includes them.
 */
export interface Notifier {
  recorded(events: readonly ChronicleEvent[], view: TaskView): Promise<void>;
  progress(progress: RunProgress): void;
}

/** Tells nobody: what is recorded is told by the next run. */
export const silentNotifier: Notifier = { recorded: () => Promise.resolve(), progress: () => undefined };
