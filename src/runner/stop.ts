import { assertNever } from '../domain/assert-never.ts';
import type { Ending } from '../domain/ending.ts';
import type { NextMove } from '../domain/next-move.ts';
import type { Recorded } from './recorded.ts';

/** Why a run ends here. */
export interface Stop {
  readonly ending: Ending;
  readonly reason: string;
  /** True when somebody else writes the record: then this run writes no more, not even its end. */
  readonly isSilent: boolean;
}

/** The end that a move means; undefined for one that is work. */
export function findStop(move: NextMove, { isWorkDone }: { readonly isWorkDone: boolean }): Stop | undefined {
  switch (move.kind) {
    case 'done':
      return isWorkDone || move.isWorkDone
        ? say('passed', 'Every checkpoint has passed.')
        : say('nothing_to_do', 'Every criterion held already; no agent was started.');
    case 'blocked':
      return say('blocked', move.reason);
    case 'interrupted_too_often':
      return say(move.ending, move.reason);
    case 'attempt':
    case 'baseline':
    case 'verify':
    case 'abandon':
      return undefined;
    default:
      return assertNever(move);
  }
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
      return say('blocked', `The remote rejected the push: ${recorded.reason}`);
    default:
      return assertNever(recorded);
  }
}

export function say(ending: Ending, reason: string): Stop {
  return { ending, reason, isSilent: false };
}
