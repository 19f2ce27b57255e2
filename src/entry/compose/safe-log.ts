import { randomUUID } from 'node:crypto';

/** The job's log while texts of others are written to it. */
export interface SafeLog {
  /** Writes text in which nothing is a command to the runner. */
  write(text: string): void;
  /** Lets the runner take commands again. */
  end(): void;
}

/**
 * Opens the log so that no text of an agent can command the runner: `::` commands are stopped until a random word is
 * said, and the older `##[` form, which is found anywhere in a line, is broken.
 */
export function openSafeLog(out: (text: string) => void): SafeLog {
  const word = `groundhog-${randomUUID()}`;
  out(`::stop-commands::${word}\n`);
  return {
    write: (text) => out(text.replaceAll('##[', '# #[')),
    end: () => out(`::${word}::\n`),
  };
}
