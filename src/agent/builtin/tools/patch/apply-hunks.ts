import type { PatchHunk } from './parse-patch.ts';

export type Patched =
  | { readonly kind: 'ok'; readonly text: string }
  | { readonly kind: 'missing'; readonly lines: readonly string[] };

/** The ways in which lines are compared, most exact first: models lose white space. */
const COMPARISONS: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) => line.trimEnd(),
  (line) => line.trim(),
];

/** Applies the hunks of a patch to a text, in their order. Line ends stay as the text has them. */
export function applyHunks(text: string, hunks: readonly PatchHunk[]): Patched {
  const ending = text.includes('\r\n') ? '\r\n' : '\n';
  const isEnded = text.endsWith('\n');
  const lines = (isEnded ? text.slice(0, -1) : text).split('\n').map((line) => line.replace(/\r$/, ''));
  if (text === '') lines.pop();
  const result: string[] = [];
  let position = 0;
  for (const hunk of hunks) {
    const at = findHunk(lines, hunk, position);
    if (at === undefined) return { kind: 'missing', lines: hunk.oldLines.length > 0 ? hunk.oldLines : hunk.anchors };
    result.push(...lines.slice(position, at), ...hunk.newLines);
    position = at + hunk.oldLines.length;
  }
  result.push(...lines.slice(position));
  const joined = result.join(ending);
  return { kind: 'ok', text: joined === '' || (!isEnded && text !== '') ? joined : `${joined}${ending}` };
}

function findHunk(
  lines: readonly string[],
  { anchors, oldLines, isAtEnd }: PatchHunk,
  from: number,
): number | undefined {
  let start = from;
  for (const anchor of anchors) {
    const at = findLines(lines, [anchor], start) ?? findContaining(lines, anchor, start);
    if (at === undefined) return undefined;
    start = at + 1;
  }
  // An insertion without context comes after its anchor, else at the end.
  if (oldLines.length === 0) return anchors.length > 0 && !isAtEnd ? start : lines.length;
  if (isAtEnd) {
    const last = lines.length - oldLines.length;
    const found = last < start ? undefined : findLines(lines.slice(last), oldLines, 0);
    if (found !== undefined) return last + found;
  }
  // The anchor may be the first of the old lines.
  return findLines(lines, oldLines, start) ?? findLines(lines, oldLines, Math.max(from, start - 1));
}

function findLines(lines: readonly string[], wanted: readonly string[], from: number): number | undefined {
  for (const compare of COMPARISONS) {
    const compared = wanted.map(compare);
    for (let at = from; at + wanted.length <= lines.length; at += 1)
      if (compared.every((line, index) => compare(lines[at + index] ?? '') === line)) return at;
  }
  return undefined;
}

function findContaining(lines: readonly string[], anchor: string, from: number): number | undefined {
  const at = lines.findIndex((line, index) => index >= from && line.includes(anchor));
  return at === -1 ? undefined : at;
}
