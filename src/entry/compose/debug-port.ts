import type { Redactor } from '../../exec/redact.ts';
import { toOneLine } from '../../report/text/safe-text.ts';

const MAX_LINE_CHARS = 2000;

/** Receives one line for each git command, each request to GitHub and each decision of a run's loop. */
export type DebugPort = (line: string) => void;

/** Opens a debug port: each line is redacted, kept to one line without control characters, and marked `debug: `. */
export function openDebugPort({ redact }: Redactor, write: (text: string) => void): DebugPort {
  // Twice: a secret may be complete only without its control characters.
  return (line) => write(`debug: ${redact(toOneLine(redact(line), MAX_LINE_CHARS))}\n`);
}
