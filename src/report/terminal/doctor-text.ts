import { toShortLine } from '../text/safe-text.ts';
import { type MarkName, renderMark } from './marks.ts';
import type { TerminalStyle } from './terminal-style.ts';

/** One examination: `missing` keeps a run from working, `optional` only some runs. */
export interface Finding {
  readonly name: string;
  readonly state: 'fine' | 'missing' | 'optional';
  /** The observation, in one line. */
  readonly detail: string;
  /** The command or sentence that fixes it; undefined where nothing is to fix. */
  readonly fix?: string | undefined;
}

const marks: Readonly<Record<Finding['state'], MarkName>> = { fine: 'done', missing: 'failed', optional: 'waiting' };

/** Renders findings, one line each, and the fix of each that needs one. */
export function renderFindings(findings: readonly Finding[], style: TerminalStyle): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.flatMap(({ name, state, detail, fix }) => [
    `${renderMark(marks[state], style)} ${name.padEnd(width)}  ${toShortLine(detail, 300)}`,
    ...(fix === undefined ? [] : [`    ${toShortLine(fix, 300)}`]),
  ]);
  return `${lines.join('\n')}\n`;
}
