import { randomUUID } from 'node:crypto';
import { toCleanText } from '../../exec/redaction/clean-text.ts';

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

/**
 * Returns a text for a log that a runner may read: redacted, in plain lines, of which none is a command. The runner
 * trims a line before it looks for `::`, and finds the older `##[` anywhere (ActionCommand.cs in actions/runner).
 */
export function toLogText(text: string, redact: Redact): string {
  return toCleanText(text, redact)
    .replaceAll('##[', '# #[')
    .replace(/^([^\S\n]*:)(?=:)/gm, '$1 ');
}

/** Returns a result for standard output, redacted. In JSON, which stays the same value, `##[` is escaped. */
export function toResultText(text: string, redact: Redact): string {
  const isJson = /^\s*[{[]/.test(text);
  return redact(text).replaceAll('##[', isJson ? '#\\u0023[' : '# #[');
}
