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

/** A column of a table. */
export interface Column {
  readonly title: string;
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
  const lines = rows.map(toLine);
  const { rows: shown, before, after } = fitRows(lines, maxChars - 400, focus);
  const borders = columns.map(() => '---');
  const parts = [toLine(columns.map(({ title }) => title)), toLine(borders), ...shown];
  if (before > 0) parts.unshift(`${before} earlier ${before === 1 ? 'row is' : 'rows are'} left out here.`, '');
  if (after > 0) parts.push('', `${after} further ${after === 1 ? 'row is' : 'rows are'} left out here.`);
  return parts.join('\n');
}

// Why: docs/decisions/0143-pages-wrap.md
/** Renders a markdown list of at most `maxChars`, with a line for the items left out; those around `focus` stay. */
export function renderBulletList(items: readonly string[], maxChars: number, focus = 0): string {
  const { rows, before, after } = fitRows(
    items.map((item) => `- ${item}`),
    maxChars,
    focus,
  );
  const earlier = before > 0 ? [`- ${before} earlier, left out here`] : [];
  return [...earlier, ...rows, ...(after > 0 ? [`- and ${after} more`] : [])].join('\n');
}
