import { assertNever } from '../assert-never.ts';
import type { AttemptRecord } from '../attempt/attempt.ts';
import { extendTimeline } from '../attempt/step.ts';
import {
  captureAttempt,
  endAttempt,
  resumeCaptured,
  rewindAttempt,
  startAttempt,
  startRescue,
} from './apply-attempt.ts';
import { applyRebase, carryOverRebase, landOnLine } from './apply-rebase.ts';
import { carryOverPlan } from './carry-over-plan.ts';
import type { ChronicleEvent, EventOf } from './chronicle-event.ts';
import { type EventWith, hasTrait } from './event-traits.ts';
import { applyToMemory, type GroundhogMemory } from './memory.ts';
import { type CheckpointRun, type GroundhogRun, HELD_ALREADY, updateCheckpoint } from './run-record.ts';
import { advanceBranch, applyCommitsCheck, applySteering, moveBase } from './steering.ts';
import { applyThreadEvent } from './thread-event.ts';
import type { WorkspaceContext } from './workspace-context.ts';

/** The record and the memory of a task, derived from its chronicle and never edited. */
export interface TaskState {
  readonly record: GroundhogRun;
  readonly memory: GroundhogMemory;
}

/** Folds the events, oldest first, into the state of the task; undefined for an empty chronicle. */
export function foldEvents(events: readonly ChronicleEvent[]): TaskState | undefined {
  return events.reduce<TaskState | undefined>((state, event) => applyEvent(state, event), undefined);
}

/** Returns the state after one more event. Throws an Error for an event that cannot follow. */
export function applyEvent(state: TaskState | undefined, event: ChronicleEvent): TaskState {
  if (event.kind === 'task_created') {
    if (state !== undefined) throw new Error(`event ${event.seq}: a task is created once`);
    return createTask(event);
  }
  if (state === undefined) throw new Error(`event ${event.seq}: the task was not created yet`);
  const record = applyToRun(state.record, event);
  return { record: record, memory: applyToMemory(state.memory, event, record) };
}

function createTask(event: ChronicleEvent & EventOf<'task_created'>): TaskState {
  const { task_id, plan_id } = event;
  return {
    memory: { schema_version: 1, task_id, plan_id, completed: [] },
    record: {
      schema_version: 1,
      lineage: event.lineage,
      task_id,
      plan_id,
      plan_hash: '',
      base_ref: event.base_ref,
      base_sha: event.base_sha,
      task_branch: event.task_branch,
      head: event.head,
      unchecked_since: null,
      last_landed: null,
      result: null,
      rebase: null,
      rebases: [],
      impossible_rebase: null,
      ...{ pause: null, aborted: null, steering: [] },
      issue_number: null,
      handled_comments: [],
      handled_reviews: [],
      handled_line_comments: [],
      handled_boxes: [],
      isolation: 'none',
      isolation_detail: null,
      last_day: 0,
      last_day_before_run: 0,
      last_landed_before_run: null,
      last_context: 0,
      checkpoints: [],
      budget_warnings: [],
      run_url: null,
      ending: null,
      ending_reason: null,
      pause_cause: null,
      started_at: event.at,
      run_started_at: event.at,
      ended_at: null,
    },
  };
}

function applyToRun(record: GroundhogRun, event: ChronicleEvent): GroundhogRun {
  if (hasTrait(event, 'thread')) return applyThreadEvent(record, event);
  if (hasTrait(event, 'steering')) return applySteering(record, event);
  if (hasTrait(event, 'rebase')) return applyRebase(record, event);
  switch (event.kind) {
    case 'task_created':
    case 'rollback_started':
    case 'rollback_failed':
    case 'leftovers_removed':
    case 'lease_released':
      return record;
    case 'workspace_prepared':
      return countContext(record, event.context);
    case 'rollback_completed':
      return toReverted(countContext(record, event.context), event.day);
    case 'run_started':
      return startRun(record, event);
    case 'plan_set':
      return toPlan(record, event);
    case 'branch_advanced':
      return advanceBranch(record, event);
    case 'base_moved':
      return moveBase(record, event);
    case 'commits_checked':
      return applyCommitsCheck(record, event);
    case 'attempt_started':
      return updateCheckpoint({ ...record, last_day: event.day }, event.checkpoint_id, (found) =>
        addAttempt(found, event),
      );
    case 'checkpoint_landed':
      return toLanded(applyCheckpointEvent(record, event), event);
    case 'budget_warning': {
      const { limit, used, max } = event;
      return { ...record, budget_warnings: [...record.budget_warnings, { limit, used, max }] };
    }
    case 'run_ended':
      return toEnded(record, event);
    default:
      return applyCheckpointEvent(record, event);
  }
}

function toPlan(record: GroundhogRun, event: EventOf<'plan_set'>): GroundhogRun {
  const checkpoints = carryOverPlan(record, event);
  return { ...record, plan_hash: event.plan_hash, checkpoints, rebase: carryOverRebase(record, checkpoints) };
}

type CheckpointEvent = EventWith<'checkpoint'>;

