import { assertNever } from '../../domain/assert-never.ts';
import { chooseNextAction, describeRequest, type NextAction } from '../../domain/decisions/next-action.ts';
import { describePushRefusal } from '../../domain/errors/push-refusal.ts';
import type { Ending, PauseCause } from '../../domain/record/ending.ts';
import { type GroundhogRun, isCheckpointDone } from '../../domain/record/run-record.ts';
import type { RecordOutcome } from './record-events.ts';

/** The end of a run, with its reason. */
export interface RunEnd {
  readonly ending: Ending;
  readonly reason: string;
  /** Set with the ending `paused`. */
  readonly pauseCause?: PauseCause | undefined;
  /** Whether another run writes the record: then this one writes nothing more, not even its end. */
  readonly isSilent: boolean;
  /** True when others have recorded something between the reading of the task and the first record of the run. */
  readonly isOutdated?: boolean;
  /** True when the recorded plan that was to be run is another one by now. */
  readonly isPlanOutdated?: boolean;
}

/** The actions that are work; every other one ends the run. */
export type WorkAction = Extract<NextAction, { readonly kind: (typeof WORK)[number] }>;

const WORK = [
  'attempt',
  'baseline',
  'verify',
  'abandon',
  'replay',
  'carry',
  'check_commits',
  'complete_rebase',
] as const;

export function isWork(action: NextAction): action is WorkAction {
  return WORK.some((kind) => kind === action.kind);
}

/** Returns the end that an action without work stands for. */
export function toFinalEnd(
  action: Exclude<NextAction, WorkAction>,
  { isWorkDone }: { readonly isWorkDone: boolean },
): RunEnd {
  switch (action.kind) {
    case 'done':
      return isWorkDone || action.isWorkDone
        ? endRun('passed', describePass(action.skipped))
        : endRun('nothing_to_do', 'Every criterion held already; no agent was started.');
    case 'await_approval':
      return pauseRun('approval', `Waiting for approval of ${action.result}.`);
    case 'blocked':
      return endRun('blocked', action.reason);
    case 'interrupted_too_often':
      return { ...endRun(action.ending, action.reason), pauseCause: action.pauseCause };
    default:
      return assertNever(action);
  }
}

function describePass(skipped: number): string {
  if (skipped === 0) return 'Every checkpoint has passed.';
  return `Every checkpoint has passed, apart from ${skipped} that ${skipped === 1 ? 'was' : 'were'} skipped by a person.`;
}

/** Finds the end that a user asked for while the run was at work; undefined when none did, or nothing is left to stop. */
export function findRequestedEnd(record: GroundhogRun): RunEnd | undefined {
  const { pause: request, aborted, checkpoints } = record;
  if (aborted !== null && !checkpoints.every(isCheckpointDone))
    return endRun('blocked', `The task was aborted by ${describeRequest(aborted)}`);
  const next = chooseNextAction(record);
  if (request === null || !(isWork(next) || next.kind === 'interrupted_too_often')) return undefined;
  return pauseRun('asked', `A pause was asked for by ${describeRequest(request)}`);
}

/** Returns the end of a run whose record was not published; undefined when it was. */
export function toRunEnd(recorded: RecordOutcome): RunEnd | undefined {
  switch (recorded.kind) {
    case 'recorded':
    case 'withdrawn':
      return undefined;
    case 'conflict':
      return endRun('conflict', withKept(recorded.reason, recorded));
    case 'lost_state':
      return endLost(recorded.reason);
    case 'rejected':
      return endRun('blocked', withKept(describePushRefusal(recorded.reason), recorded));
    case 'torn':
      return endRun(
        'blocked',
        `The remote rejected a part of the push, which was to be all or nothing: ${recorded.reason}. Once it takes the rest, start again to resume.`,
      );
    default:
      return assertNever(recorded);
  }
}

function withKept(reason: string, { kept }: { readonly kept?: string }): string {
  return kept === undefined ? reason : `${reason}\n${kept}`;
}

/** Returns the end of a run that has nothing left to do, or cannot continue. */
export function endRun(ending: Ending, reason: string): RunEnd {
  return { ending, reason, isSilent: false };
}

/** Returns the end of a run that does not hold its lease: what it would record is another run's to record. */
export function endLost(reason: string): RunEnd {
  return { ending: 'refused', reason, isSilent: true };
}

/** Returns the end of a run that pauses with work left. */
export function pauseRun(pauseCause: PauseCause, reason: string): RunEnd {
  return { ending: 'paused', reason, pauseCause, isSilent: false };
}
