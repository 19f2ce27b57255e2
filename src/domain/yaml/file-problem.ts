/** A problem of a settings file, such as a plan, with its line and column, from 1. */
export interface FileProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** The line with a caret below the column, for a slip of YAML. */
  readonly excerpt?: string | undefined;
}

/** A problem at an offset into the text, in UTF-16 units. */
export interface Fault {
  readonly at: number;
  readonly message: string;
  /** Shows the line, where it is the writing of the line that is wrong. */
  readonly showsLine?: boolean;
}

/** The number of problems that are shown; others are only counted. */
export const MAX_SHOWN_PROBLEMS = 100;

/** Returns the line, from 1, of an offset. */
export function lineOf(text: string, at: number): number {
  let line = 1;
  for (let next = text.indexOf('\n'); next !== -1 && next < at; next = text.indexOf('\n', next + 1)) line += 1;
  return line;
}

/** Returns the first hundred faults in the order of the text, with line and column, and the number of the others. */
export function toProblems(text: string, faults: readonly Fault[]): FileProblem[] {
  const sorted = faults.toSorted((a, b) => a.at - b.at);
  const shown = sorted.slice(0, MAX_SHOWN_PROBLEMS);
  const rest = sorted[MAX_SHOWN_PROBLEMS];
  if (rest !== undefined) {
    shown.push({ at: rest.at, message: `${sorted.length - MAX_SHOWN_PROBLEMS} more problems are not shown` });
  }
  return shown.map(({ at, message, showsLine }) => {
    const column = at === 0 ? 1 : at - text.lastIndexOf('\n', at - 1);
    const place = { line: lineOf(text, at), column, message };
    return showsLine === true ? { ...place, excerpt: renderExcerpt(text, at, column) } : place;
  });
}

const MAX_EXCERPT = 100;

/** Renders the part of a line around a column, and below it a caret. */
function renderExcerpt(text: string, at: number, column: number): string {
  const start = at - column + 1;
  const end = text.indexOf('\n', at);
  const from = column > MAX_EXCERPT ? column - MAX_EXCERPT / 2 : 0;
  const line = text.slice(start, end === -1 ? undefined : end).slice(from, from + MAX_EXCERPT);
  // One column for each character, so that the caret is below its own.
  const plain = line.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (found) => ' '.repeat(found.length));
  return `${plain}\n${' '.repeat(column - 1 - from)}^`;
}

/** Renders problems as lines that editors and GitHub can link: `file:line:column: message`, and excerpts below them. */
export function renderProblems(fileName: string, problems: readonly FileProblem[]): string {
  return problems
    .map(({ line, column, message, excerpt }) => {
      const below = excerpt === undefined ? '' : `\n${excerpt.replace(/^/gm, '    ')}`;
      return `${fileName}:${line}:${column}: ${message}${below}`;
    })
    .join('\n');
}

/** Renders text of a file in quotation marks, cut to 60 characters, with invisible characters escaped. */
export function quote(text: string): string {
  const points = [...text];
  const cut = points.length > 60 ? `${points.slice(0, 60).join('')}…` : text;
  return `"${cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, toEscape)}"`;
}

function toEscape(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
