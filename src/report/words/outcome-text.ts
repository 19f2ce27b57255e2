import { assertNever } from '../../domain/assert-never.ts';
import type { AttemptOutcome, AttemptRecord } from '../../domain/attempt/attempt.ts';
import { type CriterionOutcome, findFailed } from '../../domain/attempt/verdict.ts';
import { describeCriterion } from '../../domain/plan/describe-criterion.ts';
import type { Ending } from '../../domain/record/ending.ts';
import { type CheckpointFacts, findLandedCommit, isSatisfiedFromStart, listCountedAttempts } from './task-facts.ts';

/** Describes the state of a checkpoint in a few words. */
export function describeCheckpoint(checkpoint: CheckpointFacts): string {
  const outcome = checkpoint.run?.outcome ?? 'pending';
  switch (outcome) {
    case 'success':
      if (isSatisfiedFromStart(checkpoint)) return 'already satisfied';
      return findLandedCommit(checkpoint) === null ? 'passed without changes' : 'landed';
    case 'pending':
      return describePending(checkpoint);
    case 'skipped':
    case 'abandoned':
    case 'blocked':
      return outcome;
    default:
      return assertNever(outcome);
  }
}

function describePending(checkpoint: CheckpointFacts): string {
  const last = listCountedAttempts(checkpoint).at(-1);
  if (last === undefined) return 'waiting';
  switch (last.outcome) {
    case 'running':
      return 'in progress';
    case 'passed':
      return 'passed, not landed yet';
    case 'failed':
      return 'failed, to be tried again';
    case 'interrupted':
      return 'interrupted, to be tried again';
    default:
      return assertNever(last.outcome);
  }
}

/** Describes the outcome of an attempt in a word. */
export function describeAttempt(outcome: AttemptOutcome): string {
  return outcome === 'running' ? 'in progress' : outcome;
}

/** Finds the reason for an attempt's outcome, which is untrusted text; empty when there is none. */
export function findAttemptReason(attempt: AttemptRecord): string {
  if (attempt.outcome === 'passed') return attempt.summary ?? '';
  const failed = findFailed(attempt.verifier_runs);
  const [first] = failed;
  if (first !== undefined) {
    const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
    return `${describeCriterion(first.criterion)}: ${first.detail}${more}`;
  }
  return attempt.failure_report?.what_happened ?? attempt.notes.at(-1) ?? '';
}

/** Describes the outcome of a criterion. */
export function describeCriterionOutcome(outcome: CriterionOutcome): string {
  switch (outcome) {
    case 'passed':
    case 'failed':
      return outcome;
    case 'unjudged':
      return 'not judged';
    case 'judged_pass':
      return 'judged: passed';
    case 'judged_fail':
      return 'judged: failed';
    case 'not_asked':
      return 'not asked';
    default:
      return assertNever(outcome);
  }
}

const endings: Readonly<Record<Ending, { readonly meaning: string; readonly nextStep: string }>> = {
  passed: {
    meaning: 'Passed: every checkpoint is done.',
    nextStep: 'Review the commits and merge them.',
  },
  nothing_to_do: {
    meaning: 'Nothing to do: the task had passed before, or all of its criteria hold already.',
    nextStep: 'No step is needed. To ask for more, change the plan.',
  },
  blocked: {
    meaning: 'Blocked: a checkpoint could not be finished.',
    nextStep:
      'Read its failure report. Then give it a fresh budget (groundhog retry), with a hint before it if one helps (groundhog hint), leave it out (groundhog skip), or change the plan: a changed checkpoint is opened again, and a larger attempt_budget adds attempts.',
  },
  paused: {
    meaning: 'Paused: stopped with work left. Nothing that landed is lost.',
    nextStep: 'Start the run again; it resumes where it stopped.',
  },
  refused: {
    meaning: 'Refused: the run was not started, or another run has its task.',
    nextStep: 'Fix what is named as the reason, then start the run again.',
  },
  conflict: {
    meaning: 'Conflict: somebody else moved the task branch. Their work was not touched.',
    nextStep:
      'Look at the task branch. Commits on top of ours are fine: start the run again. If ours are gone from it, restore them or use another task id.',
  },
  infra_error: {
    meaning:
      'Stopped by a failure of the environment (GitHub, git, disk, network, model provider or the command of the agent).',
    nextStep: 'Start the run again once it is fixed; it resumes where it stopped.',
  },
};

/** Describes an ending. */
export function describeEnding(ending: Ending): string {
  return endings[ending].meaning;
}

/** Describes the user's next step after an ending. */
export function describeNextStep(ending: Ending): string {
  return endings[ending].nextStep;
}
