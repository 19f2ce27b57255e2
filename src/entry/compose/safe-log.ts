import { randomUUID } from 'node:crypto';
import { toLogText } from '../../exec/redaction/log-text.ts';

type Redact = (text: string) => string;

/** The job's log for untrusted text. */
export interface SafeLog {
  /** Writes a text, redacted, in which the runner finds no workflow command. */
  write(text: string): void;
  /** Lets the runner take commands again. */
  end(): void;
}

/**
 * Opens a log in which no text of an agent is a workflow command: `::` commands are stopped until a random token is
 * written ("Stopping and starting workflow commands" in GitHub's docs), and each beginning of a command is broken.
 */
export function openSafeLog(out: (text: string) => void, redact: Redact): SafeLog {
  const token = `groundhog-${randomUUID()}`;
  out(`::stop-commands::${token}\n`);
  return {
    write: (text) => out(toLogText(text, redact)),
    end: () => out(`::${token}::\n`),
  };
}
