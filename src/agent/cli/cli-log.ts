import type { ToolCallRecord } from '../../domain/attempt/attempt.ts';
import type { AgentTask } from '../agent.ts';
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
  /** The last reason that it reported. */
  readonly trouble: () => CliTrouble | undefined;
  /** Resolves when no files are being read any more. */
  settled(): Promise<void>;
}

export interface CliLogOptions extends Pick<CliAgentOptions, 'adapter' | 'clock'> {
  readonly task: Pick<AgentTask, 'onOutput' | 'onTool'>;
  /** Returns the number of the model's answers so far. */
  readonly countTurns: () => number;
  /** Called when the CLI should be stopped. */
  readonly onPointless: () => void;
}

/** Opens the records, which pass output and moments of tools on at once. */
export function openCliLog({ adapter, task, countTurns, clock, onPointless }: CliLogOptions): CliLog {
  let trouble: CliTrouble | undefined;
  const stop = (why: CliTrouble) => {
    trouble = why;
    onPointless();
  };
  const tools = openToolWatch({ adapter, task, clock, onStall: (what) => stop({ kind: 'stalled', what }) });
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
          tools.end(event, countTurns());
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
    trouble: () => trouble,
    settled: tools.settled,
  };
}
