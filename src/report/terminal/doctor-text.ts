import { toShortLine } from '../text/safe-text.ts';
import { type MarkName, renderMark } from './marks.ts';
import type { TerminalStyle } from './terminal-style.ts';
import { wrapToStyle } from './wrap-to-style.ts';

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

function renderFinding(start: string, detail: string, style: TerminalStyle): string {
  return wrapToStyle(`${start}${toShortLine(detail, 300)}`, start.length, style);
}

/** Renders findings, one after the other, and the fix of each that needs one, which is not wrapped: it may have to be copied. */
export function renderFindings(findings: readonly Finding[], style: TerminalStyle): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.flatMap(({ name, state, detail, fix }) => [
    renderFinding(`${renderMark(marks[state], style)} ${name.padEnd(width)}  `, detail, style),
    ...(fix === undefined ? [] : [`    ${toShortLine(fix, 300)}`]),
  ]);
  return `${lines.join('\n')}\n`;
}
