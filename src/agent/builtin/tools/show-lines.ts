const MAX_SHOWN_CHARACTERS = 48 * 1024;
const MAX_LINE_CHARACTERS = 2000;

/** Returns lines of a text with their numbers, at most 48 KB, and how to read on. */
export function showLines(text: string, { first, count, maxCharacters = MAX_SHOWN_CHARACTERS }: ShownLines): string {
  if (text === '') return '(The file is empty.)';
  const all = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
  if (first > all.length) return `(The file has ${all.length} lines.)`;
  const shown: string[] = [];
  let size = 0;
  for (const line of all.slice(first - 1, first - 1 + count)) {
    const cut = line.length > MAX_LINE_CHARACTERS ? `${line.slice(0, MAX_LINE_CHARACTERS)} […]` : line;
    size += cut.length + 8;
    if (size > maxCharacters && shown.length > 0) break;
    shown.push(`${String(first + shown.length).padStart(5)}\t${cut}`);
  }
  const next = first + shown.length;
  const rest = all.length - next + 1;
  return `${shown.join('\n')}${rest > 0 ? `\n(${rest} more lines: read on with first_line ${next}.)` : ''}`;
}

interface ShownLines {
  /** The number of the first line, from 1. */
  readonly first: number;
  readonly count: number;
  readonly maxCharacters?: number;
}
