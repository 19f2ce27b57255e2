import type { ToolCallRecord, Usage } from '../../domain/attempt/attempt.ts';
import type { AgentTask } from '../agent.ts';
import { openUsageCount } from '../builtin/usage-count.ts';
import type { CliEvent } from './cli-adapter.ts';
import type { CliAgentOptions } from './cli-agent-options.ts';
import { openToolWatch } from './tool-watch.ts';

/** Why a CLI does not go on. */
export type CliTrouble =
  | Extract<CliEvent, { kind: 'no_bridge' | 'turn_limit' | 'failed' }>
  /** It was ended because it got nowhere. */
  | { readonly kind: 'stalled'; readonly what: string };

/** What a CLI has told so far. */
export interface CliLog {
  take(event: CliEvent): void;
  readonly toolCalls: () => readonly ToolCallRecord[];
  readonly usage: () => Usage;
  /** What it said last of why it does not go on. */
  readonly trouble: () => CliTrouble | undefined;
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
  let trouble: CliTrouble | undefined;
  let toldCost: number | undefined;
  const give = (why: CliTrouble) => {
    trouble = why;
    onPointless();
  };
  const tools = openToolWatch({ adapter, task, clock, onStall: (what) => give({ kind: 'stalled', what }) });
  const usage = (): Usage => ({ ...count.usage(), ...(toldCost === undefined ? {} : { cost_usd: toldCost }) });
  const say = (text: string) => task.onOutput(Buffer.from(`${text}\n`));
  return {
    take(event) {
      switch (event.kind) {
        case 'said':
          say(event.text);
          break;
        case 'tool_started':
          tools.start(event);
          say(`[${event.tool}]`);
          break;
        case 'tool_ended':
          tools.end(event, count.usage().turns ?? 0);
          break;
        case 'turn':
          count.add(event);
          task.onUsage(usage());
          break;
        case 'cost':
          toldCost = event.usd;
          break;
        case 'no_bridge':
          give(event);
          break;
        default:
          // What it says of being ended is not why.
          if (trouble?.kind !== 'stalled') trouble = event;
      }
    },
    toolCalls: tools.list,
    usage,
    trouble: () => trouble,
    settled: tools.settled,
  };
}
