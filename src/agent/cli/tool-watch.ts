import type { AgentTask } from '../agent.ts';
import type { CliAgentOptions } from './cli-agent-options.ts';
import { openStallWatch } from './stall-watch.ts';
import { openToolRecords, type ToolEnd, type ToolRecords } from './tool-records.ts';

/** Follows the tools of a CLI: their records, their steps, and whether it makes progress. */
export interface ToolWatch extends Pick<ToolRecords, 'start' | 'list'> {
  /** Records the end of a call; `turn` is the number of the model's answers before it. */
  end(event: ToolEnd, turn: number): void;
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
    },
    settled: () => pending,
  };
}
