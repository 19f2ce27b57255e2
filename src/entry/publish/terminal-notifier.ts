import { countCriteria } from '../../domain/plan/count-criteria.ts';
import type { Notifier } from '../../domain/record/notifier.ts';
import { toPlainText } from '../../domain/text/plain-text.ts';
import { renderProgressLine } from '../../report/terminal/progress-line.ts';

// More than people read, and less than a job's log or a pipe that nobody empties can take.
const MAX_LINE_CHARS = 4096;
const MAX_ATTEMPT_CHARS = 1024 * 1024;

/** Tells a run line by line; `write` must not throw. What an agent says is shown up to a bound. */
export function createTerminalNotifier(write: (text: string) => void): Notifier {
  const agent = createAgentOutput(write);
  return {
    recorded(events) {
      agent.end();
      for (const event of events) {
        const line = renderProgressLine(event);
        if (line !== undefined) write(`${event.at.slice(11, 19)}  ${line}\n`);
      }
      return Promise.resolve();
    },
    progress(progress) {
      if (progress.kind === 'agent_output') agent.say(progress.text);
      if (progress.kind === 'setup_started') write(`          Setup: ${toPlainText(progress.command)}\n`);
      if (progress.kind === 'verifying')
        write(`          ${progress.checkpointId}: checking ${countCriteria(progress.criteria)}.\n`);
      if (progress.kind === 'awaiting_checks')
        write(`          ${progress.checkpointId}: waiting for GitHub: ${toPlainText(progress.names.join(', '))}\n`);
      if (progress.kind === 'warning') write(`          Warning: ${toPlainText(progress.text)}\n`);
    },
  };
}

interface AgentOutput {
  say(text: string): void;
  /** Ends the last line, and begins a new attempt's share. */
  end(): void;
}

function createAgentOutput(write: (text: string) => void): AgentOutput {
  let rest = '';
  let said = 0;
  const show = (line: string) => {
    if (said > MAX_ATTEMPT_CHARS) return;
    said += line.length + 1;
    write(said > MAX_ATTEMPT_CHARS ? '    | (the agent says more; it is not shown)\n' : `    | ${toPlainText(line)}\n`);
  };
  return {
    say(text) {
      const lines = text.split('\n');
      lines[0] = `${rest}${lines[0] ?? ''}`;
      rest = lines.pop() ?? '';
      for (const line of lines) show(line);
      for (; rest.length > MAX_LINE_CHARS; rest = rest.slice(MAX_LINE_CHARS)) show(rest.slice(0, MAX_LINE_CHARS));
    },
    end() {
      if (rest !== '') show(rest);
      rest = '';
      said = 0;
    },
  };
}
