import type { ToolCallRecord } from '../../domain/attempt/attempt.ts';
import type { AgentTask } from '../agent.ts';
import { openLastWork } from '../last-work.ts';
import type { CliAgentOptions, CliEvent } from './cli-adapter.ts';
import type { ToolEnd } from './tool-records.ts';
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
  /** The text since the last tool; empty when the model has said nothing since. */
  readonly lastMessage: () => string;
  /** The last text and call of the model, for a report. */
  readonly lastWork: () => string;
  /** The last reason that it reported. */
  readonly trouble: () => CliTrouble | undefined;
  /** Resolves when no files are being read any more. */
  settled(): Promise<void>;
}

export interface CliLogOptions extends Pick<CliAgentOptions, 'adapter' | 'clock' | 'redactor'> {
  readonly task: Pick<AgentTask, 'onOutput' | 'onTool' | 'isQuestion'>;
  /** Returns the number of the model's answers so far. */
  readonly countTurns: () => number;
  /** Called when the CLI should be stopped. */
  readonly onPointless: () => void;
}

/** Opens the records, which pass output and moments of tools on at once. */
export function openCliLog({ adapter, task, countTurns, clock, redactor, onPointless }: CliLogOptions): CliLog {
  let trouble: CliTrouble | undefined;
  const message = openLastMessage();
  const lastWork = openLastWork(redactor);
  const stop = (why: CliTrouble) => {
    trouble = why;
    onPointless();
  };
  const tools = openToolWatch({ adapter, task, clock, onStall: (what) => stop({ kind: 'stalled', what }) });
  const endTool = (event: ToolEnd) => {
    const { tool, input } = tools.end(event, countTurns());
    if (!adapter.isVerb(tool)) lastWork.called(tool, input, event.result);
  };
  return {
    add(event) {
      message.add(event);
      switch (event.kind) {
        case 'said':
          lastWork.said(message.text());
          task.onOutput(toLine(event.text));
          break;
        case 'tool_started':
          tools.start(event);
          task.onOutput(toLine(`[${event.tool}]`));
          break;
        case 'tool_ended':
          endTool(event);
          break;
        case 'no_bridge':
          // A question has no verbs.
          if (task.isQuestion !== true) stop(event);
          break;
        default:
          // A failure after it was stopped is not the reason.
          if (trouble?.kind !== 'stalled') trouble = event;
      }
    },
    toolCalls: tools.list,
    lastMessage: message.text,
    lastWork: lastWork.render,
    trouble: () => trouble,
    settled: tools.settled,
  };
}

function toLine(text: string): Uint8Array {
  return Buffer.from(`${text}\n`);
}

/** Collects what the model has said since its last tool. */
function openLastMessage() {
  let text = '';
  return {
    add(event: CliEvent): void {
      if (event.kind === 'tool_started' || event.kind === 'tool_ended') text = '';
      if (event.kind !== 'said') return;
      text = text === '' || event.isPart === true ? text + event.text : `${text}\n${event.text}`;
    },
    text: () => text,
  };
}
