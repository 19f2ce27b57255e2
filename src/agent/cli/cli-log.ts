import type { ToolCallRecord, Usage } from '../../domain/attempt.ts';
import type { AgentTask } from '../agent.ts';
import { openUsageCount } from '../builtin/usage-count.ts';
import type { CliEvent } from './cli-adapter.ts';
import type { CliAgentOptions } from './cli-agent-options.ts';
import { openToolRecords } from './tool-records.ts';

/** What a CLI has told so far. */
export interface CliLog {
  take(event: CliEvent): void;
  readonly toolCalls: () => readonly ToolCallRecord[];
  readonly usage: () => Usage;
  /** What it said last of why it does not go on. */
  readonly trouble: () => Extract<CliEvent, { kind: 'no_bridge' | 'turn_limit' | 'failed' }> | undefined;
  /** Resolves when nobody is looking at the files any more. */
  settled(): Promise<void>;
}

export interface CliLogOptions extends Pick<CliAgentOptions, 'adapter' | 'price' | 'clock'> {
  readonly task: Pick<AgentTask, 'onOutput' | 'onTool' | 'onUsage'>;
  /** Called when the CLI need not go on. */
  readonly onPointless: () => void;
}

/** Turns the events of a CLI into records, and hands on at once what others wait for. */
export function openCliLog({ adapter, task, price, clock, onPointless }: CliLogOptions): CliLog {
  const count = openUsageCount(price);
  const records = openToolRecords(clock, adapter.isVerb);
  let trouble: ReturnType<CliLog['trouble']>;
  let toldCost: number | undefined;
  let looking: Promise<void> = Promise.resolve();
  const usage = (): Usage => ({ ...count.usage(), ...(toldCost === undefined ? {} : { cost_usd: toldCost }) });
  const say = (text: string) => task.onOutput(Buffer.from(`${text}\n`));
  const lookAfter = (tool: string) => {
    // The CLI does not wait, so this is as near to the tool's end as one can look.
    if (!adapter.isVerb(tool) && !adapter.readingTools.includes(tool))
      looking = looking.then(() => task.onTool({ phase: 'end', tool }));
  };
  return {
    take(event) {
      switch (event.kind) {
        case 'said':
          say(event.text);
          break;
        case 'tool_started':
          records.start(event.id, event.tool);
          say(`[${event.tool}]`);
          break;
        case 'tool_ended':
          lookAfter(records.end(event));
          break;
        case 'turn':
          count.add(event);
          task.onUsage(usage());
          break;
        case 'cost':
          toldCost = event.usd;
          break;
        case 'no_bridge':
          onPointless();
          trouble = event;
          break;
        default:
          trouble = event;
      }
    },
    toolCalls: () => records.list(),
    usage,
    trouble: () => trouble,
    settled: () => looking,
  };
}
