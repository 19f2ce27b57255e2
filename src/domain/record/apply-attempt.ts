import type { AttemptRecord } from '../attempt/attempt.ts';
import type { EventOf } from './chronicle-event.ts';
import { type CheckpointRun, type GroundhogRun, isCaptured } from './run-record.ts';

/** Returns the record of an attempt that starts. */
export function startAttempt(event: EventOf<'attempt_started'>, at: string): AttemptRecord {
  return {
    day: event.day,
    started_at: at,
    ended_at: null,
    outcome: 'running',
    ...(event.agent === undefined ? {} : { agent: event.agent }),
    snapshot_ref: event.snapshot_ref,
    scratch_branch: event.scratch_branch,
    scratch_commit: null,
    tree: null,
    summary: null,
    failure_report: null,
    workspace_reverted: false,
    verifier_runs: [],
    tool_calls: [],
    side_effects: [],
    usage: { turns: null, input_tokens: null, output_tokens: null, cost_usd: null },
    changed_paths: [],
    changed_paths_total: 0,
    notes: [],
    committed_ref: null,
    attribution: null,
    timeline: null,
    interruption: null,
  };
}

export function captureAttempt(attempt: AttemptRecord, event: EventOf<'attempt_captured'>, at: string): AttemptRecord {
  return { ...attempt, ...toFacts(event), failure_report: event.failure_report ?? null, captured_at: at };
}

/** Returns the checkpoints for a new run, of which captured attempts have waited since the last time at which a run is known of. */
export function resumeCaptured(
  { checkpoints, run_started_at: started, ended_at: ended }: GroundhogRun,
  at: string,
): CheckpointRun[] {
  const resume = (attempt: AttemptRecord): AttemptRecord => {
    if (!isCaptured(attempt) || attempt.captured_at === undefined) return attempt;
    const last = Math.max(...[attempt.captured_at, started, ended ?? started].map((time) => Date.parse(time)));
    return { ...attempt, waited_ms: (attempt.waited_ms ?? 0) + Math.max(0, Date.parse(at) - last) };
  };
  return checkpoints.map((checkpoint) =>
    checkpoint.attempts.some(isCaptured) ? { ...checkpoint, attempts: checkpoint.attempts.map(resume) } : checkpoint,
  );
}

/** Returns an attempt of which a recorded step is verified now. */
export function startRescue(attempt: AttemptRecord, event: EventOf<'rescue_started'>): AttemptRecord {
  const { step, commit, tree, retry_pointless, failure_report, verifier_runs } = event;
  return { ...attempt, failure_report, verifier_runs, rescue: { step, commit, tree, retry_pointless } };
}

export function endAttempt(attempt: AttemptRecord, event: EventOf<'attempt_ended'>, at: string): AttemptRecord {
  const { rescue: _over, ...found } = attempt;
  const { is_end_unknown: isUnknown, ...facts } = toFacts(event);
  return { ...found, ...facts, ended_at: isUnknown === true ? null : at };
}

/** Returns an attempt whose work was removed from the workspace. */
export function rewindAttempt(attempt: AttemptRecord, { notes }: EventOf<'workspace_rewound'>): AttemptRecord {
  return { ...attempt, workspace_reverted: true, notes: [...attempt.notes, ...notes] };
}

/** Returns the fields of an event that belong to the record of its attempt. */
function toFacts<T extends EventOf<'attempt_captured' | 'attempt_ended'>>(event: T) {
  const { kind: _kind, checkpoint_id: _checkpoint, ...rest } = event;
  const { seq: _seq, at: _at, ...facts }: typeof rest & { seq?: number; at?: string } = rest;
  return facts;
}
