import { isVerbReplyLine } from '../../domain/attempt/verb-replies.ts';
import type { RunLimits } from '../../domain/decisions/run-budget.ts';
import { countCriteria } from '../../domain/plan/plan.ts';
import type { ChronicleEvent } from '../../domain/record/chronicle-event.ts';
import type { Notifier, RunProgress, TaskView } from '../../domain/record/notifier.ts';
import { toPlainText } from '../../domain/text/plain-text.ts';
import { findEventMark } from '../../report/terminal/event-mark.ts';
import { renderMark, renderNoMark, toneOf } from '../../report/terminal/marks.ts';
import { renderProgressLine } from '../../report/terminal/progress-line.ts';
import type { TerminalStyle, TextTone } from '../../report/terminal/terminal-style.ts';
import { wrapToStyle } from '../../report/terminal/wrap-to-style.ts';
import { breakColumns } from '../../report/text/fit-columns.ts';
import { listCheckpoints } from '../../report/words/task-facts.ts';
import { type ActivityOptions, createActivityReporter } from './activity-reporter.ts';

// More than a person reads, and less than a job's log or a pipe without a reader can take.
const MAX_LINE_CHARS = 4096;
const MAX_ATTEMPT_CHARS = 1024 * 1024;
const LOG_STYLE: TerminalStyle = { hasColor: false, hasUnicode: true };
const TIME_WIDTH = 8;
const AGENT_BAR = '    | ';

export interface TerminalOptions extends ActivityOptions {
  /** The style of the log of a job when absent. */
  readonly style?: TerminalStyle | undefined;
}

/** A notifier with a live line or heartbeats, which end with it. */
export interface TerminalNotifier extends Notifier {
  close(): void;
}

type Write = (text: string, tone?: TextTone) => void;

/** Creates a notifier that writes a run line by line; `write` must not throw. The output of agents is bounded. */
export function createTerminalNotifier(
  write: Write,
  { style = LOG_STYLE, ...options }: TerminalOptions = {},
): TerminalNotifier {
  const noMark = renderNoMark(style);
  const indent = ' '.repeat(TIME_WIDTH + noMark.length + 2);
  let positions: ReadonlyMap<string, string> = new Map();
  let hasWarned = false;
  const writeNoted: Write = (text, tone) => {
    activity.noteWritten();
    write(text, tone);
  };
  const writeLine = (start: string, text: string, tone?: TextTone) =>
    writeNoted(`${wrapToStyle(`${start}${toIndented(text, indent)}`, indent.length, style)}\n`, tone);
  const activity = createActivityReporter((line) => write(`${indent}${line}\n`), { ...options, style });
  const agent = createAgentOutput(writeNoted, style);
  const writeEvent = (event: ChronicleEvent) => {
    const line = renderProgressLine(event);
    if (line === undefined) return;
    const mark = findEventMark(event);
    const position = 'checkpoint_id' in event ? (positions.get(event.checkpoint_id) ?? '') : '';
    const start = `${event.at.slice(11, 19)} ${mark === undefined ? noMark : renderMark(mark, style)} ${position}`;
    const [first = '', ...others] = line.split('\n');
    writeLine(start, first, mark === undefined ? undefined : toneOf(mark));
    for (const other of others) writeLine(indent, other, toNoteTone(other));
  };
  return {
    recorded(events, view) {
      agent.end();
      positions = findPositions(view);
      for (const event of events) writeEvent(event);
      if (events.some(({ kind }) => kind === 'plan_set'))
        for (const line of listReopened(view)) writeLine(indent, line);
      const uncounted = hasWarned ? undefined : describeUncounted(events, view, options.limits);
      hasWarned ||= uncounted !== undefined;
      if (uncounted !== undefined) writeLine(indent, uncounted, 'warning');
      activity.recorded(events, view);
      return Promise.resolve();
    },
    progress(progress) {
      if (progress.kind === 'agent_output') agent.write(progress.text);
      const line = renderProgress(progress, positions);
      if (line !== undefined) writeLine(indent, line, toNoteTone(line));
      activity.progress(progress);
    },
    close() {
      agent.end();
      activity.close();
    },
  };
}

/** Creates a notifier that writes nothing but warnings. */
export function createQuietNotifier(write: Write, style: TerminalStyle = LOG_STYLE): Notifier {
  return {
    recorded: () => Promise.resolve(),
    progress(progress) {
      if (progress.kind !== 'warning') return;
      write(`${wrapToStyle(`Warning: ${toIndented(progress.text, '  ')}`, 2, style)}\n`, 'warning');
    },
  };
}

