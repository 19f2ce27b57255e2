import { countCriteria } from '../../domain/plan/plan.ts';
import type { Notifier, RunProgress } from '../../domain/record/notifier.ts';
import { toPlainText } from '../../domain/text/plain-text.ts';
import { renderProgressLine } from '../../report/terminal/progress-line.ts';

// More than a person reads, and less than a job's log or a pipe without a reader can take.
const MAX_LINE_CHARS = 4096;
const MAX_ATTEMPT_CHARS = 1024 * 1024;

/** Creates a notifier that writes a run line by line; `write` must not throw. The output of agents is bounded. */
export function createTerminalNotifier(write: (text: string) => void): Notifier {
  const agent = createAgentOutput(write);
  return {
    recorded(events) {
      agent.end();
      for (const event of events) {
        const line = renderProgressLine(event);
        if (line !== undefined) write(`${event.at.slice(11, 19)}  ${toIndented(line)}\n`);
      }
      return Promise.resolve();
    },
    progress(progress) {
      if (progress.kind === 'agent_output') agent.write(progress.text);
      if (progress.kind === 'setup_started') write(`          Setup: ${toIndented(progress.command)}\n`);
      if (progress.kind === 'verifying')
        write(`          ${progress.checkpointId}: checking ${describeVerification(progress)}.\n`);
      if (progress.kind === 'awaiting_checks')
        write(`          ${progress.checkpointId}: waiting for GitHub: ${toPlainText(progress.names.join(', '))}\n`);
      if (progress.kind === 'warning') write(`          Warning: ${toIndented(progress.text)}\n`);
    },
  };
}

/** Renders a text whose further lines stand below its first one: none begins a line of the log. */
function toIndented(text: string): string {
  return toPlainText(text).replaceAll('\n', '\n          ');
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

function createAgentOutput(write: (text: string) => void): AgentOutput {
  let rest = '';
  let shownChars = 0;
  const show = (line: string) => {
    if (shownChars > MAX_ATTEMPT_CHARS) return;
    shownChars += line.length + 1;
    const isOver = shownChars > MAX_ATTEMPT_CHARS;
    // What the log takes for the end of a line may be another character than the one that lines were split at.
    const shown = isOver ? '(further output of the agent is not shown)' : toPlainText(line);
    write(`    | ${shown.replaceAll('\n', '\n    | ')}\n`);
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
