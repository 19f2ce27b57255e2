import type { AttemptRecord } from '../attempt/attempt.ts';
import type { EventOf } from './chronicle-event.ts';

/** An attempt as it begins. */
export function startAttempt(event: EventOf<'attempt_started'>, at: string): AttemptRecord {
  return {
    day: event.day,
    started_at: at,
    ended_at: null,
    outcome: 'running',
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

/** An attempt whose work is captured. */
export function captureAttempt(attempt: AttemptRecord, event: EventOf<'attempt_captured'>): AttemptRecord {
  return { ...attempt, ...toFacts(event) };
}

/** An attempt that is over. */
export function endAttempt(attempt: AttemptRecord, event: EventOf<'attempt_ended'>, at: string): AttemptRecord {
  return { ...attempt, ...toFacts(event), ended_at: at };
}

/** An attempt whose work is out of the workspace. */
export function rewindAttempt(attempt: AttemptRecord, { notes }: EventOf<'workspace_rewound'>): AttemptRecord {
  return { ...attempt, workspace_reverted: true, notes: [...attempt.notes, ...notes] };
}

/** What an event says of an attempt, without what makes it an event. */
function toFacts<T extends EventOf<'attempt_captured' | 'attempt_ended'>>(event: T) {
  const { kind: _kind, checkpoint_id: _checkpoint, ...rest } = event;
  const { seq: _seq, at: _at, ...facts }: typeof rest & { seq?: number; at?: string } = rest;
  return facts;
}
