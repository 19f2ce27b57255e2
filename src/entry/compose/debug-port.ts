import { type DebugLog, toDebugText } from '../../exec/debug-log.ts';
import type { Redactor } from '../../exec/redaction/redact.ts';

/** Opens a debug log: each line is redacted, kept to one line without control characters, and marked `debug: `. */
export function openDebugPort({ redact }: Redactor, write: (text: string) => void): DebugLog {
  return (line) => write(`debug: ${toDebugText(line, redact)}\n`);
}
