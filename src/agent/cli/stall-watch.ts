import { findStall, STALL_LIMITS, type TurnActivity } from '../../domain/attempt/stall.ts';
import { sha256Hex } from '../../exec/sha256.ts';
import type { FilesState } from '../agent.ts';

/** One call of a CLI's own tools. */
export interface ToolActivity {
  /** The number of answers of the model before the call. */
  readonly turn: number;
  readonly tool: string;
  readonly input: unknown;
  readonly result: unknown;
  readonly resultBytes: number;
  readonly files: FilesState;
}

/** Opens a watch of a CLI's calls. It returns a description of the stall; undefined while the CLI may make progress. */
export function openStallWatch(): (call: ToolActivity) => string | undefined {
  let turns: { readonly turn: number; readonly activity: TurnActivity }[] = [];
  return ({ turn, tool, input, result, resultBytes, files }) => {
    const hasChanged = files !== 'unchanged';
    // Without a reported result two calls may have had different ones.
    const calls = resultBytes === 0 ? [] : [sha256Hex(JSON.stringify([tool, input, result]))];
    const last = turns.at(-1);
    if (last?.turn === turn) {
      const { activity } = last;
      const both = { calls: [...activity.calls, ...calls], hasChanged: activity.hasChanged || hasChanged };
      turns = [...turns.slice(0, -1), { turn, activity: both }];
    } else turns = [...turns, { turn, activity: { calls, hasChanged } }];
    return findStall(
      turns.map(({ activity }) => activity),
      STALL_LIMITS,
    );
  };
}
