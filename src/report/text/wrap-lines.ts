/** The columns of a code block that GitHub shows on every page without scrolling. */
const MAX_COLUMNS = 88;
const MAX_INDENT = 20;

/** Wraps long lines at spaces for a code block. Nothing is left out. */
export function wrapLines(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, MAX_COLUMNS))
    .join('\n');
}

/**
 * Wraps a line at a width; the following lines are indented, by two columns more than the first unless given. A word is
 * never broken: it may have to be copied.
 */
export function wrapLine(line: string, columns: number, columnsBefore?: number): string[] {
  const start = /^ */.exec(line)?.[0].length ?? 0;
  const indent = ' '.repeat(columnsBefore ?? Math.min(start, MAX_INDENT) + 2);
  const lines: string[] = [];
  let from = 0;
  const roomAt = () => (from === 0 ? columns : Math.max(1, columns - indent.length));
  const add = (end?: number) => lines.push(`${from === 0 ? '' : indent}${line.slice(from, end)}`);
  while (line.length - from > roomAt()) {
    const first = Math.max(from, start);
    const before = line.lastIndexOf(' ', from + roomAt());
    const at = before > first ? before : line.indexOf(' ', Math.max(first + 1, from + roomAt()));
    if (at < 0) break;
    add(at);
    from = at + 1;
  }
  add();
  return lines;
}
