import { describeAgent } from '../../domain/agent-ladder.ts';
import { assertNever } from '../../domain/assert-never.ts';
import type { AttemptOutcome, AttemptRecord } from '../../domain/attempt/attempt.ts';
import { type CriterionOutcome, findFailed } from '../../domain/attempt/verdict.ts';
import type { Ending } from '../../domain/record/ending.ts';
import { isReplay } from '../../domain/record/rebase.ts';
import { isCaptured } from '../../domain/record/run-record.ts';
import { describeCriterionFailure } from './criterion-failure.ts';
import { type CheckpointFacts, findLandedAttempt, isSatisfiedFromStart, listCountedAttempts } from './task-facts.ts';

/** Describes the state of a checkpoint in a few words. */
export function describeCheckpoint(checkpoint: CheckpointFacts): string {
  const outcome = checkpoint.run?.outcome ?? 'pending';
  switch (outcome) {
    case 'success':
      if (isSatisfiedFromStart(checkpoint)) return 'already satisfied';
      return describeLanded(checkpoint);
    case 'pending':
      return describePending(checkpoint);
    case 'abandoned':
      return 'given up';
    case 'skipped':
    case 'blocked':
      return outcome;
    default:
      return assertNever(outcome);
  }
}

function describeLanded(checkpoint: CheckpointFacts): string {
  const landed = findLandedAttempt(checkpoint);
  if (landed === undefined) return 'passed without changes';
  return ['landed', describeUnclaimed(landed)].filter((part) => part !== undefined).join(', ');
}

const pendingAfter: Readonly<Record<AttemptOutcome, string>> = {
  running: 'in progress',
  passed: 'passed, not landed yet',
  failed: 'failed, to be tried again',
  interrupted: 'interrupted, to be tried again',
};

function describePending(checkpoint: CheckpointFacts): string {
  const last = listCountedAttempts(checkpoint).at(-1);
  if (last === undefined) return 'waiting';
  return isCaptured(last) ? 'captured, to be verified' : pendingAfter[last.outcome];
}

/** Describes the outcome of an attempt in a word, and the claim of one that passed without one. */
export function describeAttempt(attempt: Pick<AttemptRecord, 'outcome' | 'claimed_by' | 'rescued_from_step'>): string {
  const { outcome } = attempt;
  if (outcome === 'running') return 'in progress';
  const unclaimed = outcome === 'passed' ? describeUnclaimed(attempt) : undefined;
  return unclaimed === undefined ? outcome : `${outcome}, ${unclaimed}`;
}

/** Describes that no agent has claimed the work of an attempt; undefined where one has. */
function describeUnclaimed({
  claimed_by,
  rescued_from_step: step,
}: Pick<AttemptRecord, 'claimed_by' | 'rescued_from_step'>): string | undefined {
  if (step !== undefined) return `rescued from step ${step}`;
  return claimed_by === 'none' ? 'not claimed' : undefined;
}

/** Describes the agent of an attempt by its entry of the ladder; undefined without a ladder. */
export function describeEntry({ agent }: Pick<AttemptRecord, 'agent'>): string | undefined {
  if (isReplay({ agent })) return 'the landed commit on the new base';
  if (agent === undefined || agent.entry === null) return undefined;
  return `${describeAgent(agent)} (entry ${agent.entry})`;
}

type Stoppable = Pick<AttemptRecord, 'outcome' | 'claimed_by' | 'verifier_runs' | 'failure_report'>;

/** Finds why the agent of a failed attempt was stopped, as a sentence that may be untrusted; undefined where it ended by itself. */
export function findStop({
  outcome,
  claimed_by: claim,
  verifier_runs: runs,
  failure_report: report,
}: Stoppable): string | undefined {
  const isStopped = outcome === 'failed' && claim === 'none' && runs.length > 0 && report?.source === 'runner';
  return isStopped ? report.what_happened.split('\n', 1)[0] : undefined;
}

/** Puts before the description of what did not hold that the agent was stopped, where it was. */
export function addStop(attempt: Stoppable, text: string): string {
  const stop = findStop(attempt);
  return stop === undefined ? text : `${stop} ${text}`;
}

/** Finds the reason for an attempt's outcome, which is untrusted text; empty when there is none. */
export function findAttemptReason(attempt: AttemptRecord): string {
  if (attempt.outcome === 'passed') return attempt.summary ?? '';
  const failed = findFailed(attempt.verifier_runs);
  const [first] = failed;
  if (first !== undefined) {
    const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
    return addStop(attempt, `${describeCriterionFailure(first)}${more}`);
  }
  return attempt.failure_report?.what_happened ?? attempt.notes.at(-1) ?? '';
}

const criterionOutcomes: Readonly<Record<CriterionOutcome, string>> = {
  passed: '✅ passed',
  failed: '❌ failed',
  unjudged: '👀 not judged',
  judged_pass: '✅ judged: passed',
  judged_fail: '❌ judged: failed',
  not_asked: '⚪ not asked',
};

/** Describes the outcome of a criterion, after its icon. */
export function describeCriterionOutcome(outcome: CriterionOutcome): string {
  return criterionOutcomes[outcome];
}

const endings: Readonly<Record<Ending, { readonly icon: string; readonly meaning: string }>> = {
  passed: {
    icon: '✅',
    meaning: 'Passed: no checkpoint is left.',
  },
  nothing_to_do: {
    icon: '✅',
    meaning: 'Nothing to do: the task had passed before, or all of its criteria hold already.',
  },
  blocked: {
    icon: '❌',
    meaning: 'Blocked: a checkpoint could not be finished.',
  },
  paused: {
    icon: '⏸️',
    meaning: 'Paused: nothing that landed is lost.',
  },
  refused: {
    icon: '⛔',
    meaning: 'Refused: the run could not start work on a checkpoint, or another run has its task.',
  },
  conflict: {
    icon: '⚠️',
    meaning: 'Conflict: what is on the task branch stands in the way. It was not touched.',
  },
  infra_error: {
    icon: '❌',
    meaning:
      'Stopped by a failure of the environment (GitHub, git, disk, network, model provider or the command of the agent).',
  },
};

/** Describes an ending. */
export function describeEnding(ending: Ending): string {
  return endings[ending].meaning;
}

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
  if (last === undefined || isCaptured(last)) return '⚪';
  return last.outcome === 'running' || last.outcome === 'passed' ? '⏳' : '🔁';
}

const attemptIcons: Readonly<Record<AttemptOutcome, string>> = {
  passed: '✅',
  failed: '❌',
  running: '⏳',
  interrupted: '⚡',
};

/** Returns the icon of an attempt's outcome. */
export function markAttempt(outcome: AttemptOutcome): string {
  return attemptIcons[outcome];
}

/** Returns the icon of an ending. */
export function markEnding(ending: Ending): string {
  return endings[ending].icon;
}
