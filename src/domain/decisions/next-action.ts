import type { ObjectId } from '../ids.ts';
import type { PauseCause } from '../record/ending.ts';
import { isReplay } from '../record/rebase.ts';
import {
  type CheckpointRun,
  type GroundhogRun,
  isCaptured,
  isCheckpointDone,
  nameOutcome,
  type PersonRequest,
} from '../record/run-record.ts';
import { isSkip, listSkipped } from './choose-ladder-entry.ts';
import { chooseRebaseStep, type RebaseStep } from './decide-rebase.ts';

/** Interruptions of one checkpoint in a run before the run ends. */
const MAX_INTERRUPTIONS = 3;

export type NextAction =
  | { readonly kind: 'baseline'; readonly checkpointId: string }
  | { readonly kind: 'attempt'; readonly checkpointId: string; readonly attempt: number; readonly day: number }
  /** The work of this attempt is captured and not verified yet. */
  | { readonly kind: 'verify'; readonly checkpointId: string; readonly day: number }
  | { readonly kind: 'abandon'; readonly checkpointId: string; readonly reason: string }
  /** A landed commit is put on the new base, and verified there. */
  | { readonly kind: 'replay'; readonly checkpointId: string; readonly commit: ObjectId; readonly day: number }
  /** Other commits of the task branch are put there, as they are. */
  | { readonly kind: 'carry'; readonly commits: readonly ObjectId[] }
  /** The criteria of what has landed are run with commits of people, which are those after `from`. */
  | { readonly kind: 'check_commits'; readonly from: ObjectId }
  /** The task branch moves to the new base. */
  | { readonly kind: 'complete_rebase' }
  /** Without a checkpoint the task was aborted. */
  | { readonly kind: 'blocked'; readonly reason: string; readonly checkpointId?: string }
  | {
      readonly kind: 'interrupted_too_often';
      readonly ending: 'paused' | 'infra_error';
      readonly pauseCause?: PauseCause;
      readonly reason: string;
    }
  /** All checkpoints are done, with commits that are not on the task branch yet. */
  | { readonly kind: 'await_approval'; readonly result: ObjectId }
  | { readonly kind: 'done'; readonly isWorkDone: boolean; readonly skipped: number };

/** Renders a command for a task, such as `retry`. */
export function renderSteering(words: string, { task_id: taskId }: GroundhogRun): string {
  return `groundhog ${words} --task ${taskId}`;
}

/** Chooses the next action by the record of each checkpoint in plan order, never by a count of finished ones. */
export function chooseNextAction(record: GroundhogRun): NextAction {
  const pending = record.checkpoints.find((each) => !isCheckpointDone(each));
  const step = chooseRebaseStep(record);
  if (pending !== undefined && record.aborted !== null) {
    const reason = `The task was aborted by ${describeRequest(record.aborted)}`;
    return { kind: 'blocked', reason: `${reason} It stays aborted until a retry.` };
  }
  if (step?.kind === 'complete') return { kind: 'complete_rebase' };
  if (step?.kind === 'carry') return step;
  if (step === undefined && record.unchecked_since !== null)
    return { kind: 'check_commits', from: record.unchecked_since };
  const checkpoint = step?.checkpoint ?? pending;
  return checkpoint === undefined ? chooseEnd(record) : chooseForCheckpoint(checkpoint, record, step);
}

function chooseForCheckpoint(
  checkpoint: CheckpointRun,
  record: GroundhogRun,
  step: (RebaseStep & { kind: 'land' }) | undefined,
): NextAction {
  const { checkpoint_id: checkpointId } = checkpoint;
  if (checkpoint.outcome === 'abandoned' || checkpoint.outcome === 'blocked')
    return {
      kind: 'blocked',
      checkpointId,
      reason: `${describeGivenUp(checkpoint)}${step === undefined ? '' : `. ${OF_REBASE}`}`,
    };
  const captured = checkpoint.attempts.find(isCaptured);
  if (captured !== undefined) return { kind: 'verify', checkpointId, day: captured.day };
  if (step?.isTried === false) return { kind: 'replay', checkpointId, commit: step.commit, day: record.last_day + 1 };
  const interruptions = listInterruptions(checkpoint, record);
  const used = countUsed(checkpoint);
  if (used >= checkpoint.attempt_budget) {
    return {
      kind: 'abandon',
      checkpointId,
      reason: `attempt budget used up (${used} of ${checkpoint.attempt_budget})`,
    };
  }
  const last = checkpoint.attempts.at(-1);
  // The same attempt is made by another entry of the ladder.
  const isInstead = last !== undefined && isSkip(last);
  const mayBeAvailable = wasOneUnavailable(checkpoint.attempts);
  const halt = isInstead ? undefined : findHalt(checkpointId, interruptions, mayBeAvailable);
  if (halt !== undefined) return halt;
  if (needsBaseline(checkpoint, step)) return { kind: 'baseline', checkpointId };
  return { kind: 'attempt', checkpointId, attempt: used + 1, day: record.last_day + 1 };
}

// Why: docs/decisions/0190-a-new-base-may-have-the-work.md
/** Returns whether the criteria are to run on the clean tree: before all work, and where a landed commit fails on a new base. */
function needsBaseline({ baseline, baseline_day, attempts }: CheckpointRun, step: RebaseStep | undefined): boolean {
  return baseline === null || (step !== undefined && (attempts.findLast(isReplay)?.day ?? 0) > baseline_day);
}

const OF_REBASE =
  'The task is being rebased, and its branch is where it was. After a retry or a skip the rebase continues; "/groundhog rebase stop" on GitHub, or --no-rebase with the next run on a laptop, gives it up.';

