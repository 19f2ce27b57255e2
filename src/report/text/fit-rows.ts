/** The rows that fit, and the number of rows left out on either side. */
export interface FittedRows {
  readonly rows: readonly string[];
  readonly before: number;
  readonly after: number;
}

/**
 * Selects the rows around `focus` that fit into `maxChars`, in order. Rows are never cut; whole rows are left out, first at
 * the end that is further away.
 */
export function fitRows(rows: readonly string[], maxChars: number, focus = 0): FittedRows {
  let start = Math.min(Math.max(focus, 0), Math.max(rows.length - 1, 0));
  let end = start;
  let room = maxChars;
  const fits = (row: string | undefined): boolean => {
    if (row === undefined || row.length + 1 > room) return false;
    room -= row.length + 1;
    return true;
  };
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    if (end < rows.length && fits(rows[end])) {
      end += 1;
      isGrowing = true;
    }
    if (start > 0 && end > start && fits(rows[start - 1])) {
      start -= 1;
      isGrowing = true;
    }
  }
  return { rows: rows.slice(start, end), before: start, after: rows.length - end };
}

/** The text of an empty cell. */
export const BLANK = '–';

/** A column of a table. Numbers are aligned right; neither they nor cells of an `isWhole` column are wrapped. */
export interface Column {
  readonly title: string;
  readonly isNumber?: boolean;
  readonly isWhole?: boolean;
}

/**
 * Renders a markdown table of at most `maxChars`, with a line for the rows left out. A column whose cells are all empty is
 * not shown.
 */
export function renderTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { maxChars, focus = 0 }: { readonly maxChars: number; readonly focus?: number },
): string {
  const isShown = columns.map((_, index) => rows.length === 0 || rows.some((cells) => cells[index] !== BLANK));
  const toLine = (cells: readonly string[]) => `| ${cells.filter((_, index) => isShown[index]).join(' | ')} |`;
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

/** Renders a markdown list of at most `maxChars`, with a line for the items left out. */
export function renderBulletList(items: readonly string[], maxChars: number): string {
  const { rows, after } = fitRows(
    items.map((item) => `- ${item}`),
    maxChars,
  );
  return [...rows, ...(after > 0 ? [`- and ${after} more`] : [])].join('\n');
}
