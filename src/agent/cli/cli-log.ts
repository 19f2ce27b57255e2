import type { ToolCallRecord, Usage } from '../../domain/attempt/attempt.ts';
import type { AgentTask } from '../agent.ts';
import { openUsageCount } from '../builtin/usage-count.ts';
import type { CliAgentOptions, CliEvent } from './cli-adapter.ts';
import { openToolWatch } from './tool-watch.ts';

/** The reason why a CLI cannot continue. */
export type CliTrouble =
  | Extract<CliEvent, { kind: 'no_bridge' | 'turn_limit' | 'failed' }>
  /** The CLI was stopped because it made no progress. */
  | { readonly kind: 'stalled'; readonly what: string };

/** The records of what a CLI has reported. */
export interface CliLog {
  add(event: CliEvent): void;
  readonly toolCalls: () => readonly ToolCallRecord[];
  readonly usage: () => Usage;
  /** The last reason that it reported. */
  readonly trouble: () => CliTrouble | undefined;
  /** Resolves when no files are being read any more. */
  settled(): Promise<void>;
}

export interface CliLogOptions extends Pick<CliAgentOptions, 'adapter' | 'price' | 'clock'> {
  readonly task: Pick<AgentTask, 'onOutput' | 'onTool' | 'onUsage'>;
  /** Called when the CLI should be stopped. */
  readonly onPointless: () => void;
}

/** Opens the records, which pass output, usage and moments of tools on at once. */
export function openCliLog({ adapter, task, price, clock, onPointless }: CliLogOptions): CliLog {
  const count = openUsageCount(price);
  let trouble: CliTrouble | undefined;
  let reportedCost: number | undefined;
  const stop = (why: CliTrouble) => {
    trouble = why;
    onPointless();
  };
  const tools = openToolWatch({ adapter, task, clock, onStall: (what) => stop({ kind: 'stalled', what }) });
  const usage = (): Usage => ({ ...count.usage(), ...(reportedCost === undefined ? {} : { cost_usd: reportedCost }) });
  const print = (text: string) => task.onOutput(Buffer.from(`${text}\n`));
  return {
    add(event) {
      switch (event.kind) {
        case 'said':
          print(event.text);
          break;
        case 'tool_started':
          tools.start(event);
          print(`[${event.tool}]`);
          break;
        case 'tool_ended':
          tools.end(event, count.usage().turns ?? 0);
          break;
        case 'turn':
          count.add(event);
          task.onUsage(usage());
          break;
        case 'cost':
          reportedCost = event.usd;
          break;
        case 'no_bridge':
          stop(event);
          break;
        default:
          // A failure after it was stopped is not the reason.
          if (trouble?.kind !== 'stalled') trouble = event;
      }
    },
    toolCalls: tools.list,
    usage,
    trouble: () => trouble,
    settled: tools.settled,
  };
}
