import { assertNever } from '../../domain/assert-never.ts';
import { describeRequest, type NextMove } from '../../domain/decisions/next-action.ts';
import { describePushRefusal } from '../../domain/errors/push-refusal.ts';
import type { Ending } from '../../domain/record/ending.ts';
import type { PauseCause } from '../../domain/record/pause-cause.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import type { Recorded } from './record-events.ts';

/** Why a run ends here. */
export interface Stop {
  readonly ending: Ending;
  readonly reason: string;
  /** Set with the ending `paused`. */
  readonly pauseCause?: PauseCause | undefined;
  /** True when somebody else writes the record: then this run writes no more, not even its end. */
  readonly isSilent: boolean;
}

/** The end that a move means; undefined for one that is work. */
export function findStop(move: NextMove, { isWorkDone }: { readonly isWorkDone: boolean }): Stop | undefined {
  switch (move.kind) {
    case 'done':
      return isWorkDone || move.isWorkDone
        ? say('passed', describePass(move.skipped))
        : say('nothing_to_do', 'Every criterion held already; no agent was started.');
    case 'await_approval':
      return pause('approval', `Waiting for approval of ${move.result}.`);
    case 'blocked':
      return say('blocked', move.reason);
    case 'interrupted_too_often':
      return { ...say(move.ending, move.reason), pauseCause: move.pauseCause };
    case 'attempt':
    case 'baseline':
    case 'verify':
    case 'abandon':
      return undefined;
    default:
      return assertNever(move);
  }
}

function describePass(skipped: number): string {
  if (skipped === 0) return 'Every checkpoint has passed.';
  return `Every checkpoint has passed, apart from ${skipped} that ${skipped === 1 ? 'was' : 'were'} skipped by a person.`;
}

/** The end that people have asked for while the run was at work; undefined when nobody has. */
export function findAskedStop({ pause: request, aborted }: GroundhogRun): Stop | undefined {
  if (aborted !== null) return say('blocked', `The task was aborted by ${describeRequest(aborted)}`);
  return request === null ? undefined : pause('asked', `A pause was asked for by ${describeRequest(request)}`);
}

/** The end that a record means which did not get through; undefined for one that did. */
export function toStop(recorded: Recorded): Stop | undefined {
  switch (recorded.kind) {
    case 'recorded':
      return undefined;
    case 'conflict':
      return say('conflict', recorded.reason);
    case 'lost_state':
      return { ending: 'conflict', reason: recorded.reason, isSilent: true };
    case 'rejected':
      return say('blocked', [describePushRefusal(recorded.reason), recorded.kept ?? ''].join('\n').trim());
    case 'torn':
      return say(
        'blocked',
        `The remote rejected a part of the push, which was to be all or nothing: ${recorded.reason}. Once it takes the rest, starting again goes on.`,
      );
    default:
      return assertNever(recorded);
  }
}

/** The end of a run that has nothing left to do, or cannot go on. */
export function say(ending: Ending, reason: string): Stop {
  return { ending, reason, isSilent: false };
}

/** The end of a run that has work left, and why it does not do it. */
export function pause(pauseCause: PauseCause, reason: string): Stop {
  return { ending: 'paused', reason, pauseCause, isSilent: false };
}
