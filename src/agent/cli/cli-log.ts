import type { ToolCallRecord, Usage } from '../../domain/attempt.ts';
import type { Clock } from '../../domain/clock.ts';
import type { AgentTask } from '../agent.ts';
import type { Price } from '../builtin/price-table.ts';
import { openUsageCount } from '../builtin/usage-count.ts';
import type { CliAdapter, CliEvent } from './cli-adapter.ts';

/** What a CLI has told so far. */
export interface CliLog {
  take(event: CliEvent): void;
  readonly toolCalls: () => readonly ToolCallRecord[];
  readonly usage: () => Usage;
  /** The first thing that made its further work pointless, or the last failure that it told of. */
  readonly trouble: () => Extract<CliEvent, { kind: 'no_bridge' | 'turn_limit' | 'failed' }> | undefined;
  /** Resolves when nobody is looking at the files any more. */
  settled(): Promise<void>;
}

export interface CliLogOptions {
  readonly adapter: CliAdapter;
  readonly task: Pick<AgentTask, 'onOutput' | 'onTool' | 'onUsage'>;
  readonly price: Price | undefined;
  readonly clock: Clock;
  /** Called once, when the CLI need not go on. */
  readonly onPointless: () => void;
}

interface OpenCall {
  readonly tool: string;
  readonly startedAt: Date;
  readonly startedMs: number;
}

/** Turns the events of a CLI into records, and hands on at once what others wait for. */
export function openCliLog({ adapter, task, price, clock, onPointless }: CliLogOptions): CliLog {
  const count = openUsageCount(price);
  const started = new Map<string, OpenCall>();
  const calls: ToolCallRecord[] = [];
  let trouble: ReturnType<CliLog['trouble']>;
  let toldCost: number | undefined;
  let looking: Promise<void> = Promise.resolve();
  const usage = (): Usage => ({ ...count.usage(), ...(toldCost === undefined ? {} : { cost_usd: toldCost }) });
  const say = (text: string) => task.onOutput(Buffer.from(`${text}\n`));

  function end(event: Extract<CliEvent, { kind: 'tool_ended' }>): void {
    const { id, durationMs = 0 } = event;
    const open = started.get(id) ?? openCall(event.tool ?? 'unknown', durationMs);
    started.delete(id);
    if (adapter.isVerb(open.tool)) return;
    calls.push(toRecord(open, event, Math.round(clock.monotonicMs() - open.startedMs)));
    if (adapter.readingTools.includes(open.tool)) return;
    // The CLI does not wait, so this is as near to the tool's end as one can look.
    looking = looking.then(() => task.onTool({ phase: 'end', tool: open.tool }));
  }

  function openCall(tool: string, agoMs: number): OpenCall {
    const startedAt = new Date(clock.now().getTime() - agoMs);
    return { tool, startedAt, startedMs: clock.monotonicMs() - agoMs };
  }

  function stopFor(event: NonNullable<typeof trouble>): void {
    trouble = event;
    if (event.kind === 'no_bridge') onPointless();
  }

  return {
    take(event) {
      switch (event.kind) {
        case 'said':
          return say(event.text);
        case 'tool_started':
          started.set(event.id, openCall(event.tool, 0));
          return say(`[${event.tool}]`);
        case 'tool_ended':
          if (!started.has(event.id)) say(`[${event.tool ?? 'unknown'}]`);
          return end(event);
        case 'turn':
          count.add(event);
          return task.onUsage(usage());
        case 'cost':
          toldCost = event.usd;
          return;
        default:
          return stopFor(event);
      }
    },
    toolCalls: () => {
      const cutOff = [...started.values()].filter(({ tool }) => !adapter.isVerb(tool));
      const now = clock.monotonicMs();
      const records = cutOff.map((open) =>
        toRecord(open, { isError: false, resultBytes: 0 }, Math.round(now - open.startedMs)),
      );
      return [...calls, ...records].map((call, index) => ({ ...call, seq: index + 1 }));
    },
    usage,
    trouble: () => trouble,
    settled: () => looking,
  };
}

function toRecord(
  { tool, startedAt }: OpenCall,
  { isError, resultBytes }: { readonly isError: boolean; readonly resultBytes: number },
  durationMs: number,
): ToolCallRecord {
  return {
    seq: 1,
    tool_name: tool.slice(0, 200),
    started_at: startedAt.toISOString(),
    duration_ms: Math.max(0, durationMs),
    result_bytes: resultBytes,
    is_error: isError,
  };
}
