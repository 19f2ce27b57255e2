import type { ToolCallRecord } from '../../domain/attempt/attempt.ts';
import type { Clock } from '../../domain/clock.ts';
import type { CliEvent } from './cli-adapter.ts';

/** The end of a tool, as a CLI tells it. */
export type ToolEnd = Extract<CliEvent, { kind: 'tool_ended' }>;
type ToolStart = Pick<Extract<CliEvent, { kind: 'tool_started' }>, 'id' | 'tool' | 'input'>;

interface OpenCall {
  readonly tool: string;
  readonly input: unknown;
  readonly startedAt: Date;
  readonly startedMs: number;
}

/** The records of a CLI's own tools, by what its output tells of their beginnings and ends. */
export interface ToolRecords {
  start(event: ToolStart): void;
  /** Gives the tool's name, and what it was called with where that was told at its beginning. */
  end(event: ToolEnd): { readonly tool: string; readonly input: unknown };
  /** In order; a call that was cut off by the end of the attempt is among them. */
  list(): readonly ToolCallRecord[];
}

/** Opens the records. Tools that `isLeftOut` holds for are followed, and not recorded. */
export function openToolRecords(clock: Clock, isLeftOut: (tool: string) => boolean): ToolRecords {
  const running = new Map<string, OpenCall>();
  const calls: ToolCallRecord[] = [];
  const open = ({ tool, input }: Pick<OpenCall, 'tool' | 'input'>, agoMs: number): OpenCall => ({
    tool,
    input,
    startedAt: new Date(clock.now().getTime() - agoMs),
    startedMs: clock.monotonicMs() - agoMs,
  });
  const toRecord = (call: OpenCall, end: Pick<ToolEnd, 'isError' | 'resultBytes'>): ToolCallRecord => ({
    seq: 1,
    tool_name: call.tool.slice(0, 200),
    started_at: call.startedAt.toISOString(),
    duration_ms: Math.max(0, Math.round(clock.monotonicMs() - call.startedMs)),
    result_bytes: end.resultBytes,
    is_error: end.isError,
  });
  return {
    start: ({ id, tool, input }) => void running.set(id, open({ tool, input }, 0)),
    end(event) {
      const unseen = { tool: event.tool ?? 'unknown', input: undefined };
      const call = running.get(event.id) ?? open(unseen, event.durationMs ?? 0);
      running.delete(event.id);
      if (!isLeftOut(call.tool)) calls.push(toRecord(call, event));
      return call;
    },
    list() {
      const cutOff = [...running.values()].filter(({ tool }) => !isLeftOut(tool));
      const records = cutOff.map((call) => toRecord(call, { isError: false, resultBytes: 0 }));
      return [...calls, ...records].map((call, index) => ({ ...call, seq: index + 1 }));
    },
  };
}