function describeGivenUp({ checkpoint_id: id, outcome, reason }: CheckpointRun): string {
  return `Checkpoint "${id}" is ${nameOutcome(outcome)}: ${reason ?? 'no reason recorded'}`;
}

/**
 * Returns the attempts at a checkpoint that were interrupted in the present run, oldest first; without those that another
 * entry of the ladder made instead.
 */
export function listInterruptions(checkpoint: CheckpointRun, record: GroundhogRun): CheckpointRun['attempts'] {
  const { last_day_before_run: before } = record;
  return checkpoint.attempts.filter((each) => each.outcome === 'interrupted' && each.day > before && !isSkip(each));
}

/** True when one of the entries of the ladder that were tried for the last attempt may be available later. */
function wasOneUnavailable(attempts: CheckpointRun['attempts']): boolean {
  return listSkipped(attempts.slice(0, -1)).some(({ interruption }) => interruption?.cause === 'provider');
}

/** Returns the action that ends a run after too many interruptions, or at once for a cause that would repeat. */
function findHalt(
  checkpointId: string,
  interruptions: CheckpointRun['attempts'],
  mayBeAvailable: boolean,
): NextAction | undefined {
  const last = interruptions.at(-1);
  const cause = last?.interruption?.cause;
  const note = last?.notes[0];
  const kind = 'interrupted_too_often';
  if (cause === 'disk_full')
    return { kind, ending: 'infra_error', reason: `The disk is full: it ended an attempt at "${checkpointId}".` };
  if (cause === 'command_not_run') return { kind, ending: 'infra_error', reason: describeNotRun(checkpointId, note) };
  if ((cause === 'provider_settings' || cause === 'provider_credit') && !mayBeAvailable)
    return { kind, ...describeRefusal(checkpointId, note, cause) };
  if (interruptions.length < MAX_INTERRUPTIONS) return undefined;
  const times = `Checkpoint "${checkpointId}" was interrupted ${interruptions.length} times`;
  return cause === 'provider' || mayBeAvailable
    ? {
        kind,
        ending: 'paused',
        pauseCause: 'provider',
        reason: `Provider: ${times}, at last because the agent's provider was unavailable.`,
      }
    : {
        kind,
        ending: 'infra_error',
        reason: `${times} by failures outside the agent.${note === undefined ? '' : ` The last: ${note}`}`,
      };
}

function describeNotRun(checkpointId: string, note: string | undefined): string {
  const observed = note ?? "The agent's command could not be run.";
  const where = 'A relative path in the command starts in the folder of the attempt, a checkout of the task branch.';
  return `${observed}\nIt should have worked on checkpoint "${checkpointId}". ${where} Fix the command, then run again.`;
}

function describeRefusal(
  checkpointId: string,
  note: string | undefined,
  cause: 'provider_settings' | 'provider_credit',
): Pick<NextAction & { kind: 'interrupted_too_often' }, 'ending' | 'pauseCause' | 'reason'> {
  const text = `${note ?? "The agent's provider refused it."} (checkpoint "${checkpointId}")`;
  return cause === 'provider_credit'
    ? { ending: 'paused', pauseCause: 'account', reason: `Provider: ${text} Fix the account, then run again.` }
    : { ending: 'infra_error', reason: `${text} Fix the key, the model's name or the address, then run again.` };
}

function chooseEnd({ checkpoints, result }: GroundhogRun): NextAction {
  if (result !== null) return { kind: 'await_approval', result };
  const skipped = checkpoints.filter(({ outcome }) => outcome === 'skipped').length;
  const isWorkDone = skipped > 0 || checkpoints.some(({ attempts }) => attempts.length > 0);
  return { kind: 'done', isWorkDone, skipped };
}

/** Renders the user and the reason of a request, as the end of a sentence. */
export function describeRequest({ by, reason }: PersonRequest): string {
  return reason === null ? `${by}.` : `${by}: ${reason.replace(/[.\s]+$/, '')}.`;
}

function currentAttempts(checkpoint: CheckpointRun): CheckpointRun['attempts'] {
  return checkpoint.attempts.slice(checkpoint.budget_from);
}

/** Returns whether no attempt is made at a checkpoint before a retry: it was given up, or is about to be. */
export function needsRetry(checkpoint: CheckpointRun): boolean {
  if (isCheckpointDone(checkpoint)) return false;
  return checkpoint.outcome !== 'pending' || isOutOfAttempts(checkpoint);
}

/** Returns whether the attempts at a checkpoint have used up its present budget. */
export function isOutOfAttempts(checkpoint: CheckpointRun): boolean {
  return !checkpoint.attempts.some(isCaptured) && countUsed(checkpoint) >= checkpoint.attempt_budget;
}

/** Lists the checkpoints at which no attempt is made before a retry, first the one that the task stops at. */
export function listStuck(record: GroundhogRun): readonly string[] {
  const next = chooseNextAction(record);
  const isStuck = next.kind === 'abandon' || next.kind === 'blocked';
  // A rebase has work before it comes to what is stuck after it.
  if (record.rebase !== null && !isStuck) return [];
  const first = isStuck ? next.checkpointId : undefined;
  const ids = record.checkpoints.filter(needsRetry).map(({ checkpoint_id }) => checkpoint_id);
  return ids.sort((a, b) => Number(b === first) - Number(a === first));
}

/** Counts the attempts that consumed budget: failures and passes, never interruptions or landed commits on a new base. */
function countUsed(checkpoint: CheckpointRun): number {
  const counted = currentAttempts(checkpoint).filter((attempt) => !isReplay(attempt));
  return counted.filter(({ outcome }) => outcome === 'failed' || outcome === 'passed').length;
}
