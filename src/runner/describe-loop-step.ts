import { assertNever } from '../domain/assert-never.ts';
import type { GroundhogRun } from '../domain/record/run-record.ts';
import type { Step } from './decide-loop-step.ts';
import type { WorkAction } from './record/run-end.ts';

/** Renders a step with its reason as one line, for those who follow the decisions of a run. */
export function describeStep(step: Step, record: GroundhogRun): string {
  switch (step.kind) {
    case 'end':
      return `next: end the run as "${step.end.ending}"; ${step.end.reason.replace(/\s+/g, ' ')}`;
    case 'prepare':
      return 'next: prepare the workspace; this run has none yet';
    case 'roll_back':
      return `next: roll back attempt ${step.attempt.day} of the task; the workspace still holds its work`;
    case 'start_over':
      return 'next: decide again; the run was stopped while it waited';
    case 'act':
      return `next: ${describeAction(step.action, record)}`;
    default:
      return assertNever(step);
  }
}

function describeAction(action: WorkAction, { checkpoints }: GroundhogRun): string {
  const id = `"${action.checkpointId}"`;
  const last = checkpoints.find(({ checkpoint_id }) => checkpoint_id === action.checkpointId)?.attempts.at(-1);
  switch (action.kind) {
    case 'baseline':
      return `check ${id} before any work; its criteria were not run on the clean tree yet`;
    case 'attempt': {
      const reason = last === undefined ? 'it has had no attempt' : `its last attempt ${describeOutcome(last.outcome)}`;
      return `attempt ${action.attempt} of ${id} (attempt ${action.day} of the task); ${reason}`;
    }
    case 'verify':
      return `check the captured work of ${id} (attempt ${action.day} of the task); no run has checked it to the end`;
    case 'abandon':
      return `abandon ${id}; ${action.reason.replace(/\s+/g, ' ')}`;
    default:
      return assertNever(action);
  }
}

function describeOutcome(outcome: string): string {
  return outcome === 'interrupted' ? 'was interrupted' : outcome;
}
