/** Rows that fit, and how many were left out on either side. */
export interface FittedRows {
  readonly rows: readonly string[];
  readonly before: number;
  readonly after: number;
}

/**
 * The rows around `focus` that fit into `maxChars`, in order. Rows are never cut; whole ones are left out, from the end
 * that is further away.
 */
export function fitRows(rows: readonly string[], maxChars: number, focus = 0): FittedRows {
  let start = Math.min(Math.max(focus, 0), Math.max(rows.length - 1, 0));
  let end = start;
  let room = maxChars;
  const takes = (row: string | undefined): boolean => {
    if (row === undefined || row.length + 1 > room) return false;
    room -= row.length + 1;
    return true;
  };
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    if (end < rows.length && takes(rows[end])) {
      end += 1;
      isGrowing = true;
    }
    if (start > 0 && end > start && takes(rows[start - 1])) {
      start -= 1;
      isGrowing = true;
    }
  }
  return { rows: rows.slice(start, end), before: start, after: rows.length - end };
}

/** What a cell shows that has nothing to say. */
export const BLANK = '–';

/** A column of a table. Numbers stand on the right, and neither they nor what is `isWhole` is broken into lines. */
export interface Column {
  readonly title: string;
  readonly isNumber?: boolean;
  readonly isWhole?: boolean;
}

/**
 * A markdown table that fits into `maxChars`, with a line for what was left out. A column that has nothing to say in
 * any row is not shown.
 */
export function renderTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { maxChars, focus = 0 }: { readonly maxChars: number; readonly focus?: number },
): string {
  const isTold = columns.map((_, index) => rows.length === 0 || rows.some((cells) => cells[index] !== BLANK));
  const toLine = (cells: readonly string[]) => `| ${cells.filter((_, index) => isTold[index]).join(' | ')} |`;
  const keepWhole = (cells: readonly string[]) =>
    cells.map((cell, index) =>
      columns[index]?.isNumber === true || columns[index]?.isWhole === true ? cell.replaceAll(' ', '\u00a0') : cell,
    );
  const lines = rows.map((cells) => toLine(keepWhole(cells)));
  const { rows: shown, before, after } = fitRows(lines, maxChars - 400, focus);
  const borders = columns.map(({ isNumber }) => (isNumber === true ? '--:' : '---'));
  const parts = [toLine(columns.map(({ title }) => title)), toLine(borders), ...shown];
  if (before > 0) parts.unshift(`${before} earlier ${before === 1 ? 'row is' : 'rows are'} left out here.`, '');
  if (after > 0) parts.push('', `${after} further ${after === 1 ? 'row is' : 'rows are'} left out here.`);
  return parts.join('\n');
}

/** A list that fits into `maxChars`, with a line for what was left out. */
export function renderList(items: readonly string[], maxChars: number): string {
  const { rows, after } = fitRows(
    items.map((item) => `- ${item}`),
    maxChars,
  );
  return [...rows, ...(after > 0 ? [`- and ${after} more`] : [])].join('\n');
}
