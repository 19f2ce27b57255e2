import type { AttemptDecision } from '../../domain/decisions/decide-attempt.ts';
import type { EventBody } from '../../domain/record/chronicle-event.ts';
import { rewind } from '../../workspace/attempt/rewind.ts';
import { requireAttemptState } from '../../workspace/attempt/snapshot.ts';
import type { AttemptContext } from '../context/attempt-context.ts';
import { addToNextRecord, type RecordOutcome } from '../record/record-events.ts';
import type { AttemptResult } from './attempt-result.ts';
import { type AttemptEnd, publishAttemptEnd } from './publish-attempt-end.ts';

/**
 * Publishes the end of an attempt that does not land, and only then clears its work out of the workspace: a run that dies
 * in between has lost nothing. That it was rewound is told with the next record. It is cleared also when the record fails,
 * so that a disk which the work has filled has room for the end of the run.
 */
export async function recordFailedAttempt(
  context: AttemptContext,
  result: AttemptResult,
  decision: AttemptDecision,
): Promise<RecordOutcome> {
  const { isFresh } = context.request;
  let recorded: RecordOutcome | undefined;
  try {
    recorded = await publishAttemptEnd(context, result, toUnlanded(context, decision));
    return recorded;
  } finally {
    const notes = await clear(context, result);
    const { checkpoint, day } = context;
    if (recorded?.kind === 'recorded' && !isFresh)
      addToNextRecord(context, [{ kind: 'workspace_rewound', checkpoint_id: checkpoint.id, day, notes: [...notes] }]);
  }
}

function toUnlanded({ checkpoint, request }: AttemptContext, decision: AttemptDecision): AttemptEnd {
  const reasons = decision.kind === 'interrupted' ? [decision.reason] : [];
  const notes = request.isFresh ? ['The workspace was not rewound: the run discards it.'] : [];
  const blocked: EventBody = {
    kind: 'checkpoint_blocked',
    checkpoint_id: checkpoint.id,
    reason: 'the agent said that another attempt is pointless',
  };
  return {
    facts: {
      outcome: decision.kind === 'interrupted' ? 'interrupted' : 'failed',
      failure_report: decision.kind === 'failed' ? decision.report : null,
      workspace_reverted: false,
      notes: [...reasons, ...notes],
      interruption: decision.kind === 'interrupted' ? decision.interruption : null,
    },
    further: decision.kind === 'failed' && decision.isRetryPointless ? [blocked] : [],
  };
}

/** Rewinds the workspace, or leaves it as it is when it will be discarded before the next attempt. */
async function clear(
  { prepared, request }: AttemptContext,
  { snapshot, capture, isUntouched, withheld }: AttemptResult,
): Promise<readonly string[]> {
  if (request.isFresh) {
    await requireAttemptState(prepared.workspace, snapshot);
    return [];
  }
  const { notes } = await rewind(prepared.workspace, snapshot, {
    untouchedSince: isUntouched ? capture : undefined,
    isWithheld: withheld !== undefined,
  });
  return notes;
}
