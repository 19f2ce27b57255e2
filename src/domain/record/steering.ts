import { assertNever } from '../assert-never.ts';
import type { ChronicleEvent, EventBody, EventOf } from './chronicle-event.ts';
import type { EventWith } from './event-traits.ts';
import {
  type CheckpointRun,
  type GroundhogRun,
  isCheckpointDone,
  type PersonRequest,
  releaseHeld,
  type Steering,
  updateCheckpoint,
} from './run-record.ts';
import { approveStatements, listStatements } from './statements.ts';

const MAX_STEERING = 50;

/** Something that a user did to a task from outside of its runs. */
export type SteeringEvent = EventWith<'steering'>;

/** Returns the record after an action of a user, with the latest actions listed. */
export function applySteering(record: GroundhogRun, event: SteeringEvent): GroundhogRun {
  const steering = [...record.steering, toSteering(event, record)].slice(-MAX_STEERING);
  return { ...change(record, event), steering };
}

function change(record: GroundhogRun, event: SteeringEvent): GroundhogRun {
  switch (event.kind) {
    case 'checkpoint_reopened':
      return { ...updateCheckpoint(record, event.checkpoint_id, reopen), aborted: null };
    case 'checkpoint_skipped': {
      const { reason, at } = event;
      return updateCheckpoint(record, event.checkpoint_id, (found) => ({
        ...found,
        outcome: 'skipped',
        reason,
        held_at: null,
        ended_at: at,
      }));
    }
    case 'hint_given':
      return record;
    case 'pause_requested':
      return { ...record, pause: toRequest(event) };
    case 'task_aborted':
      return { ...record, aborted: toRequest(event) };
    case 'checkpoint_approved':
      return updateCheckpoint(record, event.checkpoint_id, (found) => approveStatements(found, event));
    case 'result_materialized':
      return { ...record, head: event.to, result: null };
    default:
      return assertNever(event);
  }
}

/** Opens a checkpoint again: earlier attempts stay in the record and do not count. */
function reopen(found: CheckpointRun): CheckpointRun {
  return {
    ...found,
    outcome: 'pending',
    reason: null,
    held_at: null,
    ended_at: null,
    budget_from: found.attempts.length,
  };
}

function toRequest({ at, by, reason }: PersonRequest): PersonRequest {
  return { at, by, reason };
}

function toSteering(event: SteeringEvent, record: GroundhogRun): Steering {
  const { at, by } = event;
  const line = (kind: Steering['kind'], checkpoint_id: string | null, text: string | null): Steering => ({
    at,
    by,
    kind,
    checkpoint_id,
    text,
  });
  switch (event.kind) {
    case 'checkpoint_reopened':
      return line('retry', event.checkpoint_id, null);
    case 'checkpoint_skipped':
      return line('skip', event.checkpoint_id, event.reason);
    case 'hint_given':
      return line('hint', null, event.text);
    case 'pause_requested':
      return line('pause', null, event.reason);
    case 'task_aborted':
      return line('abort', null, event.reason);
    case 'checkpoint_approved':
      return line('approve', event.checkpoint_id, findStatementText(event, record));
    case 'result_materialized':
      return line('materialize', null, event.to);
    default:
      return assertNever(event);
  }
}

// Why: docs/decisions/0171-a-command-that-arrived-before-a-landing-wins.md
/**
 * Returns whether a command of a user that is on record forbids what a run is about to record: after an abort nothing starts
 * or lands, after a request for a pause nothing starts, and an attempt that was closed does not land.
 */
export function isWithdrawn(record: GroundhogRun, bodies: readonly EventBody[]): boolean {
  const isAborted = record.aborted !== null && !record.checkpoints.every(isCheckpointDone);
  return bodies.some((body) => {
    switch (body.kind) {
      case 'attempt_started':
        return isAborted || record.pause !== null;
      case 'checkpoint_satisfied':
        return isAborted || !isOpen(record, body.checkpoint_id);
      case 'checkpoint_landed':
        return isAborted || !isAttemptOpen(record, body);
      default:
        return false;
    }
  });
}

function isOpen({ checkpoints }: GroundhogRun, id: string): boolean {
  return checkpoints.some(({ checkpoint_id, outcome }) => checkpoint_id === id && outcome === 'pending');
}

/** Returns whether an attempt of a task has not ended yet. */
export function isAttemptOpen({ checkpoints }: GroundhogRun, { day }: { readonly day: number }): boolean {
  return checkpoints.some(({ attempts }) => attempts.some((each) => each.day === day && each.outcome === 'running'));
}

/** Returns the one statement that an approval is of; null for all of the checkpoint. */
function findStatementText(
  { checkpoint_id: id, statement }: SteeringEvent & { readonly kind: 'checkpoint_approved' },
  { checkpoints }: GroundhogRun,
): string | null {
  const checkpoint = checkpoints.find(({ checkpoint_id }) => checkpoint_id === id);
  const all = checkpoint === undefined || statement === undefined ? [] : listStatements(checkpoint);
  return all.find(({ number }) => number === statement)?.text ?? null;
}

/**
 * Returns the record with commits of people on the task branch. They may have done the work of an open checkpoint, and
 * broken or repaired that of a landed one: the criteria of both are due.
 */
export function advanceBranch(record: GroundhogRun, event: EventOf<'branch_advanced'>): GroundhogRun {
  const { from, to, is_unchecked: isUnchecked = false, is_base: isBase = false } = event;
  const advanced = { ...record, head: to, ...(isBase && { base_sha: to }) };
  if (!isUnchecked) return { ...advanced, checkpoints: record.checkpoints.map(forgetBaseline) };
  const heldAt = record.checkpoints.find(({ held_at }) => held_at !== null)?.held_at;
  const checkpoints = record.checkpoints.map((found) =>
    found.held_at === null ? forgetBaseline(found) : releaseHeld(found),
  );
  const isDue = checkpoints.some(({ outcome }) => outcome === 'success');
  return { ...advanced, checkpoints, unchecked_since: isDue ? (record.unchecked_since ?? heldAt ?? from) : null };
}

/** Returns the record of a task, of which nothing has landed, on another base: what held at the old one is due again. */
export function moveBase(record: GroundhogRun, { to }: EventOf<'base_moved'>): GroundhogRun {
  const checkpoints = record.checkpoints.map((found) =>
    found.outcome === 'success'
      ? { ...found, outcome: 'pending' as const, baseline: null, ended_at: null }
      : forgetBaseline(found),
  );
  return { ...record, base_sha: to, head: to, checkpoints };
}

function forgetBaseline(checkpoint: CheckpointRun): CheckpointRun {
  return isCheckpointDone(checkpoint) ? checkpoint : { ...checkpoint, baseline: null };
}

/** Returns the record after the criteria of what has landed were run with commits of people: those that fail block their checkpoint. */
export function applyCommitsCheck(
  record: GroundhogRun,
  { from, broken, is_mixed: isMixed, at }: EventOf<'commits_checked'> & Pick<ChronicleEvent, 'at'>,
): GroundhogRun {
  return broken.reduce<GroundhogRun>(
    (found, { checkpoint_id, reason, verifier_runs: baseline }) =>
      updateCheckpoint(found, checkpoint_id, (checkpoint) => ({
        ...{ ...checkpoint, outcome: 'blocked', reason, baseline, ended_at: at },
        ...{ held_at: from, is_held_mixed: isMixed },
      })),
    { ...record, unchecked_since: null },
  );
}
