import type { EventBody } from './chronicle-event.ts';
import { type GroundhogRun, isCaptured } from './run-record.ts';

export interface CloseOptions {
  readonly note: string;
  /** Leaves an attempt open whose work can still be verified. */
  readonly exceptCaptured: boolean;
  /** Whether the attempts end now; else their run is gone, and nobody knows when they ended. */
  readonly isEndKnown: boolean;
}

/** Returns the events that close running attempts as interrupted: their records are kept, and no budget is used. */
export function closeOpenAttempts(record: GroundhogRun, options: CloseOptions): EventBody[] {
  const { note, exceptCaptured, isEndKnown } = options;
  return record.checkpoints.flatMap(({ checkpoint_id, attempts }) =>
    attempts
      .filter((attempt) => attempt.outcome === 'running' && !(exceptCaptured && isCaptured(attempt)))
      .map((attempt): EventBody => {
        const {
          started_at: _s,
          ended_at: _e,
          captured_at: _at,
          waited_ms: _ms,
          snapshot_ref: _r,
          scratch_branch: _b,
          committed_ref: _c,
          attribution: _a,
          agent: _who,
          rescue: _step,
          ...rest
        } = attempt;
        const notes = [...attempt.notes, note];
        return {
          ...rest,
          kind: 'attempt_ended',
          checkpoint_id,
          outcome: 'interrupted',
          workspace_reverted: true,
          notes,
          ...(isEndKnown ? {} : { is_end_unknown: true }),
        };
      }),
  );
}