function applyCheckpointEvent(record: GroundhogRun, event: CheckpointEvent): GroundhogRun {
  return updateCheckpoint(record, event.checkpoint_id, (checkpoint) => applyToCheckpoint(checkpoint, event));
}

function applyToCheckpoint(checkpoint: CheckpointRun, event: CheckpointEvent): CheckpointRun {
  switch (event.kind) {
    case 'baseline_checked':
      return {
        ...{ ...checkpoint, baseline: event.verifier_runs, started_at: checkpoint.started_at ?? event.at },
        baseline_day: checkpoint.attempts.at(-1)?.day ?? 0,
      };
    case 'checkpoint_satisfied':
      return { ...checkpoint, outcome: 'success', reason: HELD_ALREADY, ended_at: event.at };
    case 'steps_recorded':
      return onAttempt(checkpoint, event.day, (found) => ({
        ...found,
        timeline: extendTimeline(found.timeline, event),
      }));
    case 'attempt_captured':
      return onAttempt(checkpoint, event.day, (attempt) => captureAttempt(attempt, event, event.at));
    case 'rescue_started':
      return onAttempt(checkpoint, event.day, (attempt) => startRescue(attempt, event));
    case 'commit_signed':
      return onAttempt(checkpoint, event.day, (found) => ({ ...found, signed_commit: event.commit }));
    case 'attempt_ended':
      return onAttempt(checkpoint, event.day, (attempt) => endAttempt(attempt, event, event.at));
    case 'workspace_rewound':
      return onAttempt(checkpoint, event.day, (found) => rewindAttempt(found, event));
    case 'checkpoint_landed': {
      const { committed_ref, attribution } = event;
      const landed = onAttempt(checkpoint, event.day, (found) => ({ ...found, committed_ref, attribution }));
      return { ...landed, outcome: 'success', reason: null, ended_at: event.at };
    }
    case 'landing_audited': {
      const { end, hunks, tried, unnoticed } = event;
      return onAttempt(checkpoint, event.day, (found) => ({ ...found, audit: { end, hunks, tried, unnoticed } }));
    }
    case 'checkpoint_abandoned':
      return { ...checkpoint, outcome: 'abandoned', reason: event.reason, ended_at: event.at };
    case 'checkpoint_blocked':
      return { ...checkpoint, outcome: 'blocked', reason: event.reason, ended_at: event.at };
    default:
      return assertNever(event);
  }
}

function toLanded(record: GroundhogRun, event: EventOf<'checkpoint_landed'>): GroundhogRun {
  const { committed_ref: landed, landed_on } = event;
  if (record.rebase !== null) return landOnLine(record, record.rebase, event);
  if (landed === null) return record;
  const head = landed_on === 'result' ? { result: landed } : { head: landed };
  return { ...record, ...head, last_landed: landed };
}

function countContext(record: GroundhogRun, { number }: WorkspaceContext): GroundhogRun {
  return { ...record, last_context: Math.max(record.last_context, number) };
}

function toReverted(record: GroundhogRun, day: number): GroundhogRun {
  const revert = (checkpoint: CheckpointRun) =>
    onAttempt(checkpoint, day, (attempt) => ({ ...attempt, workspace_reverted: true }));
  return { ...record, checkpoints: record.checkpoints.map(revert) };
}

function startRun(
  record: GroundhogRun,
  { isolation, isolation_detail, run_url, plan_path, at }: ChronicleEvent & EventOf<'run_started'>,
): GroundhogRun {
  const open = {
    ending: null,
    ending_reason: null,
    pause_cause: null,
    ended_at: null,
    pause: null,
    budget_warnings: [],
  };
  return {
    ...record,
    plan_id: plan_path ?? record.plan_id,
    checkpoints: resumeCaptured(record, at),
    isolation,
    run_started_at: at,
    run_url: run_url ?? null,
    isolation_detail: isolation_detail ?? null,
    ...{ last_day_before_run: record.last_day, last_landed_before_run: record.last_landed },
    ...open,
  };
}

function toEnded(record: GroundhogRun, event: ChronicleEvent & EventOf<'run_ended'>): GroundhogRun {
  const { ending, reason: ending_reason, pause_cause = null, at: ended_at } = event;
  return { ...record, ending, ending_reason, pause_cause, ended_at };
}

function addAttempt(checkpoint: CheckpointRun, event: ChronicleEvent & EventOf<'attempt_started'>): CheckpointRun {
  if (checkpoint.attempts.some(({ day }) => day === event.day))
    throw new Error(`event ${event.seq}: attempt ${event.day} was started before`);
  return {
    ...checkpoint,
    started_at: checkpoint.started_at ?? event.at,
    attempts: [...checkpoint.attempts, startAttempt(event, event.at)],
  };
}

function onAttempt(
  checkpoint: CheckpointRun,
  day: number,
  change: (attempt: AttemptRecord) => AttemptRecord,
): CheckpointRun {
  const attempts = checkpoint.attempts.map((attempt) => (attempt.day === day ? change(attempt) : attempt));
  return { ...checkpoint, attempts };
}
