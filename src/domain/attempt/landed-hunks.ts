/** A change of a landed commit that can be undone by itself. Paths and patches hold one character for each byte. */
export interface LandedHunk {
  /** The path after the change, or before it for a file that was deleted. */
  readonly path: string;
  /** The first line that the hunk changes in the landed file, from 1; null for the file as a whole. */
  readonly line: number | null;
  /** Lines that it added and removed. */
  readonly added: number;
  readonly removed: number;
  /** The patch of this hunk alone, see git-diff(1). */
  readonly patch: string;
}

/**
 * Splits a patch into its hunks. A file that was created or deleted, a binary file, and a change of a mode count as one
 * hunk each. The patch must be without renames, with the prefixes `a/` and `b/`.
 */
export function splitHunks(patch: string): LandedHunk[] {
  const starts = [...patch.matchAll(/^diff --git /gm)].map(({ index }) => index);
  return starts.flatMap((start, at) => splitFile(patch.slice(start, starts[at + 1])));
}

function splitFile(section: string): LandedHunk[] {
  const starts = [...section.matchAll(/^@@ /gm)].map(({ index }) => index);
  const header = section.slice(0, starts[0]);
  const path = findPath(header);
  const texts = starts.map((start, at) => section.slice(start, starts[at + 1]));
  const isWhole = starts.length === 0 || /^(?:new file|deleted file) mode /m.test(header);
  if (isWhole) return [{ path, line: null, ...countLines(texts.join('')), patch: section }];
  const modes = /^old mode .*\nnew mode .*\n/m.exec(header)?.[0];
  const plain = modes === undefined ? header : header.replace(modes, '');
  const hunks = texts.map((text) => ({ path, line: findLine(text), ...countLines(text), patch: plain + text }));
  if (modes === undefined) return hunks;
  const [first = ''] = header.split('\n');
  return [{ path, line: null, added: 0, removed: 0, patch: `${first}\n${modes}` }, ...hunks];
}

function findPath(header: string): string {
  const named = /^\+\+\+ (?!\/dev\/null)(.*?)\t?$/m.exec(header) ?? /^--- (?!\/dev\/null)(.*?)\t?$/m.exec(header);
  // Without lines of text both names are the same, after "a/" and "b/".
  const [first = ''] = header.split('\n');
  const both = first.slice('diff --git '.length);
  const path = named?.[1] ?? both.slice((both.length + 1) / 2);
  // Quoted as C does where the name needs it.
  const isQuoted = path.startsWith('"');
  const plain = path.replace(/^"?[ab]\//, '');
  return isQuoted ? plain.slice(0, -1).replace(/\\(["\\])/g, '$1') : plain;
}

/** Finds the first line that a hunk adds or, where it only removes, the line after which it does. */
function findLine(hunk: string): number {
  const start = Number(/^@@ -\S+ \+(\d+)/.exec(hunk)?.[1] ?? 1);
  const lines = hunk.split('\n').slice(1);
  const before = lines.findIndex((line) => line.startsWith('+') || line.startsWith('-'));
  return start + Math.max(0, before);
}

function countLines(text: string): { readonly added: number; readonly removed: number } {
  const lines = text.split('\n');
  return {
    added: lines.filter((line) => line.startsWith('+')).length,
    removed: lines.filter((line) => line.startsWith('-')).length,
  };
}
