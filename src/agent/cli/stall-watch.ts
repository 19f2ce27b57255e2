import { findStall, STALL_LIMITS, type TurnActivity } from '../../domain/attempt/stall.ts';
import { sha256Hex } from '../../exec/sha256.ts';
import type { FilesQuery } from '../agent.ts';

/** What a CLI did with one of its tools. */
export interface ToolActivity {
  /** Counts the answers of the model before it. */
  readonly turn: number;
  readonly tool: string;
  readonly input: unknown;
  readonly result: unknown;
  readonly resultBytes: number;
  readonly files: FilesQuery;
}

/** Follows the tools of a CLI; gives why it gets nowhere, and undefined while it may be getting on. */
export function openStallWatch(): (look: ToolActivity) => string | undefined {
  let turns: { readonly turn: number; readonly look: TurnActivity }[] = [];
  return ({ turn, tool, input, result, resultBytes, files }) => {
    const hasChanged = files !== 'unchanged';
    // Of some tools the result is not told: they may have answered otherwise.
    const calls = resultBytes === 0 ? [] : [sha256Hex(JSON.stringify([tool, input, result]))];
    const last = turns.at(-1);
    if (last?.turn === turn) {
      const both = { calls: [...last.look.calls, ...calls], hasChanged: last.look.hasChanged || hasChanged };
      turns = [...turns.slice(0, -1), { turn, look: both }];
    } else turns = [...turns, { turn, look: { calls, hasChanged } }];
    return findStall(
      turns.map(({ look }) => look),
      STALL_LIMITS,
    );
  };
}
