import { assertNever } from '../../domain/assert-never.ts';
import type { AttemptOutcome } from '../../domain/attempt/attempt.ts';
import type { CriterionOutcome } from '../../domain/attempt/verdict.ts';
import type { Ending } from '../../domain/record/ending.ts';
import { type CheckpointFacts, listCountedAttempts } from './task-facts.ts';

/** Returns the icon of a checkpoint's state, to be shown beside its description. */
export function markCheckpoint(checkpoint: CheckpointFacts): string {
  const outcome = checkpoint.run?.outcome ?? 'pending';
  switch (outcome) {
    case 'success':
      return '✅';
    case 'skipped':
      return '⏩';
    case 'abandoned':
    case 'blocked':
      return '❌';
    case 'pending':
      return markPending(checkpoint);
    default:
      return assertNever(outcome);
  }
}

function markPending(checkpoint: CheckpointFacts): string {
  const last = listCountedAttempts(checkpoint).at(-1);
  if (last === undefined) return '⚪';
  return last.outcome === 'running' || last.outcome === 'passed' ? '⏳' : '🔁';
}

/** Returns the icon of an attempt's outcome. */
export function markAttempt(outcome: AttemptOutcome): string {
  switch (outcome) {
    case 'passed':
      return '✅';
    case 'failed':
      return '❌';
    case 'running':
      return '⏳';
    case 'interrupted':
      return '⚡';
    default:
      return assertNever(outcome);
  }
}

/** Returns the icon of a criterion's outcome. */
export function markCriterion(outcome: CriterionOutcome): string {
  switch (outcome) {
    case 'passed':
    case 'judged_pass':
      return '✅';
    case 'failed':
    case 'judged_fail':
      return '❌';
    case 'unjudged':
      return '👀';
    case 'not_asked':
      return '⚪';
    default:
      return assertNever(outcome);
  }
}

/** Returns the kind of alert for an ending (GitHub markdown, "Alerts"); null is a running task. */
export function alertOf(ending: Ending | null): 'NOTE' | 'TIP' | 'WARNING' | 'CAUTION' {
  switch (ending) {
    case null:
      return 'NOTE';
    case 'passed':
    case 'nothing_to_do':
      return 'TIP';
    case 'paused':
      return 'WARNING';
    case 'blocked':
    case 'refused':
    case 'conflict':
    case 'infra_error':
      return 'CAUTION';
    default:
      return assertNever(ending);
  }
}
