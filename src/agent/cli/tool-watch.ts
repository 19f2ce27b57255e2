import { findStall, STALL_LIMITS, type TurnActivity } from '../../domain/attempt/stall.ts';
import { sha256Hex } from '../../exec/sha256.ts';
import type { AgentTask, FilesState } from '../agent.ts';
import type { CliAgentOptions } from './cli-adapter.ts';
import { openToolRecords, type ToolEnd, type ToolRecords } from './tool-records.ts';

/** Follows the tools of a CLI: their records, their steps, and whether it makes progress. */
export interface ToolWatch extends Pick<ToolRecords, 'start' | 'list'> {
  /** Records the end of a call, and returns its tool and input; `turn` is the number of the model's answers before it. */
  end(event: ToolEnd, turn: number): ReturnType<ToolRecords['end']>;
  /** Resolves when no files are being read any more. */
  settled(): Promise<void>;
}

export interface ToolWatchOptions extends Pick<CliAgentOptions, 'adapter' | 'clock'> {
  readonly task: Pick<AgentTask, 'onTool'>;
  /** Called once, with a description of the stall. */
  readonly onStall: (what: string) => void;
}

/** Opens the watch of an attempt. */
export function openToolWatch({ adapter, clock, task, onStall }: ToolWatchOptions): ToolWatch {
  const records = openToolRecords(clock, adapter.isVerb);
  const findStall = openStallWatch();
  let pending: Promise<void> = Promise.resolve();
  let hasStalled = false;
  return {
    start: records.start,
    list: records.list,
    end(event, turn) {
      const { tool, input } = records.end(event);
      const canWrite = !adapter.isVerb(tool) && !adapter.readingTools.includes(tool);
      // The CLI does not wait: the files are read as soon after the tool's end as possible.
      pending = pending.then(async () => {
        const files = canWrite ? await task.onTool({ phase: 'end', tool }) : 'unchanged';
        const what = findStall({ ...event, turn, tool, input, files });
        if (what === undefined || hasStalled) return;
        hasStalled = true;
        onStall(what);
      });
      return { tool, input };
    },
    settled: () => pending,
  };
}

/** One call of a CLI's own tools. */
interface ToolActivity {
  /** The number of answers of the model before the call. */
  readonly turn: number;
  readonly tool: string;
  readonly input: unknown;
  readonly result: unknown;
  readonly resultBytes: number;
  readonly files: FilesState;
}

/** Opens a watch of a CLI's calls. It returns a description of the stall; undefined while the CLI may make progress. */
function openStallWatch(): (call: ToolActivity) => string | undefined {
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
