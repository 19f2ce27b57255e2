import type { ToolCallRecord } from '../../domain/attempt/attempt.ts';
import type { Clock } from '../../domain/clock.ts';
import type { CliEvent } from './cli-adapter.ts';

/** The end of a call, as reported by a CLI. */
export type ToolEnd = Extract<CliEvent, { kind: 'tool_ended' }>;
type ToolStart = Pick<Extract<CliEvent, { kind: 'tool_started' }>, 'id' | 'tool' | 'input'>;

interface OpenCall {
  readonly tool: string;
  readonly input: unknown;
  readonly startedAt: Date;
  readonly startedMs: number;
}

/** The records of a CLI's own tools, from the starts and ends in its output. */
export interface ToolRecords {
  start(event: ToolStart): void;
  /** Returns the tool's name, and its input where that was reported at the start. */
  end(event: ToolEnd): { readonly tool: string; readonly input: unknown };
  /** Lists the calls in order, those cut off by the end of the attempt included. */
  list(): readonly ToolCallRecord[];
}

/** Opens the records. Tools for which `isLeftOut` holds are followed but not recorded. */
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
      const unknown = { tool: event.tool ?? 'unknown', input: undefined };
      const call = running.get(event.id) ?? open(unknown, event.durationMs ?? 0);
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

/** Returns the size of a tool's result as text, in bytes of UTF-8. */
export function byteLength(value: unknown): number {
  if (value === undefined || value === null) return 0;
  return Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));
}
