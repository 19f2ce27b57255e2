import { wrapLine } from '../text/wrap-lines.ts';
import type { TerminalStyle } from './terminal-style.ts';

/** Wraps the lines of a text to the width of a terminal, if it is one; further lines are indented by some columns. */
export function wrapToStyle(text: string, indent: number | undefined, { columns }: TerminalStyle): string {
  if (columns === undefined) return text;
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, columns, indent))
    .join('\n');
}
