import { toPlainText } from '../../domain/text/plain-text.ts';

const MARKER_START = /<!(-+\s*groundhog)/gi;

/** Plain lines in which nothing reads like the marker of a comment of ours. Doing it twice changes nothing. */
export function toUnmarkedText(text: string): string {
  return toPlainText(text).replace(MARKER_START, '<! $1');
}

/** The first `maxChars` of a text on one line, with "…" where something is missing. */
export function toOneLine(text: string, maxChars: number): string {
  // Bounded before the costly part, since a text may have megabytes.
  const bound = maxChars * 8;
  const line = toUnmarkedText(text.slice(0, bound)).replace(/\s+/g, ' ').trim();
  if (line.length <= maxChars && text.length <= bound) return line;
  return `${dropHalfCharacter(line.slice(0, maxChars - 1)).trimEnd()}…`;
}

/** Breaks what the host would act on even in plain text, such as a commit message made of this: `@who`, `#1`, links. */
export function breakReferences(text: string): string {
  return text
    .replace(/@(?=\S)/g, '@ ')
    .replace(/#(?=\d)/g, '# ')
    .replace(/\b(gh-)(?=\d)/gi, '$1 ')
    .replace(/:\/\//g, ': //');
}

/** One line of others' text that stays dead in markdown: a code span, longer delimited than any backticks in it. */
export function renderCodeSpan(text: string, maxChars = 200): string {
  const line = toOneLine(text, maxChars);
  if (line === '') return '–';
  const ticks = '`'.repeat(longestRun(line, /`+/g) + 1);
  const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${ticks}${padding}${line}${padding}${ticks}`;
}

/** As `renderCodeSpan`, for a cell of a table, whose border no pipe in the text can break. */
export function renderCodeCell(text: string, maxChars = 200): string {
  // A table reads an escaped backslash before it reads the pipe, so the two are held apart.
  return renderCodeSpan(text, maxChars)
    .replace(/\\(?=\|)/g, '\\ ')
    .replace(/\|/g, '\\|');
}

/** Others' text in a fence that nothing inside can close, cut to `maxBytes`. */
export function renderFence(text: string, maxBytes: number): string {
  const body = cutText(toUnmarkedText(cutText(text, maxBytes * 4)), maxBytes).replace(/^\n+|\s+$/g, '');
  const ticks = '`'.repeat(Math.max(3, longestRun(body, /`+/g) + 1));
  return `${ticks}text\n${body}\n${ticks}`;
}

/** A text of at most `maxBytes` (UTF-8) without its middle, which gives way to a line that says how much is missing. */
export function cutText(text: string, maxBytes: number): string {
  const total = utf8Length(text);
  if (total <= maxBytes) return text;
  const room = maxBytes - 60;
  if (room <= 0) return takeBytes(text, maxBytes, 'start');
  const head = takeBytes(text, Math.floor(room / 3), 'start');
  const tail = takeBytes(text, room - utf8Length(head), 'end');
  const missing = total - utf8Length(head) - utf8Length(tail);
  return `${head}\n[… ${missing} bytes left out …]\n${tail}`;
}

/** The size of a text in UTF-8. */
export function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

function takeBytes(text: string, maxBytes: number, side: 'start' | 'end'): string {
  let piece = side === 'start' ? text.slice(0, maxBytes) : text.slice(Math.max(0, text.length - maxBytes));
  for (let excess = utf8Length(piece) - maxBytes; excess > 0; excess = utf8Length(piece) - maxBytes) {
    // A UTF-16 unit has at most three bytes of UTF-8, so this never takes too much.
    const units = Math.ceil(excess / 3);
    piece = side === 'start' ? piece.slice(0, -units) : piece.slice(units);
  }
  return dropHalfCharacter(piece);
}

function dropHalfCharacter(text: string): string {
  return text.replace(/^[\udc00-\udfff]/, '').replace(/[\ud800-\udbff]$/, '');
}

function longestRun(text: string, pattern: RegExp): number {
  let longest = 0;
  for (const run of text.matchAll(pattern)) longest = Math.max(longest, run[0].length);
  return longest;
}
