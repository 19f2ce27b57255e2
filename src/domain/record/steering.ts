import { assertNever } from '../assert-never.ts';
import type { CriterionRun } from '../attempt/verdict.ts';
import type { EventWith } from './event-traits.ts';
import {
  type CheckpointRun,
  type GroundhogRun,
  type PersonRequest,
  type Steering,
  updateCheckpoint,
} from './run-record.ts';

const MAX_STEERING = 50;

/** Something that a user did to a task from outside of its runs. */
export type SteeringEvent = EventWith<'steering'>;

/** Returns the record after an action of a user, with the latest actions listed. */
export function applySteering(record: GroundhogRun, event: SteeringEvent): GroundhogRun {
  const steering = [...record.steering, toSteering(event)].slice(-MAX_STEERING);
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
      return updateCheckpoint(record, event.checkpoint_id, (found) => approve(found, event.by));
    case 'result_materialized':
      return { ...record, head: event.to, result: null };
    default:
      return assertNever(event);
  }
}

/** Opens a checkpoint again: earlier attempts stay in the record and do not count. */
function reopen(found: CheckpointRun): CheckpointRun {
  return { ...found, outcome: 'pending', reason: null, ended_at: null, budget_from: found.attempts.length };
}

/** Returns the criteria of the latest verified attempt of a checkpoint, else those before any work. */
export function findLatestRuns({ attempts, baseline }: CheckpointRun): readonly CriterionRun[] {
  return attempts.findLast(({ verifier_runs }) => verifier_runs.length > 0)?.verifier_runs ?? baseline ?? [];
}

function approve(found: CheckpointRun, by: string): CheckpointRun {
  const latest = findLatestRuns(found);
  const judged = latest.map((one) =>
    one.outcome === 'unjudged' ? { ...one, outcome: 'judged_pass' as const, detail: `Judged by ${by}.` } : one,
  );
  if (found.baseline === latest) return { ...found, baseline: judged };
  return {
    ...found,
    attempts: found.attempts.map((attempt) =>
      attempt.verifier_runs === latest ? { ...attempt, verifier_runs: judged } : attempt,
    ),
  };
}

function toRequest({ at, by, reason }: PersonRequest): PersonRequest {
  return { at, by, reason };
}

function toSteering(event: SteeringEvent): Steering {
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
      return line('approve', event.checkpoint_id, null);
    case 'result_materialized':
      return line('materialize', null, event.to);
    default:
      return assertNever(event);
  }
}
