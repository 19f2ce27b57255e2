import type { Notifier } from '../domain/notifier.ts';
import { renderProgressLine } from '../report/progress-line.ts';
import { toPlainText } from '../report/safe-text.ts';

/** Tells a run line by line; `write` must not throw. */
export function createTerminalNotifier(write: (text: string) => void): Notifier {
  let rest = '';
  const sayAgent = (text: string) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) write(`    | ${toPlainText(line)}\n`);
  };
  return {
    recorded(events) {
      if (rest !== '') sayAgent('\n');
      for (const event of events) {
        const line = renderProgressLine(event);
        if (line !== undefined) write(`${event.at.slice(11, 19)}  ${line}\n`);
      }
      return Promise.resolve();
    },
    progress(progress) {
      if (progress.kind === 'agent_output') sayAgent(progress.text);
      if (progress.kind === 'setup_started') write(`          Setup: ${toPlainText(progress.command)}\n`);
      if (progress.kind === 'verifying')
        write(`          ${progress.checkpointId}: checking ${progress.criteria} criteria.\n`);
      if (progress.kind === 'warning') write(`          Warning: ${toPlainText(progress.text)}\n`);
    },
  };
}
