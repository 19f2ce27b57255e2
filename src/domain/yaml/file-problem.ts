/** One thing that is wrong with a file of settings, such as a plan, and where: line and column count from 1. */
export interface FileProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A problem whose place is still an offset into the text, in UTF-16 units. */
export interface Fault {
  readonly at: number;
  readonly message: string;
}

/** Beyond this many, problems are only counted. */
export const MAX_SHOWN_PROBLEMS = 100;

/** The line, from 1, on which an offset lies. */
export function lineOf(text: string, at: number): number {
  let line = 1;
  for (let next = text.indexOf('\n'); next !== -1 && next < at; next = text.indexOf('\n', next + 1)) line += 1;
  return line;
}

/** Puts faults in the order of the text and says where they are; beyond the first hundred only how many there are. */
export function toProblems(text: string, faults: readonly Fault[]): FileProblem[] {
  const sorted = faults.toSorted((a, b) => a.at - b.at);
  const shown = sorted.slice(0, MAX_SHOWN_PROBLEMS);
  const rest = sorted[MAX_SHOWN_PROBLEMS];
  if (rest !== undefined) {
    shown.push({ at: rest.at, message: `${sorted.length - MAX_SHOWN_PROBLEMS} more problems are not shown` });
  }
  return shown.map(({ at, message }) => ({
    line: lineOf(text, at),
    column: at === 0 ? 1 : at - text.lastIndexOf('\n', at - 1),
    message,
  }));
}

/** The problems as lines that editors and GitHub can follow: `file:line:column: message`. */
export function renderProblems(fileName: string, problems: readonly FileProblem[]): string {
  return problems.map(({ line, column, message }) => `${fileName}:${line}:${column}: ${message}`).join('\n');
}

/** Text of a file in quotation marks, cut to 60 characters, with what cannot be seen made visible. */
export function quote(text: string): string {
  const points = [...text];
  const cut = points.length > 60 ? `${points.slice(0, 60).join('')}…` : text;
  return `"${cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, toEscape)}"`;
}

function toEscape(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
