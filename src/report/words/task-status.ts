import { decideContinuation } from '../../domain/decisions/decide-continuation.ts';
import { chooseNextAction, describeRequest } from '../../domain/decisions/next-action.ts';
import type { Ending } from '../../domain/record/ending.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import { isPassing } from '../../domain/record/pause-cause.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import { describeEnding, describeNextStep } from './outcome-text.ts';
import { findApprovalCommand } from './steering-text.ts';

/** Where a task can stand between two runs: the ending of the last one, or what people have made of it. */
export type TaskStatusKind = Ending | 'aborted' | 'awaits_approval' | 'open_again' | 'approved';

/** Where a task stands between two runs: what it means, why, and what to do. */
export interface TaskStatus {
  readonly kind: TaskStatusKind;
  readonly meaning: string;
  /** Text of others, to be shown as such. */
  readonly reason: string | null;
  readonly nextStep: string;
  /** What takes the task up again without a person, where the workflow has it. */
  readonly goesOnBy: readonly ('continue' | 'sweep')[];
}

/** The ending of the last run, or what people have made of it since; undefined while a run is going on. */
export function describeTaskStatus(view: TaskView): TaskStatus | undefined {
  const { run } = view;
  const { ending } = run;
  if (ending === null) return undefined;
  const move = chooseNextAction(run);
  if (run.aborted !== null && move.kind === 'blocked') {
    return {
      kind: 'aborted',
      meaning: 'Aborted: a person gave the task up. Nothing that landed is lost.',
      reason: `by ${describeRequest(run.aborted)}`,
      nextStep: `Take it up again with: groundhog retry --task ${run.task_id}`,
      goesOnBy: [],
    };
  }
  if (move.kind === 'await_approval') {
    return {
      kind: 'awaits_approval',
      meaning: 'Paused: all checkpoints are done, and their commits wait for approval.',
      reason: null,
      nextStep: `Look at the commits, then: ${findApprovalCommand(view)}`,
      goesOnBy: [],
    };
  }
  const isDecidedSince = (run.steering.at(-1)?.at ?? '') >= (run.ended_at ?? '');
  if (isDecidedSince && ending === 'blocked' && move.kind !== 'blocked' && move.kind !== 'abandon') {
    return {
      kind: 'open_again',
      meaning: 'Open again: a person has decided how the task goes on.',
      reason: null,
      nextStep: 'Start the run again; it goes on there.',
      goesOnBy: ['sweep'],
    };
  }
  if (isDecidedSince && ending === 'paused' && move.kind === 'done')
    return {
      kind: 'approved',
      meaning: 'Approved: all commits are on the task branch.',
      reason: null,
      nextStep: 'Review and merge them.',
      goesOnBy: [],
    };
  return {
    kind: ending,
    meaning: describeEnding(ending),
    reason: findReason(ending, run),
    nextStep: describeNextStep(ending),
    goesOnBy: findSuccessors(run),
  };
}

/** Only what has passed by the next run is gone on from; a person's pause is not. */
function findSuccessors(run: GroundhogRun): TaskStatus['goesOnBy'] {
  const { ending, pause_cause: cause } = run;
  const isSwept = ending === 'infra_error' || (ending === 'paused' && cause !== null && isPassing(cause));
  const isContinued = decideContinuation(run).kind === 'continue';
  return [...(isContinued ? ['continue' as const] : []), ...(isSwept ? ['sweep' as const] : [])];
}

/** The ending as it has to be shown, with what people have decided since. */
export function endingOf(kind: TaskStatusKind): Ending {
  if (kind === 'approved') return 'passed';
  if (kind === 'open_again' || kind === 'awaits_approval') return 'paused';
  return kind === 'aborted' ? 'blocked' : kind;
}

/** A pass of all needs no reason: it is its own. */
function findReason(ending: Ending, { ending_reason: reason, checkpoints }: GroundhogRun): string | null {
  const isWhole = !checkpoints.some(({ outcome }) => outcome === 'skipped');
  return ending === 'passed' && isWhole ? null : reason;
}
