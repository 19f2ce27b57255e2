import { toCleanLine } from './redaction/clean-text.ts';

const MAX_CHARACTERS = 1_000;

/** Takes one line of the debug log. */
export type DebugLog = (line: string) => void;

/** Renders a text for the debug log: on one line, without secrets, and cut after 1,000 characters. */
export function toDebugText(text: string, redact: (text: string) => string): string {
  const line = toCleanLine(text, redact);
  return line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line;
}
