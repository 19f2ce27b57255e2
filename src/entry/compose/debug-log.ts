import type { Redactor } from '../../exec/redact.ts';
import { toOneLine } from '../../report/text/safe-text.ts';

const MAX_LINE_CHARS = 2000;

/** The option that git, the GitHub client and the run's loop take to report each of their steps. */
export interface DebugOption {
  readonly debug?: (line: string) => void;
}

/** Opens the debug port: each line is redacted, kept to one line without control characters, and marked `debug: `. */
export function openDebugPort({ redact }: Redactor, write: (text: string) => void): Required<DebugOption> {
  return { debug: (line) => write(`debug: ${toOneLine(redact(line), MAX_LINE_CHARS)}\n`) };
}

/** Picks the debug port of a host; nothing where debug lines are not wanted. */
export function pickDebugPort({ debug }: DebugOption): DebugOption {
  return debug === undefined ? {} : { debug };
}
