import type { ChronicleEvent, EventKind, EventOf } from './chronicle-event.ts';

/**
 * - `checkpoint`: changes the record of the checkpoint that it names
 * - `milestone`: updates the pull request and its comments; of the ends of attempts, all but a pass
 * - `outside_work`: recorded by a run before it works, or by the user, so that the landing before it is still the
 *   latest work; of the ends of runs, those that may come from a lost landing
 * - `progress`: its run was not in vain; of the ends of attempts, all but an interruption
 * - `rebase`: a step of a rebase
 * - `status`: updates the comment and the label on the task's issue
 * - `steering`: something that a user did to the task from outside of its runs
 * - `thread`: ties the task to an issue, or to the comments that steer it
 */
export type EventTrait =
  | 'checkpoint'
  | 'milestone'
  | 'outside_work'
  | 'progress'
  | 'rebase'
  | 'status'
  | 'steering'
  | 'thread';

/** The traits of each event kind. Those that depend on an outcome as well are narrowed where they are used. */
export const eventTraits = {
  task_created: [],
  run_started: ['outside_work', 'status'],
  plan_set: ['outside_work', 'progress'],
  issue_linked: ['outside_work', 'thread'],
  plan_approved: ['outside_work', 'thread'],
  plan_committed: ['thread'],
  comment_handled: ['outside_work', 'thread'],
  branch_advanced: [],
  base_moved: ['outside_work', 'progress'],
  commits_checked: ['milestone', 'progress'],
  workspace_prepared: [],
  rollback_started: [],
  rollback_completed: [],
  rollback_failed: [],
  leftovers_removed: ['outside_work'],
  baseline_checked: ['checkpoint'],
  checkpoint_satisfied: ['checkpoint', 'milestone', 'progress'],
  attempt_started: [],
  steps_recorded: ['checkpoint'],
  attempt_captured: ['checkpoint'],
  rescue_started: ['checkpoint'],
  commit_signed: ['checkpoint'],
  attempt_ended: ['checkpoint', 'milestone', 'progress'],
  workspace_rewound: ['checkpoint'],
  checkpoint_landed: ['checkpoint', 'milestone', 'progress'],
  landing_audited: ['checkpoint', 'milestone', 'outside_work'],
  checkpoint_abandoned: ['checkpoint', 'milestone', 'progress'],
  checkpoint_blocked: ['checkpoint', 'milestone', 'progress'],
  budget_warning: [],
  lease_released: ['outside_work'],
  run_ended: ['milestone', 'outside_work', 'status'],
  checkpoint_reopened: ['milestone', 'outside_work', 'progress', 'steering'],
  checkpoint_skipped: ['milestone', 'outside_work', 'progress', 'steering'],
  hint_given: ['milestone', 'outside_work', 'progress', 'steering'],
  pause_requested: ['milestone', 'outside_work', 'status', 'steering'],
  task_aborted: ['milestone', 'outside_work', 'status', 'steering'],
  checkpoint_approved: ['milestone', 'outside_work', 'progress', 'steering'],
  result_materialized: ['milestone', 'progress', 'steering'],
  rebase_started: ['milestone', 'progress', 'rebase'],
  commits_carried: ['progress', 'rebase'],
  rebase_completed: ['milestone', 'progress', 'rebase'],
  rebase_stopped: ['milestone', 'outside_work', 'progress', 'rebase'],
} as const satisfies Readonly<Record<EventKind, readonly EventTrait[]>>;

type KindWith<T extends EventTrait> = {
  [K in EventKind]: T extends (typeof eventTraits)[K][number] ? K : never;
}[EventKind];

/** An event of a kind that has the trait. */
export type EventWith<T extends EventTrait> = ChronicleEvent & EventOf<KindWith<T>>;

/** Returns whether the kind of an event has the trait. */
export function hasTrait<T extends EventTrait>(event: ChronicleEvent, trait: T): event is EventWith<T> {
  const traits: readonly EventTrait[] = eventTraits[event.kind];
  return traits.includes(trait);
}