/** Warns of limits that have not counted an attempt which has ended, since its agent has reported nothing of the kind. */
function describeUncounted(
  events: readonly ChronicleEvent[],
  { record }: TaskView,
  limits: RunLimits | undefined,
): string | undefined {
  const ended = events.find((event) => event.kind === 'attempt_ended');
  const run = record.checkpoints.find(({ checkpoint_id: id }) => id === ended?.checkpoint_id);
  const attempt = run?.attempts.at(-1);
  if (attempt === undefined || limits === undefined) return undefined;
  const { usage, day } = attempt;
  const names = [
    ...(limits.maxCostUsd !== undefined && usage.cost_usd === null ? ['"max-cost-usd"'] : []),
    ...(limits.maxTokens !== undefined && usage.input_tokens === null && usage.output_tokens === null
      ? ['"max-tokens"']
      : []),
  ];
  if (names.length === 0) return undefined;
  return `Warning: attempt ${day} does not count for ${names.join(' and ')}: its agent has reported nothing by "groundhog verb usage".`;
}

/** Lists why checkpoints are open that had passed. */
function listReopened(view: TaskView): readonly string[] {
  const open = listCheckpoints(view).filter(({ run }) => run?.outcome === 'pending' && run.reason !== null);
  return open.map(({ id, run }) => `${findPositions(view).get(id) ?? ''}${id}: ${run?.reason ?? ''}`);
}

function findPositions(view: TaskView): ReadonlyMap<string, string> {
  const checkpoints = listCheckpoints(view);
  return new Map(checkpoints.map(({ id, position }) => [id, `${position}/${checkpoints.length} `]));
}

function renderProgress(progress: RunProgress, positions: ReadonlyMap<string, string>): string | undefined {
  switch (progress.kind) {
    case 'setup_started':
      return `Setup: ${progress.command.trimEnd()}`;
    case 'verifying': {
      const { checkpointId } = progress;
      return `${positions.get(checkpointId) ?? ''}${checkpointId}: checking ${describeVerification(progress)}.`;
    }
    case 'awaiting_checks': {
      const { checkpointId, names } = progress;
      return `${positions.get(checkpointId) ?? ''}${checkpointId}: waiting for GitHub: ${names.join(', ')}`;
    }
    case 'warning':
      return `Warning: ${progress.text}`;
    default:
      return undefined;
  }
}

function toNoteTone(line: string): TextTone | undefined {
  return line.startsWith('Warning: ') ? 'warning' : undefined;
}

/** Renders a text whose further lines stand below its first one: none begins a line of the log. */
function toIndented(text: string, indent: string): string {
  return toPlainText(text).replaceAll('\n', `\n${indent}`);
}

function describeVerification({ criteria, verifyIn }: RunProgress & { readonly kind: 'verifying' }): string {
  const folder = { checkout: ' in a clean checkout', workspace: " in the agent's folder" } as const;
  return `${countCriteria(criteria)}${verifyIn === undefined ? '' : folder[verifyIn]}`;
}

interface AgentOutput {
  write(text: string): void;
  /** Ends the last line, and resets the bound for a new attempt. */
  end(): void;
}

/** Creates the output of an agent, without the lines that the verbs reply: those words are ours. */
function createAgentOutput(write: (text: string) => void, { columns }: TerminalStyle): AgentOutput {
  let rest = '';
  let shownChars = 0;
  const show = (line: string) => {
    if (shownChars > MAX_ATTEMPT_CHARS || isVerbReplyLine(line)) return;
    shownChars += line.length + 1;
    const isOver = shownChars > MAX_ATTEMPT_CHARS;
    // What the log takes for the end of a line may be another character than the one that lines were split at.
    const shown = isOver ? '(further output of the agent is not shown)' : toPlainText(line);
    // On a narrow terminal too, each line has the bar before it: none can be taken for a line of ours.
    const parts = shown
      .split('\n')
      .flatMap((part) => (columns === undefined ? [part] : breakColumns(part, columns - AGENT_BAR.length)));
    write(parts.map((part) => `${AGENT_BAR}${part}\n`).join(''));
  };
  return {
    write(text) {
      const lines = text.split('\n');
      lines[0] = `${rest}${lines[0] ?? ''}`;
      rest = lines.pop() ?? '';
      for (const line of lines) show(line);
      for (; rest.length > MAX_LINE_CHARS; rest = rest.slice(MAX_LINE_CHARS)) show(rest.slice(0, MAX_LINE_CHARS));
    },
    end() {
      if (rest !== '') show(rest);
      rest = '';
      shownChars = 0;
    },
  };
}
