import { type ByteFold, type FoldedPart, foldBytes, isFoldable } from './byte-fold.ts';

/** A text in one of the forms in which it is searched. Positions in it are translated to the original and back. */
export interface SearchView {
  readonly text: string;
  /** Returns where the character at a position starts in the original. */
  toStart(at: number): number;
  /** Returns where the character before a position ends in the original. */
  toEnd(at: number): number;
  /** Returns the first position that is not before one of the original. */
  toView(at: number): number;
}

/** The forms of a text: as it is, and without what hides or breaks a word in it, once or in two ways. */
export interface SearchViews {
  readonly views: readonly SearchView[];
  /** The beginning of what more input may complete to a character or a sequence. */
  readonly openFrom: number;
  readonly excess: ByteFold['excess'];
  /** Returns a position that is not within something folded: the same, or the nearest before. */
  align(at: number): number;
}

/** Makes the views of a text. A text that folding cannot change has one. */
export function createSearchViews(text: string, isLast: boolean): SearchViews {
  const plain = toPlainView(text);
  const unfolded = { views: [plain], openFrom: text.length, excess: [], align: (at: number) => at };
  if (!isFoldable(text)) return unfolded;
  const fold = foldBytes(text, { isLast, keepsSequences: false });
  if (fold.parts.length === 0) return { ...unfolded, openFrom: fold.openFrom };
  const views = [plain, toFoldedView(fold)];
  // The text of a title may be a secret, and the last letter of a sequence the first of one, with characters in between
  // that are not seen.
  if (fold.hasSequences) views.push(toFoldedView(foldBytes(text, { isLast, keepsSequences: true })));
  const align = (at: number) => {
    const part = findPart(fold.parts, (each) => each.start < at);
    return part !== undefined && at < part.end ? part.start : at;
  };
  return { views, openFrom: fold.openFrom, excess: fold.excess, align };
}

/** Removes from a text what stands in a row of too many characters that are folded to nothing. */
export function dropExcess(text: string, { excess }: SearchViews): string {
  let at = 0;
  const kept: string[] = [];
  for (const { start, end } of excess) {
    kept.push(text.slice(at, start));
    at = end;
  }
  return kept.join('') + text.slice(at);
}

function toPlainView(text: string): SearchView {
  const same = (at: number) => at;
  return { text, toStart: same, toEnd: same, toView: same };
}

function toFoldedView({ text, parts }: ByteFold): SearchView {
  return {
    text,
    toStart(at) {
      const part = findPart(parts, ({ foldedStart }) => foldedStart <= at);
      if (part === undefined) return at;
      return at < part.foldedEnd ? part.start : part.end + at - part.foldedEnd;
    },
    toEnd(at) {
      const last = at - 1;
      const part = findPart(parts, ({ foldedStart }) => foldedStart <= last);
      if (part === undefined) return at;
      return last < part.foldedEnd ? part.end : part.end + at - part.foldedEnd;
    },
    toView(at) {
      const part = findPart(parts, ({ start }) => start < at);
      if (part === undefined) return at;
      return part.foldedEnd + Math.max(0, at - part.end);
    },
  };
}

/** Finds the last of the parts, in order, for which a condition holds that holds for none after it. */
function findPart(parts: readonly FoldedPart[], holds: (part: FoldedPart) => boolean): FoldedPart | undefined {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const part = parts[middle];
    if (part !== undefined && holds(part)) low = middle + 1;
    else high = middle;
  }
  return parts[low - 1];
}
