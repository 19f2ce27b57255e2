import { randomUUID } from 'node:crypto';

/** The job's log for untrusted text. */
export interface SafeLog {
  /** Writes a text in which the runner finds no workflow command. */
  write(text: string): void;
  /** Lets the runner take commands again. */
  end(): void;
}

/**
 * Opens a log in which no text of an agent is a workflow command: `::` commands are stopped until a random token is
 * written ("Stopping and starting workflow commands" in GitHub's docs), and the older `##[` form, which the runner finds
 * anywhere in a line, is broken.
 */
export function openSafeLog(out: (text: string) => void): SafeLog {
  const token = `groundhog-${randomUUID()}`;
  out(`::stop-commands::${token}\n`);
  return {
    write: (text) => out(text.replaceAll('##[', '# #[')),
    end: () => out(`::${token}::\n`),
  };
}
